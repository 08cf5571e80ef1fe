import { type NameTables, rankTables } from '../core/names.ts';
import { ORIGINAL_RANKS } from '../original/names.ts';

export const battleCardsNames: NameTables = rankTables(
  [
    'Stratego Battle Cards',
    'Cartes de combat',
    'Stratego Battle Cards',
    'Stratego Battle Cards',
    'Cartas de Batalla',
    'Carte Battaglia',
    'Cartas de Batalha',
    'Stratego Battle Cards',
  ],
  [
    'Kaartklassiek 30',
    'Classique à cartes 30',
    'Karten-Klassik 30',
    'Card Classic 30',
    'Clásico con cartas 30',
    'Classico con carte 30',
    'Clássico com cartas 30',
    'Klassisk med kort 30',
  ],
  ORIGINAL_RANKS,
);
