/** A game on this device: its table sits in a worker, and what has happened is kept there. */

import { Shadow } from '@flagfall/client';
import type { Rules, Seat } from '@flagfall/engine';
import type { TableRefusal, Wish } from '@flagfall/protocol';
import { type Arrival, type FromHost, freshId, type LocalGameSpec, peopleIn, rulesFor, type Standing, type ToHost } from '@flagfall/seat';
import { effect, type Signal, signal } from '@preact/signals';
import { thinkingMs } from '../settings/settings.ts';
import type { Failure, GameLink } from './gameLink.ts';

export class LocalGame implements GameLink {
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly people: readonly Seat[];
  readonly failure: Signal<Failure | undefined> = signal(undefined);
  readonly expectation: Signal<number | undefined> = signal(undefined);
  readonly isUnkept: Signal<boolean> = signal(false);
  readonly #standing: Signal<Standing | undefined> = signal(undefined);
  readonly #worker: Worker;
  readonly #stop: () => void;
  #arrived: (arrival: Arrival) => void = () => {};
  #seat: Seat | undefined;
  readonly #rules: Rules | undefined;
  /** The game as whoever looks has seen it. */
  #shadow: Shadow | undefined;
  /** How far each seat has seen the game. */
  readonly #seen = new Map<Seat, number>();
  /** Requests that have not been answered. */
  readonly #asked = new Map<string, (refusal: TableRefusal | undefined) => void>();

  constructor(game: string, plan: LocalGameSpec) {
    this.game = game;
    this.plan = plan;
    this.people = peopleIn(plan);
    this.#rules = rulesFor(plan);
    this.#worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data);
    // A worker that cannot even be loaded says nothing more.
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#hear({ type: 'failed', why: 'broken', detail: event.message ?? '' });
    };
    this.#stop = effect(() => this.#post({ type: 'allow', ms: thinkingMs() }));
    this.#post({ type: 'open', game });
  }

  get standing(): Standing | undefined {
    return this.#standing.value;
  }

  listen(arrived: (arrival: Arrival) => void): void {
    this.#arrived = arrived;
  }

  look(seat: Seat | undefined): void {
    this.#seat = seat;
    this.#shadow = undefined;
    this.#post({ type: 'look', seat, since: seat && this.#seen.get(seat) });
  }

  ask(seat: Seat, wish: Wish): Promise<TableRefusal | undefined> {
    const id = freshId();
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#post({ type: 'request', seat, request: { ...wish, id } });
    });
  }

  again(): void {
    this.isUnkept.value = false;
    this.#post({ type: 'again' });
  }

  hurry(): void {
    this.#post({ type: 'hurry' });
  }

  close(): void {
    this.#stop();
    this.#worker.terminate();
  }

  #post(message: ToHost): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromHost): void {
    switch (message.type) {
      case 'standing':
        this.#standing.value = message.standing;
        return;
      case 'delivered':
        // Else the screen was handed over while it was on its way.
        if (message.to === this.#seat) this.#deliver(message);
        return;
      case 'answered':
        this.#asked.get(message.id)?.(message.refusal);
        this.#asked.delete(message.id);
        return;
      case 'unkept':
        this.isUnkept.value = true;
        console.error(`a step could not be stored: ${message.detail}`);
        return;
      case 'thought':
        this.expectation.value = message.expectation;
        return;
      case 'failed':
        this.failure.value = message;
        // The other reasons are nobody's fault.
        if (message.why === 'broken') console.error(`the table broke down: ${message.detail}`);
        return;
    }
  }

  #deliver({ to: seat, message, fresh }: Extract<FromHost, { type: 'delivered' }>): void {
    if (fresh !== undefined) this.#shadow = this.#rules && new Shadow(this.#rules);
    // What comes before the answer to a look is told by that answer.
    if (this.#shadow === undefined) return;
    const update = this.#shadow.take(message);
    if (update === undefined) {
      this.failure.value = { why: 'broken', detail: 'a step that does not go on from the one before' };
      return;
    }
    this.#seen.set(seat, update.version);
    this.#arrived({ seat, update, fresh: fresh ?? update.actions.length, isWhole: fresh !== undefined });
  }
}
