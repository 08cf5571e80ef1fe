/** A beach. */

import type { EditionLook } from '../core/editionLook.ts';
import { FIELD_EMBLEMS } from '../core/emblems/field.ts';

export const look: EditionLook = {
  board: {
    ground: 'grass',
    obstacle: 'lake',
    colours: {
      land: ['#efdfbd', '#4a4233'],
      patch: ['#e8d4ab', '#433b2c'],
      stroke: ['#d2ba88', '#60553f'],
      fleck: ['#fffaea', '#7d6f54'],
      check: ['#ffffff40', '#ffffff0b'],
      grid: ['#8c7442', '#262014'],
      shore: ['#b9cf95', '#46563a'],
      water: ['#5fb3b3', '#1d5557'],
      deep: ['#479fa3', '#174749'],
      wave: ['#d0f0ea', '#4b9391'],
    },
  },
  emblems: FIELD_EMBLEMS,
  picture: { seat: 'red', kinds: ['marshal', 'spy', 'bomb'] },
};
