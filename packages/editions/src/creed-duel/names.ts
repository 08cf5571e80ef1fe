import { type NameTables, neutralTable } from '../core/names.ts';
import { creedClassicNames, creedTitle } from '../creed-classic/names.ts';

export const creedDuelNames: NameTables = {
  rulebook: {
    ...creedClassicNames.rulebook,
    title: creedTitle(['Duel', 'Duel', 'Duell', 'Duel', 'Duelo', 'Duel', 'Duelo', 'Duel']),
  },
  neutral: neutralTable(
    [
      'Brede schermutseling 10',
      'Escarmouche large 10',
      'Breites Scharmützel 10',
      'Broad Skirmish 10',
      'Escaramuza ancha 10',
      'Scaramuccia larga 10',
      'Escaramuça larga 10',
      'Bred skærmydsel 10',
    ],
    'mountain',
  ),
};
