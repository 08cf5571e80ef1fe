import { PLAY_ADVICE, SETUP_ADVICE } from '../core/booklet.ts';
import type { EditionEntry } from '../core/editionEntry.ts';
import { creedDuelLibrary } from './deployments.ts';
import { creedDuel } from './edition.ts';
import { creedDuelNames } from './names.ts';

export const creedDuelEntry: EditionEntry = {
  edition: creedDuel,
  names: creedDuelNames,
  library: creedDuelLibrary,
  // 000:645, 780.
  booklet: { box: 'creed', isFirst: true, setup: ['otherPlace', ...SETUP_ADVICE], play: PLAY_ADVICE, sample: 'half wall in the centre' },
};
