/** A field under snow. */

import type { EditionLook } from '../core/editionLook.ts';
import { FIELD_EMBLEMS } from '../core/emblems/field.ts';

export const look: EditionLook = {
  board: {
    ground: 'grass',
    obstacle: 'lake',
    colours: {
      land: ['#e4e9ec', '#37424c'],
      patch: ['#d7e0e6', '#323c45'],
      stroke: ['#b9c8d2', '#4a5864'],
      fleck: ['#ffffff', '#71828f'],
      check: ['#ffffff80', '#ffffff0a'],
      grid: ['#6c8090', '#1b232a'],
      shore: ['#fbfdfe', '#566673'],
      water: ['#a3cfe4', '#2c5a75'],
      deep: ['#8bbfd9', '#244d65'],
      wave: ['#ffffff', '#6aa1bf'],
    },
  },
  emblems: FIELD_EMBLEMS,
  picture: { seat: 'blue', kinds: ['general', 'bomb', 'scout'] },
};
