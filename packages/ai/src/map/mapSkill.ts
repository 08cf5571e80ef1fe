/**
 * How well a player of map games plays. A weaker one searches less, evaluates fewer features and soon forgets what it was shown, but it judges
 * those features as well as a strong one.
 */

import { MAP_WEIGHTS, type MapWeights } from './mapWeights.ts';

export interface MapSkill {
  /** The most nodes for a decision; with 0 it uses only the heuristics. */
  readonly nodes: number;
  /** The most candidates that are tried. */
  readonly breadth: number;
  /** Own turns for which it remembers revealed pieces. */
  readonly memory: number;
  /** Whether it considers immovable pieces: it guards its flag with them, and any unknown piece may be one. */
  readonly knowsBlockers: boolean;
  /** Its evaluation weights: it overlooks features of weight 0. */
  readonly weights: MapWeights;
}

/** Full strength. */
export const FULL_MAP_SKILL: MapSkill = {
  nodes: 12_000,
  breadth: 12,
  memory: Number.POSITIVE_INFINITY,
  knowsBlockers: true,
  weights: MAP_WEIGHTS,
};

/** Uses only the heuristics. */
const NO_SEARCH = { nodes: 0, breadth: 1 } as const;

/** All cards have the same value. */
const NO_CARD_WEIGHTS = {
  blitz: 0,
  surpriseAttack: 0,
  reinforcement: 0,
  newSpy: 0,
  secretInformation: 0,
  regroup: 0,
  comeback: 0,
} as const;
/** A flag may be anywhere. */
const NO_FLAG_PRIOR = { hideExposed: 0, hideNeighbour: 0 } as const;
/** Territories have no value: it plays for pieces. */
const NO_TERRITORY_WEIGHTS = { territory: 0, city: 0, draftCity: 0 } as const;
/** It ignores counter-attacks and enemies near its flag. */
const NO_DANGER_WEIGHTS = { danger: 0, flight: 0, guard: 0 } as const;
/** It places its flag among many own pieces, though each of them can be beaten. */
const FLAG_AMONG_FRIENDS = { flagCover: 2, flagExposed: 0 } as const;

/** From the easiest on; docs/strength.md says how far they are apart. */
export const MAP_SKILLS: readonly MapSkill[] = [
  {
    ...NO_SEARCH,
    memory: 0,
    knowsBlockers: false,
    weights: {
      ...MAP_WEIGHTS,
      sight: 1,
      ...NO_CARD_WEIGHTS,
      ...NO_FLAG_PRIOR,
      ...NO_TERRITORY_WEIGHTS,
      ...NO_DANGER_WEIGHTS,
      ...FLAG_AMONG_FRIENDS,
    },
  },
  { ...NO_SEARCH, memory: 1, knowsBlockers: false, weights: { ...MAP_WEIGHTS, sight: 2, ...NO_CARD_WEIGHTS, ...NO_FLAG_PRIOR } },
  { ...NO_SEARCH, memory: 2, knowsBlockers: true, weights: { ...MAP_WEIGHTS, sight: 4, ...NO_CARD_WEIGHTS } },
  { ...NO_SEARCH, memory: 6, knowsBlockers: true, weights: MAP_WEIGHTS },
  FULL_MAP_SKILL,
];
