/**
 * The race for the player's own prize: an enemy who is near it and whom nobody can stop in time is a danger that no sum over pieces shows. It is
 * looked at where a line ends, and only while an enemy is near enough.
 */

import { battleTable, cellOf, kindOf, OUTCOMES, type Position, pieceOn, seatOf } from '@flagfall/engine';
import { movable } from './ranks.ts';
import type { Sight } from './sight.ts';
import { CLOSED, FAR, flood } from './ways.ts';

const [ATTACKER_WINS, , BOTH_CAPTURED] = OUTCOMES.keys();
/** From so far away nobody is a danger yet. */
const REACH = 7;
/** How much of the danger is left for each step, and when somebody can stop him. */
const FADING = 0.8;
const STOPPED = 0.15;
/** What it costs to pass a piece that has to be beaten, or that gets out of the way. */
const CROWDED = 3;

export class Race {
  readonly #sight: Sight;
  readonly #kinds: number;
  /** Steps to the prize for enemies who defuse, for other enemies, and for friends. */
  readonly #defusers: Uint8Array;
  readonly #others: Uint8Array;
  readonly #friends: Uint8Array;
  readonly #canDefuse: readonly boolean[];
  readonly #isMover: readonly boolean[];
  readonly #beats: Uint8Array;
  /** Whether anybody may come near while a line is looked at. */
  readonly #isOn: boolean = false;

  constructor(sight: Sight) {
    const { rules, shadow, pieces, seat } = sight;
    const { board, kinds } = rules;
    this.#sight = sight;
    this.#kinds = kinds.length;
    this.#canDefuse = kinds.map(({ powers }) => powers.some(({ id }) => id === 'defuse'));
    this.#isMover = kinds.map((_, kind) => movable(rules, kind));
    this.#beats = battleTable(kinds).map((outcome) => (outcome === ATTACKER_WINS || outcome === BOTH_CAPTURED ? 1 : 0));
    const stepsFor = (priceOf: (piece: number) => number): Uint8Array => {
      const steps = new Uint8Array(board.cells.length).fill(FAR);
      const price = Uint8Array.from({ length: board.cells.length }, (_, cell) => {
        const piece = pieceOn(shadow, cell);
        return piece < 0 ? 1 : priceOf(piece);
      });
      for (let piece = 0; piece < pieces; piece++)
        if (seatOf(shadow, piece) === seat && kinds[kindOf(shadow, piece)]?.prize && cellOf(shadow, piece) !== board.wall)
          flood(board, cellOf(shadow, piece), price, steps);
      return steps;
    };
    const isWall = (piece: number): boolean => seatOf(shadow, piece) === seat && !this.#isMover[kindOf(shadow, piece)];
    this.#defusers = stepsFor((piece) => (isWall(piece) ? 1 : CROWDED));
    this.#others = stepsFor((piece) => (isWall(piece) ? CLOSED : CROWDED));
    this.#friends = stepsFor((piece) => (isWall(piece) ? CLOSED : CROWDED));
    for (let piece = 0; piece < pieces; piece++) {
      const cell = cellOf(shadow, piece);
      if (cell !== board.wall && seatOf(shadow, piece) !== seat && this.#defusers[cell] <= REACH + 3) this.#isOn = true;
    }
  }

  /** How great the danger is, from 0 to 1. */
  danger(position: Position): number {
    if (!this.#isOn) return 0;
    const { pieces, seat, rules } = this.#sight;
    let worst = 0;
    for (let piece = 0; piece < pieces; piece++) {
      const cell = cellOf(position, piece);
      if (cell === rules.board.wall || seatOf(position, piece) === seat) continue;
      const kind = kindOf(position, piece);
      if (!this.#isMover[kind]) continue;
      const steps = (this.#canDefuse[kind] ? this.#defusers : this.#others)[cell];
      if (steps > REACH) continue;
      const danger = FADED[steps];
      if (danger > worst) worst = Math.max(worst, this.#canStop(position, kind, steps) ? STOPPED * danger : danger);
    }
    return worst;
  }

  /** Whether a friend who beats that kind is there in time. */
  #canStop(position: Position, kind: number, steps: number): boolean {
    const { pieces, seat, rules } = this.#sight;
    for (let piece = 0; piece < pieces; piece++) {
      const cell = cellOf(position, piece);
      if (cell === rules.board.wall || seatOf(position, piece) !== seat) continue;
      const own = kindOf(position, piece);
      if (this.#isMover[own] && this.#friends[cell] <= steps && this.#beats[own * this.#kinds + kind]) return true;
    }
    return false;
  }
}

const FADED = Float64Array.from({ length: REACH + 1 }, (_, steps) => FADING ** Math.max(0, steps - 1));
