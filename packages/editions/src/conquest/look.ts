/** Four kingdoms on a map. */

import type { EditionLook } from '../core/editionLook.ts';
import { REALM_EMBLEMS } from '../core/emblems/realm.ts';
import { ACTION_CARD_LOOKS } from './cardLooks.ts';
import { mapLook } from './map/mapLook.ts';

export const look: EditionLook = {
  map: mapLook,
  emblems: REALM_EMBLEMS,
  cards: ACTION_CARD_LOOKS,
  picture: { seat: 'green', kinds: ['knight', 'king', 'sorceress'] },
};
