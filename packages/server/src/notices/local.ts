// Notices inside one process: a server that runs alone has one end of them, and a test can open several nodes on one hub.

import { Listeners, type Notices } from './notices.ts';

export class LocalHub {
  readonly #ends = new Set<Listeners>();

  open(): Notices {
    const listeners = new Listeners();
    this.#ends.add(listeners);
    return {
      publish: (game, seq) => {
        if (!this.#ends.has(listeners)) return;
        // Later, as over a network: a host is never called from inside its own call.
        setImmediate(() => {
          for (const end of this.#ends) end.heard({ game, seq });
        });
      },
      subscribe: (listener) => listeners.add(listener),
      close: async () => {
        this.#ends.delete(listeners);
      },
    };
  }
}
