// How many messages a connection may send: so many a second, and some more at once.

export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

export class TokenBucket {
  readonly #rate: RateLimit;
  #left: number;
  #at: number;

  constructor(rate: RateLimit, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Whether it may, and if so that is so much less. */
  take(now: number, cost = 1): boolean {
    const { perSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}
