/** The plain words that most editions share: ranks, colours, obstacles. Where rulebooks disagree, an edition has the words of its own. */

import type { Translations } from './translations.ts';

export const RANK_NAMES = {
  marshal: ['Maarschalk', 'Maréchal', 'Feldmarschall', 'Marshal', 'Mariscal', 'Maresciallo', 'Marechal', 'Feltmarskal'],
  general: ['Generaal', 'Général', 'General', 'General', 'General', 'Generale', 'General', 'General'],
  colonel: ['Kolonel', 'Colonel', 'Oberst', 'Colonel', 'Coronel', 'Colonnello', 'Coronel', 'Oberst'],
  major: ['Majoor', 'Major', 'Major', 'Major', 'Comandante', 'Maggiore', 'Major', 'Major'],
  captain: ['Kapitein', 'Capitaine', 'Hauptmann', 'Captain', 'Capitán', 'Capitano', 'Capitão', 'Kaptajn'],
  lieutenant: ['Luitenant', 'Lieutenant', 'Leutnant', 'Lieutenant', 'Teniente', 'Tenente', 'Tenente', 'Løjtnant'],
  sergeant: ['Sergeant', 'Sergent', 'Unteroffizier', 'Sergeant', 'Sargento', 'Sergente', 'Sargento', 'Sergent'],
  miner: ['Mineur', 'Démineur', 'Mineur', 'Miner', 'Minador', 'Artificiere', 'Mineiro', 'Minør'],
  scout: ['Verkenner', 'Éclaireur', 'Aufklärer', 'Scout', 'Explorador', 'Esploratore', 'Batedor', 'Spejder'],
  spy: ['Spion', 'Espionne', 'Spionin', 'Spy', 'Espía', 'Spia', 'Espião', 'Spion'],
  bomb: ['Bom', 'Bombe', 'Bombe', 'Bomb', 'Bomba', 'Bomba', 'Bomba', 'Bombe'],
  flag: ['Vlag', 'Drapeau', 'Fahne', 'Flag', 'Bandera', 'Bandiera', 'Bandeira', 'Fane'],
} as const satisfies Readonly<Record<string, Translations>>;

export type RankId = keyof typeof RANK_NAMES;

export const COLOUR_NAMES = {
  red: ['Rood', 'Rouge', 'Rot', 'Red', 'Rojo', 'Rosso', 'Vermelho', 'Rød'],
  blue: ['Blauw', 'Bleu', 'Blau', 'Blue', 'Azul', 'Blu', 'Azul', 'Blå'],
  green: ['Groen', 'Vert', 'Grün', 'Green', 'Verde', 'Verde', 'Verde', 'Grøn'],
  gold: ['Goud', 'Or', 'Gold', 'Gold', 'Oro', 'Oro', 'Dourado', 'Guld'],
} as const satisfies Readonly<Record<string, Translations>>;

/** Names of obstacles. */
export const OBSTACLE_NAMES = {
  lake: ['meer', 'lac', 'See', 'lake', 'lago', 'lago', 'lago', 'sø'],
  mountain: ['berg', 'montagne', 'Berg', 'mountain', 'montaña', 'montagna', 'montanha', 'bjerg'],
  planet: ['planeet', 'planète', 'Planet', 'planet', 'planeta', 'pianeta', 'planeta', 'planet'],
} as const satisfies Readonly<Record<string, Translations>>;

export type ObstacleId = keyof typeof OBSTACLE_NAMES;
