/**
 * How well a player of map games plays. A weaker one thinks less far, has an eye for fewer things and soon forgets what it was shown; what it does look at,
 * it judges as well as anybody.
 */

import { MAP_WEIGHTS, type MapWeights } from './mapWeights.ts';

export interface MapSkill {
  /** Positions looked at for a decision at most; with none it goes by its plain thoughts. */
  readonly nodes: number;
  /** Intents that are tried at most. */
  readonly breadth: number;
  /** Own turns for which it remembers what it was shown. */
  readonly memory: number;
  /** Whether it thinks of pieces that never move: it walls its flag in with them, and any stranger may be one. */
  readonly knowsBlockers: boolean;
  /** What it has an eye for: what weighs nothing it overlooks. */
  readonly weights: MapWeights;
}

/** As well as it can. */
export const FULL_MAP_SKILL: MapSkill = {
  nodes: 12_000,
  breadth: 12,
  memory: Number.POSITIVE_INFINITY,
  knowsBlockers: true,
  weights: MAP_WEIGHTS,
};

/** Goes by its plain thoughts alone. */
const NO_SEARCH = { nodes: 0, breadth: 1 } as const;

/** Any card is as good as another. */
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
/** Land is land: it goes for pieces. */
const NO_TERRITORY_WEIGHTS = { territory: 0, city: 0, draftCity: 0 } as const;
/** It does not ask who may strike back, nor who comes near its flag. */
const NO_DANGER_WEIGHTS = { danger: 0, flight: 0, guard: 0 } as const;
/** It puts its flag among many friends, and forgets that each of them can be beaten. */
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
