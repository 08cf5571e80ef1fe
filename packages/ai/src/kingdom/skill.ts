/**
 * How well a player of map games plays. A weaker one thinks less far, has an eye for fewer things and soon forgets what it was shown; what it does look at,
 * it judges as well as anybody.
 */

import { TASTE, type Taste } from './taste.ts';

export interface Skill {
  /** Positions looked at for a decision at most; with none it goes by its plain thoughts. */
  readonly nodes: number;
  /** Intents that are tried at most. */
  readonly breadth: number;
  /** Own turns for which it remembers what it was shown. */
  readonly memory: number;
  /** Whether it thinks of pieces that never move: it walls its flag in with them, and any stranger may be one. */
  readonly walls: boolean;
  /** What it has an eye for: what weighs nothing it overlooks. */
  readonly taste: Taste;
}

/** As well as it can. */
export const FULL_SKILL: Skill = { nodes: 12_000, breadth: 12, memory: Number.POSITIVE_INFINITY, walls: true, taste: TASTE };

/** Goes by its plain thoughts alone. */
const PLAIN = { nodes: 0, breadth: 1 } as const;

/** Any card is as good as another. */
const ANY_CARD = { blitz: 0, surpriseAttack: 0, reinforcement: 0, newSpy: 0, secretInformation: 0, regroup: 0, comeback: 0 } as const;
/** A flag may be anywhere. */
const ANY_HIDEOUT = { hideExposed: 0, hideNeighbour: 0 } as const;
/** Land is land: it goes for pieces. */
const NO_LAND = { territory: 0, city: 0, draftCity: 0 } as const;
/** It does not ask who may strike back, nor who comes near its flag. */
const NO_DANGER = { danger: 0, flight: 0, guard: 0 } as const;
/** It puts its flag among many friends, and forgets that each of them can be beaten. */
const FLAG_AMONG_FRIENDS = { flagCover: 2, flagExposed: 0 } as const;

/** From the easiest on; docs/strength.md says how far they are apart. */
export const SKILLS: readonly Skill[] = [
  {
    ...PLAIN,
    memory: 0,
    walls: false,
    taste: { ...TASTE, sight: 1, ...ANY_CARD, ...ANY_HIDEOUT, ...NO_LAND, ...NO_DANGER, ...FLAG_AMONG_FRIENDS },
  },
  { ...PLAIN, memory: 1, walls: false, taste: { ...TASTE, sight: 2, ...ANY_CARD, ...ANY_HIDEOUT } },
  { ...PLAIN, memory: 2, walls: true, taste: { ...TASTE, sight: 4, ...ANY_CARD } },
  { ...PLAIN, memory: 6, walls: true, taste: TASTE },
  FULL_SKILL,
];
