/** `flagfall verify`: replays games that others played and says where the rules disagree with them. */

import { chaseEdition, findEdition, gravonEditions } from '@flagfall/editions';
import {
  armiesOfField,
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
import { checkCommitments } from '@flagfall/table';
import { UsageError } from '../../arguments.ts';
import type { CommandIo } from '../../io.ts';
import { plainIo } from './plainIo.ts';
import { type FileKind, findGameFiles, type GameFile, readGameText } from './recordFiles.ts';

/** The summary of a game that agrees with the rules. */
interface Verified {
  readonly moves: number;
  /** Rules that it was played without. */
  readonly waived: readonly string[];
}

/** The result for all files. */
interface Totals {
  games: number;
  agree: number;
  /** Games that agree, but were played without some of our rules. */
  waived: number;
  disagree: number;
  /** Games without rules here. */
  unsupported: number;
  moves: number;
}

export async function run(args: readonly string[], terminal: CommandIo): Promise<number> {
  if (args.length === 0) throw new UsageError('name files or folders: verify PATH...');
  const io = plainIo(terminal);
  const files = new Map<string, GameFile>();
  let unreadable = 0;
  for (const place of args) {
    const found = await findGameFiles(place);
    for (const file of found.files) files.set(file.path, file);
    for (const { path, what } of found.faults) io.error(`${path}: ${what}`);
    unreadable += found.faults.length;
  }
  if (files.size === 0 && unreadable === 0) io.error('no games were found');
  const totals: Totals = { games: files.size, agree: 0, waived: 0, disagree: 0, unsupported: 0, moves: 0 };
  for (const file of files.values()) await verifyFile(file, totals, io);
  io.out(totalsText(totals));
  return totals.agree > 0 && totals.disagree === 0 && unreadable === 0 ? 0 : 1;
}

async function verifyFile({ path, kind }: GameFile, totals: Totals, io: CommandIo): Promise<void> {
  const text = await readGameText(path);
  const verified = text.ok ? verifyText(kind, text.value) : fail({ code: undefined, line: 0, what: text.error });
  if (verified.ok) {
    totals.agree++;
    totals.moves += verified.value.moves;
    if (verified.value.waived.length > 0) totals.waived++;
    return;
  }
  const { code, line, what } = verified.error;
  if (code === 'unsupportedGame') totals.unsupported++;
  else totals.disagree++;
  io.out(`${path}${line > 0 ? `:${line}` : ''}: ${what}`);
}

function totalsText({ games, agree, waived, disagree, unsupported, moves }: Totals): string {
  const notes = waived > 0 ? `, ${waived} of them without our chase rule` : '';
  const others = unsupported > 0 ? `, ${unsupported} unsupported` : '';
  return `${games} games: ${agree} agree${notes}, ${disagree} disagree${others}; ${moves} moves replayed`;
}

/** Replays the game of a text, whatever its format. */
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
  const broken = replayed.ok ? checkCommitments(rules.value, record.value) : undefined;
  if (broken !== undefined) return fail(broken);
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
  const armies = armiesOfField(game.value.field);
  const found = chaseEdition(armies);
  if (found === undefined) return fail({ code: 'badGame', line: 1, what: `no edition has armies of ${armies.join(' and ')} pieces` });
  const replayed = replayChase(compileRules(found.edition, found.options), game.value);
  return replayed.ok ? ok({ moves: game.value.moves.length - 1, waived: [] }) : replayed;
}
