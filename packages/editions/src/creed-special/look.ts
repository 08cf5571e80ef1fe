/** Roofs in the evening light. */

import type { EditionLook } from '../core/editionLook.ts';
import { ROOF_EMBLEMS } from '../core/emblems/roofs.ts';

export const look: EditionLook = {
  board: {
    ground: 'roofs',
    obstacle: 'rock',
    colours: {
      land: ['#e6cfc2', '#403139'],
      patch: ['#dcc0b1', '#473740'],
      stroke: ['#cba794', '#564450'],
      check: ['#ffffff38', '#ffffff09'],
      grid: ['#7c4f45', '#1f151b'],
      shore: ['#cfb0a2', '#32252c'],
      water: ['#f2e2d6', '#86707c'],
      deep: ['#a27b74', '#594853'],
      wave: ['#5e3a37', '#1a1116'],
    },
  },
  emblems: ROOF_EMBLEMS,
  picture: { seat: 'red', kinds: ['spy', 'captain', 'flag'] },
};
