/** The messages to a viewer: the events it saw and the public status that changed; or a whole snapshot. */

import { type OpenedView, openedViewOf, type Seat, snapshotOf, type Viewer } from '@flagfall/engine';
import type { MixedPieces } from '@flagfall/engine/internal';
import type { Commitments, Presence, TableSnapshot, TableStatus, Update } from '@flagfall/protocol';
import { tableInfoOf } from '../setup.ts';
import type { TableState } from '../state.ts';
import type { SeatPresence } from '../time/presence.ts';
import { stepsSeenBy, type TableStep } from './history.ts';

/** The same for every viewer. A part that changes is a new value. */
type SharedStatus = Pick<TableStatus, 'phase' | 'isPaused' | 'seats' | 'offers' | 'rematch'>;

export function sharedStatusOf({ phase, clock, seats, offers, rematch }: TableState): SharedStatus {
  return { phase, isPaused: clock.pausedAt !== undefined, seats, offers: offers.list, ...(rematch === undefined ? {} : { rematch }) };
}

/** The last steps, as these viewers saw them; `before` is the status told before them. */
export function updatesFor(
  state: TableState,
  viewers: readonly Viewer[],
  now: number,
  steps: readonly TableStep[],
  before: SharedStatus,
): readonly Update[] {
  const { version } = state.history;
  const clocks = state.clock.show(now);
  const changed = {
    ...changedSince(before, sharedStatusOf(state)),
    ...(steps.some(({ isEarly }) => isEarly) ? { commitments: commitmentsOf(state) } : {}),
    ...(before.phase === 'over' ? {} : openedPart(state)),
  };
  return viewers.map((viewer) => ({ type: 'update', version, now, steps: stepsSeenBy(steps, viewer), clocks, ...changed }));
}

function changedSince(before: SharedStatus, after: SharedStatus): Partial<SharedStatus> {
  const { phase, isPaused, seats, offers, rematch } = after;
  return {
    ...(phase === before.phase ? {} : { phase }),
    ...(isPaused === before.isPaused ? {} : { isPaused }),
    ...(seats === before.seats ? {} : { seats }),
    ...(offers === before.offers ? {} : { offers }),
    ...(rematch === undefined || rematch === before.rematch ? {} : { rematch }),
  };
}

/** A pencil mark is told to its own seat only. */
export function marksUpdate(state: TableState, seat: Seat, now: number): Update {
  return { type: 'update', version: state.history.version, now, steps: [], clocks: state.clock.show(now), marks: marksOf(state, seat) };
}

/** All that a viewer may know now, and the last steps it may be told. */
export function snapshotFor(
  state: TableState,
  viewer: Viewer,
  mixing: MixedPieces | undefined,
  now: number,
  steps: readonly TableStep[],
): TableSnapshot {
  return {
    type: 'snapshot',
    version: state.history.version,
    now,
    steps: stepsSeenBy(steps, viewer),
    known: snapshotOf(state.position, viewer, mixing),
    clocks: state.clock.show(now),
    ...sharedStatusOf(state),
    marks: marksOf(state, viewer),
    commitments: commitmentsOf(state),
    about: tableInfoOf(state.setup),
    ...openedPart(state),
  };
}

/** The same for every viewer, from the end of the game on. */
function openedPart(state: TableState): { readonly opened?: OpenedView } {
  return state.isOpened ? { opened: openedViewOf(state.position) } : {};
}

/** After the start, or after taking back, the table has another position: viewers cannot go on from theirs. */
export function hasNewPosition(steps: readonly TableStep[]): boolean {
  return steps.some(({ news }) => news.some(({ type }) => type === 'begun' || type === 'undone'));
}

function marksOf({ marks }: TableState, viewer: Viewer): TableStatus['marks'] {
  return Object.fromEntries(viewer === 'audience' ? [] : (marks[viewer] ?? []));
}

function commitmentsOf(state: TableState): Commitments {
  return { chance: state.chanceCommitment, deployments: state.deploymentCommitments, nonces: state.nonces };
}

/** Who is there. To a delayed audience, a long absence would tell whose turn it is. */
export function presenceOf({ away, overdue }: SeatPresence, isBehind: boolean): Presence {
  return { type: 'presence', away, claimable: isBehind ? [] : overdue };
}

export function isSamePresence(one: Presence, other: Presence): boolean {
  return isSameList(one.away, other.away) && isSameList(one.claimable, other.claimable);
}

function isSameList(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat, at) => seat === other[at]);
}
