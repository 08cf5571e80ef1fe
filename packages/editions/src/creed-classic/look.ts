/** Roofs by day. */

import type { EditionLook } from '../core/editionLook.ts';
import { ROOF_EMBLEMS } from '../core/emblems/roofs.ts';

export const look: EditionLook = {
  board: {
    ground: 'roofs',
    obstacle: 'rock',
    colours: {
      land: ['#ecdcbb', '#463b2d'],
      patch: ['#e4d0a8', '#4c4031'],
      stroke: ['#d5bd90', '#584a38'],
      check: ['#ffffff38', '#ffffff09'],
      grid: ['#7c6138', '#211a11'],
      shore: ['#d6c29a', '#382f23'],
      water: ['#f0e6cf', '#83735a'],
      deep: ['#a58c65', '#574a37'],
      wave: ['#5f4a2c', '#1b150d'],
    },
  },
  emblems: ROOF_EMBLEMS,
  picture: { seat: 'blue', kinds: ['colonel', 'scout', 'flag'] },
};
