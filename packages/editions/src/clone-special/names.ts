import { cloneClassicNames } from '../clone-classic/names.ts';
import type { NamePacks } from '../core/names.ts';

const { rulebook, neutral } = cloneClassicNames;

export const cloneSpecialNames: NamePacks = {
  rulebook: {
    ...rulebook,
    title: 'Clone Wars Special',
    // U-40: the characters with a power by name, the others of their rank as the booklet pictures or leaves them.
    kinds: {
      ...rulebook.kinds,
      sniper: { red: 'Cad Bane', blue: 'Kit Fisto' },
      major: { red: 'Nute Gunray', blue: 'Jedi Knight' },
      berserker: { red: 'Commando Droid', blue: 'Commander Cody' },
      captain: { red: 'Droid Captain', blue: 'Clone Captain' },
    },
  },
  neutral: { ...neutral, title: 'Open Special 30', kinds: { ...neutral.kinds, sniper: 'Sharpshooter', berserker: 'Berserker' } },
};
