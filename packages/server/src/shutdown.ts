// Closes what a server has opened: the last part first, and all within a limit, because an unavailable database must not keep a node alive.

import type { Log } from './games/runtime.ts';
import { StoreError } from './store/errors.ts';

interface ShutdownStep {
  readonly part: string;
  readonly close: () => Promise<void>;
}

export class ShutdownSequence {
  readonly #closings: ShutdownStep[] = [];

  add(part: string, close: () => Promise<void>): void {
    this.#closings.push({ part, close });
  }

  /**
   * Closes one part after the other. Failures of the store are logged, and everything else still closes. After the limit, the remaining parts are
   * told to close and not awaited. Rejects at the end with the first bug of ours.
   */
  async closeAll(limitMs: number, log?: Log): Promise<void> {
    const limit = Promise.withResolvers<'over'>();
    const timer = setTimeout(() => limit.resolve('over'), limitMs);
    const mistakes: unknown[] = [];
    let isOver = false;
    for (const { part, close } of this.#closings.splice(0).reverse()) {
      const closed = close().catch((error: unknown) => {
        if (error instanceof StoreError) log?.warn({ part, fault: error.message }, 'a part did not stop in order');
        else mistakes.push(error);
      });
      if (isOver) continue;
      isOver = (await Promise.race([closed, limit.promise])) === 'over';
      if (isOver) log?.warn({ part, limitMs }, 'a part took too long to stop and is not waited for');
    }
    clearTimeout(timer);
    if (mistakes.length > 0) throw mistakes[0];
  }
}
