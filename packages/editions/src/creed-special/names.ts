import type { NamePacks } from '../core/names.ts';
import { creedClassicNames } from '../creed-classic/names.ts';

export const creedSpecialNames: NamePacks = {
  rulebook: { ...creedClassicNames.rulebook, title: "Assassin's Creed Special" },
  neutral: { ...creedClassicNames.neutral, title: 'Broad Special 30' },
};
