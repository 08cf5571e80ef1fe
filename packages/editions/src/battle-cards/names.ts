import { type NamePacks, rankPacks } from '../core/names.ts';

export const battleCardsNames: NamePacks = rankPacks('Stratego Battle Cards', 'Card Classic 30');
