/** What becomes of a request: a fact, or a refusal that tells its seat nothing new. */

import { type Intent, observe, type Seat } from '@flagfall/engine';
import { describeForeign } from '@flagfall/engine/internal';
import type { Request } from '@flagfall/protocol';
import { agree } from './agreements/agree.ts';
import { endFact, type FactOrRefusal, leaveFact, playFact } from './makeFacts.ts';
import type { TableHooks } from './setup.ts';
import type { TableState } from './state.ts';

/** Far more than any game has. Without a limit, requests could fill a game until its table is too large to restore. */
export const FACTS_MAX = 10_000;

/** `lagMs` is the network delay that the host has measured. */
export function decide(state: TableState, host: TableHooks, at: number, seat: Seat, request: Request, lagMs: number): FactOrRefusal {
  if (!state.rules.seats.includes(seat)) return { code: 'unknownSeat', seat: describeForeign(seat) };
  if (state.phase === 'over' && !isAboutRematch(request)) return { code: 'gameOver' };
  if (!state.present.includes(seat)) return { code: 'gameOver' };
  if (state.factCount >= FACTS_MAX && !isPlayingOn(request)) return { code: 'tooOften' };
  switch (request.type) {
    case 'play':
      return decidePlay(state, at, seat, request.intent, lagMs);
    case 'resign':
      return state.seed === undefined ? { code: 'notBegun' } : leaveFact(state, seat, 'resigned');
    case 'abort':
      return mayAbort(state) ? endFact(state, seat, 'aborted') : { code: 'tooLateToAbort' };
    case 'claim':
      return decideClaim(state, seat, request.outcome);
    case 'mark':
      return decideMark(state, seat, request.piece, request.kind);
    case 'nonce':
      if (state.seed !== undefined) return { code: 'alreadyBegun' };
      if (state.nonces[seat] !== undefined) return { code: 'alreadyGiven' };
      return { type: 'nonceGiven', seat, nonce: request.nonce };
    case 'offer':
    case 'answer':
    case 'withdraw':
      return agree(state, host, seat, request);
    default:
      return { code: 'unknownRequest', type: describeForeign((request as { type: unknown }).type) };
  }
}

/** Requests that bring a game nearer to its end. */
function isPlayingOn({ type }: Request): boolean {
  return type === 'play' || type === 'resign' || type === 'abort' || type === 'claim';
}

function isAboutRematch(request: Request): boolean {
  return (request.type === 'offer' || request.type === 'answer' || request.type === 'withdraw') && request.what === 'rematch';
}

function decidePlay(state: TableState, at: number, seat: Seat, intent: Intent, lagMs: number): FactOrRefusal {
  if (state.seed === undefined) return { code: 'notBegun' };
  if (state.clock.pausedAt !== undefined) return { code: 'isPaused' };
  const creditMs = state.clock.creditFor(seat, at, lagMs);
  // Too late, even if the table has not looked at the clock yet.
  if (state.clock.isOut(seat, at, creditMs)) return leaveFact(state, seat, 'outOfTime');
  return playFact(state, seat, intent, creditMs, false);
}

/** A game may be aborted until every seat has had a turn. */
function mayAbort(state: TableState): boolean {
  return !state.hasStarted || state.present.some((seat) => !state.seatsThatPlayed.has(seat));
}

function decideClaim(state: TableState, seat: Seat, outcome: 'win' | 'draw'): FactOrRefusal {
  const away = state.presence.overdue.find((other) => other !== seat && state.present.includes(other));
  if (away === undefined) return { code: 'notAway' };
  if (outcome === 'win') return leaveFact(state, away, 'abandoned', seat);
  // More than two seats must agree on it.
  return state.present.length > 2 ? { code: 'drawNeedsAll' } : endFact(state, seat, 'claimed');
}

function decideMark(state: TableState, seat: Seat, piece: number, kind: string | undefined): FactOrRefusal {
  const { rules, position } = state;
  const { memory } = rules.options;
  if (memory !== 'pencil') return { code: 'marksNotAllowed', memory: String(memory) };
  const isThere = observe(position, seat).pieces.some((other) => other.piece === piece && other.seat !== seat);
  if (!isThere) return { code: 'unknownPiece', piece };
  if (kind !== undefined && !rules.kinds.some((known) => known.id === kind)) return { code: 'unknownMark', kind: describeForeign(kind) };
  return { type: 'marked', seat, piece, ...(kind === undefined ? {} : { kind }) };
}
