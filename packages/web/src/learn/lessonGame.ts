/** An exercise as a game that the play screen can show: its table is a trial in this page, and nothing of it is kept. */

import type { SeenTable } from '@flagfall/client';
import type { Seat, SeenEvent } from '@flagfall/engine';
import {
  type Exercise,
  ExerciseAttempt,
  type ExerciseState,
  type ExerciseStep,
  LEARNER,
  type Lesson,
  lessonRules,
} from '@flagfall/learn/lessons';
import type { RequestBody, TableInfo, TableRefusal } from '@flagfall/protocol';
import type { LocalGameSpec, OneSeatSession, SessionListener, TurnStatus } from '@flagfall/seat';

export class LessonGame implements OneSeatSession {
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly people: readonly Seat[] = [LEARNER];
  readonly #trial: ExerciseAttempt;
  #listener: SessionListener | undefined;
  readonly #about: TableInfo;
  #isWatched = false;
  #version = 0;

  constructor(lesson: Lesson, exercise: Exercise) {
    const rules = lessonRules(lesson);
    const army = exercise.setup.type === 'beginning' ? exercise.setup.army : undefined;
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
    this.#trial = new ExerciseAttempt(lesson, exercise, rules);
  }

  get state(): ExerciseState {
    return this.#trial.state;
  }

  get standing(): TurnStatus {
    const { waiting, deployed } = this.#trial.view;
    return { phase: this.state === 'open' ? 'playing' : 'over', waiting, deployed };
  }

  /** A new viewer gets the state at once, also one that came before the listener. */
  listen(listener: SessionListener): void {
    this.#listener = listener;
    if (this.#isWatched) this.#tell([], true);
  }

  look(seat: Seat | undefined): void {
    this.#isWatched = seat !== undefined;
    if (this.#isWatched) this.#tell([], true);
  }

  ask(_seat: Seat, request: RequestBody): TableRefusal | undefined {
    if (request.type !== 'play' || this.state !== 'open') return undefined;
    const answer = this.#trial.play(request.intent);
    if (!('code' in answer)) for (const step of answer) this.#tell([step.events], false, step);
    this.#listener?.changed();
    return 'code' in answer ? answer : undefined;
  }

  close(): void {}

  #tell(actions: readonly (readonly SeenEvent[])[], isWhole: boolean, { view }: Pick<ExerciseStep, 'view'> = this.#trial): void {
    this.#version += actions.length;
    const sight: SeenTable = {
      version: this.#version,
      steps: actions.map((events) => ({ events })),
      now: 0,
      phase: view.result !== undefined ? 'over' : view.waiting?.decision === 'deploy' ? 'deploying' : 'playing',
      // The exercise is over: no premoves any more.
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
    this.#listener?.arrived({ seat: LEARNER, sight, fresh: actions.length, isWhole });
  }
}
