// Limits guessing: after a few failures, each further attempt has to wait longer. Counted per name, per address, and per pair of both.

import { MINUTE_MS } from '@flagfall/protocol';
import { refuse } from '../../http/refused.ts';

interface Count {
  failures: number;
  /** No attempt before this time. */
  blockedUntil: number;
  lastAt: number;
}

interface ThrottleRule {
  /** Failures without a wait. */
  readonly free: number;
  readonly delayMaxMs: number;
}

/**
 * One name at one address: a player who has forgotten their password. One address: many names tried from one place. One name: tried from
 * many places; there the wait stays short, or anybody could lock the owner out.
 */
const PATIENCE: Readonly<Record<'pair' | 'address' | 'name', ThrottleRule>> = {
  pair: { free: 5, delayMaxMs: 15 * MINUTE_MS },
  address: { free: 30, delayMaxMs: 15 * MINUTE_MS },
  name: { free: 20, delayMaxMs: 30_000 },
};

const FIRST_DELAY_MS = 1000;
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

/** An attempt under way. */
export interface LoginAttempt {
  /** The password was right: the count of the name is cleared, and the address gets this attempt back. */
  succeeded(): void;
}

export class LoginThrottle {
  readonly #counts = new Map<string, Count>();
  readonly #capacity: number;

  constructor(capacity = 50_000) {
    this.#capacity = capacity;
  }

  /** How many counts are kept. */
  get size(): number {
    return this.#counts.size;
  }

  /**
   * Refuses during a wait. An attempt counts as failed from its beginning, so a thousand at once are not a thousand
   * guesses for the price of one.
   */
  begin(name: string, address: string, now: number): LoginAttempt {
    const keys = [
      ['pair', `pair ${address} ${name}`],
      ['address', `address ${address}`],
      ['name', `name ${name}`],
    ] as const;
    const blockedUntil = Math.max(...keys.map(([, key]) => this.#find(key, now)?.blockedUntil ?? 0));
    if (blockedUntil > now) refuse({ code: 'tooManyAttempts', retryAfterSeconds: Math.ceil((blockedUntil - now) / 1000) });
    for (const [type, key] of keys) this.#fail(key, PATIENCE[type], now);
    return {
      succeeded: () => {
        this.#counts.delete(keys[0][1]);
        this.#counts.delete(keys[2][1]);
        this.#giveBack(keys[1][1]);
      },
    };
  }

  #find(key: string, now: number): Count | undefined {
    const count = this.#counts.get(key);
    if (count !== undefined && now - count.lastAt < FORGOTTEN_AFTER_MS) return count;
    this.#counts.delete(key);
    return undefined;
  }

  #fail(key: string, { free, delayMaxMs }: ThrottleRule, now: number): void {
    const failures = (this.#find(key, now)?.failures ?? 0) + 1;
    const delayMs = failures < free ? 0 : Math.min(delayMaxMs, FIRST_DELAY_MS * 2 ** Math.min(failures - free, 30));
    // Moves it to the end: the map is in the order of the last failures, and the oldest are dropped first.
    this.#counts.delete(key);
    this.#counts.set(key, { failures, blockedUntil: now + delayMs, lastAt: now });
    if (this.#counts.size > this.#capacity) this.#counts.delete(this.#counts.keys().next().value!);
  }

  /** Logging in to one's own account between two guesses at another must not clear the address. */
  #giveBack(key: string): void {
    const count = this.#counts.get(key);
    if (count === undefined) return;
    count.failures -= 1;
    count.blockedUntil = 0;
  }
}
