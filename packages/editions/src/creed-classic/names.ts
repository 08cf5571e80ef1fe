import { type NameTables, neutralTable } from '../core/names.ts';
import { OBSTACLE_NAMES, RANK_NAMES } from '../core/rankNames.ts';
import { mapTranslations, type Translations, withTranslations } from '../core/translations.ts';

/** The name of a game of this booklet, behind the name of the series. */
export function creedTitle(game: Translations): Translations {
  return mapTranslations(game, (word) => `Assassin's Creed ${word}`);
}

export const creedClassicNames: NameTables = {
  rulebook: {
    title: creedTitle(['Classic', 'Classic', 'Klassik', 'Classic', 'Clásico', 'Classic', 'Clássico', 'Classic']),
    seats: {
      red: {
        name: ['Tempeliers', 'Templiers', 'Templer', 'Templars', 'Templarios', 'Templari', 'Templários', 'Tempelridderne'],
        colour: 'red',
        plural: true,
      },
      blue: {
        name: ['Assassijnen', 'Assassins', 'Assassinen', 'Assassins', 'Asesinos', 'Assassini', 'Assassinos', 'Assassinerne'],
        colour: 'blue',
        plural: true,
      },
    },
    // The characters have the same name in all languages, except the apprentice.
    kinds: {
      marshal: { red: 'Cesare Borgia', blue: 'Ezio Auditore' },
      general: { red: 'Rodrigo Borgia', blue: 'Niccolò Machiavelli' },
      colonel: { red: 'Octavian De Valois', blue: "Bartolomeo d'Alviano" },
      major: { red: 'Micheletto Corella', blue: 'Claudia Auditore' },
      captain: { red: 'Shahkulu', blue: 'Yusuf Tazim' },
      lieutenant: { red: 'Dottore Malfatto', blue: 'Mario Auditore' },
      sergeant: { red: 'Knight', blue: 'Gilberto La Volpe' },
      miner: { red: 'Brute', blue: 'Leonardo Da Vinci' },
      scout: { red: 'Agile', blue: withTranslations('Assassin Apprentice', { nl: 'Leerling-Assassijn' }) },
      spy: { red: 'Lucrezia Borgia', blue: 'Shao Jun' },
      bomb: RANK_NAMES.bomb,
      flag: [
        'Appel uit het Paradijs',
        "Pomme d'Éden",
        'Edenapfel',
        'Apple of Eden',
        'Fruto del Edén',
        "Mela dell'Eden",
        'Maçã do Éden',
        'Apple of Eden',
      ],
    },
    prize: 'apple',
    obstacle: 'mountain',
    // D-10: most languages print explosions here, English and Danish mountains.
    obstacleName: withTranslations(OBSTACLE_NAMES.mountain, {
      nl: 'explosie',
      fr: 'explosion',
      de: 'Explosion',
      es: 'explosión',
      it: 'esplosione',
      pt: 'explosão',
    }),
  },
  neutral: neutralTable(
    [
      'Breed klassiek 30',
      'Classique large 30',
      'Breite Klassik 30',
      'Broad Classic 30',
      'Clásico ancho 30',
      'Classico largo 30',
      'Clássico largo 30',
      'Bred klassisk 30',
    ],
    'mountain',
  ),
};
