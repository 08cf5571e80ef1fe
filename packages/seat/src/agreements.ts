/** What those at a table can agree on, as one seat has it: what it has to answer, and what it asks to do its part. */

import type { SeenTable } from '@flagfall/client';
import type { Seat, Viewer } from '@flagfall/engine';
import type { Offer, Presence, RequestBody } from '@flagfall/protocol';

/** An offer that a seat has to answer: with more than two seats one may have accepted while others think. */
export function offerTo(offers: readonly Offer[], seat: Seat): Offer | undefined {
  return offers.find(({ agreed }) => !agreed.includes(seat));
}

/** All of them that can still be answered: another game is offered when one is over, everything else before. */
export function offersTo({ offers, phase }: Pick<SeenTable, 'offers' | 'phase'>, seat: Viewer): readonly Offer[] {
  const isOpen = ({ what }: Offer): boolean => (what === 'rematch') === (phase === 'over');
  return seat === 'audience' ? [] : offers.filter((offer) => isOpen(offer) && !offer.agreed.includes(seat));
}

/** Answers the offer of another game, or offers one. */
export function rematchRequest({ offers }: Pick<SeenTable, 'offers'>, seat: Seat, accept = true): RequestBody {
  const isOffered = offers.some(({ what, agreed }) => what === 'rematch' && !agreed.includes(seat));
  return isOffered ? { type: 'answer', what: 'rematch', accept } : { type: 'offer', what: 'rematch' };
}

export function pauseRequest({ isPaused }: Pick<SeenTable, 'isPaused'>): RequestBody {
  return { type: 'offer', what: isPaused ? 'resume' : 'pause' };
}

/** Before everybody has set up an army and moved once anybody may call a game off; later all have to agree. */
export function mayAbort({ view, seats }: Pick<SeenTable, 'seats' | 'view'>): boolean {
  return view.version < 2 * Object.keys(seats).length;
}

/** Seats that have been away for so long that a seat may claim the game. */
export function claimableBy({ claimable }: Pick<Presence, 'claimable'>, seat: Viewer): readonly Seat[] {
  return seat === 'audience' ? [] : claimable.filter((other) => other !== seat);
}
