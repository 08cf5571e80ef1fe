/** Offers that stand: who made them and who agrees so far. One of each sort at a time. A value: each change makes another. */

import type { Seat } from '@flagfall/engine';
import { OFFER_TYPES, type Offer, type OfferType } from '@flagfall/protocol';

/** So often a seat may offer the same before the game has gone on. */
const MADE_MAX = 3;

export class TableOffers {
  /** In a fixed order, whatever order they came in. */
  readonly list: readonly Offer[];
  /** How often each has been made since the game last went on. */
  readonly #made: ReadonlyMap<string, number>;

  constructor(list: readonly Offer[] = [], made: ReadonlyMap<string, number> = new Map()) {
    this.list = list;
    this.#made = made;
  }

  by(what: OfferType): Seat | undefined {
    return this.#find(what)?.by;
  }

  hasAgreed(what: OfferType, seat: Seat): boolean {
    return this.#find(what)?.agreed.includes(seat) ?? false;
  }

  /** Whether all of these would have agreed if this seat did. */
  needsOnly(what: OfferType, seat: Seat, everybody: readonly Seat[]): boolean {
    return everybody.every((other) => other === seat || this.hasAgreed(what, other));
  }

  /** Whether a seat has offered it often enough. */
  isOverLimit(what: OfferType, seat: Seat): boolean {
    return (this.#made.get(`${seat} ${what}`) ?? 0) >= MADE_MAX;
  }

  /** Something has happened on the board: whatever was offered may be offered anew. */
  afterAction(): TableOffers {
    return this.#made.size === 0 ? this : new TableOffers(this.list);
  }

  make(what: OfferType, seat: Seat): TableOffers {
    const key = `${seat} ${what}`;
    const made = new Map([...this.#made, [key, (this.#made.get(key) ?? 0) + 1]]);
    const list = [...this.without(what).list, { what, by: seat, agreed: [seat] }];
    return new TableOffers(
      list.sort((one, other) => OFFER_TYPES.indexOf(one.what) - OFFER_TYPES.indexOf(other.what)),
      made,
    );
  }

  accept(what: OfferType, seat: Seat): TableOffers {
    const list = this.list.map((offer) => (offer.what === what ? { ...offer, agreed: [...new Set([...offer.agreed, seat])] } : offer));
    return new TableOffers(list, this.#made);
  }

  without(...gone: readonly OfferType[]): TableOffers {
    const left = this.list.filter(({ what }) => !gone.includes(what));
    return left.length === this.list.length ? this : new TableOffers(left, this.#made);
  }

  /** What ends when a seat plays on: nothing that came before can be taken back any more, and a draw that it has not agreed to is declined. */
  endedByAction(seat: Seat): readonly Offer[] {
    return this.list.filter(({ what, agreed }) => what === 'undo' || (what === 'draw' && !agreed.includes(seat)));
  }

  #find(wanted: OfferType): Offer | undefined {
    return this.list.find(({ what }) => what === wanted);
  }
}
