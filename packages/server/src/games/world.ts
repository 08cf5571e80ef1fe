// What a host of games takes from the machine it runs on: time, timers, randomness and a log. A simulation brings its own.

import { randomBytes } from 'node:crypto';

export interface World {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls back once after that many milliseconds; returns the way to call it off. */
  after(ms: number, act: () => void): () => void;
  /** Random bytes as hexadecimal digits. */
  randomHex(bytes: number): string;
  readonly log: Log;
}

/** The part of a logger that is used here; what is logged names games and numbers, never secrets or pieces. */
export interface Log {
  info(about: object, text: string): void;
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
}

/** A timer cannot wait longer than this. */
const TIMER_MAX_MS = 2 ** 31 - 1;

export function realWorld(log: Log): World {
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
