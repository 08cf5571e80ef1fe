// What games need of their machine: time, timers, randomness and a log. A simulation brings its own.

import { createHash, randomBytes } from 'node:crypto';

export interface Runtime {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls back once after that many milliseconds; returns a function that cancels it. */
  after(ms: number, act: () => void): () => void;
  /** Random bytes as hexadecimal digits. */
  randomHex(bytes: number): string;
  /** Its randomness was chosen, so its games do not count. */
  readonly isSeeded?: true;
  readonly log: Log;
}

/** The part of a logger used here; log lines name games and numbers, never secrets or pieces. */
export interface Log {
  info(about: object, text: string): void;
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
}

/** The longest wait of a timer. */
const TIMER_MAX_MS = 2 ** 31 - 1;

export function systemRuntime(log: Log): Runtime {
  return {
    now: () => Date.now(),
    after(ms, act) {
      const timer = setTimeout(act, Math.min(Math.max(0, ms), TIMER_MAX_MS));
      return () => clearTimeout(timer);
    },
    randomHex: (bytes) => randomBytes(bytes).toString('hex'),
    log,
  };
}

/** The same machine, with randomness from a seed. */
export function seededRuntime(runtime: Runtime, seed: string): Runtime {
  let drawn = 0;
  const block = (): string => createHash('sha256').update(`${seed} ${++drawn}`).digest('hex');
  const randomHex = (bytes: number): string => {
    let hex = '';
    while (hex.length < 2 * bytes) hex += block();
    return hex.slice(0, 2 * bytes);
  };
  return { ...runtime, randomHex, isSeeded: true };
}

/** Calls back again and again, each time that many milliseconds after the call before; returns a function that cancels it. */
export function every(runtime: Pick<Runtime, 'after'>, ms: number, act: () => void): () => void {
  let isCancelled = false;
  let cancel = runtime.after(ms, again);
  function again(): void {
    act();
    if (!isCancelled) cancel = runtime.after(ms, again);
  }
  return () => {
    isCancelled = true;
    cancel();
  };
}

/** Fire and forget; a failure is logged. */
export function runInBackground(log: Log, text: string, job: Promise<unknown>, about: object = {}): void {
  job.catch((error: unknown) => log.warn({ ...about, fault: String(error) }, text));
}
