import { PLAY_ADVICE } from '../core/booklet.ts';
import type { EditionEntry } from '../core/editionEntry.ts';
import { barrageLibrary } from './deployments.ts';
import { barrage } from './edition.ts';
import { barrageNames } from './names.ts';

export const barrageEntry: EditionEntry = {
  edition: barrage,
  names: barrageNames,
  library: barrageLibrary,
  // 003:370, 461.
  booklet: { box: 'duel', after: 'duel', setup: ['oneBomb'], play: PLAY_ADVICE, sample: 'behind the left lake' },
};
