/** A sky of stars. */

import type { EditionLook } from '../core/editionLook.ts';
import { brim, STAR_EMBLEMS } from '../core/emblems/stars.ts';

export const look: EditionLook = {
  board: {
    ground: 'stars',
    obstacle: 'planet',
    colours: {
      land: ['#a6b2d4', '#181d33'],
      patch: ['#98a5cb', '#1d2340'],
      fleck: ['#ffffff', '#b9c3ee'],
      check: ['#ffffff2e', '#ffffff08'],
      grid: ['#5b6a9c', '#4a5688'],
      shore: ['#8e9bc0', '#11162a'],
      water: ['#e3b27f', '#a3764d'],
      deep: ['#8d6258', '#4a2f33'],
      wave: ['#f3d3ab', '#bd8f62'],
    },
  },
  emblems: { ...STAR_EMBLEMS, sniper: brim },
  picture: { seat: 'blue', kinds: ['scout', 'marshal', 'spy'] },
};
