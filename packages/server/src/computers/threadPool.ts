// Threads in which computer players think, shared by all games of a server: games take turns, a thread that dies is replaced, and
// its questions are asked again.

import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RemotePlayer } from '@flagfall/ai';
import { FairQueue, type QueuedTurn } from './fairQueue.ts';
import { type ComputerSeatSpec, PlayerThread, playerKey, type SeenActions } from './playerThread.ts';

export interface ThreadPoolSettings {
  /** One core is left for the server itself. */
  readonly threads?: number;
  /** Players that a thread keeps, at 2 MB each; those asked longest ago are rebuilt when needed. */
  readonly playersMax?: number;
  /** How many may wait for a turn; beyond that, the owner with the most gets answers without thinking. */
  readonly waitingMax?: number;
  /** How long an answer may take before the thread counts as lost. */
  readonly patienceMs?: number;
  /** Hears of every failure of a thread or a player. */
  readonly report?: (error: unknown, place: ComputerSeatSpec) => void;
  readonly startThread?: () => Worker;
}

/** A question to a player. */
export interface ThreadJob extends QueuedTurn {
  readonly place: ComputerSeatSpec;
  readonly seen: SeenActions;
  readonly question: (guest: RemotePlayer) => Promise<unknown>;
  /** The answer, or the fallback's when asking failed again and again; undefined when the pool was closed. */
  readonly settle: (answer: unknown) => void;
  readonly fallback: () => unknown;
}

const DESKS_MAX = 32;
/** At a third of a second per turn, a thread does this much in some ten minutes; later answers would be useless. */
const WAITING_MAX = 2000;
const PATIENCE_MS = 30_000;
const FAILURES_MAX = 3;
/** A player that uses too much memory ends its thread, not the server. */
const THREAD_MEMORY_MB = 512;

export class ThreadPool {
  readonly #settings: Required<ThreadPoolSettings>;
  readonly #queue: FairQueue<ThreadJob>;
  readonly #failures = new WeakMap<ThreadJob, number>();
  #threads: readonly PlayerThread[] = [];
  #isClosed = false;

  constructor(settings: ThreadPoolSettings) {
    this.#settings = {
      threads: settings.threads ?? Math.max(1, os.availableParallelism() - 1),
      playersMax: settings.playersMax ?? DESKS_MAX,
      waitingMax: settings.waitingMax ?? WAITING_MAX,
      patienceMs: settings.patienceMs ?? PATIENCE_MS,
      report: settings.report ?? (() => undefined),
      startThread: settings.startThread ?? startThread,
    };
    this.#queue = new FairQueue(this.#settings.waitingMax);
  }

  get load(): { readonly waiting: number; readonly players: number } {
    return { waiting: this.#queue.size, players: this.#threads.reduce((sum, thread) => sum + thread.playerCount, 0) };
  }

  add(job: ThreadJob): void {
    const tooMuch = this.#queue.add(job);
    if (tooMuch !== undefined) tooMuch.settle(tooMuch.fallback());
    this.#work();
  }

  /** Cancels a job; false when it has begun. */
  cancel(job: ThreadJob): boolean {
    return this.#queue.remove(job);
  }

  /** Removes a player; if it is thinking, it decides at once. */
  clear(player: string): void {
    for (const thread of this.#threads) {
      thread.hurry(player);
      thread.forget(player);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (let job = this.#queue.take(); job !== undefined; job = this.#queue.take()) job.settle(undefined);
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  /** Gives jobs to threads while there are both. */
  #work(): void {
    for (;;) {
      this.#threads = this.#threads.filter(({ isAlive }) => isAlive);
      const hasRoom = this.#threads.length < this.#settings.threads || this.#threads.some(({ isBusy }) => !isBusy);
      const job = hasRoom && !this.#isClosed ? this.#queue.take() : undefined;
      if (job === undefined) return;
      void this.#carryOut(job, this.#threadFor(playerKey(job.place)));
    }
  }

  /** The thread that has the player if it is free, else another: building a player takes milliseconds, waiting for a turn much longer. */
  #threadFor(player: string): PlayerThread {
    const free = this.#threads.filter(({ isBusy }) => !isBusy);
    const known = free.find((thread) => thread.has(player)) ?? free[0];
    if (known !== undefined) return known;
    const thread = new PlayerThread(this.#settings.startThread(), this.#settings.playersMax);
    this.#threads = [...this.#threads, thread];
    return thread;
  }

  async #carryOut(job: ThreadJob, thread: PlayerThread): Promise<void> {
    const { place, seen, question, settle } = job;
    for (const other of this.#threads) if (other !== thread) other.forget(playerKey(place));
    try {
      settle(await thread.ask(place, seen, this.#settings.patienceMs, question));
    } catch (error) {
      thread.forget(playerKey(place));
      this.#failed(job, error);
    }
    this.#work();
  }

  #failed(job: ThreadJob, error: unknown): void {
    if (this.#isClosed) {
      job.settle(undefined);
      return;
    }
    this.#settings.report(error, job.place);
    const failures = (this.#failures.get(job) ?? 0) + 1;
    this.#failures.set(job, failures);
    if (failures >= FAILURES_MAX) job.settle(job.fallback());
    else this.#queue.putBack(job);
  }
}

function startThread(): Worker {
  return new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB } });
}
