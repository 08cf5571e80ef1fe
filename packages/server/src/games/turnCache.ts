// The seats to move, by game. Finding out needs a table, so the result is kept until the next fact.

import type { Seat } from '@flagfall/engine';
import type { Store } from '../store/store.ts';
import type { GameHost } from './live/host.ts';

interface CachedTurn {
  readonly facts: number;
  readonly seats: readonly Seat[];
}

const KEPT_MAX = 20_000;

export class TurnCache {
  readonly #host: Pick<GameHost, 'query'>;
  readonly #store: Store;
  readonly #known = new Map<string, CachedTurn>();

  constructor(host: Pick<GameHost, 'query'>, store: Store) {
    this.#host = host;
    this.#store = store;
  }

  /** The seats that each of these games waits for. */
  async waitedFor(games: readonly string[]): Promise<ReadonlyMap<string, readonly Seat[]>> {
    const counts = await this.#store.facts.counts(games);
    const found = new Map<string, readonly Seat[]>();
    for (const game of games) found.set(game, await this.#waitedForIn(game, counts.get(game) ?? 0));
    return found;
  }

  async #waitedForIn(game: string, facts: number): Promise<readonly Seat[]> {
    const known = this.#known.get(game);
    if (known?.facts === facts) return known.seats;
    const seats = await this.#host.query(game, ({ waitedFor }) => waitedFor);
    // Drops the oldest; it can be found out again.
    const [oldest] = this.#known.keys();
    if (this.#known.size >= KEPT_MAX && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(game, { facts, seats });
    return seats;
  }
}
