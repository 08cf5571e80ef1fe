/** `flagfall verify`: replays games that others played and says where the rules disagree with them. */

import { barrage, findEdition } from '@flagfall/editions';
import {
  compileRules,
  fail,
  gravonToRecord,
  ok,
  parseChase,
  parseGravon,
  parseRecord,
  type RecordFault,
  type Result,
  replayChase,
  replayRecord,
  rulesForRecord,
} from '@flagfall/engine';
import { UsageError } from '../arguments.ts';
import type { Io } from '../io.ts';
import { type FileKind, findGameFiles, type GameFile, gravonEditions, readGameText } from './recordFiles.ts';

/** What a game that agrees tells of itself. */
interface Verified {
  readonly moves: number;
  /** Rules of ours that it was not played by. */
  readonly waived: readonly string[];
}

export async function run(args: readonly string[], io: Io): Promise<number> {
  if (args.length === 0) throw new UsageError('name files or folders: verify PATH...');
  const files = new Map<string, GameFile>();
  let unreadable = 0;
  for (const place of args) {
    const found = await findGameFiles(place);
    if (found.ok) for (const file of found.value) files.set(file.path, file);
    else {
      unreadable++;
      io.error(`${place}: ${found.error}`);
    }
  }
  if (files.size === 0 && unreadable === 0) io.error('no games were found');
  let agree = 0;
  let moves = 0;
  let waived = 0;
  for (const { path, kind } of files.values()) {
    const text = await readGameText(path);
    const verified = text.ok ? verifyText(kind, text.value) : fail({ line: 0, what: text.error });
    if (verified.ok) {
      agree++;
      moves += verified.value.moves;
      if (verified.value.waived.length > 0) waived++;
    } else io.out(`${path}${verified.error.line > 0 ? `:${verified.error.line}` : ''}: ${verified.error.what}`);
  }
  const notes = waived > 0 ? `, ${waived} of them without our chase rule` : '';
  io.out(`${files.size} games: ${agree} agree${notes}, ${files.size - agree} disagree; ${moves} moves replayed`);
  return files.size > 0 && agree === files.size && unreadable === 0 ? 0 : 1;
}

/** Replays the game of a text, whatever house it comes from. */
export function verifyText(kind: FileKind, text: string): Result<Verified, RecordFault> {
  if (kind === 'flag') return verifyRecord(text);
  if (kind === 'gravon') return verifyGravon(text);
  return verifyChase(text);
}

function verifyRecord(text: string): Result<Verified, RecordFault> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const rules = rulesForRecord(record.value, findEdition);
  if (!rules.ok) return rules;
  const replayed = replayRecord(rules.value, record.value);
  return replayed.ok ? ok({ moves: record.value.actions.length, waived: record.value.waived }) : replayed;
}

function verifyGravon(text: string): Result<Verified, RecordFault> {
  const game = parseGravon(text);
  if (!game.ok) return game;
  const record = gravonToRecord(game.value, gravonEditions);
  return record.ok ? ok({ moves: game.value.moves.length, waived: record.value.waived }) : record;
}

function verifyChase(text: string): Result<Verified, RecordFault> {
  const game = parseChase(text);
  if (!game.ok) return game;
  const replayed = replayChase(compileRules(barrage, { board: '10x10', quietLimit: 'off' }), game.value);
  return replayed.ok ? ok({ moves: game.value.moves.length - 1, waived: [] }) : replayed;
}
