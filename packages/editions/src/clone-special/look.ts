/** Stars in a nebula. */

import type { EditionLook } from '../core/editionLook.ts';
import { crosshair, flame, STAR_EMBLEMS } from '../core/emblems/stars.ts';

export const look: EditionLook = {
  board: {
    ground: 'stars',
    obstacle: 'planet',
    colours: {
      land: ['#c3b3d8', '#211a31'],
      patch: ['#b6a3cf', '#2a2040'],
      fleck: ['#ffffff', '#cdb9e6'],
      check: ['#ffffff2e', '#ffffff08'],
      grid: ['#7d659f', '#5e4f80'],
      shore: ['#a893c4', '#171125'],
      water: ['#7cc4bd', '#4a8a88'],
      deep: ['#3f6f80', '#233c50'],
      wave: ['#b9e6dd', '#69a9a4'],
    },
  },
  // Whoever is told apart by a power wears its sign.
  emblems: { ...STAR_EMBLEMS, sniper: crosshair, berserker: flame },
  picture: { seat: 'red', kinds: ['sniper', 'colonel', 'berserker'] },
};
