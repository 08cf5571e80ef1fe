import { PLAY_ADVICE, SETUP_ADVICE } from '../core/booklet.ts';
import type { EditionEntry } from '../core/editionEntry.ts';
import { creedClassicLibrary } from './deployments.ts';
import { creedClassic } from './edition.ts';
import { creedClassicNames } from './names.ts';

export const creedClassicEntry: EditionEntry = {
  edition: creedClassic,
  names: creedClassicNames,
  library: creedClassicLibrary,
  // 000:645, 723.
  booklet: { box: 'creed', after: 'creed-duel', setup: SETUP_ADVICE, play: PLAY_ADVICE, sample: 'bunker behind the left mountain' },
};
