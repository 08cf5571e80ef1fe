/** The finished games of this device. Once a game is over everything of it may be seen, and its record says all of it. */

import { findEdition } from '@flagfall/editions';
import type { RecordHeader, Seat } from '@flagfall/engine';
import type { LocalGameSummary, SeatPlayer } from '@flagfall/seat';
import { storedRecord } from '@flagfall/seat/host';
import { browserStorage } from '../../games/browserStorage.ts';
import { listGames } from '../../games/localGames.ts';
import { say } from '../../words/texts.ts';

/** The latest first. */
export async function finishedGames(): Promise<readonly LocalGameSummary[]> {
  const all = await listGames();
  return all.filter(({ result, plan }) => result !== undefined && findEdition(plan.edition, plan.revision) !== undefined);
}

/** The record of a game; undefined when it is deleted, goes on, or has rules that this build does not know. */
export async function recordOfGame(id: string): Promise<string | undefined> {
  const kept = await browserStorage.load(id);
  if (kept === undefined) return undefined;
  const { plan, updatedAt } = kept.summary;
  return storedRecord(kept, [...playersOf(plan.seats), { key: 'date', value: new Date(updatedAt).toISOString().slice(0, 10) }]);
}

function playersOf(seats: LocalGameSummary['plan']['seats']): readonly RecordHeader[] {
  return (Object.entries(seats) as [Seat, SeatPlayer][]).map(([seat, sitter]) => ({
    key: seat,
    value: sitter.type === 'person' ? say('web.replay.person') : say('web.replay.computer', { level: sitter.level }),
  }));
}
