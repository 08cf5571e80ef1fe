/** Agreements at a table, from one seat's side: the offers it has to answer, and the requests that do so. */

import type { SeenTable } from '@flagfall/client';
import type { Seat, Viewer } from '@flagfall/engine';
import type { Offer, Presence, RequestBody } from '@flagfall/protocol';

/** An offer that a seat has to answer; with more than two seats one may have accepted while others think. */
export function offerTo(offers: readonly Offer[], seat: Seat): Offer | undefined {
  return offers.find(({ agreed }) => !agreed.includes(seat));
}

/** All offers that can still be answered: a rematch after the game, everything else before its end. */
export function offersTo({ offers, phase }: Pick<SeenTable, 'offers' | 'phase'>, seat: Viewer): readonly Offer[] {
  const isOpen = ({ what }: Offer): boolean => (what === 'rematch') === (phase === 'over');
  return seat === 'audience' ? [] : offers.filter((offer) => isOpen(offer) && !offer.agreed.includes(seat));
}

/** Accepts the offered rematch, or offers one. */
export function rematchRequest({ offers }: Pick<SeenTable, 'offers'>, seat: Seat, accept = true): RequestBody {
  const isOffered = offers.some(({ what, agreed }) => what === 'rematch' && !agreed.includes(seat));
  return isOffered ? { type: 'answer', what: 'rematch', accept } : { type: 'offer', what: 'rematch' };
}

export function pauseRequest({ isPaused }: Pick<SeenTable, 'isPaused'>): RequestBody {
  return { type: 'offer', what: isPaused ? 'resume' : 'pause' };
}

/** Until all seats have deployed and moved once any of them may abort the game; later all have to agree. */
export function mayAbort({ view, seats }: Pick<SeenTable, 'seats' | 'view'>): boolean {
  return view.version < 2 * Object.keys(seats).length;
}

/** Seats that have been away for so long that a seat may claim the game. */
export function claimableBy({ claimable }: Pick<Presence, 'claimable'>, seat: Viewer): readonly Seat[] {
  return seat === 'audience' ? [] : claimable.filter((other) => other !== seat);
}
