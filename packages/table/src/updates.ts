/** What a viewer is told: made of its view and the events it saw, and of what is everybody's to know. */

import { observe, type Seat, type Viewer } from '@flagfall/engine';
import type { Commitments, Presence, Update } from '@flagfall/protocol';
import { actionsIn, type Step } from './history.ts';
import type { Attendance } from './presence.ts';
import { aboutOf } from './setup.ts';
import type { TableState } from './state.ts';

export function updateFor(state: TableState, viewer: Viewer, now: number, steps: readonly Step[]): Update {
  return updatesFor(state, [viewer], now, steps)[0];
}

/** What is the same for all of them is made once. */
export function updatesFor(state: TableState, viewers: readonly Viewer[], now: number, steps: readonly Step[]): readonly Update[] {
  const { version } = state.history;
  const { phase, seats, offers } = state;
  const isPaused = state.clock.pausedAt !== undefined;
  const news = steps.flatMap((step) => step.news);
  const clocks = state.clock.show(now);
  const commitments = steps.some(({ isEarly }) => isEarly) ? { commitments: commitmentsOf(state) } : {};
  return viewers.map((viewer) => ({
    type: 'update',
    version,
    from: version - steps.length,
    now,
    phase,
    isPaused,
    actions: actionsIn(steps, viewer),
    news,
    view: observe(state.position, viewer),
    seats,
    clocks,
    offers: offers.list,
    marks: Object.fromEntries(viewer === 'audience' ? [] : (state.marks[viewer] ?? [])),
    ...commitments,
  }));
}

/** Whoever joins is told besides what the game is about. */
export function joinedUpdate(state: TableState, update: Update): Update {
  return { ...update, commitments: update.commitments ?? commitmentsOf(state), about: aboutOf(state.setup) };
}

export function commitmentsOf(state: TableState): Commitments {
  return { chance: state.chanceCommitment, deployments: state.deploymentCommitments, nonces: state.nonces };
}

export function presenceOf({ away, overdue }: Attendance): Presence {
  return { type: 'presence', away, claimable: overdue };
}

/** Whether the same is to be told of both. */
export function isSamePresence(one: Attendance, other: Attendance): boolean {
  return one === other || (isSameList(one.away, other.away) && isSameList(one.overdue, other.overdue));
}

function isSameList(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat, at) => seat === other[at]);
}
