/** What keeps a table of this machine: its set-up once, its facts in order. Facts are the truth, so nobody but the host reads them. */

import type { Fact, Setup } from '@flagfall/table';
import type { LocalGameSummary } from '../localGameSpec.ts';

export interface StoredTable {
  readonly summary: LocalGameSummary;
  /** Undefined while the table has not been opened. */
  readonly setup: Setup | undefined;
  readonly facts: readonly Fact[];
}

export interface TableStorage {
  /** Undefined for a game that is not there any more. */
  load(game: string): Promise<StoredTable | undefined>;
  /** Resolves when everything is stored; `first` is the number of the first fact. Fails with one of the errors below. */
  store(summary: LocalGameSummary, first: number, facts: readonly Fact[], setup?: Setup): Promise<void>;
}

/** Somebody has deleted the game meanwhile. */
export class GameGone extends Error {
  override name = 'GameGone';
}

/** Another host of the same game has stored first: this one has to load it again. */
export class StoredElsewhere extends Error {
  override name = 'StoredElsewhere';
}

/** Nothing can be kept here. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}
