// Limits the messages of a connection: so many per second, and a burst.

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

  /** Takes tokens if there are enough. */
  take(now: number, cost = 1): boolean {
    const { perSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}
