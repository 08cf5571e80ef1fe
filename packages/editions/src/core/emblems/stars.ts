/** The emblems of a fleet between the stars: Clone Wars. */

import { circle, type Emblem, type Emblems, ellipse, MIRRORED, star } from './shapes.ts';

/** A star of eight rays. */
export const commandStar: Emblem = [
  ['ink', star(32, 32, 26, 10, 4), 'rotate(45 32 32)'],
  ['edge', star(32, 32, 34, 9, 4)],
  ['shade', 'M32 -2V32L38.4 25.6ZM66 32H32L38.4 38.4ZM32 66V32L25.6 38.4ZM-2 32H32L25.6 25.6Z'],
  ['jewel', circle(32, 32, 6)],
];

/** A planet with a ring. */
export const planet: Emblem = [
  ['ink', circle(32, 32, 20)],
  ['shade', 'M46 18A20 20 0 0 1 20 48C38 48 48 36 46 18Z'],
  ['groove', 'M15 26C24 30 38 26 46 18'],
  ['edge', 'M13 37C-2 51 0 60 16 54C34 47 54 32 61 18C66 7 57 4 45 15C60 8 56 18 44 29C34 38 22 45 13 48C6 50 8 44 13 37Z'],
];

/** A swift fighter. */
export const fighter: Emblem = [
  ['ink', 'M32 1L41 27L62 50L43 45L38 60L32 54L26 60L21 45L2 50L23 27Z'],
  ['shade', 'M32 1L41 27L62 50L43 45L38 60L32 54Z'],
  ['jewel', 'M32 18L37 33L32 40L27 33Z'],
];

/** A ship of two hulls. */
export const gunship: Emblem = [
  ['ink', 'M14 1L25 15V50L14 63L3 50V15Z'],
  ['ink', 'M50 1L61 15V50L50 63L39 50V15Z'],
  ['shade', 'M14 1L25 15V50L14 63ZM50 1L61 15V50L50 63Z'],
  ['edge', 'M19 22H45V42H19Z'],
  ['jewel', circle(32, 32, 7)],
];

/** A hat with a wide brim, and the eyes below it. */
export const brim: Emblem = [
  ['ink', 'M14 37C14 20 17 4 24 3C28 3 29 8 32 8C35 8 36 3 40 3C47 4 50 20 50 37Z'],
  ['shade', 'M40 3C47 4 50 20 50 37H40C43 25 43 12 40 3Z'],
  ['cut', 'M14 27H50V34H14Z'],
  ['ink', 'M0 41C8 35 20 33 32 33C44 33 56 35 64 41C56 48 45 50 32 50C19 50 8 48 0 41Z'],
  ['jewel', `${ellipse(23, 57, 5, 4)}${ellipse(41, 57, 5, 4)}`],
];

/** A helmet with a wide visor. */
export const visor: Emblem = [
  ['line', 'M51 20V6'],
  ['jewel', circle(51, 5, 4.5)],
  ['ink', 'M6 34C6 17 17 6 31 6C46 6 56 17 56 34V46C56 55 48 60 31 60C14 60 6 55 6 46Z'],
  ['shade', 'M31 6C46 6 56 17 56 34V46C56 55 48 60 31 60C50 52 50 16 31 6Z'],
  ['cut', 'M13 32C13 24 20 22 31 22C42 22 49 24 49 32C49 41 42 45 31 45C20 45 13 41 13 32Z'],
  ['ink', 'M18 31C18 28 22 27 27 27L22 38C19 37 18 34 18 31Z'],
];

/** The sight of a rifle. */
export const crosshair: Emblem = [
  ['ink', `${circle(32, 32, 25)}M32 15A17 17 0 0 1 32 49A17 17 0 0 1 32 15Z`],
  ['ink', 'M28.5 0H35.500V22H28.500ZM28.5 42H35.500V64H28.500ZM0 28.500H22V35.500H0ZM42 28.500H64V35.500H42Z'],
  ['jewel', circle(32, 32, 5.5)],
];

/** Two blades of light crossed. */
const BLADE = 'M3.5 1.5Q1 3.5 3 6L38 41L42 36L7 2Q5 0 3.5 1.5Z';
const GRIP = 'M41 32L47 38L62 54Q63 61 55 62L40 46L34 40Z';
export const beams: Emblem = [
  ['ink', BLADE],
  ['jewel', GRIP],
  ['edge', BLADE, MIRRORED],
  ['jewel', GRIP, MIRRORED],
  ['groove', 'M46 52L53 45M11 45L18 52'],
];

/** A flame with a heart of fire. */
export const flame: Emblem = [
  ['ink', 'M34 0C38 14 54 22 55 40C56 54 45 63 32 63C19 63 8 54 9 40C10 30 17 26 18 15C24 18 27 23 27 29C34 22 36 11 34 0Z'],
  ['shade', 'M34 0C38 14 54 22 55 40C56 54 45 63 32 63C48 52 46 24 34 0Z'],
  ['cut', 'M33 29C35 37 44 40 44 49C44 56 38 60 32 60C26 60 20 56 20 49C20 43 24 41 25 36C28 37 30 39 30 42C33 39 34 34 33 29Z'],
  ['jewel', circle(32, 53, 4.5)],
];

/** A dish that listens to the sky. */
export const dish: Emblem = [
  ['ink', 'M17 44L10 62H44L36 46Z'],
  ['edge', 'M8 10C-2 34 18 60 46 51Z'],
  ['shade', 'M5 30C10 46 26 56 46 51L36 40C24 48 12 42 5 30Z'],
  ['line', 'M28 32L42 18'],
  ['jewel', circle(44, 16, 6)],
  ['line', 'M45 3C54 4 60 10 61 19'],
];

/** Two chevrons and a bar. */
export const stripes: Emblem = [
  ['ink', 'M6 6L32 26L58 6V19L32 39L6 19Z'],
  ['ink', 'M6 29L32 49L58 29V42L32 62L6 42Z'],
  ['shade', 'M32 26L58 6V19L32 39ZM32 49L58 29V42L32 62Z'],
  ['jewel', circle(32, 8, 6)],
];

/** A spanner. */
export const spanner: Emblem = [
  ['ink', 'M61 15C62 27 51 34 42 31L20 56C14 62 2 54 8 45L33 22C30 13 37 2 49 3L42 11L44 20L53 22Z'],
  ['shade', 'M61 15C62 27 51 34 42 31L20 56C17 59 13 58.5 10.5 56.500L38 28C46 30 54 28 61 15Z'],
  ['cut', circle(14, 50, 3.5)],
];

/** A rocket. */
const LIFT = 'rotate(40 32 32)';
export const rocket: Emblem = [
  ['jewel', 'M25 51L32 66L39 51Z', LIFT],
  ['ink', 'M19 34L8 48L10 54L22 50ZM45 34L56 48L54 54L42 50Z', LIFT],
  ['edge', 'M32 -4C44 8 47 26 42 52H22C17 26 20 8 32 -4Z', LIFT],
  ['shade', 'M32 -4C44 8 47 26 42 52H34C40 30 40 10 32 -4Z', LIFT],
  ['cut', circle(32, 22, 5.5), LIFT],
];

/** The head of a little machine. */
export const robot: Emblem = [
  ['line', 'M32 14V5'],
  ['jewel', circle(32, 5, 5)],
  ['ink', 'M0 30H7V46H0ZM57 30H64V46H57Z'],
  ['ink', 'M10 24C10 17 15 13 22 13H42C49 13 54 17 54 24V52C54 58 50 61 44 61H20C14 61 10 58 10 52Z'],
  ['shade', 'M42 13C49 13 54 17 54 24V52C54 58 50 61 44 61H36C46 46 46 28 42 13Z'],
  ['cut', `${circle(22, 31, 6.5)}${circle(42, 31, 6.5)}`],
  ['cut', 'M19 47H45V53H19Z'],
  ['ink', 'M25 46H28V54H25ZM36 46H39V54H36Z'],
];

/** A charge with a belt and a button. */
export const detonator: Emblem = [
  ['ink', 'M24 2H40V12H24Z'],
  ['ink', circle(32, 36, 26)],
  ['shade', 'M53 20A26 26 0 0 1 14 55C36 56 52 42 53 20Z'],
  ['cut', 'M6.5 31H57.500V43H6.500Z'],
  ['jewel', `${circle(32, 37, 8)}`],
  ['ink', 'M12 35H20V39H12ZM44 35H52V39H44Z'],
];

/** A base under a dome, its flag up. */
export const base: Emblem = [
  ['line', 'M32 22V2'],
  ['jewel', 'M33 1L50 6.500L33 12Z'],
  ['ink', 'M9 46C9 30 19 20 32 20C45 20 55 30 55 46Z'],
  ['ink', 'M1 49H63V57L57 63H7L1 57Z'],
  ['shade', 'M32 20C45 20 55 30 55 46H42C44 36 40 26 32 20Z'],
  ['cut', 'M26 46V39C26 32 38 32 38 39V46Z'],
  ['cut', `${ellipse(14, 55, 3, 2.4)}${ellipse(32, 55, 3, 2.4)}${ellipse(50, 55, 3, 2.4)}`],
];

/** An army between the planets. */
export const STAR_EMBLEMS: Emblems = {
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
