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
  Position,
  pieceOn,
  type Rules,
  rewind,
  type Seat,
  type SeenEvent,
  seatIndex,
  type View,
} from '@flagfall/engine';
import { Belief } from '../belief/belief.ts';
import { Clock, OutOfBudget } from '../clock.ts';
import { deployFor } from '../deploy/deployFor.ts';
import { welcomesDraw } from '../draws.ts';
import type { Budget, Effort, Player, Thought } from '../player.ts';
import { homeIn } from '../randomPlayer.ts';
import { Appraisal } from './appraisal.ts';
import { Forgetting } from './forgetting.ts';
import { Memory } from './memory.ts';
import { look } from './sight.ts';
import { Tree } from './tree.ts';
import { doubtFor, logitsOf, VICTORY, type Weights, weightsFor } from './weights.ts';

export interface Skill {
  /** Worlds that are imagined for a decision, and draws for the odds. */
  readonly worlds: number;
  readonly draws: number;
  readonly depthMax: number;
  /** For how many actions it remembers what a piece is that it was shown; for ever when absent. */
  readonly memory?: number;
  /** Where it judges otherwise than the edition's family. */
  readonly weights?: Partial<Weights>;
}

export const FULL_SKILL: Skill = { worlds: 16, draws: 200, depthMax: 12 };

/** Where nothing else is said. */
const DEFAULT_BUDGET: Budget = { nodes: 50_000 };
/** Of the candidates, the share that stays for the next depth, and how few are enough. */
const KEPT = 0.6;
const KEPT_MIN = 5;
/** So many candidates, best by the look of it, are thought about at all; a hand of cards offers hundreds. */
const CANDIDATES_MAX = 64;
/** It tires of what it has done on the same board before. */
const TIRED = 0.01;

interface Candidate {
  readonly intent: MoveIntent | DeedIntent;
  readonly word: number;
  /** By world, the win chance at the greatest depth looked at. */
  readonly chances: Float64Array;
  /** What the odds say beyond the worlds that were drawn, less what it is tired of. */
  readonly correction: number;
  mean: number;
}

export class Strategist implements Player {
  readonly seat: Seat;
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #skill: Skill;
  readonly #belief: Belief;
  readonly #forgetting: Forgetting;
  readonly #memory = new Memory();
  readonly #met = new Map<string, number>();
  /** Positions for worlds, used again for every decision. */
  readonly #room: Position[] = [];
  #expectation = 0.5;
  #hasThought = false;
  #effort: Effort | undefined;

  constructor(rules: Rules, seat: Seat, chance: Chance, skill: Skill = FULL_SKILL) {
    assert(rules.seats.length === 2 && rules.board.straight, 'the strategist plays on boards with two seats');
    this.seat = seat;
    this.#rules = rules;
    this.#chance = chance;
    this.#skill = skill;
    this.#belief = new Belief(rules, seat);
    this.#forgetting = new Forgetting(skill.memory);
  }

  /** What it thought of its chances when it last decided, from 0 to 1. */
  get expectation(): number {
    return this.#expectation;
  }

  /** What its last decision took. */
  get effort(): Effort | undefined {
    return this.#effort;
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    this.#belief.learn(actions);
    for (const piece of this.#forgetting.after(actions)) this.#belief.forget(piece);
  }

  deploy(view: View): Deployment {
    return deployFor(this.#rules, this.seat, homeIn(this.#rules, this.seat, view), this.#chance);
  }

  /** Before it has thought about the game it declines. */
  acceptsDraw(view: View): boolean {
    return this.#hasThought && welcomesDraw(this.#rules, view, this.#expectation);
  }

  choose(view: View, budget: Budget = DEFAULT_BUDGET): MoveIntent | DeedIntent {
    const thinking = this.think(view, budget);
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return value;
    }
  }

  /** Thinks in small steps, so that a host can show what it makes of the moment, or stop it and take the best so far. */
  *think(view: View, budget: Budget = DEFAULT_BUDGET): Generator<Thought, MoveIntent | DeedIntent> {
    const clock = new Clock(budget);
    const intents = [...view.moves, ...view.deeds];
    assert(intents.length > 0, 'it is asked when there is something to choose');
    this.#effort = { depth: 0, nodes: 0, worlds: 0 };
    if (intents.length === 1) return intents[0];
    const sight = look(this.#belief, seatIndex(this.seat), this.#chance, this.#skill.draws);
    const appraisal = new Appraisal(sight, { ...weightsFor(this.#rules), ...this.#skill.weights });
    const doubt = doubtFor(this.#rules);
    const tree = new Tree(appraisal, clock, this.#memory);
    const worlds = this.#imagine(clock);
    const scores = worlds.map((world) => appraisal.total(world));
    let candidates = this.#candidatesOf(intents, appraisal, worlds, scores, doubt);
    for (let depth = 1; depth <= this.#skill.depthMax; depth++) {
      for (const [at, world] of worlds.entries()) {
        const isDone = deepen(tree, appraisal, candidates, depth, world, at, scores[at]);
        this.#effort = { depth: depth - 1, nodes: clock.nodes, worlds: worlds.length };
        if (!isDone) return this.#decide(candidates);
        if (depth > 1) rank(candidates);
        yield { best: candidates[0].intent, expectation: candidates[0].mean, depth: depth - 1, nodes: clock.nodes };
      }
      this.#effort = { depth, nodes: clock.nodes, worlds: worlds.length };
      rank(candidates);
      candidates = candidates.slice(0, Math.max(KEPT_MIN, Math.ceil(candidates.length * KEPT)));
    }
    return this.#decide(candidates);
  }

  #decide(candidates: Candidate[]): MoveIntent | DeedIntent {
    rank(candidates);
    const [best] = candidates;
    this.#expectation = Math.min(1, Math.max(0, best.mean));
    this.#hasThought = true;
    const key = this.#keyOf(best.word);
    this.#met.set(key, (this.#met.get(key) ?? 0) + 1);
    return best.intent;
  }

  /** As many worlds as there is time for, one at least. */
  #imagine(clock: Clock): readonly Position[] {
    let count = 0;
    while (count < this.#skill.worlds && (count === 0 || !clock.isOver)) {
      this.#room[count] ??= new Position(this.#rules);
      this.#belief.imagine(this.#chance, this.#room[count++]);
    }
    return this.#room.slice(0, count);
  }

  #candidatesOf(
    intents: readonly (MoveIntent | DeedIntent)[],
    appraisal: Appraisal,
    worlds: readonly Position[],
    scores: readonly number[],
    doubt: number,
  ): Candidate[] {
    const candidates = intents.map((intent): Candidate => {
      const word = encodeIntent(this.#rules, intent);
      const tired = TIRED * (this.#met.get(this.#keyOf(word)) ?? 0);
      const correction = (intent.type === 'move' ? correctionFor(word, appraisal, worlds, scores, doubt) : 0) - tired;
      const glance = glanceAt(word, appraisal, worlds[0], scores[0], doubt) + correction;
      return { intent, word, chances: new Float64Array(worlds.length).fill(glance - correction), correction, mean: glance };
    });
    candidates.sort((one, other) => other.mean - one.mean);
    return candidates.slice(0, CANDIDATES_MAX);
  }

  /** What is done, and on which board. */
  #keyOf(word: number): string {
    const { low, high } = hashOf(this.#belief.knowledge.shadow);
    return `${low} ${high} ${word}`;
  }
}

/** Looks at all candidates to one depth in one world; false when there was no budget left for all of them. */
function deepen(
  tree: Tree,
  appraisal: Appraisal,
  candidates: readonly Candidate[],
  depth: number,
  world: Position,
  at: number,
  score: number,
): boolean {
  const values = new Float64Array(candidates.length);
  const actions = actionCount(world);
  try {
    for (const [number, { word }] of candidates.entries()) {
      const after = appraisal.play(world, word, score);
      values[number] = tree.value(world, depth - 1, -VICTORY, VICTORY, after);
      rewind(world, actions);
    }
  } catch (error) {
    if (!(error instanceof OutOfBudget)) throw error;
    rewind(world, actions);
    return false;
  }
  for (const [number, { chances }] of candidates.entries()) chances[at] = winChance(values[number]);
  return true;
}

function rank(candidates: Candidate[]): void {
  for (const candidate of candidates)
    candidate.mean = candidate.chances.reduce((sum, chance) => sum + chance, 0) / candidate.chances.length + candidate.correction;
  candidates.sort((one, other) => other.mean - one.mean);
}

/** The chance to win as it looks right after an intent. */
function glanceAt(word: number, appraisal: Appraisal, world: Position, score: number, doubt: number): number {
  const actions = actionCount(world);
  const after = appraisal.play(world, word, score);
  rewind(world, actions);
  return winChance(logitsOf(after, doubt));
}

/** An attack on a hidden piece is lost as often as the odds say, not as often as in the few worlds drawn. */
function correctionFor(word: number, appraisal: Appraisal, worlds: readonly Position[], scores: readonly number[], doubt: number): number {
  const { shadow, odds, seat, rules } = appraisal.sight;
  const target = pieceOn(shadow, word >>> 8);
  if (target < 0 || kindOf(shadow, target) !== NO_KIND) return 0;
  const kinds = rules.kinds.length;
  const attacker = kindOf(shadow, pieceOn(shadow, word & 255));
  const score = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  const chanceAgainst = (kind: number): number =>
    winChance(rules.kinds[kind].prize ? VICTORY : logitsOf(score + appraisal.exact[(seat * kinds + attacker) * kinds + kind], doubt));
  let expected = 0;
  for (let kind = 0; kind < kinds; kind++) expected += odds[target * kinds + kind] * chanceAgainst(kind);
  const drawn = worlds.reduce((sum, world) => sum + chanceAgainst(kindOf(world, target)), 0) / worlds.length;
  return expected - drawn;
}

export function winChance(logits: number): number {
  return 1 / (1 + Math.exp(-logits));
}
