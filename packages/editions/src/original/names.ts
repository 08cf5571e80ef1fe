import { type RankWords, rankTables } from '../core/names.ts';

/** As the overview prints them; Italian and Portuguese have other words in the running text. */
export const ORIGINAL_RANKS: RankWords = {
  marshal: { en: 'Field Marshal' },
  major: { it: 'Comandante', pt: 'Comandante' },
  miner: { it: 'Minatore' },
  spy: { fr: 'Espion' },
};

export const originalNames = rankTables(
  'Original',
  ['Klassiek 40', 'Classique 40', 'Klassik 40', 'Classic 40', 'Clásico 40', 'Classico 40', 'Clássico 40', 'Klassisk 40'],
  ORIGINAL_RANKS,
);
