/** A game on this device: its table sits in a worker, and what has happened is kept there. */

import type { Seat } from '@flagfall/engine';
import type { RequestBody, TableRefusal } from '@flagfall/protocol';
import {
  type Arrival,
  type FromHost,
  HostedGame,
  type HostNews,
  type LocalGameSpec,
  peopleIn,
  rulesFor,
  type Standing,
  type ToHost,
} from '@flagfall/seat';
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
  readonly #hosted: HostedGame;
  readonly #stop: () => void;
  #arrived: (arrival: Arrival) => void = () => {};

  constructor(game: string, plan: LocalGameSpec) {
    this.game = game;
    this.plan = plan;
    this.people = peopleIn(plan);
    this.#worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
    this.#hosted = new HostedGame(rulesFor(plan), (message) => this.#post(message), {
      arrived: (arrival) => this.#arrived(arrival),
      heard: (news) => this.#heard(news),
    });
    this.#worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hosted.hear(data);
    // A worker that cannot even be loaded says nothing more.
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#heard({ type: 'failed', why: 'broken', detail: event.message ?? '' });
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

  /** One seat at a time: nothing of another is ever in the memory of the page. */
  look(seat: Seat | undefined): void {
    this.#hosted.look(seat);
  }

  ask(seat: Seat, request: RequestBody): Promise<TableRefusal | undefined> {
    return this.#hosted.ask(seat, request);
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

  #heard(news: HostNews): void {
    switch (news.type) {
      case 'standing':
        this.#standing.value = news.standing;
        return;
      case 'unkept':
        this.isUnkept.value = true;
        console.error(`a step could not be stored: ${news.detail}`);
        return;
      case 'thought':
        this.expectation.value = news.expectation;
        return;
      case 'failed':
        this.failure.value = news;
        // The other reasons are nobody's fault.
        if (news.why === 'broken') console.error(`the table broke down: ${news.detail}`);
        return;
    }
  }
}
