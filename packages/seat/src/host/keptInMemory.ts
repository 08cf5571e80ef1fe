/** Storage for one table that is gone when its process ends. */

import type { Fact, Setup } from '@flagfall/table';
import type { LocalGameSpec, LocalGameSummary } from '../localGameSpec.ts';
import type { StoredTable, TableStorage } from './storage.ts';

export class KeptInMemory implements TableStorage {
  #summary: LocalGameSummary;
  #setup: Setup | undefined;
  readonly #facts: Fact[] = [];

  constructor(plan: LocalGameSpec) {
    this.#summary = { id: '', plan, createdAt: 0, updatedAt: 0, actions: 0, waitedFor: [] };
  }

  get stored(): StoredTable {
    return { summary: this.#summary, setup: this.#setup, facts: this.#facts };
  }

  load(): Promise<StoredTable> {
    return Promise.resolve(this.stored);
  }

  store(...[summary, , facts, setup]: Parameters<TableStorage['store']>): Promise<void> {
    this.#summary = summary;
    this.#setup ??= setup;
    this.#facts.push(...facts);
    return Promise.resolve();
  }
}
