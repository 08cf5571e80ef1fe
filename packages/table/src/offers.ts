/** Offers that stand: who made them and who agrees so far. One of each sort at a time. A value: each change makes another. */

import type { Seat } from '@flagfall/engine';
import { OFFERS, type Offer, type OfferName } from '@flagfall/protocol';

/** So often a seat may offer the same before the game has gone on. */
const MADE_MAX = 3;

export class Offers {
  /** In a fixed order, whatever order they came in. */
  readonly list: readonly Offer[];
  /** How often each has been made since the game last went on. */
  readonly #made: ReadonlyMap<string, number>;

  constructor(list: readonly Offer[] = [], made: ReadonlyMap<string, number> = new Map()) {
    this.list = list;
    this.#made = made;
  }

  by(what: OfferName): Seat | undefined {
    return this.#find(what)?.by;
  }

  hasAgreed(what: OfferName, seat: Seat): boolean {
    return this.#find(what)?.agreed.includes(seat) ?? false;
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
  goOn(): Offers {
    return this.#made.size === 0 ? this : new Offers(this.list);
  }

  make(what: OfferName, seat: Seat): Offers {
    const key = `${seat} ${what}`;
    const made = new Map([...this.#made, [key, (this.#made.get(key) ?? 0) + 1]]);
    const list = [...this.without(what).list, { what, by: seat, agreed: [seat] }];
    return new Offers(
      list.sort((one, other) => OFFERS.indexOf(one.what) - OFFERS.indexOf(other.what)),
      made,
    );
  }

  accept(what: OfferName, seat: Seat): Offers {
    const list = this.list.map((offer) => (offer.what === what ? { ...offer, agreed: [...new Set([...offer.agreed, seat])] } : offer));
    return new Offers(list, this.#made);
  }

  without(...gone: readonly OfferName[]): Offers {
    const left = this.list.filter(({ what }) => !gone.includes(what));
    return left.length === this.list.length ? this : new Offers(left, this.#made);
  }

  /** What ends when a seat plays on: nothing that came before can be taken back any more, and a draw that it has not agreed to is declined. */
  endedByPlaying(seat: Seat): readonly Offer[] {
    return this.list.filter(({ what, agreed }) => what === 'undo' || (what === 'draw' && !agreed.includes(seat)));
  }

  #find(wanted: OfferName): Offer | undefined {
    return this.list.find(({ what }) => what === wanted);
  }
}
