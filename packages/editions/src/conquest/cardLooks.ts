/** What is drawn on which card: what it does, on a square of 64. */

import type { CardLook } from '../core/editionLook.ts';
import { hood } from '../core/emblems/realm.ts';
import { circle, type Emblem, ellipse, MIRRORED, type Stroke } from '../core/emblems/shapes.ts';

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

export const ACTION_CARD_LOOKS: Readonly<Record<string, CardLook>> = {
  reinforcement: { sort: 'action', emblem: reinforcement },
  blitz: { sort: 'action', emblem: blitz },
  surpriseAttack: { sort: 'action', emblem: surprise },
  regroup: { sort: 'action', emblem: regroup },
  secretInformation: { sort: 'action', emblem: letter },
  newSpy: { sort: 'action', emblem: newSpy },
  traitor: { sort: 'action', emblem: traitor },
};
