/** Tries an intent out in a world: everybody plays on by habit until the turn comes back, and the position that comes of it is weighed. */

import { actionCount, type Chance, isRunning, kindOf, type Position, pieceOn, play, rewind, seatOf, turnOf } from '@flagfall/engine';
import type { Clock } from '../clock.ts';
import { type Beliefs, isSeen } from './beliefs.ts';
import type { Habits } from './habits.ts';
import type { Realm } from './realm.ts';
import type { Standing } from './standing.ts';

/** No round takes that long: eleven moves and a few answers a turn. */
const STEPS_MAX = 120;

/** What a trial goes by. */
export interface Means {
  readonly realm: Realm;
  readonly beliefs: Beliefs;
  readonly habits: Habits;
  readonly standing: Standing;
  readonly clock: Clock;
}

export class Trial {
  readonly #means: Means;
  readonly #seat: number;
  /** How much the seat's chance changes with a point of each seat. */
  readonly #slopes: readonly number[];

  /** `world` is any of the worlds that will be tried. */
  constructor(means: Means, seat: number, world: Position) {
    this.#means = means;
    this.#seat = seat;
    this.#slopes = means.standing.slopesOf(world, seat);
  }

  /** What so many points of its own change in the seat's chance. */
  chanceIn(points: number): number {
    return points * this.#slopes[this.#seat];
  }

  /** The seat's chance to win after the intent. The world is as before when this returns. */
  of(world: Position, intent: number, chance: Chance): number {
    const { habits, standing, clock } = this.#means;
    const start = actionCount(world);
    let luck = 0;
    let steps = 0;
    let isAway = false;
    for (let next = intent; ; next = habits.next(world, chance)) {
      if (turnOf(world) === this.#seat) luck += this.#luckOf(world, next);
      play(world, next, chance);
      steps++;
      isAway ||= turnOf(world) !== this.#seat;
      if (!isRunning(world) || steps === STEPS_MAX || (isAway && turnOf(world) === this.#seat)) break;
    }
    const value = standing.chanceOf(world, this.#seat) - luck;
    rewind(world, start);
    clock.add(steps);
    return value;
  }

  /**
   * How much better an attack on a hidden piece turns out in this world than one may expect, as a change of the seat's chance. Without it, whether a flag
   * happens to stand there outweighs what tells two intents apart.
   */
  #luckOf(world: Position, intent: number): number {
    if (intent >>> 24 !== 0) return 0;
    const { realm, beliefs } = this.#means;
    const enemy = pieceOn(world, (intent >>> 8) & 255);
    if (enemy < 0 || isSeen(world, this.#seat, enemy)) return 0;
    const kind = kindOf(world, pieceOn(world, intent & 255));
    const pair = kind * realm.kindCount + kindOf(world, enemy);
    const price = realm.prices[pair] - beliefs.price(world, this.#seat, kind, enemy);
    const won = realm.balances[pair] - beliefs.gain(world, this.#seat, kind, enemy) + price;
    return -this.#slopes[this.#seat] * price - this.#slopes[seatOf(world, enemy)] * won;
  }
}
