/** The emblems of an army in the field: what an officer wears, rides or carries. */

import { circle, type Emblem, type Emblems, ellipse, leaf, MIRRORED, star } from './shapes.ts';

/** A star in a laurel wreath: nobody stands above. */
const LAUREL = [100, 126, 152, 178, 204, 230]
  .map((angle) => {
    const [x, y] = [32 + 25 * Math.cos((angle * Math.PI) / 180), 34 + 25 * Math.sin((angle * Math.PI) / 180)];
    return leaf(x, y, 17, angle + 62, 7) + leaf(x, y, 13, angle + 122, 6);
  })
  .join('');

export const wreath: Emblem = [
  ['ink', LAUREL],
  ['ink', LAUREL, MIRRORED],
  ['edge', star(32, 32, 25, 10.5)],
  ['shade', 'M32 32V7L38.2 23.5L55.8 24.3L42 35.2L46.7 52.2L32 42.5Z'],
  ['jewel', circle(32, 33, 5.5)],
];

/** A cocked hat with a golden trim and a plume. */
export const bicorne: Emblem = [
  ['jewel', 'M30 18C25 10 31 0 46 -2C49 7 45 16 38 19Z'],
  ['edge', 'M0 55C5 46 7 37 12 28C20 13 44 13 52 28C57 37 59 46 64 55C48 46 16 46 0 55Z'],
  ['jewel', 'M6 50C11 43 13 37 17 31C24 20 40 20 47 31C51 37 53 43 58 50C51 46.5 49 38 43 32C37 26 27 26 21 32C15 38 13 46.5 6 50Z'],
  ['shade', 'M34 17C42 17 48 21 52 28C57 37 59 46 64 55C56 50.5 47 48.6 38 48.3C45 38 43 26 34 17Z'],
  ['jewel', star(32, 38, 7, 3)],
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
  ['shade', 'M8.5 60L43 20.5L47 24L12 63Z'],
  ['edge', 'M12 8C34 1 62 15 61 48C54 31 38 16 12 8Z'],
  ['edge', 'M34 15L45 7L55 17L45 28Z'],
];

/** A spyglass. */
const GLASS = 'rotate(-38 32 32) translate(1 2) scale(.94)';
export const spyglass: Emblem = [
  ['ink', 'M-5 27H10V37H-5Z', GLASS],
  ['ink', 'M12 24.5H29V39.5H12Z', GLASS],
  ['ink', 'M31 21H52V43H31Z', GLASS],
  ['ink', 'M54 17H64V47H54Z', GLASS],
  ['shade', 'M-5 33H10V37H-5ZM12 33.5H29V39.5H12ZM31 34.5H52V43H31ZM54 36H64V47H54Z', GLASS],
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

/** A flag in the wind: the prize, so its cloth is of the colour of jewels. */
export const flag: Emblem = [
  ['ink', 'M9 4H16V64H9Z'],
  ['ink', circle(12.5, 3, 5.5)],
  ['jewel', 'M16 9C26 1 37 17 62 8C58 18 58 30 62 40C37 49 26 33 16 40Z'],
  ['ink', star(37, 25, 9.5, 4)],
];

/** An army in the field. */
export const FIELD_EMBLEMS: Emblems = {
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
