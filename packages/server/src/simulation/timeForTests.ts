// Time that goes by as fast as it can: events wait in one queue, and between two of them everything that was set off comes to rest.

interface Event {
  readonly at: number;
  readonly number: number;
  readonly act: () => void;
}

export class SimulatedTime {
  now: number;
  /** Calls into real parts (the database) that have not come back. */
  underway = 0;
  readonly #events: Event[] = [];
  #number = 0;

  constructor(start: number) {
    this.now = start;
  }

  /** Returns the way to call it off. */
  after(ms: number, act: () => void): () => void {
    this.#number += 1;
    const event = { at: this.now + Math.max(0, Math.round(ms)), number: this.#number, act };
    // The queue is short: the latest go to its end, so look from there.
    let index = this.#events.length;
    while (index > 0 && this.#events[index - 1].at > event.at) index -= 1;
    this.#events.splice(index, 0, event);
    return () => {
      const found = this.#events.indexOf(event);
      if (found >= 0) this.#events.splice(found, 1);
    };
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Lets so much time go by, or as much as it takes until something holds. */
  async pass(ms: number, until: () => boolean = () => false): Promise<void> {
    const end = this.now + ms;
    await this.#rest();
    while (this.#events.length > 0 && this.#events[0].at <= end && !until()) {
      const [event] = this.#events.splice(0, 1);
      this.now = event.at;
      event.act();
      await this.#rest();
    }
    if (!until()) this.now = Math.max(this.now, end);
  }

  /** Promises and calls into the database are done; what is left waits for an event. */
  async #rest(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (this.underway > 0);
  }
}
