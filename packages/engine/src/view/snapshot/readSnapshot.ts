/** Reads a snapshot that comes from outside: whatever it is, the answer is a snapshot from which one can go on, or what is wrong with it. */

import { fail, ok, type Result } from '../../basics.ts';
import type { Rules } from '../../rules/compile.ts';
import { Knowledge } from '../knowledge/knowledge.ts';
import { observe } from '../observe.ts';
import type { Snapshot, SnapshotFields } from './snapshot.ts';
import { wrongField } from './snapshotFields.ts';

/** A field that cannot be, or fields that do not fit each other. */
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

/** What notes and questions mean is the edition's to say, so it is tried whether the viewer could look at the game. */
function isSound(rules: Rules, snapshot: Snapshot): boolean {
  try {
    observe(Knowledge.from(rules, snapshot).shadow, snapshot.viewer);
    return true;
  } catch {
    return false;
  }
}
