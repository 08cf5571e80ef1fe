/** A game on this machine as its screen follows it: what it asks the host of the table, and what each seat that looks is told. */

import { freshId, Shadow } from '@flagfall/client';
import type { Rules, Seat, Viewer } from '@flagfall/engine';
import type { RequestBody, TableRefusal } from '@flagfall/protocol';
import type { FromHost, ToHost } from './host/messages.ts';
import type { Arrival } from './session.ts';

/** What concerns the whole game, and no seat alone. */
export type HostNews = Exclude<FromHost, { type: 'delivered' | 'answered' }>;

export interface HostedGameListener {
  arrived(arrival: Arrival): void;
  heard(news: HostNews): void;
}

export class HostedGame {
  readonly #rules: Rules | undefined;
  readonly #post: (message: ToHost) => void;
  readonly #listener: HostedGameListener;
  /** The game as whoever looks has seen it; undefined until the host has answered the look. */
  readonly #shadows = new Map<Viewer, Shadow | undefined>();
  /** How far each seat has seen the game. */
  readonly #seen = new Map<Viewer, number>();
  /** Requests that have not been answered. */
  readonly #asked = new Map<string, (refusal: TableRefusal | undefined) => void>();

  /** Without rules it is a game of another build, and the host says so. */
  constructor(rules: Rules | undefined, post: (message: ToHost) => void, listener: HostedGameListener) {
    this.#rules = rules;
    this.#post = post;
    this.#listener = listener;
  }

  /** Whose eyes the screen is meant for from now on; nobody's while it is being handed over. */
  look(seat: Seat | undefined): void {
    this.#shadows.clear();
    if (seat !== undefined) this.#shadows.set(seat, undefined);
    this.#post({ type: 'look', seat, since: seat && this.#seen.get(seat) });
  }

  /** All of these look from the start of the game on, for a screen that keeps apart what each of them sees. */
  lookTogether(viewers: readonly Viewer[]): void {
    for (const seat of viewers) {
      this.#shadows.set(seat, undefined);
      this.#post({ type: 'look', seat, since: 0, isBeside: true });
    }
  }

  ask(seat: Seat, request: RequestBody): Promise<TableRefusal | undefined> {
    const id = freshId();
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#post({ type: 'request', seat, request: { ...request, id } });
    });
  }

  hear(message: FromHost): void {
    switch (message.type) {
      case 'delivered':
        // Else the screen was handed over while it was on its way.
        if (this.#shadows.has(message.to)) this.#deliver(message);
        return;
      case 'answered':
        this.#asked.get(message.id)?.(message.refusal);
        this.#asked.delete(message.id);
        return;
      default:
        this.#listener.heard(message);
    }
  }

  #deliver({ to: seat, message, fresh }: Extract<FromHost, { type: 'delivered' }>): void {
    if (fresh !== undefined) this.#shadows.set(seat, this.#rules && new Shadow(this.#rules));
    const shadow = this.#shadows.get(seat);
    // What comes before the answer to a look is told by that answer.
    if (shadow === undefined) return;
    const sight = shadow.take(message);
    if (sight === undefined) {
      this.#listener.heard({ type: 'failed', why: 'broken', detail: 'a step that does not go on from the one before' });
      return;
    }
    this.#seen.set(seat, sight.version);
    this.#listener.arrived({ seat, sight, fresh: fresh ?? sight.actions.length, isWhole: fresh !== undefined });
  }
}
