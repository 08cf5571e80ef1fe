/** What is drawn on which card: what it does, on a square of 64. */

import type { CardLook } from '../core/editionLook.ts';
import { numeralOf } from '../core/emblems/digits.ts';
import { mask, sabres } from '../core/emblems/field.ts';
import { shield } from '../core/emblems/realm.ts';
import { circle, type Emblem, type Stroke } from '../core/emblems/shapes.ts';

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

export const BATTLE_CARD_LOOKS: Readonly<Record<string, CardLook>> = {
  boat: { sort: 'movement', emblem: boat },
  jump: { sort: 'movement', emblem: jump },
  charge2: { sort: 'movement', emblem: charge(2) },
  charge3: { sort: 'movement', emblem: charge(3) },
  feint: { sort: 'movement', emblem: feint },
  swap: { sort: 'movement', emblem: swap },
  attack1: { sort: 'attack', emblem: raised(sabres, 1) },
  attack2: { sort: 'attack', emblem: raised(sabres, 2) },
  attack3: { sort: 'attack', emblem: raised(sabres, 3) },
  mockAttack: { sort: 'attack', emblem: mockAttack },
  armour: { sort: 'attack', emblem: armour },
  spyAttack: { sort: 'attack', emblem: mask },
  defence1: { sort: 'defence', emblem: raised(shield, 1) },
  defence2: { sort: 'defence', emblem: raised(shield, 2) },
  defence3: { sort: 'defence', emblem: raised(shield, 3) },
};
