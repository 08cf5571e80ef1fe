/**
 * Levels of play, each stronger than the one before: they look less far, at fewer worlds, and the weaker ones forget what they were shown. None of them
 * makes a blunder on purpose. docs/strength.md has the matches between neighbours.
 */

import type { Chance, DeedIntent, MoveIntent, Rules, Seat, View } from '@flagfall/engine';
import type { Budget } from './player.ts';
import { type Skill, Strategist, type Thought } from './search/strategist.ts';

interface Level extends Skill {
  /** Positions looked at for a decision, at most. */
  readonly nodes: number;
}

const LEVELS: readonly Level[] = [
  { nodes: 150, worlds: 1, draws: 10, depthMax: 1, memory: 4 },
  { nodes: 600, worlds: 3, draws: 30, depthMax: 1, memory: 20 },
  { nodes: 2000, worlds: 6, draws: 60, depthMax: 2, memory: 60 },
  { nodes: 6000, worlds: 12, draws: 120, depthMax: 3, memory: 200 },
  { nodes: 20_000, worlds: 16, draws: 200, depthMax: 12 },
  { nodes: Number.POSITIVE_INFINITY, worlds: 24, draws: 300, depthMax: 12 },
];

export const LEVEL_MAX = LEVELS.length;
/** A level that asks something of a person who has played before. */
export const LEVEL_DEFAULT = 4;
/** No level thinks longer than this about a decision, unless it is given more. */
const MS_MAX = 1000;

/** A strategist that keeps within its level. */
export class LevelPlayer extends Strategist {
  readonly #nodes: number;

  constructor(rules: Rules, seat: Seat, chance: Chance, level: number) {
    const skill = LEVELS[Math.min(LEVEL_MAX, Math.max(1, level)) - 1];
    super(rules, seat, chance, skill);
    this.#nodes = skill.nodes;
  }

  override *think(view: View, budget: Budget = {}): Generator<Thought, MoveIntent | DeedIntent> {
    const nodes = Math.min(this.#nodes, budget.nodes ?? Number.POSITIVE_INFINITY);
    // Whoever gives nodes alone wants the same choice every time: no look at the clock.
    const ms = budget.ms ?? (budget.nodes === undefined ? MS_MAX : undefined);
    return yield* super.think(view, { nodes, ...(ms === undefined ? {} : { ms }) });
  }

  override choose(view: View, budget: Budget = {}): MoveIntent | DeedIntent {
    return super.choose(view, budget);
  }
}
