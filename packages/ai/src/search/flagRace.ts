/**
 * The race for the player's own prize: an enemy near it that cannot be stopped in time is a danger that no sum over pieces shows. It is evaluated at the
 * end of a line, and only while an enemy is near enough.
 */

import { battleTable, cellOf, kindOf, OUTCOMES, type Position, pieceOn, seatOf } from '@flagfall/engine';
import { DISTANCE_MAX, floodDistances, IMPASSABLE } from './distances.ts';
import { isMovableKind } from './ranks.ts';
import type { SearchRoot } from './searchRoot.ts';

const [ATTACKER_WINS, , BOTH_CAPTURED] = OUTCOMES.keys();
/** An enemy this far away is no danger yet. */
const RACE_DISTANCE_MAX = 7;
/** The discount of danger for each step, and when the enemy can be stopped. */
const STEP_DISCOUNT = 0.8;
const STOPPABLE_SHARE = 0.15;
/** The cost of passing a piece that must be beaten, or that can move away. */
const OCCUPIED_COST = 3;

export class FlagRace {
  readonly #root: SearchRoot;
  readonly #kinds: number;
  /** Steps to the prize for enemies that defuse, and for all other pieces. */
  readonly #defusers: Uint8Array;
  readonly #others: Uint8Array;
  readonly #canDefuse: readonly boolean[];
  readonly #isMover: readonly boolean[];
  readonly #beats: Uint8Array;
  /** Whether an enemy may come near within a line. */
  readonly #isOn: boolean = false;

  constructor(root: SearchRoot) {
    const { rules, shadow, pieces, seat } = root;
    const { board, kinds } = rules;
    this.#root = root;
    this.#kinds = kinds.length;
    this.#canDefuse = kinds.map(({ powers }) => powers.some(({ id }) => id === 'defuse'));
    this.#isMover = kinds.map((_, kind) => isMovableKind(rules, kind));
    this.#beats = battleTable(kinds).map((outcome) => (outcome === ATTACKER_WINS || outcome === BOTH_CAPTURED ? 1 : 0));
    const stepsFor = (priceOf: (piece: number) => number): Uint8Array => {
      const steps = new Uint8Array(board.cells.length).fill(DISTANCE_MAX);
      const price = Uint8Array.from({ length: board.cells.length }, (_, cell) => {
        const piece = pieceOn(shadow, cell);
        return piece < 0 ? 1 : priceOf(piece);
      });
      for (let piece = 0; piece < pieces; piece++)
        if (seatOf(shadow, piece) === seat && kinds[kindOf(shadow, piece)]?.prize && cellOf(shadow, piece) !== board.offBoard)
          floodDistances(board, cellOf(shadow, piece), price, steps);
      return steps;
    };
    const isWall = (piece: number): boolean => seatOf(shadow, piece) === seat && !this.#isMover[kindOf(shadow, piece)];
    this.#defusers = stepsFor((piece) => (isWall(piece) ? 1 : OCCUPIED_COST));
    this.#others = stepsFor((piece) => (isWall(piece) ? IMPASSABLE : OCCUPIED_COST));
    for (let piece = 0; piece < pieces; piece++) {
      const cell = cellOf(shadow, piece);
      if (cell !== board.offBoard && seatOf(shadow, piece) !== seat && this.#defusers[cell] <= RACE_DISTANCE_MAX + 3) this.#isOn = true;
    }
  }

  /** How great the danger is, from 0 to 1. */
  danger(position: Position): number {
    if (!this.#isOn) return 0;
    const { pieces, seat, rules } = this.#root;
    let worst = 0;
    for (let piece = 0; piece < pieces; piece++) {
      const cell = cellOf(position, piece);
      if (cell === rules.board.offBoard || seatOf(position, piece) === seat) continue;
      const kind = kindOf(position, piece);
      if (!this.#isMover[kind]) continue;
      const steps = (this.#canDefuse[kind] ? this.#defusers : this.#others)[cell];
      if (steps > RACE_DISTANCE_MAX) continue;
      const danger = DANGER_BY_DISTANCE[steps];
      if (danger > worst) worst = Math.max(worst, this.#canStop(position, kind, steps) ? STOPPABLE_SHARE * danger : danger);
    }
    return worst;
  }

  /** Whether an own piece that beats that kind is there in time. */
  #canStop(position: Position, kind: number, steps: number): boolean {
    const { pieces, seat, rules } = this.#root;
    for (let piece = 0; piece < pieces; piece++) {
      const cell = cellOf(position, piece);
      if (cell === rules.board.offBoard || seatOf(position, piece) !== seat) continue;
      const own = kindOf(position, piece);
      if (this.#isMover[own] && this.#others[cell] <= steps && this.#beats[own * this.#kinds + kind]) return true;
    }
    return false;
  }
}

const DANGER_BY_DISTANCE = Float64Array.from({ length: RACE_DISTANCE_MAX + 1 }, (_, steps) => STEP_DISCOUNT ** Math.max(0, steps - 1));
