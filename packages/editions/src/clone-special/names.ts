import { cloneClassicNames, cloneTitle } from '../clone-classic/names.ts';
import type { NameTables } from '../core/names.ts';

const { rulebook, neutral } = cloneClassicNames;

export const cloneSpecialNames: NameTables = {
  rulebook: {
    ...rulebook,
    title: cloneTitle(['Special', 'Special', 'Spezial', 'Special', 'Especial', 'Special', 'Especial', 'Special']),
    // U-40: the characters with a power by name, the others of their rank as the booklet pictures or leaves them.
    kinds: {
      ...rulebook.kinds,
      sniper: { red: 'Cad Bane', blue: 'Kit Fisto' },
      major: { red: 'Nute Gunray', blue: 'Jedi Knight' },
      berserker: { red: 'Commando Droid', blue: 'Commander Cody' },
      captain: { red: 'Droid Captain', blue: 'Clone Captain' },
    },
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
