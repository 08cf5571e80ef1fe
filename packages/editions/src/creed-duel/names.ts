import { type NamePacks, neutralPack } from '../core/names.ts';
import { creedClassicNames } from '../creed-classic/names.ts';

export const creedDuelNames: NamePacks = {
  rulebook: { ...creedClassicNames.rulebook, title: "Assassin's Creed Duel" },
  neutral: neutralPack('Broad Skirmish 10', 'mountain'),
};
