// Notices between simulated nodes: late, doubled or lost.

import type { Chance } from '@flagfall/engine';
import { type NoticeBus, NoticeListeners } from '../notices/notices.ts';
import type { SimulatedTime } from './timeForTests.ts';

export class SimulatedHub {
  readonly #time: SimulatedTime;
  readonly #chance: Chance;
  readonly #ends = new Set<NoticeListeners>();
  /** One of so many is lost; 0 for none. */
  losses = 0;

  constructor(time: SimulatedTime, chance: Chance) {
    this.#time = time;
    this.#chance = chance;
  }

  open(): NoticeBus {
    const listeners = new NoticeListeners();
    this.#ends.add(listeners);
    return {
      publish: (game, seq) => {
        if (!this.#ends.has(listeners)) return;
        for (const end of this.#ends) {
          if (this.losses > 0 && this.#chance.below(this.losses) === 0) continue;
          const copies = this.#chance.below(10) === 0 ? 2 : 1;
          for (let copy = 0; copy < copies; copy += 1)
            this.#time.after(this.#chance.below(50), () => this.#ends.has(end) && end.heard({ game, seq }));
        }
      },
      subscribe: (listener) => listeners.add(listener),
      close: async () => {
        this.#ends.delete(listeners);
      },
    };
  }
}
