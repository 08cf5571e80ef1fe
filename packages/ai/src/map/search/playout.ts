/** A playout: plays an intent in a determinization, lets all seats play on by the policy until the turn comes back, and evaluates the position. */

import { actionCount, type Chance, isRunning, kindOf, type Position, pieceOn, rewind, seatOf, turnOf } from '@flagfall/engine';
import { FIRST_DEED, play } from '@flagfall/engine/internal';
import type { SearchClock } from '../../searchClock.ts';
import { type ExchangeTables, knowsPiece } from '../belief/exchangeTables.ts';
import type { MapTables } from '../mapTables.ts';
import type { MapEvaluation } from './mapEvaluation.ts';
import type { PlayoutPolicy } from './playoutPolicy.ts';

/** Longer than any round: eleven moves and a few answers a turn. */
const PLAYOUT_ACTIONS_MAX = 120;

/** The inputs of a playout. */
export interface PlayoutContext {
  readonly tables: MapTables;
  readonly beliefs: ExchangeTables;
  readonly habits: PlayoutPolicy;
  readonly standing: MapEvaluation;
  readonly clock: SearchClock;
}

export class Playout {
  readonly #means: PlayoutContext;
  readonly #seat: number;
  /** The derivative of the seat's chance by the points of each seat. */
  readonly #gradient: readonly number[];

  /** `world` is any of the determinizations that will be tried. */
  constructor(means: PlayoutContext, seat: number, world: Position) {
    this.#means = means;
    this.#seat = seat;
    this.#gradient = means.standing.gradient(world, seat);
  }

  /** The change of the seat's chance by so many own points. */
  chanceIn(points: number): number {
    return points * this.#gradient[this.#seat];
  }

  /** The seat's chance to win after the intent. The world is as before when this returns. */
  run(world: Position, intent: number, chance: Chance): number {
    const { habits, standing, clock } = this.#means;
    const start = actionCount(world);
    let luck = 0;
    let steps = 0;
    let isAway = false;
    for (let next = intent; ; next = habits.choose(world, chance)) {
      if (turnOf(world) === this.#seat) luck += this.#luck(world, next);
      play(world, next, chance);
      steps++;
      isAway ||= turnOf(world) !== this.#seat;
      if (!isRunning(world) || steps === PLAYOUT_ACTIONS_MAX || (isAway && turnOf(world) === this.#seat)) break;
    }
    const value = standing.winChance(world, this.#seat) - luck;
    rewind(world, start);
    clock.add(steps);
    return value;
  }

  /**
   * How much better an attack on a hidden piece goes in this determinization than expected, as a change of the seat's chance. This control variate
   * keeps the luck of a flag on that cell from outweighing the difference between two intents.
   */
  #luck(world: Position, intent: number): number {
    if (intent >= FIRST_DEED) return 0;
    const { tables, beliefs } = this.#means;
    const enemy = pieceOn(world, (intent >>> 8) & 255);
    if (enemy < 0 || knowsPiece(world, this.#seat, enemy)) return 0;
    const kind = kindOf(world, pieceOn(world, intent & 255));
    const pair = kind * tables.kindCount + kindOf(world, enemy);
    const price = tables.losses[pair] - beliefs.expectedLoss(world, this.#seat, kind, enemy);
    const won = tables.exchanges[pair] - beliefs.expectedExchange(world, this.#seat, kind, enemy) + price;
    return -this.#gradient[this.#seat] * price - this.#gradient[seatOf(world, enemy)] * won;
  }
}
