/** What the clock brings about when nobody does anything: what comes next, and when. */

import type { Seat } from '@flagfall/engine';
import type { FactBody } from './facts.ts';
import { beginTable, callOff, deployByClock, leaveTable } from './outcomes.ts';
import type { Host } from './setup.ts';
import type { TableState } from './state.ts';

/** Something that happens at a certain time, if nothing happens before. */
export interface Due {
  readonly at: number;
  /** The fact that it makes. */
  readonly decide: () => FactBody;
}

/** What is due first; undefined when time alone changes nothing. */
export function nextDue(state: TableState, host: Host): Due | undefined {
  return allDue(state, host).reduce<Due | undefined>((first, due) => (first === undefined || due.at < first.at ? due : first), undefined);
}

function allDue(state: TableState, host: Host): readonly Due[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'waiting':
      return beginning(state);
    case 'deploying':
    case 'playing':
      if (state.clock.pausedAt === undefined) return [...clocksDue(state, host), ...graceDue(state)];
      return [{ at: state.clock.pausedAt + state.setup.pauseMs, decide: () => ({ type: 'unpaused' }) }];
  }
}

/** A game begins when all seats are taken, unless they are waited for in vain, and every person's nonce has come, or has been waited for long enough. */
function beginning(state: TableState): readonly Due[] {
  const { openedAt, seatedAt, setup, rules, seats, nonces } = state;
  if (seatedAt === undefined) {
    if (openedAt === undefined || setup.waitMs === undefined) return [];
    return [{ at: openedAt + setup.waitMs, decide: () => callOff(state) }];
  }
  const isComplete = rules.seats.every((seat) => seats[seat]?.type !== 'person' || nonces[seat] !== undefined);
  return [{ at: isComplete ? seatedAt : seatedAt + setup.nonceMs, decide: () => beginTable(state) }];
}

function clocksDue(state: TableState, host: Host): readonly Due[] {
  const { clock } = state;
  const deployment = clock.deployDeadline;
  if (deployment !== undefined) return [{ at: deployment, decide: () => deployByClock(state, host) }];
  return state.waitedFor.flatMap((seat) => {
    const at = clock.deadlineOf(seat);
    return at === undefined ? [] : [{ at, decide: () => leaveTable(state, seat, 'outOfTime') }];
  });
}

/** Whoever is waited for and away uses up its grace. */
function graceDue(state: TableState): readonly Due[] {
  return state.waitedFor.flatMap((seat) => {
    const at = graceEnd(state, seat);
    return at === undefined ? [] : [{ at, decide: () => ({ type: 'graceOver', seat }) }];
  });
}

function graceEnd({ attendance, clock, setup }: TableState, seat: Seat): number | undefined {
  const away = attendance.awaySince(seat);
  const waiting = clock.waitingSince(seat);
  if (setup.graceMs === undefined || away === undefined || waiting === undefined || attendance.isOverdue(seat)) return undefined;
  return Math.max(away, waiting) + setup.graceMs;
}
