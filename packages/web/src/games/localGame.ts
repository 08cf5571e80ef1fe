/** A game on this device: its table sits in a worker, and what has happened is kept there. */

import type { Deployment, Seat } from '@flagfall/engine';
import type { Wish } from '@flagfall/protocol';
import { batch, effect, type Signal, signal } from '@preact/signals';
import { thinkingMs } from '../settings/settings.ts';
import { freshId } from './freshId.ts';
import type { Failure, GameLink, LinkListener } from './gameLink.ts';
import type { Standing, ToPage, ToWorker } from './messages.ts';
import { type Plan, peopleIn } from './plan.ts';

export class LocalGame implements GameLink {
  readonly game: string;
  readonly plan: Plan;
  readonly people: readonly Seat[];
  readonly standing: Signal<Standing | undefined> = signal(undefined);
  readonly isPending: Signal<boolean> = signal(false);
  readonly failure: Signal<Failure | undefined> = signal(undefined);
  readonly expectation: Signal<number | undefined> = signal(undefined);
  readonly #worker: Worker;
  readonly #stop: () => void;
  #listener: LinkListener | undefined;
  #seat: Seat | undefined;
  /** How far each seat has seen the game. */
  readonly #seen = new Map<Seat, number>();
  #request = '';
  #suggestions: ((deployment: Deployment) => void)[] = [];

  constructor(game: string, plan: Plan) {
    this.game = game;
    this.plan = plan;
    this.people = peopleIn(plan);
    this.#worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    // A worker that cannot even be loaded says nothing more.
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#hear({ type: 'failed', why: 'broken', detail: event.message ?? '' });
    };
    this.#stop = effect(() => this.#post({ type: 'allow', ms: thinkingMs() }));
    this.#post({ type: 'open', game });
  }

  listen(listener: LinkListener): void {
    this.#listener = listener;
  }

  look(seat: Seat | undefined): void {
    this.#seat = seat;
    // An answer that is still on its way is for other eyes.
    this.isPending.value = false;
    const since = seat === undefined ? undefined : this.#seen.get(seat);
    if (seat === undefined) this.#post({ type: 'lookAway' });
    else this.#post({ type: 'look', seat, ...(since === undefined ? {} : { since }) });
  }

  send(wish: Wish): void {
    if (this.#seat === undefined) return;
    this.#request = freshId();
    this.isPending.value = true;
    this.#post({ type: 'request', seat: this.#seat, request: { ...wish, id: this.#request } });
  }

  suggestDeployment(): Promise<Deployment> {
    const seat = this.#seat;
    if (seat === undefined) return Promise.reject(new Error('somebody looks at the screen'));
    return new Promise((resolve) => {
      this.#suggestions.push(resolve);
      this.#post({ type: 'suggest', seat });
    });
  }

  hurry(): void {
    this.#post({ type: 'hurry' });
  }

  close(): void {
    this.#stop();
    this.#worker.terminate();
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: ToPage): void {
    switch (message.type) {
      case 'standing':
        this.standing.value = message.standing;
        return;
      case 'looking':
        // The screen was handed over while it was on its way.
        if (message.seat !== this.#seat) return;
        this.#seen.set(message.seat, message.update.version);
        this.#listener?.arrived({ ...message, isWhole: true });
        return;
      case 'told':
        this.#told(message);
        return;
      case 'suggested':
        this.#suggestions.shift()?.(message.deployment);
        return;
      case 'thought':
        this.expectation.value = message.expectation;
        return;
      case 'failed':
        this.isPending.value = false;
        this.failure.value = message;
        // The other reasons are nobody's fault.
        if (message.why === 'broken') console.error(`the table broke down: ${message.detail}`);
        return;
    }
  }

  #told({ seat, message }: Extract<ToPage, { type: 'told' }>): void {
    // As above.
    if (seat !== this.#seat || message.type === 'presence') return;
    if (message.type === 'refused') {
      batch(() => {
        if (message.id === this.#request) this.isPending.value = false;
        this.#listener?.refused(message.refusal);
      });
      return;
    }
    this.#seen.set(seat, message.version);
    // At once: a page that is answered and does not know the answer yet would act on what was before.
    batch(() => {
      this.isPending.value = false;
      this.#listener?.arrived({ seat, update: message, fresh: message.actions.length, isWhole: false });
    });
  }
}
