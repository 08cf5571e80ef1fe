/** The emblems of a kingdom: Conquest. */

import { spyglass } from './field.ts';
import { circle, type Emblem, type Emblems, ellipse, MIRRORED, star } from './shapes.ts';

export const crown: Emblem = [
  ['line', 'M32 3V12M27 6.5H37'],
  ['ink', 'M10 40L3 16L19 27L32 11L45 27L61 16L54 40Z'],
  ['ink', 'M10 43.5H54V54.5H10Z'],
  ['shade', 'M32 11L45 27L61 16L54 40H32ZM32 43.5H54V54.5H32Z'],
  ['jewel', circle(32, 31, 5)],
  ['cut', 'M17 49L20 46L23 49L20 52ZM29 49L32 46L35 49L32 52ZM41 49L44 46L47 49L44 52Z'],
];

/** A heart under a small coronet. */
export const crownedHeart: Emblem = [
  ['ink', 'M32 62C13 49 5 40 7 31C9 23 20 21 26 26L32 32L38 26C44 21 55 23 57 31C59 40 51 49 32 62Z'],
  ['shade', 'M32 62C51 49 59 40 57 31C56 26 51 23.5 46 23.500C51 36 45 48 32 62Z'],
  ['edge', 'M17 26L12 6L23 13L32 2L41 13L52 6L47 26C38 22 26 22 17 26Z'],
  ['jewel', circle(32, 15, 4)],
];

/** A sword held upright. */
export const sword: Emblem = [
  ['ink', 'M32 -1L39 9V40H25V9Z'],
  ['shade', 'M32 -1L39 9V40H32Z'],
  ['edge', 'M9 35C16 41 48 41 55 35L57 43C48 50 16 50 7 43Z'],
  ['ink', 'M28 47H36V56H28Z'],
  ['jewel', circle(32, 59, 5.5)],
];

/** A quartered shield. */
export const shield: Emblem = [
  ['ink', 'M7 4C20 9 44 9 57 4C60 30 54 50 32 63C10 50 4 30 7 4Z'],
  ['cut', 'M13 12C19 14 25 15 29.5 15V29.500H11.500C11.5 24 12 18 13 12Z'],
  ['cut', 'M52.5 34.500C50.5 43 45 50 34.5 57V34.500Z'],
  ['jewel', star(43, 21, 7.5, 3.2)],
  ['jewel', star(21.5, 42, 7.5, 3.2)],
];

/** A castle. */
export const castle: Emblem = [
  ['ink', 'M4 20V7H13V13H19V7H27V20L24 24V27H40V24L37 20V7H45V13H51V7H60V20L56 25V60H8V25Z'],
  ['shade', 'M40 24L37 20V7H45V13H51V7H60V20L56 25V60H46V30Z'],
  ['cut', 'M24 60V47C24 36 40 36 40 47V60Z'],
  ['cut', 'M13 29H17V37H13ZM47 29H51V37H47Z'],
];

/** A knight's helm with a plume. */
export const helm: Emblem = [
  ['jewel', 'M31 15C31 6 42 1 55 7C59 15 56 26 47 29C45 20 40 14 31 15Z'],
  ['edge', 'M10 30C10 18 19 10 30 10C42 10 51 18 51 30V48L30 63L10 48Z'],
  ['shade', 'M30 10C42 10 51 18 51 30V48L30 63C42 46 42 26 30 10Z'],
  ['cut', 'M13 28H27V35H13ZM34 28H48V35H34Z'],
  ['groove', 'M30.5 38V56M20 43V49M41 43V49'],
];

/** A battle axe. */
export const axe: Emblem = [
  ['ink', 'M28 2H36V63H28Z'],
  ['edge', 'M36 15C44 15 51 11 57 6C62 19 62 33 57 46C51 39 44 36 36 36Z'],
  ['edge', 'M36 15C44 15 51 11 57 6C62 19 62 33 57 46C51 39 44 36 36 36Z', MIRRORED],
  ['shade', 'M57 6C62 19 62 33 57 46C53 33 53 19 57 6Z'],
  ['jewel', circle(32, 24, 4)],
];

/** A pointed hat with stars. */
export const witchHat: Emblem = [
  ['ink', 'M14 46C20 32 24 18 27 8C29 1 42 -1 51 8C45 7 41 9 41 13C43 24 46 35 51 46Z'],
  ['shade', 'M41 13C43 24 46 35 51 46H38C40 34 40 22 41 13Z'],
  ['jewel', 'M16.5 40C26 44 39 44 48.5 40L51 48C40 53 25 53 14 48Z'],
  ['edge', 'M1 53C5 46 12 46 16 48C27 52 38 52 49 48C53 46 60 46 63 53C50 65 14 65 1 53Z'],
  ['cut', star(31, 27, 7, 3)],
];

/** A hood with two eyes in its dark. */
export const hood: Emblem = [
  ['ink', 'M32 0C15 7 9 24 9 40C9 48 5 55 2 62H62C59 55 55 48 55 40C55 24 49 7 32 0Z'],
  ['shade', 'M32 0C49 7 55 24 55 40C55 48 59 55 62 62H44C50 44 48 18 32 0Z'],
  ['cut', 'M32 14C21 19 17 30 18 40C22 51 42 51 46 40C47 30 43 19 32 14Z'],
  ['jewel', ellipse(26, 34, 3.6, 2.6)],
  ['jewel', ellipse(38, 34, 3.6, 2.6)],
];

/** A dead tree under a moon. */
export const deadTree: Emblem = [
  ['jewel', circle(44, 17, 13)],
  ['ink', 'M2 61C14 52 50 52 62 61V64H2Z'],
  ['edge', 'M26 57C29 48 28 42 25 37L10 30L12 25L22 29L14 13L19 11L29 28L31 4H37L36 27L48 15L52 19L39 34C37 42 38 49 42 57Z'],
  ['cut', 'M31 40H35V46H31Z'],
];

/** A banner that hangs from its bar. */
export const gonfalon: Emblem = [
  ['ink', 'M28.5 1H35.500V10H28.500Z'],
  ['ink', 'M6 8H58V15H6Z'],
  ['ink', circle(6, 11.5, 5)],
  ['ink', circle(58, 11.5, 5)],
  ['ink', 'M11 17H53V58L42.5 49L32 62L21.5 49L11 58Z'],
  ['shade', 'M32 17H53V58L42.5 49L32 62Z'],
  ['jewel', star(32, 33, 12, 5)],
];

/** A kingdom. */
export const REALM_EMBLEMS: Emblems = {
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
