import { PLAY_ADVICE, SETUP_ADVICE } from '../core/booklet.ts';
import type { EditionEntry } from '../core/editionEntry.ts';
import { battleCardsLibrary } from './deployments.ts';
import { battleCards } from './edition.ts';
import { battleCardsNames } from './names.ts';

export const battleCardsEntry: EditionEntry = {
  edition: battleCards,
  names: battleCardsNames,
  library: battleCardsLibrary,
  // 001:138: its rules are those of Original; 001:284.
  booklet: {
    box: 'original',
    after: 'original',
    setup: SETUP_ADVICE,
    play: [...PLAY_ADVICE, 'bluffCard'],
    sample: 'bunker behind the left lake',
  },
};
