// A queue of jobs of one game: the next begins when the one before is done, and there are never more than so many.

/** More than this wait only when the store stands still; whoever comes then is told to come again. */
const WAITING_MAX = 200;

/** The game cannot be played on now: too much waits for it, the store does not answer, or it is frozen. The same request may be sent again. */
export class GameUnavailable extends Error {
  override name = 'Unavailable';
}

export class SerialQueue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** Resolves or rejects as the job does; a job that failed holds up nobody. Where nothing waits, it begins at once. */
  async run<Value>(job: () => Promise<Value>): Promise<Value> {
    if (this.#waiting >= WAITING_MAX) throw new GameUnavailable('too much is waiting for this game');
    const before = this.isIdle ? undefined : this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    this.#waiting += 1;
    try {
      if (before !== undefined) await before;
      return await job();
    } finally {
      this.#waiting -= 1;
      resolve();
    }
  }

  /** Resolves when nothing waits any more. */
  async whenIdle(): Promise<void> {
    while (!this.isIdle) await this.#last;
  }
}
