/** An attempt at an exercise: a real position in which the learner acts, the enemy answers as written, and the goals are checked. */

import { findEdition } from '@flagfall/editions';
import {
  allSeenBy,
  assert,
  type Chance,
  compileRules,
  type GameEvent,
  type Intent,
  isRunning,
  observe,
  type Position,
  parseDeed,
  pendingDecision,
  type Refusal,
  type Rules,
  type SeenEvent,
  seededChance,
  submit,
  type View,
} from '@flagfall/engine';
import { isGoalReached } from './exerciseGoals.ts';
import { exercisePosition } from './exerciseSetup.ts';
import { type Exercise, LEARNER, type Lesson, type ScriptedAction } from './lesson.ts';

/** One action, as the learner saw it. */
export interface ExerciseStep {
  readonly view: View;
  readonly events: readonly SeenEvent[];
}

export type ExerciseState = 'open' | 'right' | 'wrong';

export class ExerciseAttempt {
  readonly #position: Position;
  readonly #exercise: Exercise;
  readonly #chance: Chance;
  readonly #events: GameEvent[] = [];
  readonly #refusals: Refusal[] = [];
  #replies: readonly string[];
  #actions = 0;
  state: ExerciseState = 'open';

  constructor(lesson: Lesson, exercise: Exercise, rules: Rules = lessonRules(lesson)) {
    this.#exercise = exercise;
    this.#chance = seededChance(`${lesson.id} ${exercise.id}`);
    this.#position = exercisePosition(rules, exercise.setup);
    this.#replies = exercise.replies ?? [];
    for (const action of exercise.opening ?? []) {
      const seat = pendingDecision(this.#position)?.seats[0] ?? LEARNER;
      const done = submit(this.#position, seat, parseScriptedAction(rules, action), this.#chance);
      assert(done.ok, `${lesson.id} ${exercise.id} opens with ${action}`);
    }
    assert(this.#isAsked, `${lesson.id} ${exercise.id} begins with the learner`);
  }

  /** The learner's view now. */
  get view(): View {
    return observe(this.#position, LEARNER);
  }

  /** The learner acts, and the enemy answers. Returns the seen actions, or a refusal, which can itself be the goal. */
  play(intent: Intent): readonly ExerciseStep[] | Refusal {
    assert(this.state === 'open', 'the exercise is not over');
    const done = submit(this.#position, LEARNER, intent, this.#chance);
    if (!done.ok) {
      this.#refusals.push(done.error);
      if (this.#isDone) this.state = 'right';
      return done.error;
    }
    this.#actions++;
    const steps = [this.#saw(done.value)];
    while (!this.#isDone && isRunning(this.#position) && !this.#isAsked && this.#replies.length > 0) steps.push(...this.#reply());
    if (this.#isDone) this.state = 'right';
    else if (!this.#isAsked || this.#actions >= this.#exercise.solution.length) this.state = 'wrong';
    return steps;
  }

  /** The enemy's next action. After another move of the learner it may be impossible; then the enemy does not answer. */
  #reply(): readonly ExerciseStep[] {
    const [next, ...rest] = this.#replies;
    this.#replies = rest;
    const seat = pendingDecision(this.#position)?.seats[0] ?? LEARNER;
    const done = submit(this.#position, seat, parseScriptedAction(this.#position.rules, next), this.#chance);
    return done.ok ? [this.#saw(done.value)] : [];
  }

  #saw(events: readonly GameEvent[]): ExerciseStep {
    this.#events.push(...events);
    return { view: this.view, events: allSeenBy(events, LEARNER) };
  }

  get #isAsked(): boolean {
    return pendingDecision(this.#position)?.seats.includes(LEARNER) ?? false;
  }

  get #isDone(): boolean {
    const tale = { position: this.#position, events: this.#events, refusals: this.#refusals };
    return this.#exercise.goals.every((want) => isGoalReached(want, tale));
  }
}

/** The rules that a lesson is played by. */
export function lessonRules({ edition, options }: Pick<Lesson, 'edition' | 'options'>): Rules {
  const found = findEdition(edition);
  assert(found !== undefined, `${edition} is an edition`);
  return compileRules(found, options);
}

/** The intent of an action text. */
export function parseScriptedAction(rules: Rules, play: ScriptedAction): Intent {
  if (typeof play !== 'string') return { type: 'deploy', deployment: play };
  const deed = parseDeed(rules, play);
  if (deed !== undefined) return deed;
  const [from, to] = play.split('-');
  assert(to !== undefined, `${play} is a move or a deed`);
  return { type: 'move', from, to };
}
