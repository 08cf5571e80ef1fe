/** The emblems of a city of roofs and shadows, where they differ from the army's: Assassin's Creed. */

import { FIELD_EMBLEMS } from './field.ts';
import { circle, type Emblem, type Emblems, ellipse, MIRRORED } from './shapes.ts';

/** A golden fruit that shines: the prize. */
export const apple: Emblem = [
  ['jewel', 'M33 15C34 6 42 1 53 2C52 11 44 16 33 15Z'],
  ['line', 'M32 18C31 12 29 8 26 5'],
  ['ink', 'M32 19C22 12 6 16 5 34C4 50 15 63 24 63C28 63 29 61 32 61C35 61 36 63 40 63C49 63 60 50 59 34C58 16 42 12 32 19Z'],
  ['shade', 'M48 15C56 18 59 26 59 34C60 50 49 63 40 63C36 63 35 61 32 61C50 56 54 34 48 15Z'],
  ['groove', 'M13 34C13 28 16 24 21 23M32 28V40M32 40L22 48M32 40L42 48'],
  ['cut', circle(32, 40, 4)],
];

/** A curved blade and a crescent guard. */
export const scimitar: Emblem = [
  ['ink', 'M58 1C64 24 52 44 26 50L21 43C40 38 52 22 58 1Z'],
  ['ink', 'M58 1C52 22 40 38 21 43L18 38C38 32 50 18 58 1Z'],
  ['shade', 'M58 1C64 24 52 44 26 50L23.5 46.500C46 40 58 24 58 1Z'],
  ['edge', 'M10 36C14 33 18 34 19 38L31 52C35 54 34 60 29 61Z'],
  ['ink', 'M18 46L25 53L12 63L5 56Z'],
  ['jewel', circle(8, 59, 5)],
];

/** Two wings. */
const WING = 'M31 50C14 48 2 34 1 8C10 14 20 16 26 26C30 34 31 42 31 50Z';
export const wings: Emblem = [
  ['ink', WING],
  ['ink', WING, MIRRORED],
  ['groove', 'M8 18C12 30 20 38 28 44M16 18C18 26 23 33 29 38'],
  ['groove', 'M8 18C12 30 20 38 28 44M16 18C18 26 23 33 29 38', MIRRORED],
  ['jewel', 'M32 34L39 47L32 63L25 47Z'],
];

/** A face behind a veil. */
export const veil: Emblem = [
  ['ink', 'M32 1C14 1 7 16 7 32C7 46 14 62 32 62C50 62 57 46 57 32C57 16 50 1 32 1Z'],
  ['jewel', 'M32 4L38 11L32 18L26 11Z'],
  ['cut', 'M11 26C22 20 42 20 53 26V38C42 33 22 33 11 38Z'],
  ['ink', ellipse(22, 30, 5, 3.6)],
  ['ink', ellipse(42, 30, 5, 3.6)],
  ['cut', circle(22, 30, 1.8)],
  ['cut', circle(42, 30, 1.8)],
  ['shade', 'M11 38C22 33 42 33 53 38C50 52 44 62 32 62C20 62 14 52 11 38Z'],
];

/** Templars and Assassins: an army in the field, with pictures of their own. */
export const ROOF_EMBLEMS: Emblems = { ...FIELD_EMBLEMS, captain: scimitar, scout: wings, spy: veil, flag: apple };
