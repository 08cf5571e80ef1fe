/** Which emblem a kind has in which edition. A child learns them once: what plays the same part looks the same unless its world has a better picture. */

import { assert } from '@flagfall/engine';
import { bicorne, bomb, bugle, chevrons, flag, helmet, horse, mask, pickaxe, sabres, spyglass, wreath } from './field.ts';
import { axe, castle, crown, crownedHeart, deadTree, gonfalon, helm, hood, shield, sword, witchHat } from './realm.ts';
import { apple, scimitar, veil, wings } from './roofs.ts';
import type { Emblem } from './shapes.ts';
import {
  base,
  beams,
  brim,
  commandStar,
  crosshair,
  detonator,
  dish,
  fighter,
  flame,
  gunship,
  planet,
  robot,
  rocket,
  spanner,
  stripes,
  visor,
} from './stars.ts';

export type { Emblem, Material, Stroke } from './shapes.ts';

type Emblems = Readonly<Record<string, Emblem>>;

const FIELD: Emblems = {
  marshal: wreath,
  general: bicorne,
  colonel: horse,
  major: helmet,
  captain: sabres,
  lieutenant: bugle,
  sergeant: chevrons,
  miner: pickaxe,
  scout: spyglass,
  spy: mask,
  bomb,
  flag,
};

const ROOFS: Emblems = { ...FIELD, captain: scimitar, scout: wings, spy: veil, flag: apple };

const STARS: Emblems = {
  marshal: commandStar,
  general: planet,
  colonel: fighter,
  secondColonel: gunship,
  major: visor,
  captain: beams,
  lieutenant: dish,
  sergeant: stripes,
  miner: spanner,
  scout: rocket,
  spy: robot,
  bomb: detonator,
  flag: base,
};

/** Whoever is told apart by a power wears its sign. */
const POWERED_STARS: Emblems = { ...STARS, sniper: crosshair, berserker: flame };

const REALM: Emblems = {
  king: crown,
  queen: crownedHeart,
  prince: sword,
  duke: shield,
  count: castle,
  knight: helm,
  baron: axe,
  sorceress: witchHat,
  scout: spyglass,
  spy: hood,
  cursedLand: deadTree,
  flag: gonfalon,
};

const BY_EDITION: Readonly<Record<string, Emblems>> = {
  original: FIELD,
  'battle-cards': FIELD,
  duel: FIELD,
  barrage: FIELD,
  'creed-classic': ROOFS,
  'creed-special': ROOFS,
  'creed-duel': ROOFS,
  'clone-classic': { ...STARS, sniper: brim },
  'clone-special': POWERED_STARS,
  conquest: REALM,
};

export function emblemOf(edition: string, kind: string): Emblem {
  const emblem = BY_EDITION[edition]?.[kind];
  assert(emblem !== undefined, `${edition} has an emblem for ${kind}`);
  return emblem;
}
