// Notices inside one process: a server that runs alone has one bus, and a test can open several nodes on it.

import { type Notice, type NoticeBus, NoticeListeners } from './notices.ts';

export class LocalBus {
  readonly #ends = new Set<NoticeListeners>();
  /** Notices of this turn of the event loop. */
  #said: Notice[] = [];

  open(): NoticeBus {
    const listeners = new NoticeListeners();
    this.#ends.add(listeners);
    return {
      publish: (game, seq) => {
        if (!this.#ends.has(listeners)) return;
        // Later, as over a network: a host is never called from inside its own call.
        if (this.#said.push({ game, seq }) === 1) setImmediate(() => this.#tell());
      },
      subscribe: (listener) => listeners.add(listener),
      close: async () => {
        this.#ends.delete(listeners);
      },
    };
  }

  #tell(): void {
    const said = this.#said;
    this.#said = [];
    for (const notice of said) for (const end of this.#ends) end.heard(notice);
  }
}
