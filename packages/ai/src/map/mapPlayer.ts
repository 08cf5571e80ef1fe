/**
 * A computer player for games on a map, for any number of seats. Heuristics choose a few candidate intents; it tries them in determinizations, lets
 * every seat play on by the same heuristics until its turn comes back, and takes the intent with the best average chance to win.
 */

import {
  assert,
  type Chance,
  type DeedIntent,
  type Deployment,
  determinize,
  formatIntent,
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
import { clonePosition, encodeIntent } from '@flagfall/engine/internal';
import { isDrawish } from '../draws.ts';
import type { Budget, Effort, Player } from '../player.ts';
import { SearchClock } from '../searchClock.ts';
import { ExchangeTables } from './belief/exchangeTables.ts';
import { FlagPrior } from './belief/flagPrior.ts';
import { kindProbabilities } from './belief/kindProbabilities.ts';
import { MapRevealMemory } from './belief/mapRevealMemory.ts';
import { bestFirst } from './bestFirst.ts';
import { chooseMapDeployment } from './chooseMapDeployment.ts';
import { draftValue } from './draftValue.ts';
import { FULL_MAP_SKILL, type MapSkill } from './mapSkill.ts';
import { MapTables } from './mapTables.ts';
import { MapEvaluation } from './search/mapEvaluation.ts';
import { Playout } from './search/playout.ts';
import { PlayoutPolicy } from './search/playoutPolicy.ts';
import { type PlayoutCandidate, sequentialHalving } from './search/sequentialHalving.ts';

type MapIntent = MoveIntent | DeedIntent;

interface IntentCandidate extends PlayoutCandidate {
  readonly answer: MapIntent;
}

export class MapPlayer implements Player {
  readonly seat: Seat;
  readonly #tables: MapTables;
  readonly #chance: Chance;
  readonly #skill: MapSkill;
  readonly #knowledge: Knowledge;
  readonly #revealMemory: MapRevealMemory;
  readonly #flagPrior: FlagPrior;
  readonly #evaluation: MapEvaluation;
  readonly #visits = new Map<string, number>();
  #expectation: number;
  #effort: Effort | undefined;

  constructor(rules: Rules, seat: Seat, chance: Chance, skill: MapSkill = FULL_MAP_SKILL) {
    this.seat = seat;
    this.#tables = new MapTables(rules, skill.weights);
    this.#chance = chance;
    this.#skill = skill;
    this.#knowledge = new Knowledge(rules, seat);
    this.#revealMemory = new MapRevealMemory(this.#tables, seat, skill.memory);
    this.#flagPrior = new FlagPrior(this.#tables);
    this.#evaluation = new MapEvaluation(this.#tables);
    this.#expectation = 1 / rules.seats.length;
  }

  /** Its latest estimate of its chance to win. */
  get expectation(): number {
    return this.#expectation;
  }

  /** Figures of its last search. */
  get effort(): Effort | undefined {
    return this.#effort;
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    for (const action of actions) {
      this.#knowledge.learn(action);
      this.#revealMemory.learn(action);
      this.#flagPrior.learn(action);
    }
  }

  deploy(view: View): Deployment {
    return chooseMapDeployment(this.#tables, view.homes[this.seat] ?? [], this.seat, this.#skill.knowsBlockers, this.#chance);
  }

  /** It takes a draw when it has fewer pieces on the board than the others on average, or after a long quiet time. */
  acceptsDraw(view: View): boolean {
    const { pieces } = view;
    const { rules } = this.#tables;
    const own = pieces.filter(({ seat }) => seat === this.seat).length;
    return own * rules.seats.length < pieces.length * 0.8 || isDrawish(rules, view, this.#expectation);
  }

  /** Keeps within the budget and its skill's node limit. */
  choose(view: View, budget: Budget = {}): MapIntent {
    const clock = new SearchClock({ ...budget, nodes: Math.min(budget.nodes ?? Number.POSITIVE_INFINITY, this.#skill.nodes) });
    const answers: readonly MapIntent[] = [...view.moves, ...view.deeds];
    assert(answers.length > 0, 'the seat has a legal intent');
    this.#effort = { nodes: 0, worlds: 0 };
    const answer = view.waiting?.decision === 'draft' ? this.#draft(view) : answers.length === 1 ? answers[0] : this.#think(answers, clock);
    if (answer.type === 'move') this.#visits.set(formatIntent(answer), this.#visited(answer) + 1);
    return answer;
  }

  #draft({ deeds, homes }: View): MapIntent {
    const weighed = deeds.map((deed) => ({ deed, worth: draftValue(this.#tables, homes, this.seat, deed.cells?.[0] ?? '') }));
    return bestFirst(weighed, this.#chance)[0].deed;
  }

  #think(answers: readonly MapIntent[], clock: SearchClock): MapIntent {
    const seat = seatIndex(this.seat);
    const now = clonePosition(this.#knowledge.shadow);
    this.#revealMemory.clearForgotten(now);
    const odds = kindProbabilities(this.#knowledge, (piece) => this.#assumedKinds(piece), this.#flagPrior.kindFactor);
    const beliefs = new ExchangeTables(this.#tables, seat, now, odds);
    const habits = new PlayoutPolicy(this.#tables, beliefs, now);
    habits.turnTo(now, seat);
    const ideas = answers.map((answer) => this.#weigh(answer, (intent) => habits.valueOf(now, seat, intent)));
    const [first, ...others] = bestFirst(ideas, this.#chance).slice(0, this.#skill.breadth);
    if (others.length === 0 || clock.isOver) return first.answer;
    const means = { tables: this.#tables, beliefs, habits, standing: this.#evaluation, clock };
    const trial = new Playout(means, seat, this.#determinize());
    const found = sequentialHalving([first, ...others], trial, () => this.#determinize(), clock, this.#chance, this.#tables.weights.trust);
    this.#expectation = Math.min(1, Math.max(0, found?.expectation ?? this.#expectation));
    this.#effort = { nodes: clock.nodes, worlds: found?.worlds ?? 0 };
    return others.find(({ intent }) => intent === found?.intent)?.answer ?? first.answer;
  }

  /** The kinds it considers for a piece, one bit each: a skill without walls assumes that unknown pieces can move, as long as that is possible. */
  #assumedKinds(piece: KnownPiece): number {
    const kinds = this.#revealMemory.kindsOf(piece);
    const walking = kinds & this.#tables.movableKinds;
    return this.#skill.knowsBlockers || walking === 0 ? kinds : walking;
  }

  #weigh(answer: MapIntent, worthOf: (intent: number) => number): IntentCandidate {
    const intent = encodeIntent(this.#tables.rules, answer);
    return { answer, intent, worth: worthOf(intent) - this.#tables.weights.tired * this.#visited(answer) };
  }

  #determinize(): Position {
    const world = determinize(this.#knowledge, this.#chance);
    this.#flagPrior.resampleFlags(world, this.#knowledge, this.#chance);
    this.#revealMemory.resampleForgotten(world, this.#knowledge, this.#chance);
    return world;
  }

  #visited(answer: MapIntent): number {
    return this.#visits.get(formatIntent(answer)) ?? 0;
  }
}
