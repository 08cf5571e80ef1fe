// Gathers the steps of many games into one commit, because a disk writes a hundred rows as quickly as one.

import { type StoreError, ValueRefused } from '../errors.ts';
import type { NewStep } from './gameChange.ts';

/**
 * Writes steps of different games in one transaction and resolves after the commit, with an answer for each step: undefined, or why it
 * is not stored. When it throws, the outcome of all of them is unknown.
 */
export type WriteSteps = (steps: readonly NewStep[]) => Promise<readonly (StoreError | undefined)[]>;

/** The most steps of a commit: in a longer one all would wait for the last. */
const BATCH_MAX = 1000;

interface Waiting {
  readonly step: NewStep;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit {
  readonly #write: WriteSteps;
  readonly #named: (error: unknown) => unknown;
  #waiting: Waiting[] = [];
  #work: Promise<void> | undefined;

  /** `named` gives the errors of `write` our names, where they have one. */
  constructor(write: WriteSteps, named: (error: unknown) => unknown) {
    this.#write = write;
    this.#named = named;
  }

  /** Resolves when the step is durable. */
  add(step: NewStep): Promise<void> {
    const added = new Promise<void>((resolve, reject) => this.#waiting.push({ step, resolve, reject }));
    this.#work ??= this.#writeAll();
    return added;
  }

  /** Resolves when all added steps are written or have failed. */
  async idle(): Promise<void> {
    await this.#work;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Steps of the same turn of the event loop join the batch.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#writeOne(this.#takeBatch());
    }
    this.#work = undefined;
  }

  async #writeOne(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await this.#write(batch.map(({ step }) => step));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) resolve();
        else reject(answer);
      }
    } catch (error) {
      const fault = this.#named(error);
      if (fault instanceof ValueRefused && batch.length > 1) await this.#writeHalves(batch);
      else for (const { reject } of batch) reject(fault);
    }
  }

  /** Nothing of the batch is stored because of one step: the others are written again without it. */
  async #writeHalves(batch: readonly Waiting[]): Promise<void> {
    const middle = batch.length >> 1;
    for (const half of [batch.slice(0, middle), batch.slice(middle)]) await this.#writeOne(half);
  }

  /** A commit has one step of each game: its next step must see whether this one was stored. */
  #takeBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.#waiting) {
      if (batch.size < BATCH_MAX && !batch.has(one.step.game)) batch.set(one.step.game, one);
      else later.push(one);
    }
    this.#waiting = later;
    return [...batch.values()];
  }
}
