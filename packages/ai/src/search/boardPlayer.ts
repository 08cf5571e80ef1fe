/**
 * The computer player for boards with two seats. It searches each of several determinizations and takes the intent with the best
 * average chance to win. Depth grows by iterative deepening; intents are only compared after the same determinizations and the same depth.
 */

import {
  actionCount,
  assert,
  type Chance,
  type DeedIntent,
  type Deployment,
  kindOf,
  type MoveIntent,
  NO_KIND,
  pieceOn,
  type Rules,
  rewind,
  type Seat,
  type SeenEvent,
  seatIndex,
  type View,
} from '@flagfall/engine';
import { encodeIntent, hashOf, Position } from '@flagfall/engine/internal';
import { Belief } from '../belief/belief.ts';
import { chooseDeployment } from '../deploy/chooseDeployment.ts';
import { acceptsDraw } from '../draws.ts';
import type { Budget, Effort, Player, SearchInfo } from '../player.ts';
import { homeCells } from '../randomPlayer.ts';
import { OutOfBudget, SearchClock } from '../searchClock.ts';
import { AlphaBeta } from './alphaBeta.ts';
import { Evaluation } from './evaluation.ts';
import { RevealMemory } from './revealMemory.ts';
import { searchRoot } from './searchRoot.ts';
import { TranspositionTable } from './transpositionTable.ts';
import { type EvaluationWeights, logitsOf, temperatureFor, WIN_VALUE, weightsFor } from './weights.ts';

export interface BoardSkill {
  /** Determinizations for a decision, and samples for the probabilities. */
  readonly worlds: number;
  readonly draws: number;
  readonly depthMax: number;
  /** For how many actions it remembers a revealed piece; for ever when absent. */
  readonly memory?: number;
  /** Weights that differ from those of the edition. */
  readonly weights?: Partial<EvaluationWeights>;
}

export const FULL_BOARD_SKILL: BoardSkill = { worlds: 16, draws: 200, depthMax: 12 };

/** The defaults. */
const DEFAULT_BUDGET: Budget = { nodes: 50_000 };
/** The share of candidates that stays for the next depth, and the least number. */
const KEPT_SHARE = 0.6;
const KEPT_MIN = 5;
/** The most root moves, best by static evaluation; a hand of cards offers hundreds. */
const ROOT_MOVES_MAX = 64;
/** The penalty for repeating an intent on the same board. */
const REPETITION_PENALTY = 0.01;

interface RootMove {
  readonly intent: MoveIntent | DeedIntent;
  readonly word: number;
  /** By determinization, the chance to win at the greatest depth searched. */
  readonly chances: Float64Array;
  /** The correction by the probabilities beyond the determinizations, minus the penalty for repetition. */
  readonly correction: number;
  mean: number;
}

export class BoardPlayer implements Player {
  readonly seat: Seat;
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #skill: BoardSkill;
  readonly #belief: Belief;
  readonly #revealMemory: RevealMemory;
  readonly #table = new TranspositionTable();
  readonly #visits = new Map<string, number>();
  /** Positions for determinizations, used again for every decision. */
  readonly #worlds: Position[] = [];
  #expectation = 0.5;
  #hasThought = false;
  #effort: Effort | undefined;

  constructor(rules: Rules, seat: Seat, chance: Chance, skill: BoardSkill = FULL_BOARD_SKILL) {
    assert(rules.seats.length === 2 && rules.board.isGrid, 'the board player plays on grids with two seats');
    this.seat = seat;
    this.#rules = rules;
    this.#chance = chance;
    this.#skill = skill;
    this.#belief = new Belief(rules, seat);
    this.#revealMemory = new RevealMemory(skill.memory);
  }

  /** Its latest estimate of its chance to win, from 0 to 1. */
  get expectation(): number {
    return this.#expectation;
  }

  /** Figures of its last search. */
  get effort(): Effort | undefined {
    return this.#effort;
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    this.#belief.learn(actions);
    for (const piece of this.#revealMemory.forgottenAfter(actions)) this.#belief.forget(piece);
  }

  deploy(view: View): Deployment {
    return chooseDeployment(this.#rules, this.seat, homeCells(this.#rules, this.seat, view), this.#chance);
  }

  /** It declines before its first search. */
  acceptsDraw(view: View): boolean {
    return this.#hasThought && acceptsDraw(this.#rules, view, this.#expectation);
  }

  choose(view: View, budget: Budget = DEFAULT_BUDGET): MoveIntent | DeedIntent {
    const thinking = this.think(view, budget);
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return value;
    }
  }

  /** Thinks in small steps: a host can show the current thought, or stop it and take the best so far. */
  *think(view: View, budget: Budget = DEFAULT_BUDGET): Generator<SearchInfo, MoveIntent | DeedIntent> {
    const clock = new SearchClock(budget);
    const intents = [...view.moves, ...view.deeds];
    assert(intents.length > 0, 'the seat has a legal intent');
    this.#effort = { depth: 0, nodes: 0, worlds: 0 };
    if (intents.length === 1) return intents[0];
    const root = searchRoot(this.#belief, seatIndex(this.seat), this.#chance, this.#skill.draws);
    const evaluation = new Evaluation(root, { ...weightsFor(this.#rules), ...this.#skill.weights });
    const doubt = temperatureFor(this.#rules);
    const tree = new AlphaBeta(evaluation, clock, this.#table);
    const worlds = this.#sampleWorlds(clock);
    const scores = worlds.map((world) => evaluation.evaluate(world));
    let candidates = this.#rootMoves(intents, evaluation, worlds, scores, doubt);
    for (let depth = 1; depth <= this.#skill.depthMax; depth++) {
      for (const [at, world] of worlds.entries()) {
        const isDone = searchWorld(tree, evaluation, candidates, depth, world, at, scores[at]);
        this.#effort = { depth: depth - 1, nodes: clock.nodes, worlds: worlds.length };
        if (!isDone) return this.#decide(candidates);
        if (depth > 1) sortByMean(candidates);
        yield { best: candidates[0].intent, expectation: candidates[0].mean, depth: depth - 1, nodes: clock.nodes };
      }
      this.#effort = { depth, nodes: clock.nodes, worlds: worlds.length };
      sortByMean(candidates);
      candidates = candidates.slice(0, Math.max(KEPT_MIN, Math.ceil(candidates.length * KEPT_SHARE)));
    }
    return this.#decide(candidates);
  }

  #decide(candidates: RootMove[]): MoveIntent | DeedIntent {
    sortByMean(candidates);
    const [best] = candidates;
    this.#expectation = Math.min(1, Math.max(0, best.mean));
    this.#hasThought = true;
    const key = this.#keyOf(best.word);
    this.#visits.set(key, (this.#visits.get(key) ?? 0) + 1);
    return best.intent;
  }

  /** As many determinizations as there is time for, one at least. */
  #sampleWorlds(clock: SearchClock): readonly Position[] {
    let count = 0;
    while (count < this.#skill.worlds && (count === 0 || !clock.isOver)) {
      this.#worlds[count] ??= new Position(this.#rules);
      this.#belief.determinize(this.#chance, this.#worlds[count++]);
    }
    return this.#worlds.slice(0, count);
  }

  #rootMoves(
    intents: readonly (MoveIntent | DeedIntent)[],
    evaluation: Evaluation,
    worlds: readonly Position[],
    scores: readonly number[],
    doubt: number,
  ): RootMove[] {
    const candidates = intents.map((intent): RootMove => {
      const word = encodeIntent(this.#rules, intent);
      const tired = REPETITION_PENALTY * (this.#visits.get(this.#keyOf(word)) ?? 0);
      const correction = (intent.type === 'move' ? gambleCorrection(word, evaluation, worlds, scores, doubt) : 0) - tired;
      const glance = staticWinChance(word, evaluation, worlds[0], scores[0], doubt) + correction;
      return { intent, word, chances: new Float64Array(worlds.length).fill(glance - correction), correction, mean: glance };
    });
    candidates.sort((one, other) => other.mean - one.mean);
    return candidates.slice(0, ROOT_MOVES_MAX);
  }

  /** The intent and the board, as a key. */
  #keyOf(word: number): string {
    const { low, high } = hashOf(this.#belief.knowledge.shadow);
    return `${low} ${high} ${word}`;
  }
}

/** Searches all candidates to one depth in one determinization; false when the budget did not last for all of them. */
function searchWorld(
  tree: AlphaBeta,
  evaluation: Evaluation,
  candidates: readonly RootMove[],
  depth: number,
  world: Position,
  at: number,
  score: number,
): boolean {
  const values = new Float64Array(candidates.length);
  const actions = actionCount(world);
  try {
    for (const [number, { word }] of candidates.entries()) {
      const after = evaluation.playAndEvaluate(world, word, score);
      values[number] = tree.search(world, depth - 1, -WIN_VALUE, WIN_VALUE, after);
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

function sortByMean(candidates: RootMove[]): void {
  for (const candidate of candidates)
    candidate.mean = candidate.chances.reduce((sum, chance) => sum + chance, 0) / candidate.chances.length + candidate.correction;
  candidates.sort((one, other) => other.mean - one.mean);
}

/** The chance to win by static evaluation right after an intent. */
function staticWinChance(word: number, evaluation: Evaluation, world: Position, score: number, doubt: number): number {
  const actions = actionCount(world);
  const after = evaluation.playAndEvaluate(world, word, score);
  rewind(world, actions);
  return winChance(logitsOf(after, doubt));
}

/** Corrects an attack on a hidden piece by the probabilities, since the determinizations are few. */
function gambleCorrection(
  word: number,
  evaluation: Evaluation,
  worlds: readonly Position[],
  scores: readonly number[],
  doubt: number,
): number {
  const { shadow, marginals, seat, rules } = evaluation.root;
  const target = pieceOn(shadow, word >>> 8);
  if (target < 0 || kindOf(shadow, target) !== NO_KIND) return 0;
  const kinds = rules.kinds.length;
  const attacker = kindOf(shadow, pieceOn(shadow, word & 255));
  const score = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  const chanceAgainst = (kind: number): number =>
    winChance(
      rules.kinds[kind].prize ? WIN_VALUE : logitsOf(score + evaluation.knownExchange[(seat * kinds + attacker) * kinds + kind], doubt),
    );
  let expected = 0;
  for (let kind = 0; kind < kinds; kind++) expected += marginals[target * kinds + kind] * chanceAgainst(kind);
  const drawn = worlds.reduce((sum, world) => sum + chanceAgainst(kindOf(world, target)), 0) / worlds.length;
  return expected - drawn;
}

export function winChance(logits: number): number {
  return 1 / (1 + Math.exp(-logits));
}
