import { cloneClassicNames, cloneTitle } from '../clone-classic/names.ts';
import type { NameTables } from '../core/names.ts';

const { rulebook, neutral } = cloneClassicNames;

export const cloneSpecialNames: NameTables = {
  rulebook: {
    ...rulebook,
    title: cloneTitle(['Special', 'Special', 'Spezial', 'Special', 'Especial', 'Special', 'Especial', 'Special']),
    // AUD-4: the booklet has no other character of this rank. Screens put the power behind the name where a namesake has none.
    kinds: { ...rulebook.kinds, berserker: rulebook.kinds.captain },
  },
  neutral: {
    ...neutral,
    title: [
      'Open speciaal 30',
      'Spécial ouvert 30',
      'Offenes Spezial 30',
      'Open Special 30',
      'Especial abierto 30',
      'Speciale aperto 30',
      'Especial aberto 30',
      'Åben special 30',
    ],
    kinds: {
      ...neutral.kinds,
      sniper: [
        'Scherpschutter',
        "Tireur d'élite",
        'Scharfschütze',
        'Sharpshooter',
        'Tirador',
        'Tiratore scelto',
        'Atirador',
        'Skarpskytte',
      ],
      berserker: ['Berserker', 'Berserk', 'Berserker', 'Berserker', 'Berserker', 'Berserker', 'Berserker', 'Bersærker'],
    },
  },
};
