import type { EditionEntry } from '../core/editionEntry.ts';
import { CLONE_PLAY_ADVICE, CLONE_SETUP_ADVICE } from './advice.ts';
import { cloneClassicLibrary } from './deployments.ts';
import { cloneClassic } from './edition.ts';
import { cloneClassicNames } from './names.ts';

export const cloneClassicEntry: EditionEntry = {
  edition: cloneClassic,
  names: cloneClassicNames,
  library: cloneClassicLibrary,
  // 004:307.
  booklet: { box: 'clone', isFirst: true, setup: CLONE_SETUP_ADVICE, play: CLONE_PLAY_ADVICE, sample: 'scattered bombs' },
};
