import { CLONE_PLAY_ADVICE, CLONE_SETUP_ADVICE } from '../clone-classic/advice.ts';
import type { EditionEntry } from '../core/editionEntry.ts';
import { cloneSpecialLibrary } from './deployments.ts';
import { cloneSpecial } from './edition.ts';
import { cloneSpecialNames } from './names.ts';

export const cloneSpecialEntry: EditionEntry = {
  edition: cloneSpecial,
  names: cloneSpecialNames,
  library: cloneSpecialLibrary,
  // 004:307, 510, 522.
  booklet: {
    box: 'clone',
    after: 'clone-classic',
    setup: CLONE_SETUP_ADVICE,
    play: [...CLONE_PLAY_ADVICE, 'clairvoyance', 'teleportation'],
    sample: 'scattered bombs',
  },
};
