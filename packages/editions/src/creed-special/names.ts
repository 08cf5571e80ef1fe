import { type NameTables, neutralTable } from '../core/names.ts';
import { creedClassicNames, creedTitle } from '../creed-classic/names.ts';

export const creedSpecialNames: NameTables = {
  rulebook: {
    ...creedClassicNames.rulebook,
    title: creedTitle(['Special', 'Special', 'Spezial', 'Special', 'Especial', 'Special', 'Especial', 'Special']),
  },
  neutral: neutralTable(
    [
      'Breed speciaal 30',
      'Spécial large 30',
      'Breites Spezial 30',
      'Broad Special 30',
      'Especial ancho 30',
      'Speciale largo 30',
      'Especial largo 30',
      'Bred special 30',
    ],
    'mountain',
  ),
};
