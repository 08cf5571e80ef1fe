/** A meadow in autumn. */

import type { EditionLook } from '../core/editionLook.ts';
import { FIELD_EMBLEMS } from '../core/emblems/field.ts';
import { BATTLE_CARD_LOOKS } from './cardLooks.ts';

export const look: EditionLook = {
  board: {
    ground: 'grass',
    obstacle: 'lake',
    colours: {
      land: ['#e5cf9c', '#483d28'],
      patch: ['#dbc18a', '#413622'],
      stroke: ['#c3a566', '#5d4e31'],
      fleck: ['#c7693a', '#8b5a34'],
      check: ['#ffffff33', '#ffffff0a'],
      grid: ['#80632f', '#251d10'],
      shore: ['#f4e6bd', '#6d5b39'],
      water: ['#78abb5', '#24505a'],
      deep: ['#6197a4', '#1c434c'],
      wave: ['#d3ebec', '#4d8590'],
    },
  },
  emblems: FIELD_EMBLEMS,
  cards: BATTLE_CARD_LOOKS,
  picture: { seat: 'blue', kinds: ['captain', 'general', 'miner'], cards: ['attack2', 'jump'] },
};
