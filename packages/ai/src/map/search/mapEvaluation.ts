/** How a position stands: what each seat has, weighed, and the chance to win that it makes. */

import { cellOf, isRunning, kindOf, type Position, pieceOn, resultOf, SEATS } from '@flagfall/engine';
import { noteOf, seatsOn, shownTo } from '@flagfall/engine/edition';
import { departedSeats } from '@flagfall/engine/internal';
import type { MapTables } from '../mapTables.ts';
import { territoryValue } from '../territoryGraph.ts';

export class MapEvaluation {
  readonly #realm: MapTables;
  readonly #scores: Float64Array;

  constructor(realm: MapTables) {
    this.#realm = realm;
    this.#scores = new Float64Array(realm.rules.seats.length);
  }

  /** The chance of a seat to win. When one seat runs away, what it loses counts most: that is what the exponents are for. */
  winChance(position: Position, seat: number): number {
    const { seats } = this.#realm.rules;
    if (!isRunning(position)) {
      const winners = resultOf(position)?.winners ?? [];
      if (winners.length === 0) return 1 / seats.length;
      return winners.includes(SEATS[seat]) ? 1 / winners.length : 0;
    }
    let sum = 0;
    for (let other = 0; other < seats.length; other++) {
      this.#scores[other] = Math.exp(this.scoreOf(position, other) / this.#realm.weights.scale);
      sum += this.#scores[other];
    }
    return this.#scores[seat] / sum;
  }

  /** How much a seat's chance changes with a point of each seat. */
  gradient(position: Position, seat: number): readonly number[] {
    const own = this.winChance(position, seat);
    const { scale } = this.#realm.weights;
    const sum = this.#scores.reduce((total, score) => total + score, 0);
    return Array.from(this.#scores, (score, other) => (other === seat ? (own * (1 - own)) / scale : (-own * score) / sum / scale));
  }

  scoreOf(position: Position, seat: number): number {
    if ((departedSeats(position) >> seat) & 1) return 0;
    return this.#army(position, seat) + this.#territories(position, seat) + this.#flags(position, seat);
  }

  #army(position: Position, seat: number): number {
    const { rules, values, flag } = this.#realm;
    let sum = 0;
    for (let piece = seat * rules.armySize; piece < (seat + 1) * rules.armySize; piece++) {
      const kind = kindOf(position, piece);
      if (kind === flag) continue;
      if (cellOf(position, piece) === rules.board.offBoard) sum += this.#realm.weights.bag * values[kind];
      else sum += shownTo(position, piece) === 0 ? values[kind] : values[kind] * (1 - this.#realm.weights.known);
    }
    return sum;
  }

  #territories(position: Position, seat: number): number {
    const { territories, weights } = this.#realm;
    let sum = 0;
    for (let territory = 0; territory < territories.territories.length; territory++) {
      let seats = 0;
      for (const zone of territories.territories[territory]) seats |= seatsOn(position, zone);
      if (seats === 1 << seat) sum += territoryValue(territories, territory, weights);
    }
    return sum;
  }

  #flags(position: Position, seat: number): number {
    const { flagNotes, rules, flag, territories } = this.#realm;
    let sum = 0;
    for (const note of flagNotes) if (noteOf(position, note) === seat + 1) sum += this.#realm.weights.held;
    if (noteOf(position, flagNotes[seat]) !== 0) return sum;
    sum += this.#realm.weights.standFlag;
    for (let piece = seat * rules.armySize; piece < (seat + 1) * rules.armySize; piece++) {
      if (kindOf(position, piece) !== flag || cellOf(position, piece) === rules.board.offBoard) continue;
      for (const zone of territories.neighbours[cellOf(position, piece)]) {
        const seats = seatsOn(position, zone);
        if (seats === 0) sum += this.#realm.weights.byFlagOpen;
        else if (seats !== 1 << seat) sum += this.#realm.weights.byFlagEnemy;
        else if (!this.#realm.isMovable[kindOf(position, pieceOn(position, zone))]) sum += this.#realm.weights.byFlagWall;
      }
    }
    return sum;
  }
}
