/** The emblems of an army in the field: what an officer wears, rides or carries. */

import { circle, type Emblem, ellipse, leaf, MIRRORED, star } from './shapes.ts';

/** A star in a laurel wreath: nobody stands above. */
const LAUREL = [
  leaf(29, 61, 13, 192),
  leaf(20, 59, 13, 222),
  leaf(12, 52, 13, 250),
  leaf(8, 43, 13, 272),
  leaf(7, 32, 13, 292),
  leaf(11, 22, 13, 312),
].join('');
const LAUREL_INNER = [leaf(24, 60, 11, 280), leaf(15, 54, 11, 318), leaf(10, 45, 10, 340), leaf(9, 34, 10, 358)].join('');

export const wreath: Emblem = [
  ['ink', LAUREL],
  ['ink', LAUREL_INNER],
  ['ink', LAUREL, MIRRORED],
  ['ink', LAUREL_INNER, MIRRORED],
  ['edge', star(32, 28, 23, 9.5)],
  ['shade', 'M32 28L32 51L18.5 46.6L23 31Z'],
  ['jewel', circle(32, 29, 5)],
];

/** A cocked hat with a cockade and a plume. */
export const bicorne: Emblem = [
  ['jewel', 'M33 24C26 16 31 5 46 1C49 9 45 19 38 24Z'],
  ['edge', 'M2 45C10 42 14 34 18 26C23 16 41 16 46 26C50 34 54 42 62 45C53 57 11 57 2 45Z'],
  ['shade', 'M2 45C20 48 44 48 62 45C53 57 11 57 2 45Z'],
  ['groove', 'M8 46C14 41 18 36 21 30M56 46C50 41 46 36 43 30'],
  ['jewel', circle(32, 35, 6.5)],
  ['ink', circle(32, 35, 2.6)],
];

/** A horse's head. */
export const horse: Emblem = [
  ['ink', 'M16 60H52C55 44 53 26 42 15L42 4L33 11C24 13 16 23 8 37C6 42 10 47 15 46L23 42C27 43 31 42 34 39C34 47 20 50 16 60Z'],
  ['shade', 'M52 60C55 44 53 26 42 15C45 30 46 46 38 60Z'],
  ['groove', 'M40 19C46 28 48 40 46 54'],
  ['cut', circle(27, 26, 3.1)],
  ['cut', circle(13, 40, 1.8)],
];

/** A helmet with a crest of horsehair. */
export const helmet: Emblem = [
  ['jewel', 'M10 20C14 3 44 -3 56 13C62 21 62 36 60 47L51 41C53 26 46 12 28 14C21 15 16 17 10 20Z'],
  ['edge', 'M13 34C12 20 22 11 34 12C46 13 52 23 51 36C51 44 52 50 54 58L38 61L36 45L25 42L24 57L14 50C13 44 13 40 13 34Z'],
  ['shade', 'M34 12C46 13 52 23 51 36C51 44 52 50 54 58L44 60C46 40 44 24 34 12Z'],
  ['groove', 'M13 32C22 28 34 29 44 34'],
];

/** Two sabres crossed. */
const SABRE = 'M7 4C26 12 42 28 48 44L43 50C34 36 20 19 7 4Z';
const HILT = 'M54 39C58 46 52 55 40 54M47 47L57 58';
export const sabres: Emblem = [
  ['line', HILT],
  ['ink', SABRE],
  ['edge', SABRE, MIRRORED],
  ['line', HILT, MIRRORED],
  ['shade', 'M7 4C20 19 34 36 43 50L45 47C36 32 22 16 7 4Z'],
];

/** A bugle with a small banner. */
export const bugle: Emblem = [
  ['jewel', 'M17 34H41V59L35 53L29 59L23 53L17 59Z'],
  ['edge', 'M2 22H7V26H33C45 26 52 19 60 8V52C52 41 45 35 33 35H7V39H2Z'],
  ['shade', 'M7 31H33C45 31 52 37 60 52C52 41 45 35 33 35H7Z'],
  ['groove', 'M54 18C55 26 55 34 54 42'],
];

/** Three chevrons. */
export const chevrons: Emblem = [
  ['ink', 'M8 22L32 4L56 22V32L32 14L8 32Z'],
  ['ink', 'M8 39L32 21L56 39V49L32 31L8 49Z'],
  ['ink', 'M8 56L32 38L56 56V62H50L32 48L14 62H8Z'],
  ['shade', 'M32 4L56 22V32L32 14ZM32 21L56 39V49L32 31ZM32 38L56 56V62H50L32 48Z'],
];

/** A pickaxe. */
export const pickaxe: Emblem = [
  ['ink', 'M5 57L39 17L47 24L12 63Z'],
  ['shade', 'M8.5 60L43 20.500L47 24L12 63Z'],
  ['edge', 'M12 8C34 1 62 15 61 48C54 31 38 16 12 8Z'],
  ['edge', 'M34 15L45 7L55 17L45 28Z'],
];

/** A spyglass. */
const GLASS = 'rotate(-38 32 32)';
export const spyglass: Emblem = [
  ['ink', 'M-5 27H10V37H-5Z', GLASS],
  ['ink', 'M12 24.500H29V39.500H12Z', GLASS],
  ['ink', 'M31 21H52V43H31Z', GLASS],
  ['ink', 'M54 17H64V47H54Z', GLASS],
  ['shade', 'M-5 33H10V37H-5ZM12 33.500H29V39.500H12ZM31 34.500H52V43H31ZM54 36H64V47H54Z', GLASS],
  ['jewel', ellipse(65, 32, 4, 12), GLASS],
];

/** A hat and a mask. */
export const mask: Emblem = [
  ['ink', 'M16 26C16 11 23 3 28 6C31 8 33 8 36 6C41 3 48 11 48 26Z'],
  ['jewel', 'M16 20H48L49 28H15Z'],
  ['edge', 'M1 30C12 24 52 24 63 30C54 38 10 38 1 30Z'],
  ['ink', 'M10 41C20 39 44 39 54 41C56 52 50 60 43 60C37 60 36 53 32 53C28 53 27 60 21 60C14 60 8 52 10 41Z'],
  ['cut', 'M15 48C20 44 26 46 28 50C24 54 17 54 15 48Z'],
  ['cut', 'M15 48C20 44 26 46 28 50C24 54 17 54 15 48Z', MIRRORED],
];

/** A round bomb, its fuse alight. */
export const bomb: Emblem = [
  ['ink', circle(27, 40, 22)],
  ['ink', 'M34 16L48 27L42 34L29 23Z'],
  ['line', 'M41 22C43 14 48 11 53 14'],
  ['jewel', star(54, 13, 11, 4.8, 8)],
  ['shade', 'M49 40A22 22 0 0 1 8 51C22 57 42 53 49 40Z'],
  ['groove', 'M13 38C14 31 18 27 24 26'],
];

/** A flag in the wind. */
export const flag: Emblem = [
  ['ink', 'M9 4H16V63H9Z'],
  ['ink', circle(12.5, 4, 5)],
  ['edge', 'M15 9C25 2 36 17 60 9C56 18 56 30 60 39C36 47 25 32 15 39Z'],
  ['jewel', star(36, 25, 9.5, 4)],
];
