// What a server has opened and how each part is closed: the last one first, and all of it within a limit, because a database that is away must not keep a node alive.

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
   * Closes one part after the other. What the store fails at is logged, and everything else still closes. When the limit is over, the parts that are left are
   * told to close and not waited for. Rejects at the end with the first mistake of ours.
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
