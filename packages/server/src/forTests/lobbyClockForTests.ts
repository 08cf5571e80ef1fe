// Time in the lobby of several nodes in one process. It stands still until a test waits for something; then it goes by as fast as the stores answer, so that a
// slow database makes a test slow and nothing run out.

import type { Runtime } from '../games/runtime.ts';

/** So much goes by after an answer: less than anything in the lobby takes. */
const STEP_MS = 100;

export class LobbyClock implements Pick<Runtime, 'now' | 'after'> {
  /** Asks every store something. */
  readonly #answer: () => Promise<unknown>;
  /** Behind the time of the machine: what a node with that time has stored has not run out. */
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

  /** Lets so much time go by. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    while (this.#now < end) await this.#step();
  }

  /** Lets time go by until something is there. */
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
    // What the answers have set off goes its way over sockets and notices.
    await new Promise((resolve) => setTimeout(resolve, 5));
    this.#now += STEP_MS;
    const due = this.#timers.filter(({ at }) => at <= this.#now).toSorted((a, b) => a.at - b.at);
    this.#timers = this.#timers.filter((timer) => !due.includes(timer));
    for (const { act } of due) act();
  }
}
