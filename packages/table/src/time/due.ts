/** What the clock brings about by itself: what comes next, and when. */

import type { Seat } from '@flagfall/engine';
import type { FactBody } from '../facts.ts';
import { abortFact, beginFact, deployFact, leaveFact } from '../makeFacts.ts';
import type { TableHooks } from '../setup.ts';
import type { TableState } from '../state.ts';

/** An event that comes at a certain time unless something happens first. */
export interface TimedFact {
  readonly at: number;
  /** The fact it makes. */
  readonly decide: () => FactBody;
}

/** What is due first; undefined when time alone changes nothing. */
export function nextTimedFact(state: TableState, host: TableHooks): TimedFact | undefined {
  switch (state.phase) {
    case 'over':
      return undefined;
    case 'waiting':
      return beginning(state);
    case 'deploying':
    case 'playing':
      if (state.clock.pausedAt === undefined) return sooner(clockDue(state, host), graceDue(state));
      return { at: state.clock.pausedAt + state.setup.pauseMs, decide: () => ({ type: 'unpaused' }) };
  }
}

function sooner(one: TimedFact | undefined, other: TimedFact | undefined): TimedFact | undefined {
  return other !== undefined && (one === undefined || other.at < one.at) ? other : one;
}

/** A game begins when all seats are taken and every person's nonce has come or its time is over. Seats that stay open abort it. */
function beginning(state: TableState): TimedFact | undefined {
  const { openedAt, seatedAt, setup, rules, seats, nonces } = state;
  if (seatedAt === undefined) {
    if (openedAt === undefined || setup.waitMs === undefined) return undefined;
    return { at: openedAt + setup.waitMs, decide: () => abortFact(state) };
  }
  const isComplete = rules.seats.every((seat) => seats[seat]?.type !== 'person' || nonces[seat] !== undefined);
  return { at: isComplete ? seatedAt : seatedAt + setup.nonceMs, decide: () => beginFact(state) };
}

function clockDue(state: TableState, host: TableHooks): TimedFact | undefined {
  const { clock } = state;
  const deployment = clock.deployDeadline;
  if (deployment !== undefined) return { at: deployment, decide: () => deployFact(state, host) };
  return firstOf(
    state.waitedFor,
    (seat) => clock.deadlineOf(seat),
    (seat) => leaveFact(state, seat, 'outOfTime'),
  );
}

/** An absent seat that is waited for uses up its grace. */
function graceDue(state: TableState): TimedFact | undefined {
  return firstOf(
    state.waitedFor,
    (seat) => graceEnd(state, seat),
    (seat) => ({ type: 'graceOver', seat }),
  );
}

/** The seat whose time is up first, and what becomes of it. */
function firstOf(seats: readonly Seat[], end: (seat: Seat) => number | undefined, decide: (seat: Seat) => FactBody): TimedFact | undefined {
  let first: TimedFact | undefined;
  for (const seat of seats) {
    const at = end(seat);
    if (at !== undefined && (first === undefined || at < first.at)) first = { at, decide: () => decide(seat) };
  }
  return first;
}

function graceEnd({ presence, clock, setup }: TableState, seat: Seat): number | undefined {
  const away = presence.awaySince(seat);
  const waiting = clock.waitingSince(seat);
  if (setup.graceMs === undefined || away === undefined || waiting === undefined || presence.isOverdue(seat)) return undefined;
  return Math.max(away, waiting) + setup.graceMs;
}
