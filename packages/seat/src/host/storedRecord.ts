/** The record of a game that this machine stores. When a game is over, all of it may be seen. */

import { formatRecord, type RecordHeader } from '@flagfall/engine';
import { restoreLocalTable } from '@flagfall/table';
import { rulesFor } from '../sessions/rulesFor.ts';
import type { StoredTable } from './storage.ts';

/** Undefined while the game goes on, and for rules that this build does not know. */
export function storedRecord({ summary, setup, facts }: StoredTable, headers: readonly RecordHeader[]): string | undefined {
  if (summary.result === undefined || setup === undefined) return undefined;
  const rules = rulesFor({ ...summary.plan, revision: setup.revision });
  if (rules === undefined) return undefined;
  const table = restoreLocalTable(rules, setup, facts);
  return table.phase === 'over' ? formatRecord(table.record(headers)) : undefined;
}
