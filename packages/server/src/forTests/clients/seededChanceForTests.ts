// Loaded before a program under test (`node --import`): its chance follows from the seed in CHANCE_SEED. Test code only.

import { seededChance } from '@flagfall/engine';

const chance = seededChance(process.env.CHANCE_SEED ?? '');
Math.random = () => chance.below(2 ** 30) / 2 ** 30;
crypto.getRandomValues = (array) => {
  if (array instanceof Uint8Array) for (let at = 0; at < array.length; at++) array[at] = chance.below(256);
  return array;
};
