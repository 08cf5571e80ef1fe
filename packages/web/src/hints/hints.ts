/**
 * Hints for who trains against the computer: asked for, thought of in a worker of their own, gone with the next move. What they are made of is what the
 * reader's seat was shown; whoever plays people gets none.
 */

import type { Advice } from '@flagfall/ai';
import type { Seat, SeenEvent, View } from '@flagfall/engine';
import { type Signal, signal } from '@preact/signals';
import type { Arrival } from '../games/gameLink.ts';
import type { Plan } from '../games/plan.ts';
import type { HintQuestion } from './hintWorker.ts';

export class Hints {
  readonly advice: Signal<Advice | undefined> = signal(undefined);
  readonly isThinking: Signal<boolean> = signal(false);
  /** Whether hidden pieces show what they most likely are. */
  readonly areOddsShown: Signal<boolean> = signal(false);
  readonly #plan: Plan;
  #actions: readonly (readonly SeenEvent[])[] = [];
  #worker: Worker | undefined;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Only somebody who plays nobody but computers, on this device. */
  static areAllowed({ seats }: Plan, people: readonly Seat[]): boolean {
    return people.length === 1 && Object.values(seats).some(({ type }) => type === 'computer');
  }

  arrived({ update, isWhole }: Arrival): void {
    this.#actions = isWhole ? update.actions : [...this.#actions, ...update.actions];
    this.forget();
  }

  ask(seat: Seat, view: View): void {
    this.forget();
    this.isThinking.value = true;
    this.#worker = new Worker(new URL('./hintWorker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Advice>) => {
      this.advice.value = data;
      this.#stop();
    };
    this.#worker.onerror = () => this.#stop();
    const question: HintQuestion = { plan: { edition: this.#plan.edition, options: this.#plan.options }, seat, actions: this.#actions, view };
    this.#worker.postMessage(question);
  }

  /** What was advised is about a moment that is over. */
  forget(): void {
    this.#stop();
    this.advice.value = undefined;
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.isThinking.value = false;
  }
}
