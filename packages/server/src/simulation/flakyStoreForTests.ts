// A real store behind a bad connection: every call takes time, and some fail, with or without having been carried out.

import { type Chance, pick } from '@flagfall/engine';
import { StorageUnavailable } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { SimulatedTime } from './timeForTests.ts';

export interface FlakyLine {
  /** One call of so many fails; 0 for none. */
  failures: number;
  /** The calling node is dead: no answer comes. */
  isCut: boolean;
  /** How many calls have failed. */
  failed: number;
}

const DELAYS_MS = [0, 0, 1, 1, 2, 3, 8, 30];

export function flakyStore(line: FlakyLine, store: Store, time: SimulatedTime, chance: Chance, host: Store['backend']): Store {
  const slow = <Part extends object>(part: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([name, method]) => [name, (...args: unknown[]) => call(() => method.apply(part, args))]),
    ) as Part;

  async function call(act: () => Promise<unknown>): Promise<unknown> {
    await time.wait(pick(chance, DELAYS_MS));
    if (line.isCut) return new Promise(() => undefined);
    const fails = line.failures > 0 && chance.below(line.failures) === 0;
    const isLost = fails && chance.below(2) === 0;
    let result: unknown;
    let fault: unknown;
    if (!isLost) {
      time.underway += 1;
      try {
        result = await act();
      } catch (error) {
        fault = error;
      }
      time.underway -= 1;
    }
    await time.wait(pick(chance, DELAYS_MS));
    // It may be stored although the caller will never know.
    if (line.isCut) return new Promise(() => undefined);
    if (fails) {
      line.failed += 1;
      throw new StorageUnavailable(new Error('the line is bad'));
    }
    if (fault !== undefined) throw fault;
    return result;
  }

  return {
    ...store,
    backend: host,
    games: slow(store.games),
    facts: slow(store.facts),
    nodes: slow(store.nodes),
    settings: slow(store.settings),
  };
}
