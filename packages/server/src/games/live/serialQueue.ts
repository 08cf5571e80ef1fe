// The queue of one game: each job begins when the one before is done, and its length is limited.

/** The queue only grows so long when the store hangs; then further requests are told to try again. */
const WAITING_MAX = 200;

/** The game cannot be played on now: its queue is full, the store does not answer, or it is frozen. The same request may be sent again. */
export class GameUnavailable extends Error {
  override name = 'Unavailable';
}

export class SerialQueue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** Settles as the job does; a failed job blocks no other. With an empty queue, it begins at once. */
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

  /** Resolves when the queue is empty. */
  async whenIdle(): Promise<void> {
    while (!this.isIdle) await this.#last;
  }
}
