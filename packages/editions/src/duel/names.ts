import { type NameTables, type RankWords, rankTables } from '../core/names.ts';
import { OBSTACLES } from '../core/ranks.ts';
import { rowOf, rowWith, type Term } from '../core/terms.ts';

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
export function bookletNames(title: Term, pieces: number): NameTables {
  const { rulebook, neutral } = rankTables(
    title,
    rowOf(SKIRMISH, (word) => `${word} ${pieces}`),
    DUEL_RANKS,
  );
  return { rulebook: { ...rulebook, obstacleName: rowWith(OBSTACLES.lake, { it: 'laghetto' }) }, neutral };
}

export const duelNames = bookletNames(['Duel', 'Duel', 'Duell', 'Duel', 'Duelo', 'Duello', 'Duelo', 'Duel'], 10);
