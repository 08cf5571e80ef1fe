/** What a table of this device is kept by: its set-up once, its facts in order. For the worker alone, since facts are the truth. */

import type { Fact, Setup } from '@flagfall/table';
import { read, stored } from './database.ts';
import type { Summary } from './plan.ts';
import { findGame } from './shelf.ts';

export interface Kept {
  readonly summary: Summary;
  /** Undefined while the table has not been opened. */
  readonly setup: Setup | undefined;
  readonly facts: readonly Fact[];
}

export interface Keeper {
  /** Undefined for a game that is not there any more. */
  load(game: string): Promise<Kept | undefined>;
  /** Resolves when everything is stored; `first` is the number of the first fact. */
  store(summary: Summary, first: number, facts: readonly Fact[], setup?: Setup): Promise<void>;
}

/** Somebody has thrown the game away, in another tab. */
export class GameGone extends Error {
  override name = 'GameGone';
}

interface KeptFact {
  readonly game: string;
  readonly seq: number;
  readonly fact: Fact;
}

export const browserKeeper: Keeper = {
  async load(game) {
    const summary = await findGame(game);
    if (summary === undefined) return undefined;
    const table = await read('tables', (store): IDBRequest<{ readonly setup: Setup } | undefined> => store.get(game));
    const range = IDBKeyRange.bound([game], [game, Number.POSITIVE_INFINITY]);
    const facts = await read('facts', (store): IDBRequest<KeptFact[]> => store.getAll(range));
    return { summary, setup: table?.setup, facts: facts.map(({ fact }) => fact) };
  },
  async store(summary, first, facts, setup) {
    let isGone = false;
    await stored(['games', 'tables', 'facts'], (store) => {
      const games = store('games');
      const found = games.getKey(summary.id);
      found.onsuccess = () => {
        isGone = found.result === undefined;
        // Half a game, with its end and without its beginning, could never go on.
        if (isGone) games.transaction.abort();
      };
      games.put(summary);
      if (setup !== undefined) store('tables').put({ id: summary.id, setup });
      // `add` and not `put`: two tabs with the same game must not overwrite each other's facts.
      for (const [at, fact] of facts.entries()) store('facts').add({ game: summary.id, seq: first + at, fact });
    }).catch((error: unknown) => {
      throw isGone ? new GameGone(summary.id) : error;
    });
  },
};
