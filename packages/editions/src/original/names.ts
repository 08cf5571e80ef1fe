import { rankPacks } from '../core/names.ts';

export const originalNames = rankPacks('Original', 'Classic 40');
