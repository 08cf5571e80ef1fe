/** An exercise that somebody tries: a real position in which the learner acts, the enemy answers as written, and what is wanted is looked for. */

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
  type Refusal,
  type Rules,
  readDeed,
  type SeenEvent,
  seededChance,
  submit,
  type View,
  waitingOf,
} from '@flagfall/engine';
import { type Exercise, LEARNER, type Lesson, type Play } from './lesson.ts';
import { positionIn } from './setting.ts';
import { hasCome } from './wants.ts';

/** One action, as the learner saw it. */
export interface TrialStep {
  readonly view: View;
  readonly events: readonly SeenEvent[];
}

export type TrialState = 'open' | 'right' | 'wrong';

export class Trial {
  readonly #position: Position;
  readonly #exercise: Exercise;
  readonly #chance: Chance;
  readonly #events: GameEvent[] = [];
  readonly #refusals: Refusal[] = [];
  #replies: readonly string[];
  #actions = 0;
  state: TrialState = 'open';

  constructor(lesson: Lesson, exercise: Exercise, rules: Rules = rulesFor(lesson)) {
    this.#exercise = exercise;
    this.#chance = seededChance(`${lesson.id} ${exercise.id}`);
    this.#position = positionIn(rules, exercise.setting);
    this.#replies = exercise.replies ?? [];
    for (const action of exercise.opening ?? []) {
      const seat = waitingOf(this.#position)?.seats[0] ?? LEARNER;
      const done = submit(this.#position, seat, intentFor(rules, action), this.#chance);
      assert(done.ok, `${lesson.id} ${exercise.id} opens with ${action}`);
    }
    assert(this.#isAsked, `${lesson.id} ${exercise.id} begins with the learner`);
  }

  /** What the learner may know now. */
  get view(): View {
    return observe(this.#position, LEARNER);
  }

  /** The learner acts, and the enemy answers. Returns what was seen, or why it is not allowed; even that can be what is wanted. */
  play(intent: Intent): readonly TrialStep[] | Refusal {
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

  /** What the enemy does next. Where the learner has gone another way, it may be impossible; then nobody answers. */
  #reply(): readonly TrialStep[] {
    const [next, ...rest] = this.#replies;
    this.#replies = rest;
    const seat = waitingOf(this.#position)?.seats[0] ?? LEARNER;
    const done = submit(this.#position, seat, intentFor(this.#position.rules, next), this.#chance);
    return done.ok ? [this.#saw(done.value)] : [];
  }

  #saw(events: readonly GameEvent[]): TrialStep {
    this.#events.push(...events);
    return { view: this.view, events: allSeenBy(events, LEARNER) };
  }

  get #isAsked(): boolean {
    return waitingOf(this.#position)?.seats.includes(LEARNER) ?? false;
  }

  get #isDone(): boolean {
    const tale = { position: this.#position, events: this.#events, refusals: this.#refusals };
    return this.#exercise.wants.every((want) => hasCome(want, tale));
  }
}

/** The rules that a lesson is played by. */
export function rulesFor({ edition, options }: Pick<Lesson, 'edition' | 'options'>): Rules {
  const found = findEdition(edition);
  assert(found !== undefined, `${edition} is an edition`);
  return compileRules(found, options);
}

/** What stands in a lesson as a text, as an intent. */
export function intentFor(rules: Rules, play: Play): Intent {
  if (typeof play !== 'string') return { type: 'deploy', deployment: play };
  const deed = readDeed(rules, play);
  if (deed !== undefined) return deed;
  const [from, to] = play.split('-');
  assert(to !== undefined, `${play} is a move or a deed`);
  return { type: 'move', from, to };
}
