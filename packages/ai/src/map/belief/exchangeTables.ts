/**
 * Expected exchanges against unknown pieces, as tables for the search. The player uses its belief; the others are assumed to know what they were shown
 * and to count the rest. So no seat in a determinization acts on what it cannot know there.
 */

import { kindOf, type Position, seatOf } from '@flagfall/engine';
import { hasMoved, shownTo } from '@flagfall/engine/edition';
import type { MapTables } from '../mapTables.ts';
import type { KindProbabilities } from './kindProbabilities.ts';

export class ExchangeTables {
  readonly #tables: MapTables;
  readonly #me: number;
  /** For the player and for the others, `kind * pieceCount + piece`. */
  readonly #gains: readonly [Float64Array, Float64Array];
  readonly #chances: readonly [Float64Array, Float64Array];
  /** The expected loss of the attacker. */
  readonly #losses: readonly [Float64Array, Float64Array];
  readonly #risks: readonly [Float64Array, Float64Array];
  readonly #kindChances: readonly (readonly KindProbabilities[])[];

  /** `now` is the game as the player saw it, `odds` its kind probabilities. */
  constructor(tables: MapTables, me: number, now: Position, odds: readonly KindProbabilities[]) {
    this.#tables = tables;
    this.#me = me;
    this.#kindChances = [odds, publicKindChances(tables, now)];
    const size = tables.kindCount * tables.pieceCount;
    const pairOfTables = (): readonly [Float64Array, Float64Array] => [new Float64Array(size), new Float64Array(size)];
    this.#gains = pairOfTables();
    this.#chances = pairOfTables();
    this.#losses = pairOfTables();
    this.#risks = pairOfTables();
    for (const view of [0, 1] as const) this.#fill(view);
  }

  /** The expected gain minus loss when a piece of this kind attacks. */
  expectedExchange(position: Position, seat: number, kind: number, piece: number): number {
    const { exchanges, kindCount, pieceCount } = this.#tables;
    if (knowsPiece(position, seat, piece)) return exchanges[kind * kindCount + kindOf(position, piece)];
    return this.#gains[this.#viewOf(seat)][kind * pieceCount + piece];
  }

  /** The part of it that is the attacker's own loss. */
  expectedLoss(position: Position, seat: number, kind: number, piece: number): number {
    const { losses, kindCount, pieceCount } = this.#tables;
    if (knowsPiece(position, seat, piece)) return losses[kind * kindCount + kindOf(position, piece)];
    return this.#losses[this.#viewOf(seat)][kind * pieceCount + piece];
  }

  /** The probability that it takes the zone. */
  winChance(position: Position, seat: number, kind: number, piece: number): number {
    const { wins, kindCount, pieceCount } = this.#tables;
    if (knowsPiece(position, seat, piece)) return wins[kind * kindCount + kindOf(position, piece)];
    return this.#chances[this.#viewOf(seat)][kind * pieceCount + piece];
  }

  /** The expected loss when that enemy attacks a piece of this kind; 0 when the attack would be bad for the enemy. */
  risk(position: Position, seat: number, kind: number, piece: number): number {
    const { pieceCount } = this.#tables;
    if (knowsPiece(position, seat, piece)) return this.#riskFrom(kindOf(position, piece), kind);
    return this.#risks[this.#viewOf(seat)][kind * pieceCount + piece];
  }

  /** The probability of a kind for a piece, from a seat's view. */
  kindChance(position: Position, seat: number, piece: number, kind: number): number {
    if (knowsPiece(position, seat, piece)) return kindOf(position, piece) === kind ? 1 : 0;
    return this.#kindChances[this.#viewOf(seat)][piece][kind];
  }

  #viewOf(seat: number): 0 | 1 {
    return seat === this.#me ? 0 : 1;
  }

  #fill(view: 0 | 1): void {
    const { kindCount, pieceCount, exchanges, losses, wins } = this.#tables;
    this.#kindChances[view].forEach((shares, piece) => {
      for (let kind = 0; kind < kindCount; kind++) {
        const at = kind * pieceCount + piece;
        for (let other = 0; other < kindCount; other++) {
          this.#gains[view][at] += shares[other] * exchanges[kind * kindCount + other];
          this.#losses[view][at] += shares[other] * losses[kind * kindCount + other];
          this.#chances[view][at] += shares[other] * wins[kind * kindCount + other];
          this.#risks[view][at] += shares[other] * this.#riskFrom(other, kind);
        }
      }
    });
  }

  #riskFrom(attacker: number, defender: number): number {
    const { isMovable, exchanges, kindCount } = this.#tables;
    return isMovable[attacker] ? Math.max(0, exchanges[attacker * kindCount + defender]) : 0;
  }
}

/** Whether a seat knows a piece: its own, or one it was shown. */
export function knowsPiece(position: Position, seat: number, piece: number): boolean {
  return seatOf(position, piece) === seat || ((shownTo(position, piece) >> seat) & 1) === 1;
}

/** Probabilities by public counting: the army without shown pieces; a piece that moved is of a movable kind. */
function publicKindChances({ rules, isMovable, pieceCount }: MapTables, now: Position): readonly KindProbabilities[] {
  const others = (1 << rules.seats.length) - 1;
  const left = rules.seats.map((_, seat) => {
    const counts = Array.from(rules.army);
    for (let piece = seat * rules.armySize; piece < (seat + 1) * rules.armySize; piece++)
      if ((shownTo(now, piece) | (1 << seat)) === others) counts[kindOf(now, piece)]--;
    return counts;
  });
  return Array.from({ length: pieceCount }, (_, piece) => {
    const weights = left[seatOf(now, piece)].map((count, kind) => (hasMoved(now, piece) && !isMovable[kind] ? 0 : Math.max(0, count)));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return Float64Array.from(weights, (weight) => (sum > 0 ? weight / sum : 0));
  });
}
