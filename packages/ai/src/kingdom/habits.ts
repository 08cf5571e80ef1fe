/** How a seat acts by its plain thoughts alone: the best answer to whatever the game asks, without looking ahead. */

import { actorOf, type Chance, intentsMax, listIntents, type Position, questionName } from '@flagfall/engine';
import type { Beliefs } from './beliefs.ts';
import { DeedThoughts } from './deedThoughts.ts';
import type { Realm } from './realm.ts';
import { Thoughts } from './thoughts.ts';

/** Of hundreds of ways to regroup, so many are weighed in passing. */
const WAYS_MAX = 60;

export class Habits {
  readonly #thoughts: Thoughts;
  readonly #deeds: DeedThoughts;
  readonly #intents: Int32Array;

  constructor(realm: Realm, beliefs: Beliefs, now: Position) {
    this.#thoughts = new Thoughts(realm, beliefs, now);
    this.#deeds = new DeedThoughts(realm, beliefs, this.#thoughts);
    this.#intents = new Int32Array(intentsMax(now));
  }

  /** What an intent promises, after `turnTo`. */
  worthOf(world: Position, seat: number, intent: number): number {
    return intent >>> 24 === 0 ? this.#thoughts.ofMove(intent & 255, (intent >>> 8) & 255) : this.#deeds.of(world, seat, intent);
  }

  turnTo(world: Position, seat: number): void {
    this.#thoughts.turnTo(world, seat);
  }

  /** What the seat that is waited for does. */
  next(world: Position, chance: Chance): number {
    const seat = actorOf(world);
    const count = listIntents(world, this.#intents);
    const question = questionName(world);
    this.turnTo(world, seat);
    const step = question === 'act' ? 1 : Math.max(1, Math.floor(count / WAYS_MAX));
    let best = this.#intents[0];
    let bestWorth = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (let at = step === 1 ? 0 : chance.below(step); at < count; at += step) {
      const worth = this.worthOf(world, seat, this.#intents[at]);
      if (worth < bestWorth) continue;
      equals = worth > bestWorth ? 1 : equals + 1;
      bestWorth = worth;
      // Of so many equals each is as likely.
      if (equals === 1 || chance.below(equals) === 0) best = this.#intents[at];
    }
    return best;
  }
}
