/** Reads a game from a text: one of our records, or a game of the Gravon archive. It is replayed whole before it is shown. */

import { findEdition, gravonEditions } from '@flagfall/editions';
import {
  actionsSince,
  type GameRecord,
  gravonToRecord,
  ok,
  parseGravon,
  parseRecord,
  type RecordFault,
  type Result,
  replayRecord,
  rulesForRecord,
} from '@flagfall/engine';
import { ReplayGame } from '../replayGame.ts';

/** Larger texts are no games. */
export const GAME_TEXT_MAX = 2_000_000;

export function readGame(text: string): Result<ReplayGame, RecordFault> {
  const record = readRecord(text);
  return record.ok ? openRecord(record.value) : record;
}

/** The text of a file: old games of the archive are written in the letters of Windows, and say so in their first line. */
export function decodeFile(bytes: Uint8Array): string {
  const prolog = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const isLatin = /^<\?xml[^>]{0,150}encoding\s{0,9}=\s{0,9}["'](?:iso-8859-1|windows-1252|latin1)["']/i.test(prolog);
  return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8').decode(bytes);
}

function openRecord(record: GameRecord): Result<ReplayGame, RecordFault> {
  const rules = rulesForRecord(record, findEdition);
  if (!rules.ok) return rules;
  let first = 0;
  let hasBegun = false;
  const position = replayRecord(rules.value, record, ({ action }) => {
    hasBegun ||= action !== undefined;
    if (!hasBegun) first++;
  });
  return position.ok ? ok(new ReplayGame(record, position.value, actionsSince(position.value, 0), first)) : position;
}

function readRecord(text: string): Result<GameRecord, RecordFault> {
  if (!text.trimStart().startsWith('<')) return parseRecord(text);
  const game = parseGravon(text);
  return game.ok ? gravonToRecord(game.value, gravonEditions) : game;
}
