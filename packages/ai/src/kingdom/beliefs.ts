/**
 * What seats expect of pieces they cannot see, as tables for the search. The player itself goes by all it knows; of the others it assumes that they know
 * what they were shown and count what is left. Nobody in an imagined world acts on what its seat cannot know there.
 */

import { hasMoved, kindOf, type Position, seatOf, shownTo } from '@flagfall/engine';
import type { Odds } from './odds.ts';
import type { Realm } from './realm.ts';

export class Beliefs {
  readonly #realm: Realm;
  readonly #me: number;
  /** For the player and for the others, `kind * pieceCount + piece`. */
  readonly #gains: readonly [Float64Array, Float64Array];
  readonly #chances: readonly [Float64Array, Float64Array];
  /** What the attacker stands to lose. */
  readonly #prices: readonly [Float64Array, Float64Array];
  readonly #risks: readonly [Float64Array, Float64Array];
  readonly #shares: readonly (readonly Odds[])[];

  /** `now` is the game as the player saw it, `odds` what it makes of each piece. */
  constructor(realm: Realm, me: number, now: Position, odds: readonly Odds[]) {
    this.#realm = realm;
    this.#me = me;
    this.#shares = [odds, publicShares(realm, now)];
    const size = realm.kindCount * realm.pieceCount;
    const tables = (): readonly [Float64Array, Float64Array] => [new Float64Array(size), new Float64Array(size)];
    this.#gains = tables();
    this.#chances = tables();
    this.#prices = tables();
    this.#risks = tables();
    for (const view of [0, 1] as const) this.#fill(view);
  }

  /** What a seat expects when a piece of this kind attacks: what it wins minus what it loses. */
  gain(position: Position, seat: number, kind: number, piece: number): number {
    const { balances, kindCount, pieceCount } = this.#realm;
    if (isSeen(position, seat, piece)) return balances[kind * kindCount + kindOf(position, piece)];
    return this.#gains[this.#viewOf(seat)][kind * pieceCount + piece];
  }

  /** The part of it that is the attacker's own loss. */
  price(position: Position, seat: number, kind: number, piece: number): number {
    const { prices, kindCount, pieceCount } = this.#realm;
    if (isSeen(position, seat, piece)) return prices[kind * kindCount + kindOf(position, piece)];
    return this.#prices[this.#viewOf(seat)][kind * pieceCount + piece];
  }

  /** How likely it is to take the zone. */
  chance(position: Position, seat: number, kind: number, piece: number): number {
    const { wins, kindCount, pieceCount } = this.#realm;
    if (isSeen(position, seat, piece)) return wins[kind * kindCount + kindOf(position, piece)];
    return this.#chances[this.#viewOf(seat)][kind * pieceCount + piece];
  }

  /** What a seat stands to lose when that enemy attacks a piece of this kind; nothing when it would be a foolish attack. */
  risk(position: Position, seat: number, kind: number, piece: number): number {
    const { pieceCount } = this.#realm;
    if (isSeen(position, seat, piece)) return this.#riskFrom(kindOf(position, piece), kind);
    return this.#risks[this.#viewOf(seat)][kind * pieceCount + piece];
  }

  /** How likely a seat takes a piece to be of a kind. */
  share(position: Position, seat: number, piece: number, kind: number): number {
    if (isSeen(position, seat, piece)) return kindOf(position, piece) === kind ? 1 : 0;
    return this.#shares[this.#viewOf(seat)][piece][kind];
  }

  #viewOf(seat: number): 0 | 1 {
    return seat === this.#me ? 0 : 1;
  }

  #fill(view: 0 | 1): void {
    const { kindCount, pieceCount, balances, prices, wins } = this.#realm;
    this.#shares[view].forEach((shares, piece) => {
      for (let kind = 0; kind < kindCount; kind++) {
        const at = kind * pieceCount + piece;
        for (let other = 0; other < kindCount; other++) {
          this.#gains[view][at] += shares[other] * balances[kind * kindCount + other];
          this.#prices[view][at] += shares[other] * prices[kind * kindCount + other];
          this.#chances[view][at] += shares[other] * wins[kind * kindCount + other];
          this.#risks[view][at] += shares[other] * this.#riskFrom(other, kind);
        }
      }
    });
  }

  #riskFrom(attacker: number, defender: number): number {
    const { moves, balances, kindCount } = this.#realm;
    return moves[attacker] ? Math.max(0, balances[attacker * kindCount + defender]) : 0;
  }
}

/** Whether a seat knows a piece by sight: its own, or one it was shown. */
export function isSeen(position: Position, seat: number, piece: number): boolean {
  return seatOf(position, piece) === seat || ((shownTo(position, piece) >> seat) & 1) === 1;
}

/** What anybody can count: the army without what was shown, and of a piece that moved, only what moves. */
function publicShares({ rules, moves, pieceCount }: Realm, now: Position): readonly Odds[] {
  const others = (1 << rules.seats.length) - 1;
  const left = rules.seats.map((_, seat) => {
    const counts = Array.from(rules.army);
    for (let piece = seat * rules.armySize; piece < (seat + 1) * rules.armySize; piece++)
      if ((shownTo(now, piece) | (1 << seat)) === others) counts[kindOf(now, piece)]--;
    return counts;
  });
  return Array.from({ length: pieceCount }, (_, piece) => {
    const weights = left[seatOf(now, piece)].map((count, kind) => (hasMoved(now, piece) && !moves[kind] ? 0 : Math.max(0, count)));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return Float64Array.from(weights, (weight) => (sum > 0 ? weight / sum : 0));
  });
}
