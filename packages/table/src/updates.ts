/** What a viewer is told: made of its view and the events it saw, and of what is everybody's to know. */

import { observe, type Viewer } from '@flagfall/engine';
import type { Commitments, Presence, Update } from '@flagfall/protocol';
import { actionsIn, type Step } from './history.ts';
import { aboutOf } from './setup.ts';
import type { TableState } from './state.ts';

export function updateFor(state: TableState, viewer: Viewer, now: number, steps: readonly Step[]): Update {
  return {
    type: 'update',
    version: state.history.version,
    from: state.history.version - steps.length,
    now,
    phase: state.phase,
    isPaused: state.clock.pausedAt !== undefined,
    actions: actionsIn(steps, viewer),
    news: steps.flatMap((step) => step.news),
    view: observe(state.position, viewer),
    seats: state.seats,
    clocks: state.clock.show(now),
    offers: state.offers.list,
    marks: Object.fromEntries(viewer === 'audience' ? [] : (state.marks.get(viewer) ?? [])),
    ...(steps.some(({ isEarly }) => isEarly) ? { commitments: commitmentsOf(state) } : {}),
  };
}

/** Whoever joins is told besides what the game is about. */
export function joinedUpdate(state: TableState, update: Update): Update {
  return { ...update, commitments: update.commitments ?? commitmentsOf(state), about: aboutOf(state.setup) };
}

export function commitmentsOf(state: TableState): Commitments {
  return { chance: state.chanceCommitment, deployments: state.deploymentCommitments, nonces: state.nonces };
}

export function presenceOf({ attendance }: TableState): Presence {
  return { type: 'presence', away: attendance.away, claimable: attendance.overdue };
}
