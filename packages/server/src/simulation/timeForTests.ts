// Simulated time: events wait in one queue, and between two of them all pending work comes to rest.

interface Event {
  readonly at: number;
  readonly number: number;
  readonly act: () => void;
}

export class SimulatedTime {
  now: number;
  /** Running calls into real parts (the database). */
  underway = 0;
  readonly #events: Event[] = [];
  #number = 0;

  constructor(start: number) {
    this.now = start;
  }

  /** Returns a function that cancels it. */
  after(ms: number, act: () => void): () => void {
    this.#number += 1;
    const event = { at: this.now + Math.max(0, Math.round(ms)), number: this.#number, act };
    // New events mostly go to the end of the short queue, so the search starts there.
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

  /** Advances the time by so much, or until a condition holds. */
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

  /** Promises and database calls are done; only events are left. */
  async #rest(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (this.underway > 0);
  }
}
