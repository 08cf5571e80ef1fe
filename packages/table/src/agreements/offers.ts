/** Open offers: who made them and who agrees so far, one of each type at a time. A value: each change makes another. */

import type { Seat } from '@flagfall/engine';
import { OFFER_TYPES, type Offer, type OfferType } from '@flagfall/protocol';

/** How often a seat may make the same offer before the game goes on. */
const MADE_MAX = 3;

export class TableOffers {
  /** In a fixed order, independent of the order of answers. */
  readonly list: readonly Offer[];
  /** How often each offer was made since the game last went on. */
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

  /** Whether all of these seats agree once this one does. */
  needsOnly(what: OfferType, seat: Seat, everybody: readonly Seat[]): boolean {
    return everybody.every((other) => other === seat || this.hasAgreed(what, other));
  }

  /** Whether a seat has used up this offer. */
  isOverLimit(what: OfferType, seat: Seat): boolean {
    return (this.#made.get(`${seat} ${what}`) ?? 0) >= MADE_MAX;
  }

  /** The game went on: every offer may be made again. */
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

  /** Ends the offers that a seat ends by playing on: earlier actions can no longer be taken back, and a draw it has not agreed to is declined. */
  endedByAction(seat: Seat): readonly Offer[] {
    return this.list.filter(({ what, agreed }) => what === 'undo' || (what === 'draw' && !agreed.includes(seat)));
  }

  #find(wanted: OfferType): Offer | undefined {
    return this.list.find(({ what }) => what === wanted);
  }
}
