/** An exercise as a game that the play screen can show: its table is a trial in this page, and nothing of it is kept. */

import type { Sight } from '@flagfall/client';
import type { Seat, SeenEvent } from '@flagfall/engine';
import { type Exercise, LEARNER, type Lesson, rulesFor, Trial, type TrialState, type TrialStep } from '@flagfall/learn/lessons';
import type { About, RequestBody, TableRefusal } from '@flagfall/protocol';
import type { Arrival, LocalGameSpec, Standing } from '@flagfall/seat';
import { batch, type Signal, signal } from '@preact/signals';
import type { Failure, GameLink } from '../games/gameLink.ts';

export class LessonGame implements GameLink {
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly people: readonly Seat[] = [LEARNER];
  readonly #standing: Signal<Standing | undefined> = signal(undefined);
  readonly failure: Signal<Failure | undefined> = signal(undefined);
  readonly state: Signal<TrialState> = signal('open');
  readonly #trial: Trial;
  #arrived: (arrival: Arrival) => void = () => {};
  readonly #about: About;
  #isWatched = false;
  #version = 0;

  constructor(lesson: Lesson, exercise: Exercise) {
    const rules = rulesFor(lesson);
    const army = exercise.setting.type === 'beginning' ? exercise.setting.army : undefined;
    this.game = `lesson.${lesson.id}.${exercise.id}`;
    this.plan = {
      edition: lesson.edition,
      options: lesson.options ?? {},
      seats: Object.fromEntries(rules.seats.map((seat) => [seat, { type: 'person' }])),
      ...(army === undefined ? {} : { army }),
    };
    const { revision } = rules.edition;
    const { edition, options } = this.plan;
    this.#about = { edition, revision, options, clock: { type: 'unlimited' }, rated: false, friendly: false, audienceDelay: 0 };
    this.#trial = new Trial(lesson, exercise, rules);
    this.#stand();
  }

  get standing(): Standing | undefined {
    return this.#standing.value;
  }

  /** Whoever looks is told at once, also who looked before anybody listened. */
  listen(arrived: (arrival: Arrival) => void): void {
    this.#arrived = arrived;
    if (this.#isWatched) this.#tell([], true);
  }

  look(seat: Seat | undefined): void {
    this.#isWatched = seat !== undefined;
    if (this.#isWatched) this.#tell([], true);
  }

  ask(_seat: Seat, request: RequestBody): TableRefusal | undefined {
    if (request.type !== 'play' || this.state.value !== 'open') return undefined;
    const answer = this.#trial.play(request.intent);
    if (!('code' in answer)) for (const step of answer) this.#tell([step.events], false, step);
    batch(() => {
      this.state.value = this.#trial.state;
      this.#stand();
    });
    return 'code' in answer ? answer : undefined;
  }

  close(): void {}

  #stand(): void {
    const { waiting, deployed } = this.#trial.view;
    this.#standing.value = { phase: this.#trial.state === 'open' ? 'playing' : 'over', waiting, deployed };
  }

  #tell(actions: readonly (readonly SeenEvent[])[], isWhole: boolean, { view }: Pick<TrialStep, 'view'> = this.#trial): void {
    this.#version += actions.length;
    const sight: Sight = {
      version: this.#version,
      steps: actions.map((events) => ({ events })),
      now: 0,
      phase: view.result !== undefined ? 'over' : view.waiting?.decision === 'deploy' ? 'deploying' : 'playing',
      // Over as an exercise: nobody plans ahead any more.
      isPaused: this.#trial.state !== 'open',
      actions,
      news: [],
      view,
      seats: this.plan.seats,
      clocks: { leftMs: {}, running: [] },
      offers: [],
      marks: {},
      commitments: { chance: '', deployments: {}, nonces: {} },
      about: this.#about,
    };
    this.#arrived({ seat: LEARNER, sight, fresh: actions.length, isWhole });
  }
}
