/**
 * Hints for who trains against the computer: asked for, thought of in a worker of their own, gone with the next move. What they are made of is what the
 * reader's seat was shown; whoever plays people gets none.
 */

import type { Advice, Alike, PieceEstimate } from '@flagfall/ai';
import type { Seat, SeenEvent, View } from '@flagfall/engine';
import type { LocalGameSpec, SessionUpdate } from '@flagfall/seat';
import { batch, type Signal, signal } from '@preact/signals';
import type { HintAnswer, HintQuestion } from './hintWorker.ts';

export class Hints {
  readonly advice: Signal<Advice | undefined> = signal(undefined);
  readonly isThinking: Signal<boolean> = signal(false);
  /** The hint worker did not load, or broke down. */
  readonly isBroken: Signal<boolean> = signal(false);
  /** Whether hidden pieces show what they most likely are. */
  readonly areSuspectsShown: Signal<boolean> = signal(false);
  readonly suspects: Signal<readonly PieceEstimate[]> = signal([]);
  readonly #plan: LocalGameSpec;
  readonly #alike: (seat: Seat) => Alike;
  #actions: readonly (readonly SeenEvent[])[] = [];
  #worker: Worker | undefined;

  /** `alike` says which kinds of a side's enemies are one to a person. */
  constructor(plan: LocalGameSpec, alike: (seat: Seat) => Alike = () => ({})) {
    this.#plan = plan;
    this.#alike = alike;
  }

  /** Only for a player whose opponents are all computers on this device. */
  static areAllowed({ seats }: LocalGameSpec, people: readonly Seat[]): boolean {
    return people.length === 1 && Object.values(seats).filter(({ type }) => type === 'computer').length === Object.keys(seats).length - 1;
  }

  /** What the seat was shown, action by action, without undone actions. */
  get seen(): readonly (readonly SeenEvent[])[] {
    return this.#actions;
  }

  arrived({ sight, isWhole }: SessionUpdate): void {
    const actions = isWhole ? [] : [...this.#actions];
    for (const { events, news = [] } of sight.steps) {
      if (events !== undefined) actions.push(events);
      for (const one of news) if (one.type === 'undone') actions.splice(-one.actions);
    }
    this.#actions = actions;
  }

  ask(about: HintQuestion['about'], seat: Seat, view: View): void {
    this.close();
    this.isBroken.value = false;
    this.isThinking.value = about === 'move';
    const worker = new Worker(new URL('./hintWorker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<HintAnswer>) => this.#hear(data);
    worker.onerror = () => {
      this.close();
      this.isBroken.value = true;
    };
    const { edition, revision, options, arranged } = this.#plan;
    // Hints do not reveal arrivals that are not on the screen yet, such as those behind a battle.
    const actions = this.#actions.slice(0, view.version);
    const plan = { edition, options, ...(revision === undefined ? {} : { revision }) };
    const question: HintQuestion = { about, plan, seat, actions, view, alike: this.#alike(seat), positions: arranged?.positions };
    worker.postMessage(question);
  }

  /** The advice was about an older view. */
  forget(): void {
    this.close();
    batch(() => {
      this.advice.value = undefined;
      this.suspects.value = [];
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.isThinking.value = false;
  }

  #hear({ advice, suspects }: HintAnswer): void {
    batch(() => {
      this.advice.value = advice;
      this.suspects.value = suspects;
    });
    this.close();
  }
}
