/** Why a battle ended as it did, in one picture each. */

import { bomb, type Emblem, flag, MIRRORED, pickaxe, sabres } from '@flagfall/editions/look';

export const BATTLE_REASONS = ['rank', 'equal', 'defuse', 'strike', 'explode', 'prize', 'standoff'] as const;
export type BattleReason = (typeof BATTLE_REASONS)[number];

/** A dagger: the spy got there first. */
const dagger: Emblem = [
  ['ink', 'M58 4L50 26L30 44L20 34L38 14Z'],
  ['shade', 'M58 4L50 26L30 44L25 39Z'],
  ['edge', 'M10 30L34 54L28 60L4 36Z'],
  ['ink', 'M14 44L20 50L8 62L2 56Z'],
];

/** Two equal strokes: neither was stronger. */
const equals: Emblem = [['ink', 'M8 16H56V28H8ZM8 38H56V50H8Z']];

/** Two arrows apart: nobody was hurt. */
const apart: Emblem = [
  ['ink', 'M28 26V14L2 32L28 50V38Z'],
  ['ink', 'M28 26V14L2 32L28 50V38Z', MIRRORED],
];

export const REASON_EMBLEMS: Readonly<Record<BattleReason, Emblem>> = {
  rank: sabres,
  equal: equals,
  defuse: pickaxe,
  strike: dagger,
  explode: bomb,
  prize: flag,
  standoff: apart,
};
