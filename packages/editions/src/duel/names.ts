import { type NameTables, type RankWords, rankTables } from '../core/names.ts';
import { OBSTACLE_NAMES } from '../core/rankNames.ts';
import { mapTranslations, type TranslatedText, withTranslations } from '../core/translations.ts';

/** Duel and Barrage share a booklet. */
const DUEL_RANKS: RankWords = {
  marshal: { en: 'Field Marshal' },
  scout: { de: 'Späher', pt: 'Explorador' },
  spy: { nl: 'Spionne', pt: 'Espia' },
};

const SKIRMISH = [
  'Schermutseling',
  'Escarmouche',
  'Scharmützel',
  'Skirmish',
  'Escaramuza',
  'Scaramuccia',
  'Escaramuça',
  'Skærmydsel',
] as const;

/** The names of a game of that booklet with so many pieces. */
export function bookletNames(title: TranslatedText, pieces: number): NameTables {
  const { rulebook, neutral } = rankTables(
    title,
    mapTranslations(SKIRMISH, (word) => `${word} ${pieces}`),
    DUEL_RANKS,
  );
  return { rulebook: { ...rulebook, obstacleName: withTranslations(OBSTACLE_NAMES.lake, { it: 'laghetto' }) }, neutral };
}

export const duelNames = bookletNames(['Duel', 'Duel', 'Duell', 'Duel', 'Duelo', 'Duello', 'Duelo', 'Duel'], 10);
