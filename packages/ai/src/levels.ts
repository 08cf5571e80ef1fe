/**
 * Levels of play, each stronger than the one before. Weaker levels search fewer plies and determinizations, and forget what they were shown. None of
 * them blunders on purpose. docs/strength.md has the matches between neighbours.
 */

import type { Chance, DeedIntent, Deployment, MoveIntent, Rules, Seat, View } from '@flagfall/engine';
import { MapPlayer } from './map/mapPlayer.ts';
import { MAP_SKILLS } from './map/mapSkill.ts';
import type { Budget, Player, SearchInfo } from './player.ts';
import { BoardPlayer, type BoardSkill } from './search/boardPlayer.ts';
import { warmUp } from './search/warmUp.ts';
import type { EvaluationWeights } from './search/weights.ts';

interface BoardLevel extends BoardSkill {
  /** The most nodes for a decision. */
  readonly nodes: number;
}

/** A beginner sees captures and progress, but neither threats nor what is worth hiding or guarding. */
const BEGINNER_WEIGHTS: Partial<EvaluationWeights> = {
  hidden: 0,
  hiddenRank: 0,
  unmoved: 0,
  unmovedRank: 0,
  danger: 0,
  siege: 0,
  guard: 0,
  race: 0,
  prey: 0.1,
  advance: 0.3,
};

/** A player of a few games sees threats, but thinks of pieces, not of flags. */
const NOVICE_WEIGHTS: Partial<EvaluationWeights> = { hiddenRank: 0, unmovedRank: 0, siege: 0, guard: 0, race: 0 };

/** For boards with two seats; those for maps are in map/mapSkill.ts. */
const BOARD_LEVELS: readonly BoardLevel[] = [
  { nodes: 150, worlds: 1, draws: 10, depthMax: 0, memory: 4, weights: BEGINNER_WEIGHTS },
  { nodes: 500, worlds: 1, draws: 15, depthMax: 1, memory: 8, weights: NOVICE_WEIGHTS },
  { nodes: 1000, worlds: 2, draws: 25, depthMax: 1, memory: 16 },
  { nodes: 4000, worlds: 8, draws: 80, depthMax: 2, memory: 80 },
  { nodes: Number.POSITIVE_INFINITY, worlds: 24, draws: 300, depthMax: 12 },
];

export const LEVEL_MAX = BOARD_LEVELS.length;
/** A level that challenges a person who has played before. */
export const LEVEL_DEFAULT = 3;
/** The default time limit of a decision at every level. */
const MS_MAX = 1000;

/** A player with a level, for every edition. */
export interface LevelledPlayer extends Player {
  /** Its latest estimate of its chance to win, from 0 to 1. */
  readonly expectation: number;
  acceptsDraw(view: View): boolean;
  /** Thinks in small steps: a host can show the current thought, or stop it and take the best so far. */
  think(view: View, budget?: Budget): Generator<SearchInfo, MoveIntent | DeedIntent>;
}

/** The computer at a level from 1 to LEVEL_MAX. */
export function computerAt(level: number, rules: Rules, seat: Seat, chance: Chance): LevelledPlayer {
  return rules.board.isGrid ? new LevelledBoardPlayer(level, rules, seat, chance) : new LevelledMapPlayer(level, rules, seat, chance);
}

class LevelledBoardPlayer extends BoardPlayer implements LevelledPlayer {
  readonly #rules: Rules;
  readonly #nodes: number;

  constructor(level: number, rules: Rules, seat: Seat, chance: Chance) {
    const skill = BOARD_LEVELS[Math.min(level, BOARD_LEVELS.length) - 1];
    super(rules, seat, chance, skill);
    this.#rules = rules;
    this.#nodes = skill.nodes;
  }

  /** Runs while people deploy, when there is time for it. */
  override deploy(view: View): Deployment {
    warmUp(this.#rules);
    return super.deploy(view);
  }

  override *think(view: View, budget: Budget = {}): Generator<SearchInfo, MoveIntent | DeedIntent> {
    return yield* super.think(view, withinLimits(budget, this.#nodes));
  }

  override choose(view: View, budget: Budget = {}): MoveIntent | DeedIntent {
    return super.choose(view, budget);
  }
}

class LevelledMapPlayer extends MapPlayer implements LevelledPlayer {
  constructor(level: number, rules: Rules, seat: Seat, chance: Chance) {
    super(rules, seat, chance, MAP_SKILLS[Math.min(level, MAP_SKILLS.length) - 1]);
  }

  /** It thinks in one step: its search is short. */
  *think(view: View, budget: Budget = {}): Generator<SearchInfo, MoveIntent | DeedIntent> {
    const best = this.choose(view, budget);
    yield { best, expectation: this.expectation, depth: 1, nodes: 0 };
    return best;
  }

  override choose(view: View, budget: Budget = {}): MoveIntent | DeedIntent {
    return super.choose(view, withinLimits(budget, Number.POSITIVE_INFINITY));
  }
}

/** With nodes alone the choice must be repeatable, so the clock is not read. */
function withinLimits({ ms, nodes }: Budget, most: number): Budget {
  const limit = ms ?? (nodes === undefined ? MS_MAX : undefined);
  return { nodes: Math.min(most, nodes ?? Number.POSITIVE_INFINITY), ...(limit === undefined ? {} : { ms: limit }) };
}
