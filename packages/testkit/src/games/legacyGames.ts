/**
 * Games of Clone Wars as they were kept before the second revision (AUD-4), one Classic and two Special: set-up and facts of a table on this machine, what
 * red saw then, and the game as a position text and as a record. Made by commit 8fd157e; the moves followed from a seed.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameResult, Options, Seat } from '@flagfall/engine';
import type { Fact, Setup } from '@flagfall/table';

export interface LegacyGame {
  /** The entry in a browser's list of games. */
  readonly summary: {
    readonly id: string;
    readonly plan: { readonly edition: string; readonly options: Options; readonly seats: object };
    readonly createdAt: number;
    readonly updatedAt: number;
    readonly actions: number;
    readonly waitedFor: readonly Seat[];
    readonly result?: GameResult;
  };
  readonly setup: Setup;
  readonly facts: readonly Fact[];
  /** What red saw, the pieces and moves as words. */
  readonly view: object;
  readonly position: string;
  readonly record: string;
}

export function legacyGames(): readonly LegacyGame[] {
  return readFileSync(path.join(import.meta.dirname, 'clonesBefore.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
