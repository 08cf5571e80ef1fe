/** A file of positions with known right ideas: a line for each game, with its record and its positions. */

import { findEdition } from '@flagfall/editions';
import {
  actionsSince,
  buildRecord,
  formatRecord,
  type Position,
  parseRecord,
  replayRecord,
  rewind,
  rulesForRecord,
} from '@flagfall/engine';
import { clonePosition } from '@flagfall/engine/internal';
import { UsageError } from '../arguments.ts';
import { ideasIn, type KnownPosition } from './ideas.ts';

export interface KnownGame {
  readonly record: string;
  readonly positions: readonly KnownPosition[];
}

/** The positions of a game, with its record up to the last of them; undefined if there are none. */
export function knownGame(game: Position): KnownGame | undefined {
  const positions = ideasIn(game);
  const last = positions.at(-1);
  if (last === undefined) return undefined;
  const part = clonePosition(game);
  rewind(part, last.action);
  return { record: formatRecord(buildRecord(part.rules, actionsSince(part, 0))), positions };
}

export function linesOf(games: readonly KnownGame[]): string {
  return games.map((game) => `${JSON.stringify(game)}\n`).join('');
}

export function readGames(text: string): readonly KnownGame[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(readGame);
}

function readGame(line: string): KnownGame {
  try {
    const game = JSON.parse(line) as Partial<KnownGame> | null;
    if (typeof game?.record === 'string' && Array.isArray(game.positions)) return game as KnownGame;
  } catch {
    // Reported below.
  }
  throw new UsageError(`this is no line of a file of positions: ${line.slice(0, 60)}`);
}

/** Replays the game of a record to its end. */
export function gameOf(text: string): Position {
  const record = parseRecord(text);
  const rules = record.ok ? rulesForRecord(record.value, findEdition) : record;
  const replayed = record.ok && rules.ok ? replayRecord(rules.value, record.value) : rules;
  if (!replayed.ok) throw new UsageError(`a game cannot be replayed: ${replayed.error.what}`);
  return replayed.value as Position;
}
