/** Brings a table to the end of a record: it plays the record's actions, and the game goes on from there. */

import {
  buildRecord,
  fail,
  formatRecord,
  type GameEvent,
  type GameRecord,
  ok,
  type RecordFault,
  type Result,
  replayRecord,
} from '@flagfall/engine';
import type { Fact } from '../facts.ts';
import type { Table } from '../table.ts';
import { recordIntents } from './recordIntents.ts';

/** The facts to store. Luck follows from the secret of the table, so a record with shuffles and lots fits only its own secret. */
export function playRecord(table: Table, now: number, record: GameRecord): Result<readonly Fact[], RecordFault> {
  const asked = recordIntents(table.rules, record);
  if (!asked.ok) return asked;
  const facts: Fact[] = [];
  for (const [at, { seat, intent }] of asked.value.entries()) {
    const { facts: stored } = table.receive(now, seat, { type: 'play', id: `placed ${at + 1}`, intent }).commit();
    if (stored.length === 0) return fail({ code: 'refused', line: 0, what: `${seat} ${JSON.stringify(intent)}: refused at this table` });
    facts.push(...stored);
  }
  if (record.ending !== undefined && table.phase !== 'over')
    return fail({ code: 'badGame', line: record.ending.line, what: 'this game did not end by a move' });
  const wanted: (readonly GameEvent[])[] = [];
  replayRecord(table.rules, record, ({ events }) => wanted.push(events));
  const text = (actions: readonly (readonly GameEvent[])[]): string => formatRecord(buildRecord(table.rules, actions));
  if (text(wanted) !== text(table.state.actions.map(({ events }) => events)))
    return fail({ code: 'badDeck', line: 0, what: 'the luck of this table leads elsewhere' });
  return ok(facts);
}
