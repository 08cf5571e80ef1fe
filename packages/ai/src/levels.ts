/**
 * Levels of play, each stronger than the one before: they look less far, at fewer worlds, and the weaker ones forget what they were shown. None of them
 * makes a blunder on purpose. docs/strength.md has the matches between neighbours.
 */

import type { Chance, DeedIntent, Deployment, MoveIntent, Rules, Seat, View } from '@flagfall/engine';
import { MapPlayer } from './map/mapPlayer.ts';
import { MAP_SKILLS } from './map/mapSkill.ts';
import type { Budget, Player, SearchInfo } from './player.ts';
import { BoardPlayer, type BoardSkill } from './search/boardPlayer.ts';
import { warmUp } from './search/warmUp.ts';
import type { EvaluationWeights } from './search/weights.ts';

interface BoardLevel extends BoardSkill {
  /** Positions looked at for a decision, at most. */
  readonly nodes: number;
}

/** A beginner sees what it can take and how far it has come, not what can take it, nor what is worth hiding or guarding. */
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

/** Somebody who has played a few times sees danger, but thinks of pieces, not of flags. */
const NOVICE_WEIGHTS: Partial<EvaluationWeights> = { hiddenRank: 0, unmovedRank: 0, siege: 0, guard: 0, race: 0 };

/** For boards with two seats; those for maps are in kingdom/skill.ts. */
const BOARD_LEVELS: readonly BoardLevel[] = [
  { nodes: 150, worlds: 1, draws: 10, depthMax: 0, memory: 4, weights: BEGINNER_WEIGHTS },
  { nodes: 500, worlds: 1, draws: 15, depthMax: 1, memory: 8, weights: NOVICE_WEIGHTS },
  { nodes: 1000, worlds: 2, draws: 25, depthMax: 1, memory: 16 },
  { nodes: 4000, worlds: 8, draws: 80, depthMax: 2, memory: 80 },
  { nodes: Number.POSITIVE_INFINITY, worlds: 24, draws: 300, depthMax: 12 },
];

export const LEVEL_MAX = BOARD_LEVELS.length;
/** A level that asks something of a person who has played before. */
export const LEVEL_DEFAULT = 3;
/** No level thinks longer than this about a decision, unless it is given more. */
const MS_MAX = 1000;

/** A player with a level, whatever is played. */
export interface LevelledPlayer extends Player {
  /** Its chance to win as it saw it last, from 0 to 1. */
  readonly expectation: number;
  acceptsDraw(view: View): boolean;
  /** Thinks in small steps: a host can show what it makes of the moment, or stop it and take the best so far. */
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

  /** While people set up their armies there is time for it. */
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

  /** One step: its search is short. */
  *think(view: View, budget: Budget = {}): Generator<SearchInfo, MoveIntent | DeedIntent> {
    const best = this.choose(view, budget);
    yield { best, expectation: this.expectation, depth: 1, nodes: 0 };
    return best;
  }

  override choose(view: View, budget: Budget = {}): MoveIntent | DeedIntent {
    return super.choose(view, withinLimits(budget, Number.POSITIVE_INFINITY));
  }
}

/** Whoever gives nodes alone wants the same choice every time: then nobody looks at the clock. */
function withinLimits({ ms, nodes }: Budget, most: number): Budget {
  const limit = ms ?? (nodes === undefined ? MS_MAX : undefined);
  return { nodes: Math.min(most, nodes ?? Number.POSITIVE_INFINITY), ...(limit === undefined ? {} : { ms: limit }) };
}
