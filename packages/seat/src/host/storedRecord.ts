/** The record of a game that this machine keeps. Once a game is over everything of it may be seen. */

import { formatRecord, type Header } from '@flagfall/engine';
import { restoreLocalTable } from '@flagfall/table';
import { rulesFor } from '../rulesFor.ts';
import type { StoredTable } from './storage.ts';

/** Undefined while the game goes on, and when it was played by older rules. */
export function storedRecord({ summary, setup, facts }: StoredTable, headers: readonly Header[]): string | undefined {
  const rules = rulesFor(summary.plan);
  if (summary.result === undefined || setup === undefined || rules?.edition.revision !== setup.revision) return undefined;
  const table = restoreLocalTable(rules, setup, facts);
  return table.phase === 'over' ? formatRecord(table.record(headers)) : undefined;
}
