/** Roofs of a green court. */

import type { EditionLook } from '../core/editionLook.ts';
import { ROOF_EMBLEMS } from '../core/emblems/roofs.ts';

export const look: EditionLook = {
  board: {
    ground: 'roofs',
    obstacle: 'rock',
    colours: {
      land: ['#dfe0cd', '#39403a'],
      patch: ['#d3d5be', '#3f4740'],
      stroke: ['#bcc0a3', '#4d574e'],
      check: ['#ffffff40', '#ffffff09'],
      grid: ['#666c4d', '#191e1a'],
      shore: ['#c3c6ab', '#2b312c'],
      water: ['#f0eddd', '#7b8479'],
      deep: ['#948f77', '#515a51'],
      wave: ['#4d4a37', '#131714'],
    },
  },
  emblems: ROOF_EMBLEMS,
  picture: { seat: 'blue', kinds: ['marshal', 'spy', 'bomb'] },
};
