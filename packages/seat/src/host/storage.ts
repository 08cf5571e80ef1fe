/** Storage of a table on this machine: its set-up once, its facts in order. Facts hold the whole truth, so only the host reads them. */

import type { Fact, Setup } from '@flagfall/table';
import type { LocalGameSpec, LocalGameSummary } from '../sessions/localGameSpec.ts';

export interface StoredTable {
  readonly summary: LocalGameSummary;
  /** Undefined while the table has not been opened. */
  readonly setup: Setup | undefined;
  readonly facts: readonly Fact[];
}

export interface TableStorage {
  /** Undefined for a deleted game. */
  load(game: string): Promise<StoredTable | undefined>;
  /** Resolves when everything is stored; `first` is the number of the first fact. Fails with a `StorageFault`. */
  store(summary: LocalGameSummary, first: number, facts: readonly Fact[], setup?: Setup): Promise<void>;
}

/** Why something is not stored: the game was deleted, another host has stored first, or this device cannot store anything. */
export class StorageFault extends Error {
  override name = 'StorageFault';
  readonly why: 'missing' | 'elsewhere' | 'unkept';

  constructor(why: StorageFault['why'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}

/** Storage for one table, lost when its process ends. */
export class KeptInMemory implements TableStorage {
  stored: StoredTable;

  constructor(plan: LocalGameSpec) {
    this.stored = { summary: { id: '', plan, createdAt: 0, updatedAt: 0, actions: 0, waitedFor: [] }, setup: undefined, facts: [] };
  }

  load(): Promise<StoredTable> {
    return Promise.resolve(this.stored);
  }

  store(...[summary, , facts, setup = this.stored.setup]: Parameters<TableStorage['store']>): Promise<void> {
    this.stored = { summary, setup, facts: [...this.stored.facts, ...facts] };
    return Promise.resolve();
  }
}
