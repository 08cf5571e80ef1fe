/** The playout policy: the best intent of a seat by the heuristics alone. */

import type { Chance, Position } from '@flagfall/engine';
import { actorOf, questionName } from '@flagfall/engine/edition';
import { FIRST_DEED, intentsMax, listIntents } from '@flagfall/engine/internal';
import type { ExchangeTables } from '../belief/exchangeTables.ts';
import type { MapTables } from '../mapTables.ts';
import { DeedHeuristics } from './deedHeuristics.ts';
import { MoveHeuristics } from './moveHeuristics.ts';

/** Of hundreds of regroupings, this many are evaluated. */
const INTENTS_MAX = 60;

export class PlayoutPolicy {
  readonly #heuristics: MoveHeuristics;
  readonly #deeds: DeedHeuristics;
  readonly #intents: Int32Array;

  constructor(tables: MapTables, beliefs: ExchangeTables, now: Position) {
    this.#heuristics = new MoveHeuristics(tables, beliefs, now);
    this.#deeds = new DeedHeuristics(tables, beliefs, this.#heuristics);
    this.#intents = new Int32Array(intentsMax(now));
  }

  /** The value of an intent, after `turnTo`. */
  valueOf(world: Position, seat: number, intent: number): number {
    return intent < FIRST_DEED ? this.#heuristics.moveValue(intent & 255, (intent >>> 8) & 255) : this.#deeds.of(world, seat, intent);
  }

  turnTo(world: Position, seat: number): void {
    this.#heuristics.setView(world, seat);
  }

  /** The choice of the seat to act. */
  choose(world: Position, chance: Chance): number {
    const seat = actorOf(world);
    const count = listIntents(world, this.#intents);
    const question = questionName(world);
    this.turnTo(world, seat);
    const step = question === 'act' ? 1 : Math.max(1, Math.floor(count / INTENTS_MAX));
    let best = this.#intents[0];
    let bestWorth = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (let at = step === 1 ? 0 : chance.below(step); at < count; at += step) {
      const worth = this.valueOf(world, seat, this.#intents[at]);
      if (worth < bestWorth) continue;
      equals = worth > bestWorth ? 1 : equals + 1;
      bestWorth = worth;
      // Reservoir sampling: each of the equals is equally likely.
      if (equals === 1 || chance.below(equals) === 0) best = this.#intents[at];
    }
    return best;
  }
}
