/** The finished games of this device. Once a game is over everything of it may be seen, and its record says all of it. */

import { findEdition } from '@flagfall/editions';
import { formatRecord, type Header, type Seat } from '@flagfall/engine';
import { type LocalGameSummary, rulesFor, type Sitter } from '@flagfall/seat';
import { restoreLocalTable } from '@flagfall/table';
import { browserStorage } from '../games/browserStorage.ts';
import { listGames } from '../games/shelf.ts';
import { say } from '../words/words.ts';

/** The latest first. */
export async function finishedGames(): Promise<readonly LocalGameSummary[]> {
  const all = await listGames();
  return all.filter(({ result, plan }) => result !== undefined && findEdition(plan.edition) !== undefined);
}

/** The record of a game; undefined when it is gone, goes on, or was played by older rules. */
export async function recordOfGame(id: string): Promise<string | undefined> {
  const kept = await browserStorage.load(id);
  const rules = kept === undefined ? undefined : rulesFor(kept.summary.plan);
  if (kept?.summary.result === undefined || kept.setup === undefined || rules?.edition.revision !== kept.setup.revision) return undefined;
  const { plan, updatedAt } = kept.summary;
  const table = restoreLocalTable(rules, kept.setup, kept.facts);
  if (table.phase !== 'over') return undefined;
  return formatRecord(table.record([...playersOf(plan.seats), { key: 'date', value: new Date(updatedAt).toISOString().slice(0, 10) }]));
}

function playersOf(seats: LocalGameSummary['plan']['seats']): readonly Header[] {
  return (Object.entries(seats) as [Seat, Sitter][]).map(([seat, sitter]) => ({
    key: seat,
    value: sitter.type === 'person' ? say('web.replay.person') : say('web.replay.computer', { level: sitter.level }),
  }));
}
