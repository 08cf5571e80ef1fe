// Time in the lobby of several nodes in one process. It stands still until a test waits for something; then it runs as fast as the stores answer, so that a
// slow database makes a test slow but nothing expires.

import type { Runtime } from '../games/runtime.ts';

/** The time added after an answer: less than any timeout of the lobby. */
const STEP_MS = 100;

export class LobbyClock implements Pick<Runtime, 'now' | 'after'> {
  /** Queries every store once. */
  readonly #answer: () => Promise<unknown>;
  /** Behind the machine's time: rows of a node with that time have not expired. */
  #now = Date.now() - 300_000;
  #timers: { readonly at: number; readonly act: () => void }[] = [];

  constructor(answer: () => Promise<unknown>) {
    this.#answer = answer;
  }

  readonly now = (): number => this.#now;

  readonly after = (ms: number, act: () => void): (() => void) => {
    const timer = { at: this.#now + ms, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Advances the time. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    while (this.#now < end) await this.#step();
  }

  /** Advances the time until something is there. */
  async during<T>(waiting: Promise<T>): Promise<T> {
    let isThere = false;
    const done = () => {
      isThere = true;
    };
    waiting.then(done, done);
    while (!isThere) await this.#step();
    return waiting;
  }

  async #step(): Promise<void> {
    await this.#answer();
    // Lets sockets and notices deliver what the answers have caused.
    await new Promise((resolve) => setTimeout(resolve, 5));
    this.#now += STEP_MS;
    const due = this.#timers.filter(({ at }) => at <= this.#now).toSorted((a, b) => a.at - b.at);
    this.#timers = this.#timers.filter((timer) => !due.includes(timer));
    for (const { act } of due) act();
  }
}
