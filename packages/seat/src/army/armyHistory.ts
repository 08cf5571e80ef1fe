/** The armies that a person set up one after the other, to go back and forth between them. Immutable. */

import type { Deployment } from '@flagfall/engine';

export interface ArmyHistory {
  readonly present: Deployment;
  /** The latest last. */
  readonly past: readonly Deployment[];
  /** What was undone, the next one last. */
  readonly future: readonly Deployment[];
}

/** So many changes can be undone. */
const CHANGES_MAX = 200;

export function beginHistory(present: Deployment): ArmyHistory {
  return { present, past: [], future: [] };
}

/** An army that is the same changes nothing, so that each undo is seen. */
export function changeArmy(history: ArmyHistory, army: Deployment): ArmyHistory {
  if (isSameArmy(history.present, army)) return history;
  return { present: army, past: [...history.past, history.present].slice(-CHANGES_MAX), future: [] };
}

export function undoChange({ present, past, future }: ArmyHistory): ArmyHistory {
  const before = past.at(-1);
  return before === undefined ? { present, past, future } : { present: before, past: past.slice(0, -1), future: [...future, present] };
}

export function redoChange({ present, past, future }: ArmyHistory): ArmyHistory {
  const next = future.at(-1);
  return next === undefined ? { present, past, future } : { present: next, past: [...past, present], future: future.slice(0, -1) };
}

export function isSameArmy(one: Deployment, other: Deployment): boolean {
  const cells = Object.keys(one);
  return cells.length === Object.keys(other).length && cells.every((cell) => one[cell] === other[cell]);
}
