import { rankPacks } from '../core/names.ts';

export const barrageNames = rankPacks('Barrage', 'Skirmish 8');
