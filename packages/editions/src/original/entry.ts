import { PLAY_ADVICE, SETUP_ADVICE } from '../core/booklet.ts';
import type { EditionEntry } from '../core/editionEntry.ts';
import { originalLibrary } from './deployments.ts';
import { original } from './edition.ts';
import { originalNames } from './names.ts';

export const originalEntry: EditionEntry = {
  edition: original,
  names: originalNames,
  library: originalLibrary,
  booklet: { box: 'original', setup: SETUP_ADVICE, play: PLAY_ADVICE, sample: 'bunker behind the right lake' },
};
