/** A meadow in summer. */

import type { EditionLook } from '../core/editionLook.ts';
import { FIELD_EMBLEMS } from '../core/emblems/field.ts';

export const look: EditionLook = {
  board: {
    ground: 'grass',
    obstacle: 'lake',
    colours: {
      land: ['#c9d6a3', '#38452f'],
      patch: ['#bdcd94', '#334029'],
      stroke: ['#a5b97c', '#46573a'],
      fleck: ['#f6efc9', '#6d7a52'],
      check: ['#ffffff2e', '#ffffff0a'],
      grid: ['#5f7340', '#1d2618'],
      shore: ['#e6d9ac', '#5a5638'],
      water: ['#7fb6cf', '#24506a'],
      deep: ['#66a3c2', '#1d435a'],
      wave: ['#d5ecf3', '#4d86a3'],
    },
  },
  emblems: FIELD_EMBLEMS,
  picture: { seat: 'red', kinds: ['scout', 'marshal', 'flag'] },
};
