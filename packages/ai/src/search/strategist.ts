/**
 * The computer player for boards with two seats. It imagines worlds that fit what its seat has seen, looks ahead in each of them, and takes what wins
 * most often on average. Depth grows world by world: what is compared has always been looked at in the same worlds, to the same depth.
 */

import {
  actionCount,
  assert,
  type Chance,
  type DeedIntent,
  type Deployment,
  encodeIntent,
  hashOf,
  kindOf,
  type MoveIntent,
  NO_KIND,
  type Position,
  pieceOn,
  type Rules,
  rewind,
  type Seat,
  type SeenEvent,
  seatIndex,
  type View,
} from '@flagfall/engine';
import { Belief } from '../belief/belief.ts';
import type { Budget, Player } from '../player.ts';
import { anyDeployment } from '../randomPlayer.ts';
import { Appraisal } from './appraisal.ts';
import { Clock, OutOfBudget } from './clock.ts';
import { look } from './sight.ts';
import { type Habits, HABITS, playAndScore, Tree, VICTORY } from './tree.ts';
import { STARTING_WEIGHTS, TERMS, type Weights } from './weights.ts';

export interface Skill {
  readonly weights: Weights;
  /** Worlds that are imagined for a decision, and draws for the odds. */
  readonly worlds: number;
  readonly draws: number;
  readonly depthMax: number;
  readonly habits?: Partial<Habits>;
}

export const FULL_SKILL: Skill = { weights: STARTING_WEIGHTS, worlds: 16, draws: 200, depthMax: 12 };

/** Where nothing else is said. */
const DEFAULT_BUDGET: Budget = { nodes: 50_000 };
/** Of the candidates, the share that stays for the next depth, and how few are enough. */
const KEPT = 0.6;
const KEPT_MIN = 5;
/** It tires of positions it has brought about before. */
const TIRED = 0.01;

interface Candidate {
  readonly intent: MoveIntent | DeedIntent;
  readonly word: number;
  /** By world, the win chance at the greatest depth looked at. */
  readonly chances: Float64Array;
  /** What the odds say beyond the worlds that were drawn. */
  correction: number;
  mean: number;
}

export class Strategist implements Player {
  readonly seat: Seat;
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #skill: Skill;
  readonly #belief: Belief;
  readonly #tree: Tree;
  readonly #met = new Map<string, number>();
  /** What it thinks of its chances, from 0 to 1. */
  expectation = 0.5;
  /** How far the last decision was thought through. */
  depth = 0;
  nodes = 0;

  constructor(rules: Rules, seat: Seat, chance: Chance, skill: Skill = FULL_SKILL) {
    this.seat = seat;
    this.#rules = rules;
    this.#chance = chance;
    this.#skill = skill;
    this.#tree = new Tree({ ...HABITS, ...skill.habits });
    this.#belief = new Belief(rules, seat);
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    this.#belief.learn(actions);
  }

  deploy(view: View): Deployment {
    return anyDeployment(this.#rules, this.seat, view, this.#chance);
  }

  choose(view: View, budget: Budget = DEFAULT_BUDGET): MoveIntent | DeedIntent {
    const clock = new Clock(budget);
    const intents = [...view.moves, ...view.deeds];
    assert(intents.length > 0, 'it is asked when there is something to choose');
    if (intents.length === 1 || !this.#belief.knowledge.isPlaying) return intents[this.#chance.below(intents.length)];
    const { worlds, draws, weights } = this.#skill;
    const appraisal = new Appraisal(look(this.#belief, seatIndex(this.seat), this.#chance, draws), weights);
    this.#tree.begin(appraisal, clock);
    const imagined = Array.from({ length: worlds }, () => this.#belief.imagine(this.#chance));
    const scores = imagined.map((world) => appraisal.total(world));
    let candidates = intents.map(
      (intent): Candidate => ({
        intent,
        word: encodeIntent(this.#rules, intent),
        chances: new Float64Array(worlds),
        correction: 0,
        mean: 0,
      }),
    );
    for (const candidate of candidates) this.#correct(candidate, appraisal, imagined, scores);
    this.depth = 0;
    for (let depth = 1; depth <= this.#skill.depthMax; depth++) {
      const done = this.#deepen(candidates, depth, imagined, scores, appraisal);
      this.#rank(candidates);
      if (done < worlds) break;
      this.depth = depth;
      candidates = candidates.slice(0, Math.max(KEPT_MIN, Math.ceil(candidates.length * KEPT)));
    }
    this.nodes = clock.nodes;
    this.expectation = Math.min(1, Math.max(0, candidates[0].mean));
    this.#remember(candidates[0]);
    return candidates[0].intent;
  }

  /** For fitting: the value as it stands, and how it changes with each weight, on average over some worlds. */
  slopes(worlds: number): { value: number; slopes: number[] } {
    const sight = look(this.#belief, seatIndex(this.seat), this.#chance, this.#skill.draws);
    const { weights } = this.#skill;
    const imagined = Array.from({ length: worlds }, () => this.#belief.imagine(this.#chance));
    const valueOf = (one: Weights): number => {
      const appraisal = new Appraisal(sight, one);
      return imagined.reduce((sum, world) => sum + appraisal.total(world) + appraisal.outlook(world), 0) / worlds;
    };
    const value = valueOf(weights);
    return { value, slopes: TERMS.map((term) => (valueOf({ ...weights, [term]: weights[term] + 0.01 }) - value) / 0.01) };
  }

  /** Looks at all candidates to one depth, world by world; says how many worlds were finished. */
  #deepen(candidates: readonly Candidate[], depth: number, worlds: readonly Position[], scores: readonly number[], appraisal: Appraisal): number {
    const values = new Float64Array(candidates.length);
    for (const [at, world] of worlds.entries()) {
      const actions = actionCount(world);
      try {
        for (const [number, candidate] of candidates.entries()) {
          const after = playAndScore(appraisal, world, candidate.word, scores[at]);
          values[number] = this.#tree.value(world, depth - 1, -VICTORY, VICTORY, after);
          rewind(world, actions);
        }
      } catch (error) {
        if (!(error instanceof OutOfBudget)) throw error;
        rewind(world, actions);
        return at;
      }
      for (const [number, candidate] of candidates.entries()) candidate.chances[at] = winChance(values[number]);
    }
    return worlds.length;
  }

  #rank(candidates: Candidate[]): void {
    for (const candidate of candidates) {
      const sum = candidate.chances.reduce((total, chance) => total + chance, 0);
      candidate.mean = sum / candidate.chances.length + candidate.correction - TIRED * (this.#met.get(this.#keyOf(candidate)) ?? 0);
    }
    candidates.sort((one, other) => other.mean - one.mean);
  }

  /** An attack on a hidden piece is lost as often as the odds say, not as often as in the few worlds drawn. */
  #correct(candidate: Candidate, appraisal: Appraisal, worlds: readonly Position[], scores: readonly number[]): void {
    const { word } = candidate;
    if (candidate.intent.type !== 'move') return;
    const { shadow, odds, seat } = appraisal.sight;
    const target = pieceOn(shadow, word >>> 8);
    if (target < 0 || kindOf(shadow, target) !== NO_KIND) return;
    const kinds = this.#rules.kinds.length;
    const attacker = kindOf(shadow, pieceOn(shadow, word & 255));
    const score = scores.reduce((sum, one) => sum + one, 0) / scores.length;
    const chanceAgainst = (kind: number): number => winChance(score + appraisal.exact[(seat * kinds + attacker) * kinds + kind]);
    let expected = 0;
    for (let kind = 0; kind < kinds; kind++) expected += odds[target * kinds + kind] * chanceAgainst(kind);
    const drawn = worlds.reduce((sum, world) => sum + chanceAgainst(kindOf(world, target)), 0) / worlds.length;
    candidate.correction = expected - drawn;
  }

  /** What is done, and on which board. */
  #keyOf({ word }: Candidate): string {
    const { low, high } = hashOf(this.#belief.knowledge.shadow);
    return `${low} ${high} ${word}`;
  }

  #remember(candidate: Candidate): void {
    const key = this.#keyOf(candidate);
    this.#met.set(key, (this.#met.get(key) ?? 0) + 1);
  }
}

export function winChance(logits: number): number {
  return 1 / (1 + Math.exp(-logits));
}
