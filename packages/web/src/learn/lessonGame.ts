/** An exercise as a game that the play screen can show: its table is a trial in this page, and nothing of it is kept. */

import type { Sight } from '@flagfall/client';
import type { Seat, SeenEvent } from '@flagfall/engine';
import { type Exercise, LEARNER, type Lesson, rulesFor, Trial, type TrialState, type TrialStep } from '@flagfall/learn/lessons';
import type { About, RequestBody, TableRefusal } from '@flagfall/protocol';
import type { LocalGameSpec, SessionListener, ShownSession, Standing } from '@flagfall/seat';

export class LessonGame implements ShownSession {
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly people: readonly Seat[] = [LEARNER];
  readonly #trial: Trial;
  #listener: SessionListener | undefined;
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
  }

  get state(): TrialState {
    return this.#trial.state;
  }

  get standing(): Standing {
    const { waiting, deployed } = this.#trial.view;
    return { phase: this.state === 'open' ? 'playing' : 'over', waiting, deployed };
  }

  /** Whoever looks is told at once, also who looked before anybody listened. */
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
    this.#listener?.arrived({ seat: LEARNER, sight, fresh: actions.length, isWhole });
  }
}
