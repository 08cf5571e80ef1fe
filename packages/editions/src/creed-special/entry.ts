import { PLAY_ADVICE, SETUP_ADVICE } from '../core/booklet.ts';
import type { EditionEntry } from '../core/editionEntry.ts';
import { creedClassicLibrary } from '../creed-classic/deployments.ts';
import { creedSpecial } from './edition.ts';
import { creedSpecialNames } from './names.ts';

export const creedSpecialEntry: EditionEntry = {
  edition: creedSpecial,
  names: creedSpecialNames,
  library: creedClassicLibrary,
  // 000:755.
  booklet: {
    box: 'creed',
    after: 'creed-classic',
    setup: SETUP_ADVICE,
    play: [...PLAY_ADVICE, 'appleOnce'],
    sample: 'bunker behind the left mountain',
  },
};
