/** What a viewer is told: the events it saw, and what is everybody's to know where that has changed; or all it needs to go on. */

import { type Mixing, type Seat, snapshotOf, type Viewer } from '@flagfall/engine';
import type { Commitments, Presence, Surroundings, TableSnapshot, Update } from '@flagfall/protocol';
import { type Step, stepsSeenBy } from './history.ts';
import type { Attendance } from './presence.ts';
import { aboutOf } from './setup.ts';
import type { TableState } from './state.ts';

/** What is the same for everybody. Each part is another value when it has changed. */
type Shared = Pick<Surroundings, 'phase' | 'isPaused' | 'seats' | 'offers' | 'rematch'>;

export function sharedOf({ phase, clock, seats, offers, rematch }: TableState): Shared {
  return { phase, isPaused: clock.pausedAt !== undefined, seats, offers: offers.list, ...(rematch === undefined ? {} : { rematch }) };
}

/** The last steps, as these viewers saw them; `before` is what was told before them. */
export function updatesFor(
  state: TableState,
  viewers: readonly Viewer[],
  now: number,
  steps: readonly Step[],
  before: Shared,
): readonly Update[] {
  const { version } = state.history;
  const clocks = state.clock.show(now);
  const changed = {
    ...changedSince(before, sharedOf(state)),
    ...(steps.some(({ isEarly }) => isEarly) ? { commitments: commitmentsOf(state) } : {}),
  };
  return viewers.map((viewer) => ({ type: 'update', version, now, steps: stepsSeenBy(steps, viewer), clocks, ...changed }));
}

function changedSince(before: Shared, after: Shared): Partial<Shared> {
  const { phase, isPaused, seats, offers, rematch } = after;
  return {
    ...(phase === before.phase ? {} : { phase }),
    ...(isPaused === before.isPaused ? {} : { isPaused }),
    ...(seats === before.seats ? {} : { seats }),
    ...(offers === before.offers ? {} : { offers }),
    ...(rematch === undefined || rematch === before.rematch ? {} : { rematch }),
  };
}

/** A seat has made a pencil mark: nobody else hears of it. */
export function marksUpdate(state: TableState, seat: Seat, now: number): Update {
  return { type: 'update', version: state.history.version, now, steps: [], clocks: state.clock.show(now), marks: marksOf(state, seat) };
}

/** All that a viewer may know now, and the last steps where it is told them. */
export function snapshotFor(
  state: TableState,
  viewer: Viewer,
  mixing: Mixing | undefined,
  now: number,
  steps: readonly Step[],
): TableSnapshot {
  return {
    type: 'snapshot',
    version: state.history.version,
    now,
    steps: stepsSeenBy(steps, viewer),
    known: snapshotOf(state.position, viewer, mixing),
    clocks: state.clock.show(now),
    ...sharedOf(state),
    marks: marksOf(state, viewer),
    commitments: commitmentsOf(state),
    about: aboutOf(state.setup),
  };
}

/** When the game begins or something was taken back, the table has another position: viewers cannot go on from what they have. */
export function hasNewPosition(steps: readonly Step[]): boolean {
  return steps.some(({ news }) => news.some(({ type }) => type === 'begun' || type === 'undone'));
}

function marksOf({ marks }: TableState, viewer: Viewer): Surroundings['marks'] {
  return Object.fromEntries(viewer === 'audience' ? [] : (marks[viewer] ?? []));
}

function commitmentsOf(state: TableState): Commitments {
  return { chance: state.chanceCommitment, deployments: state.deploymentCommitments, nonces: state.nonces };
}

/** Who is there. That a seat has been away for too long while the game waited for it would tell an audience that is behind whose turn it is. */
export function presenceOf({ away, overdue }: Attendance, isBehind: boolean): Presence {
  return { type: 'presence', away, claimable: isBehind ? [] : overdue };
}

export function isSamePresence(one: Presence, other: Presence): boolean {
  return isSameList(one.away, other.away) && isSameList(one.claimable, other.claimable);
}

function isSameList(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat, at) => seat === other[at]);
}
