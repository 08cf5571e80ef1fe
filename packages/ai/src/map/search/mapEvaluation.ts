/** Evaluation on maps: weighted features of each seat, and its chance to win. */

import { cellOf, isRunning, kindOf, type Position, pieceOn, resultOf, SEATS } from '@flagfall/engine';
import { noteOf, seatsOn, shownTo } from '@flagfall/engine/edition';
import { departedSeats } from '@flagfall/engine/internal';
import type { MapTables } from '../mapTables.ts';
import { territoryValue } from '../territoryGraph.ts';

export class MapEvaluation {
  readonly #tables: MapTables;
  readonly #scores: Float64Array;

  constructor(tables: MapTables) {
    this.#tables = tables;
    this.#scores = new Float64Array(tables.rules.seats.length);
  }

  /** The chance of a seat to win. When one seat is far ahead, its losses count most, hence the exponents. */
  winChance(position: Position, seat: number): number {
    const { seats } = this.#tables.rules;
    if (!isRunning(position)) {
      const winners = resultOf(position)?.winners ?? [];
      if (winners.length === 0) return 1 / seats.length;
      return winners.includes(SEATS[seat]) ? 1 / winners.length : 0;
    }
    let sum = 0;
    for (let other = 0; other < seats.length; other++) {
      this.#scores[other] = Math.exp(this.scoreOf(position, other) / this.#tables.weights.scale);
      sum += this.#scores[other];
    }
    return this.#scores[seat] / sum;
  }

  /** The derivative of a seat's chance by the points of each seat. */
  gradient(position: Position, seat: number): readonly number[] {
    const own = this.winChance(position, seat);
    const { scale } = this.#tables.weights;
    const sum = this.#scores.reduce((total, score) => total + score, 0);
    return Array.from(this.#scores, (score, other) => (other === seat ? (own * (1 - own)) / scale : (-own * score) / sum / scale));
  }

  scoreOf(position: Position, seat: number): number {
    if ((departedSeats(position) >> seat) & 1) return 0;
    return this.#army(position, seat) + this.#territories(position, seat) + this.#flags(position, seat);
  }

  #army(position: Position, seat: number): number {
    const { rules, values, flag } = this.#tables;
    let sum = 0;
    for (let piece = seat * rules.armySize; piece < (seat + 1) * rules.armySize; piece++) {
      const kind = kindOf(position, piece);
      if (kind === flag) continue;
      if (cellOf(position, piece) === rules.board.offBoard) sum += this.#tables.weights.bag * values[kind];
      else sum += shownTo(position, piece) === 0 ? values[kind] : values[kind] * (1 - this.#tables.weights.known);
    }
    return sum;
  }

  #territories(position: Position, seat: number): number {
    const { territories, weights } = this.#tables;
    let sum = 0;
    for (let territory = 0; territory < territories.territories.length; territory++) {
      let seats = 0;
      for (const zone of territories.territories[territory]) seats |= seatsOn(position, zone);
      if (seats === 1 << seat) sum += territoryValue(territories, territory, weights);
    }
    return sum;
  }

  #flags(position: Position, seat: number): number {
    const { flagNotes, rules, flag, territories } = this.#tables;
    let sum = 0;
    for (const note of flagNotes) if (noteOf(position, note) === seat + 1) sum += this.#tables.weights.held;
    if (noteOf(position, flagNotes[seat]) !== 0) return sum;
    sum += this.#tables.weights.standFlag;
    for (let piece = seat * rules.armySize; piece < (seat + 1) * rules.armySize; piece++) {
      if (kindOf(position, piece) !== flag || cellOf(position, piece) === rules.board.offBoard) continue;
      for (const zone of territories.neighbours[cellOf(position, piece)]) {
        const seats = seatsOn(position, zone);
        if (seats === 0) sum += this.#tables.weights.byFlagOpen;
        else if (seats !== 1 << seat) sum += this.#tables.weights.byFlagEnemy;
        else if (!this.#tables.isMovable[kindOf(position, pieceOn(position, zone))]) sum += this.#tables.weights.byFlagWall;
      }
    }
    return sum;
  }
}
