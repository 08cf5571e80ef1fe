/** Reads a snapshot from outside: the result is one from which a game can go on, or a fault. */

import { fail, ok, type Result } from '../../basics.ts';
import type { Rules } from '../../rules/rules.ts';
import { Knowledge } from '../knowledge/knowledge.ts';
import { observe } from '../observe.ts';
import type { Snapshot, SnapshotFields } from './snapshot.ts';
import { wrongField } from './snapshotFields.ts';

/** An impossible field, or fields that do not fit each other. */
export type SnapshotFault =
  | { readonly code: 'badSnapshot'; readonly at: keyof SnapshotFields | 'snapshot' }
  | { readonly code: 'unsoundSnapshot' };

export function readSnapshot(rules: Rules, value: unknown): Result<Snapshot, SnapshotFault> {
  if (typeof value !== 'object' || value === null) return fail({ code: 'badSnapshot', at: 'snapshot' });
  const wrong = wrongField(rules, value);
  if (wrong !== undefined) return fail({ code: 'badSnapshot', at: wrong });
  const snapshot = value as Snapshot;
  return isSound(rules, snapshot) ? ok(snapshot) : fail({ code: 'unsoundSnapshot' });
}

/** Only the edition knows what notes and questions mean, so this tries to make the viewer's view. */
function isSound(rules: Rules, snapshot: Snapshot): boolean {
  try {
    observe(Knowledge.from(rules, snapshot).shadow, snapshot.viewer);
    return true;
  } catch {
    return false;
  }
}
