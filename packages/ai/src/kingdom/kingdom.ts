/**
 * A computer player for games on a map, for any number of seats. Plain thoughts choose a few intents worth trying; it tries them in worlds that fit what it
 * knows, lets every seat play on by the same thoughts until its turn comes back, and takes the one after which it expects to win most often.
 */

import {
  assert,
  type Chance,
  clonePosition,
  type DeedIntent,
  type Deployment,
  encodeIntent,
  imagine,
  intentText,
  Knowledge,
  type KnownPiece,
  type MoveIntent,
  type Position,
  type Rules,
  type Seat,
  type SeenEvent,
  seatIndex,
  type View,
} from '@flagfall/engine';
import { Clock } from '../clock.ts';
import { isDull } from '../draws.ts';
import type { Budget, Effort, Player } from '../player.ts';
import { Beliefs } from './beliefs.ts';
import { bestFirst } from './bestFirst.ts';
import { draftWorth } from './drafting.ts';
import { Habits } from './habits.ts';
import { Hideouts } from './hideouts.ts';
import { Memory } from './memory.ts';
import { oddsOf } from './odds.ts';
import { Realm } from './realm.ts';
import { type Candidate, findBest } from './search.ts';
import { settle } from './settling.ts';
import { FULL_SKILL, type Skill } from './skill.ts';
import { Standing } from './standing.ts';
import { Trial } from './trial.ts';

type Answer = MoveIntent | DeedIntent;

interface Idea extends Candidate {
  readonly answer: Answer;
}

export class Kingdom implements Player {
  readonly seat: Seat;
  readonly #realm: Realm;
  readonly #chance: Chance;
  readonly #skill: Skill;
  readonly #knowledge: Knowledge;
  readonly #memory: Memory;
  readonly #hideouts: Hideouts;
  readonly #standing: Standing;
  readonly #visits = new Map<string, number>();
  #expectation: number;
  #effort: Effort | undefined;

  constructor(rules: Rules, seat: Seat, chance: Chance, skill: Skill = FULL_SKILL) {
    this.seat = seat;
    this.#realm = new Realm(rules, skill.taste);
    this.#chance = chance;
    this.#skill = skill;
    this.#knowledge = new Knowledge(rules, seat);
    this.#memory = new Memory(this.#realm, seat, skill.memory);
    this.#hideouts = new Hideouts(this.#realm);
    this.#standing = new Standing(this.#realm);
    this.#expectation = 1 / rules.seats.length;
  }

  /** The chance to win that it saw when it thought last. */
  get expectation(): number {
    return this.#expectation;
  }

  /** What its last choice took. */
  get effort(): Effort | undefined {
    return this.#effort;
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    for (const action of actions) {
      this.#knowledge.learn(action);
      this.#memory.learn(action);
      this.#hideouts.learn(action);
    }
  }

  deploy(view: View): Deployment {
    return settle(this.#realm, view.homes[this.seat] ?? [], this.seat, this.#skill.walls, this.#chance);
  }

  /** A draw is welcome to whoever has fewer pieces on the board than the others have on average, or when nothing has happened for long. */
  acceptsDraw(view: View): boolean {
    const { pieces } = view;
    const { rules } = this.#realm;
    const own = pieces.filter(({ seat }) => seat === this.seat).length;
    return own * rules.seats.length < pieces.length * 0.8 || isDull(rules, view, this.#expectation);
  }

  /** Thinks no longer than the budget and its own skill allow. */
  choose(view: View, budget: Budget = {}): Answer {
    const clock = new Clock({ ...budget, nodes: Math.min(budget.nodes ?? Number.POSITIVE_INFINITY, this.#skill.nodes) });
    const answers: readonly Answer[] = [...view.moves, ...view.deeds];
    assert(answers.length > 0, 'it is asked when there is something to choose');
    this.#effort = { nodes: 0, worlds: 0 };
    const answer = view.waiting?.decision === 'draft' ? this.#draft(view) : answers.length === 1 ? answers[0] : this.#think(answers, clock);
    if (answer.type === 'move') this.#visits.set(intentText(answer), this.#visited(answer) + 1);
    return answer;
  }

  #draft({ deeds, homes }: View): Answer {
    const weighed = deeds.map((deed) => ({ deed, worth: draftWorth(this.#realm, homes, this.seat, deed.cells?.[0] ?? '') }));
    return bestFirst(weighed, this.#chance)[0].deed;
  }

  #think(answers: readonly Answer[], clock: Clock): Answer {
    const seat = seatIndex(this.seat);
    const now = clonePosition(this.#knowledge.shadow);
    this.#memory.blank(now);
    const odds = oddsOf(this.#knowledge, (piece) => this.#takenFor(piece), this.#hideouts.leaning);
    const beliefs = new Beliefs(this.#realm, seat, now, odds);
    const habits = new Habits(this.#realm, beliefs, now);
    habits.turnTo(now, seat);
    const ideas = answers.map((answer) => this.#weigh(answer, (intent) => habits.worthOf(now, seat, intent)));
    const [first, ...others] = bestFirst(ideas, this.#chance).slice(0, this.#skill.breadth);
    if (others.length === 0 || clock.isOver) return first.answer;
    const means = { realm: this.#realm, beliefs, habits, standing: this.#standing, clock };
    const trial = new Trial(means, seat, this.#imagine());
    const found = findBest([first, ...others], trial, () => this.#imagine(), clock, this.#chance, this.#realm.taste.trust);
    this.#expectation = Math.min(1, Math.max(0, found?.expectation ?? this.#expectation));
    this.#effort = { nodes: clock.nodes, worlds: found?.worlds ?? 0 };
    return others.find(({ intent }) => intent === found?.intent)?.answer ?? first.answer;
  }

  /** The kinds it takes a piece for, one bit each: who does not think of walls takes every stranger for one who walks, as long as that may be. */
  #takenFor(piece: KnownPiece): number {
    const kinds = this.#memory.kindsOf(piece);
    const walking = kinds & this.#realm.walking;
    return this.#skill.walls || walking === 0 ? kinds : walking;
  }

  #weigh(answer: Answer, worthOf: (intent: number) => number): Idea {
    const intent = encodeIntent(this.#realm.rules, answer);
    return { answer, intent, worth: worthOf(intent) - this.#realm.taste.tired * this.#visited(answer) };
  }

  #imagine(): Position {
    const world = imagine(this.#knowledge, this.#chance);
    this.#hideouts.lean(world, this.#knowledge, this.#chance);
    this.#memory.mix(world, this.#knowledge, this.#chance);
    return world;
  }

  #visited(answer: Answer): number {
    return this.#visits.get(intentText(answer)) ?? 0;
  }
}
