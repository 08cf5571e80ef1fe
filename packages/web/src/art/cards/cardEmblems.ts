/** What is drawn on which card: what it does, on a square of 64. */

import { assert } from '@flagfall/engine';
import { mask, sabres } from '../emblems/field.ts';
import { hood, shield } from '../emblems/realm.ts';
import { circle, type Emblem, ellipse, MIRRORED, type Stroke } from '../emblems/shapes.ts';
import { numeralOf } from '../pieces/digits.ts';

/** The three sorts of Battle Cards, and the action cards of Conquest. */
export const CARD_SORTS = ['movement', 'attack', 'defence', 'action'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

const SORTS: Readonly<Record<CardSort, readonly string[]>> = {
  movement: ['boat', 'jump', 'charge2', 'charge3', 'feint', 'swap'],
  attack: ['attack1', 'attack2', 'attack3', 'mockAttack', 'armour', 'spyAttack'],
  defence: ['defence1', 'defence2', 'defence3'],
  action: ['reinforcement', 'blitz', 'surpriseAttack', 'regroup', 'secretInformation', 'newSpy', 'traitor'],
};

export function cardSortOf(card: string): CardSort {
  const sort = CARD_SORTS.find((one) => SORTS[one].includes(card));
  assert(sort !== undefined, `${card} is a card`);
  return sort;
}

const boat: Emblem = [
  ['ink', 'M3 42H61C58 54 50 60 42 60H22C14 60 6 54 3 42Z'],
  ['shade', 'M32 42H61C58 54 50 60 42 60H32Z'],
  ['line', 'M30 40V3'],
  ['edge', 'M34 5C48 12 54 24 54 37H34Z'],
  ['jewel', 'M26 12V37H10C12 26 18 18 26 12Z'],
];

const jump: Emblem = [
  ['ink', 'M22 40H42V60H22Z'],
  ['line', 'M6 56C6 22 20 6 34 6C46 6 54 18 56 34'],
  ['ink', 'M44 32L57 50L64 28Z'],
  ['cut', 'M27 45H37V55H27Z'],
];

/** So many squares in a row, and an arrow at the end. */
function charge(length: number): Emblem {
  const step = 40 / length;
  const squares = Array.from({ length }, (_, at): Stroke => ['ink', `M${2 + at * step} 26h${step - 4}v12h${4 - step}Z`]);
  return [...squares, ['ink', 'M40 12L62 32L40 52Z'], ['shade', 'M40 32H62L40 52Z'], ['line', 'M6 14H24M6 50H24']];
}

const feint: Emblem = [
  ['ink', 'M4 36H28V60H4Z'],
  ['groove', 'M10 54L22 42'],
  ['jewel', 'M36 4H60V28H36Z'],
  ['line', 'M22 42L42 22'],
  ['edge', 'M34 14H50V30Z'],
];

const swap: Emblem = [
  ['ink', 'M3 12H36V2L61 18L36 34V24H3Z'],
  ['ink', 'M61 40H28V30L3 46L28 62V52H61Z'],
  ['shade', 'M61 46H3L28 62V52H61ZM3 18H61L36 34V24H3Z'],
];

/** An emblem made small in the upper left, and by how much it raises below. */
function raised(emblem: Emblem, by: number): Emblem {
  const { digits } = numeralOf(by);
  const small = emblem.map(([material, path, transform]): Stroke => [material, path, `scale(.7) ${transform ?? ''}`.trim()]);
  return [
    ...small,
    ['edge', circle(48, 48, 17)],
    ['groove', digits[0].path, 'translate(45 38.5) scale(.72)'],
    ['groove', 'M35.5 48.500H42.500M39 45V52'],
  ];
}

const mockAttack: Emblem = [
  ['line', 'M6 8L28 30M10 34L32 12'],
  ['ink', 'M20 44C26 34 38 28 44 28C52 28 60 36 63 44C60 52 52 60 44 60C36 60 26 54 20 44Z'],
  ['cut', circle(43, 44, 9)],
  ['jewel', circle(43, 44, 4)],
];

const armour: Emblem = [
  ['ink', 'M14 4L24 10H40L50 4L62 20L52 28V48L32 62L12 48V28L2 20Z'],
  ['shade', 'M40 10L50 4L62 20L52 28V48L32 62V18Z'],
  ['groove', 'M32 22V54M18 30C26 34 38 34 46 30M18 42C26 46 38 46 46 42'],
  ['jewel', circle(32, 20, 4.5)],
];

const reinforcement: Emblem = [
  ['ink', 'M12 24H52L56 54C56 60 50 63 46 63H18C14 63 8 60 8 54Z'],
  ['line', 'M20 24C20 6 44 6 44 24'],
  ['shade', 'M38 24H52L56 54C56 60 50 63 46 63H38Z'],
  ['cut', 'M28 32H36V40H44V48H36V56H28V48H20V40H28Z'],
];

const blitz: Emblem = [
  ['ink', 'M38 0L10 36H28L20 64L54 24H35L46 0Z'],
  ['shade', 'M46 0L35 24H54L20 64L40 30H24Z'],
  ['line', 'M4 14H16M2 52H12M52 46H62'],
];

const surprise: Emblem = [
  ['jewel', 'M32 0L38 12L50 6L48 19L62 20L52 30L62 40L48 42L50 56L38 50L32 62L26 50L14 56L16 42L2 40L12 30L2 20L16 19L14 6L26 12Z'],
  ['edge', 'M26 14H38L36 38H28Z'],
  ['edge', circle(32, 47, 5.5)],
];

const regroup: Emblem = [
  ['line', 'M32 12A20 20 0 0 1 51 40M44 49A20 20 0 0 1 16 45M12 34A20 20 0 0 1 24 13'],
  ['ink', circle(32, 10, 9)],
  ['ink', circle(52, 46, 9)],
  ['ink', circle(12, 46, 9)],
  ['cut', circle(32, 10, 4)],
  ['jewel', circle(52, 46, 4)],
  ['cut', `${ellipse(12, 46, 4, 4)}`],
];

const letter: Emblem = [
  ['ink', 'M2 12H62V54H2Z'],
  ['groove', 'M4 14L32 36L60 14M4 52L24 31M60 52L40 31'],
  ['jewel', circle(32, 37, 8)],
];

const traitor: Emblem = [
  ['ink', 'M30 4C14 4 6 16 6 32C6 48 14 60 30 60Z'],
  ['jewel', 'M34 4C50 4 58 16 58 32C58 48 50 60 34 60Z'],
  ['cut', ellipse(20, 26, 5, 4)],
  ['cut', ellipse(20, 26, 5, 4), MIRRORED],
  ['groove', 'M16 42C20 48 25 50 30 50'],
  ['groove', 'M34 46C40 42 44 42 48 46'],
];

const newSpy: Emblem = [
  ...hood.map(([material, path, transform]): Stroke => [material, path, `scale(.82) ${transform ?? ''}`.trim()]),
  ['edge', circle(50, 48, 14)],
  ['groove', 'M50 41V55M43 48H57'],
];

export const CARD_EMBLEMS: Readonly<Record<string, Emblem>> = {
  boat,
  jump,
  charge2: charge(2),
  charge3: charge(3),
  feint,
  swap,
  attack1: raised(sabres, 1),
  attack2: raised(sabres, 2),
  attack3: raised(sabres, 3),
  mockAttack,
  armour,
  spyAttack: mask,
  defence1: raised(shield, 1),
  defence2: raised(shield, 2),
  defence3: raised(shield, 3),
  reinforcement,
  blitz,
  surpriseAttack: surprise,
  regroup,
  secretInformation: letter,
  newSpy,
  traitor,
};
