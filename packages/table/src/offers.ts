/** Offers that stand: who made them and who agrees so far. One of each sort at a time. */

import type { Seat } from '@flagfall/engine';
import { OFFERS, type Offer, type OfferName } from '@flagfall/protocol';

/** So often a seat may offer the same before the game has gone on. */
const MADE_MAX = 3;

export class Offers {
  /** How often each has been made since the game last went on. */
  readonly #made = new Map<string, number>();
  readonly #standing = new Map<OfferName, { readonly by: Seat; readonly agreed: Set<Seat> }>();

  /** In a fixed order, whatever order they came in. */
  get list(): readonly Offer[] {
    return OFFERS.flatMap((what) => {
      const offer = this.#standing.get(what);
      return offer === undefined ? [] : [{ what, by: offer.by, agreed: [...offer.agreed] }];
    });
  }

  by(what: OfferName): Seat | undefined {
    return this.#standing.get(what)?.by;
  }

  hasAgreed(what: OfferName, seat: Seat): boolean {
    return this.#standing.get(what)?.agreed.has(seat) ?? false;
  }

  /** Whether all of these would have agreed if this seat did. */
  needsOnly(what: OfferName, seat: Seat, everybody: readonly Seat[]): boolean {
    return everybody.every((other) => other === seat || this.hasAgreed(what, other));
  }

  /** Whether a seat has offered it often enough. */
  isTiresome(what: OfferName, seat: Seat): boolean {
    return (this.#made.get(`${seat} ${what}`) ?? 0) >= MADE_MAX;
  }

  /** Something has happened on the board: whatever was offered may be offered anew. */
  goOn(): void {
    this.#made.clear();
  }

  make(what: OfferName, seat: Seat): void {
    const key = `${seat} ${what}`;
    this.#made.set(key, (this.#made.get(key) ?? 0) + 1);
    this.#standing.set(what, { by: seat, agreed: new Set([seat]) });
  }

  accept(what: OfferName, seat: Seat): void {
    this.#standing.get(what)?.agreed.add(seat);
  }

  drop(what: OfferName): void {
    this.#standing.delete(what);
  }

  clear(): void {
    this.#standing.clear();
  }

  /** A seat plays on: nothing that came before can be taken back any more, and a draw that it has not agreed to is declined. */
  playOn(seat: Seat): readonly Offer[] {
    return this.#dropWhere(({ what }) => what === 'undo' || (what === 'draw' && !this.hasAgreed('draw', seat)), seat);
  }

  /** A seat leaves a game that goes on: it takes its offers along and declines all others. */
  leave(seat: Seat): readonly Offer[] {
    return this.#dropWhere(() => true, seat);
  }

  /** Those that are gone now and were of others. */
  #dropWhere(isGone: (offer: Offer) => boolean, seat: Seat): readonly Offer[] {
    const gone = this.list.filter(isGone);
    for (const { what } of gone) this.drop(what);
    return gone.filter(({ by }) => by !== seat);
  }
}
