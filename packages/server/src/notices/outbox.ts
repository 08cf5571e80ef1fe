// Notices that wait to be sent: only the latest of each game, so that a long outage costs little memory.

import type { Notice } from './notices.ts';

/** How many games may wait; the poll of the store finds the others. */
const WAITING_MAX = 10_000;

export class Outbox {
  readonly #latest = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#latest.size === 0;
  }

  put({ game, seq }: Notice): void {
    const known = this.#latest.get(game);
    if (known === undefined && this.#latest.size >= WAITING_MAX) return;
    this.#latest.set(game, Math.max(seq, known ?? 0));
  }

  take(countMax: number): readonly Notice[] {
    const taken = [...this.#latest].slice(0, countMax).map(([game, seq]) => ({ game, seq }));
    for (const { game } of taken) this.#latest.delete(game);
    return taken;
  }
}
