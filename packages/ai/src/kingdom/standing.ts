/** How a position stands: what each seat has, weighed, and the chance to win that it makes. */

import { cellOf, goneSeats, isRunning, kindOf, noteOf, type Position, pieceOn, resultOf, SEATS, seatsOn, shownTo } from '@flagfall/engine';
import { territoryWorth } from './land.ts';
import type { Realm } from './realm.ts';

export class Standing {
  readonly #realm: Realm;
  readonly #scores: Float64Array;

  constructor(realm: Realm) {
    this.#realm = realm;
    this.#scores = new Float64Array(realm.rules.seats.length);
  }

  /** The chance of a seat to win. When one seat runs away, what it loses counts most: that is what the exponents are for. */
  chanceOf(position: Position, seat: number): number {
    const { seats } = this.#realm.rules;
    if (!isRunning(position)) {
      const winners = resultOf(position)?.winners ?? [];
      if (winners.length === 0) return 1 / seats.length;
      return winners.includes(SEATS[seat]) ? 1 / winners.length : 0;
    }
    let sum = 0;
    for (let other = 0; other < seats.length; other++) {
      this.#scores[other] = Math.exp(this.scoreOf(position, other) / this.#realm.taste.scale);
      sum += this.#scores[other];
    }
    return this.#scores[seat] / sum;
  }

  /** How much a seat's chance changes with a point of each seat. */
  slopesOf(position: Position, seat: number): readonly number[] {
    const own = this.chanceOf(position, seat);
    const { scale } = this.#realm.taste;
    const sum = this.#scores.reduce((total, score) => total + score, 0);
    return Array.from(this.#scores, (score, other) => (other === seat ? (own * (1 - own)) / scale : (-own * score) / sum / scale));
  }

  scoreOf(position: Position, seat: number): number {
    if ((goneSeats(position) >> seat) & 1) return 0;
    return this.#army(position, seat) + this.#land(position, seat) + this.#flags(position, seat);
  }

  #army(position: Position, seat: number): number {
    const { rules, values, flag } = this.#realm;
    let sum = 0;
    for (let piece = seat * rules.armySize; piece < (seat + 1) * rules.armySize; piece++) {
      const kind = kindOf(position, piece);
      if (kind === flag) continue;
      if (cellOf(position, piece) === rules.board.wall) sum += this.#realm.taste.bag * values[kind];
      else sum += shownTo(position, piece) === 0 ? values[kind] : values[kind] * (1 - this.#realm.taste.known);
    }
    return sum;
  }

  #land(position: Position, seat: number): number {
    const { land, taste } = this.#realm;
    let sum = 0;
    for (let territory = 0; territory < land.territories.length; territory++) {
      let seats = 0;
      for (const zone of land.territories[territory]) seats |= seatsOn(position, zone);
      if (seats === 1 << seat) sum += territoryWorth(land, territory, taste);
    }
    return sum;
  }

  #flags(position: Position, seat: number): number {
    const { flagNotes, rules, flag, land } = this.#realm;
    let sum = 0;
    for (const note of flagNotes) if (noteOf(position, note) === seat + 1) sum += this.#realm.taste.held;
    if (noteOf(position, flagNotes[seat]) !== 0) return sum;
    sum += this.#realm.taste.standFlag;
    for (let piece = seat * rules.armySize; piece < (seat + 1) * rules.armySize; piece++) {
      if (kindOf(position, piece) !== flag || cellOf(position, piece) === rules.board.wall) continue;
      for (const zone of land.neighbours[cellOf(position, piece)]) {
        const seats = seatsOn(position, zone);
        if (seats === 0) sum += this.#realm.taste.byFlagOpen;
        else if (seats !== 1 << seat) sum += this.#realm.taste.byFlagEnemy;
        else if (!this.#realm.moves[kindOf(position, pieceOn(position, zone))]) sum += this.#realm.taste.byFlagWall;
      }
    }
    return sum;
  }
}
