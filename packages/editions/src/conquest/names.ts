import type { NameTable, NameTables } from '../core/names.ts';
import { COLOUR_NAMES, RANK_NAMES } from '../core/rankNames.ts';
import { placeNames } from './map/names.ts';

const SEATS = {
  red: { name: COLOUR_NAMES.red, colour: 'red' },
  blue: { name: COLOUR_NAMES.blue, colour: 'blue' },
  green: { name: COLOUR_NAMES.green, colour: 'green' },
  gold: { name: COLOUR_NAMES.gold, colour: 'gold' },
} as const;

/** U-63: no source gives the colours of the kingdoms; these are ours. */
const KINGDOMS = {
  red: {
    name: ['Oorlogsrots', 'Roche-de-guerre', 'Kriegsfels', 'Warstone', 'Piedraguerra', 'Roccaguerra', 'Pedraguerra', 'Krigssten'],
    colour: 'red',
  },
  blue: {
    name: ['Krachtberg', 'Grand-massif', 'Kraftberg', 'Stronghelm', 'Montefuerte', 'Monteforte', 'Monteforte', 'Kraftbjerg'],
    colour: 'blue',
  },
  green: { name: ['Moed', 'Bravade', 'Mut', 'Courage', 'Coraje', 'Coraggio', 'Coragem', 'Mod'], colour: 'green' },
  gold: {
    name: ['Verderf', 'Perdition', 'Verderben', 'Dredd', 'Perdición', 'Perdizione', 'Perdição', 'Fordærv'],
    colour: 'gold',
  },
} as const;

const KIND_NAMES = {
  king: ['Koning', 'Roi', 'König', 'King', 'Rey', 'Re', 'Rei', 'Konge'],
  queen: ['Koningin', 'Reine', 'Königin', 'Queen', 'Reina', 'Regina', 'Rainha', 'Dronning'],
  prince: ['Prins', 'Prince', 'Prinz', 'Prince', 'Príncipe', 'Principe', 'Príncipe', 'Prins'],
  duke: ['Hertog', 'Duc', 'Herzog', 'Duke', 'Duque', 'Duca', 'Duque', 'Hertug'],
  count: ['Graaf', 'Comte', 'Graf', 'Count', 'Conde', 'Conte', 'Conde', 'Greve'],
  knight: ['Ridder', 'Chevalier', 'Ritter', 'Knight', 'Caballero', 'Cavaliere', 'Cavaleiro', 'Ridder'],
  baron: ['Baron', 'Baron', 'Baron', 'Baron', 'Barón', 'Barone', 'Barão', 'Baron'],
  sorceress: ['Tovenares', 'Magicienne', 'Zauberin', 'Sorceress', 'Hechicera', 'Maga', 'Feiticeira', 'Troldkvinde'],
  scout: RANK_NAMES.scout,
  spy: ['Spion', 'Espion', 'Spion', 'Spy Master', 'Espía', 'Spia', 'Espião', 'Spion'],
  cursedLand: [
    'Vervloekt land',
    'Terre maudite',
    'Verfluchtes Land',
    'Cursed Land',
    'Tierra maldita',
    'Terra maledetta',
    'Terra amaldiçoada',
    'Forbandet land',
  ],
  flag: RANK_NAMES.flag,
} as const;

const rulebook: NameTable = { title: 'Conquest', seats: KINGDOMS, kinds: KIND_NAMES, obstacle: 'mountain', places: placeNames.rulebook };

export const conquestNames: NameTables = {
  rulebook,
  neutral: {
    ...rulebook,
    title: [
      'Open landkaart',
      'Territoires ouverts',
      'Offene Landkarte',
      'Open Map',
      'Mapa abierto',
      'Mappa aperta',
      'Mapa aberto',
      'Åbent landkort',
    ],
    places: placeNames.neutral,
    seats: SEATS,
    kinds: {
      ...KIND_NAMES,
      spy: RANK_NAMES.spy,
      sorceress: ['Tovervrouw', 'Enchanteresse', 'Magierin', 'Enchantress', 'Encantadora', 'Incantatrice', 'Encantadora', 'Fortryllerske'],
      cursedLand: [
        'Spookland',
        'Terre hantée',
        'Spukland',
        'Haunted Land',
        'Tierra embrujada',
        'Terra stregata',
        'Terra assombrada',
        'Spøgelsesland',
      ],
    },
  },
};
