import { rankPacks } from '../core/names.ts';

export const duelNames = rankPacks('Duel', 'Skirmish 10');
