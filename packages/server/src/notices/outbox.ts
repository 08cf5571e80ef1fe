// Notices that wait to be sent: of each game only the latest, so that an outage costs little memory, however long it lasts.

import type { Notice } from './notices.ts';

/** So many games wait at most; of others the poll of the store tells. */
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
