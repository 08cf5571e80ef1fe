/** Offers that need consent: a seat offers, and the offer holds once all seats still in the game accept. Any of them may decline. */

import type { Seat } from '@flagfall/engine';
import type { OfferType, Request, TableRefusal } from '@flagfall/protocol';
import { endFact, type FactOrRefusal } from '../makeFacts.ts';
import type { TableHooks } from '../setup.ts';
import type { TableState } from '../state.ts';
import { actionsLeftAfterUndo } from './undo.ts';

type Agreement = Extract<Request, { type: 'offer' | 'answer' | 'withdraw' }>;

export function agree(state: TableState, host: TableHooks, seat: Seat, request: Agreement): FactOrRefusal {
  const { what } = request;
  const by = state.offers.by(what);
  if (request.type === 'offer') {
    if (by !== undefined) return { code: 'alreadyOffered' };
    const refusal = refuseOffer(state, seat, what);
    if (refusal !== undefined) return refusal;
    if (state.offers.isOverLimit(what, seat)) return { code: 'tooOften' };
    return { type: 'offered', seat, what };
  }
  if (request.type === 'withdraw') return by === seat ? { type: 'withdrawn', seat, what } : { code: 'noOffer' };
  if (by === undefined || state.offers.hasAgreed(what, seat)) return { code: 'noOffer' };
  if (!request.accept) return { type: 'declined', seat, what };
  if (!state.offers.needsOnly(what, seat, state.present)) return { type: 'accepted', seat, what };
  return carryOut(state, host, by, seat, what);
}

function refuseOffer(state: TableState, seat: Seat, what: OfferType): TableRefusal | undefined {
  const isPaused = state.clock.pausedAt !== undefined;
  const hasBegun = state.seed !== undefined;
  switch (what) {
    case 'draw':
    case 'abort':
      return hasBegun ? undefined : { code: 'notBegun' };
    case 'pause':
      if (!hasBegun) return { code: 'notBegun' };
      return isPaused ? { code: 'isPaused' } : undefined;
    case 'resume':
      return isPaused ? undefined : { code: 'notPaused' };
    case 'undo': {
      if (!state.setup.friendly) return { code: 'notFriendly' };
      const left = actionsLeftAfterUndo(state.actions, seat);
      return left.ok ? undefined : left.error;
    }
    case 'rematch':
      if (state.phase !== 'over') return { code: 'notOver' };
      return state.rematch === undefined ? undefined : { code: 'alreadyGiven' };
    default:
      return { code: 'unknownRequest', type: 'offer' };
  }
}

/** Everybody has agreed; `last` was the one who made it complete. */
function carryOut(state: TableState, host: TableHooks, by: Seat, last: Seat, what: OfferType): FactOrRefusal {
  switch (what) {
    case 'draw':
      return endFact(state, last, 'agreed');
    case 'abort':
      return endFact(state, last, 'aborted');
    case 'pause':
      return { type: 'paused' };
    case 'resume':
      return { type: 'unpaused' };
    case 'undo': {
      const left = actionsLeftAfterUndo(state.actions, by);
      return left.ok ? { type: 'undone', actions: left.value } : left.error;
    }
    case 'rematch':
      return { type: 'rematch', game: host.newGame() };
  }
}
