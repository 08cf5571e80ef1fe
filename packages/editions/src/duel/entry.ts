import { PLAY_ADVICE } from '../core/booklet.ts';
import type { EditionEntry } from '../core/editionEntry.ts';
import { duelLibrary } from './deployments.ts';
import { duel } from './edition.ts';
import { duelNames } from './names.ts';

export const duelEntry: EditionEntry = {
  edition: duel,
  names: duelNames,
  library: duelLibrary,
  // 003:370; 003:378 advises to read on before one sets up, and no more.
  booklet: { box: 'duel', isFirst: true, setup: ['readFirst'], play: PLAY_ADVICE, sample: 'half wall in the centre' },
};
