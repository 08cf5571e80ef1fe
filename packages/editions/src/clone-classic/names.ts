import { type NameTables, neutralTable } from '../core/names.ts';
import { RANK_NAMES } from '../core/rankNames.ts';
import { mapTranslations, type Translations, withTranslations } from '../core/translations.ts';

/** The name of a game of this booklet, behind the name of the series. */
export function cloneTitle(game: Translations): Translations {
  return mapTranslations(game, (word) => `Clone Wars ${word}`);
}

const neutral = neutralTable(
  [
    'Open klassiek 30',
    'Classique ouvert 30',
    'Offene Klassik 30',
    'Open Classic 30',
    'Clásico abierto 30',
    'Classico aperto 30',
    'Clássico aberto 30',
    'Åben klassisk 30',
  ],
  'planet',
);

export const cloneClassicNames: NameTables = {
  rulebook: {
    // D-64: the booklets disagree on the name of the basic game; ours is the English one, in the words of Assassin's Creed.
    title: cloneTitle(['Classic', 'Classic', 'Klassik', 'Classic', 'Clásico', 'Classic', 'Clássico', 'Classic']),
    seats: {
      red: {
        name: [
          'Separatisten',
          'Séparatistes',
          'Separatisten',
          'Separatists',
          'Separatistas',
          'Separatisti',
          'Separatistas',
          'Separatisterne',
        ],
        colour: 'orange',
        plural: true,
      },
      blue: {
        name: ['Republiek', 'République', 'Republik', 'Republic', 'República', 'Repubblica', 'República', 'Republikken'],
        colour: 'blue',
      },
    },
    // AUD-4: all characters of the booklet. Their names are English in all languages, but for titles.
    kinds: {
      marshal: {
        red: withTranslations('Count Dooku', {
          fr: 'Comte Dooku',
          es: 'Conde Dooku',
          it: 'Conte Dooku',
          pt: 'Conde Dooku',
          da: 'Grev Dooku',
        }),
        blue: 'Yoda',
      },
      general: { red: withTranslations('General Grievous', { fr: 'Général Grievous', it: 'Generale Grievous' }), blue: 'Obi-Wan Kenobi' },
      colonel: { red: 'Asajj Ventress', blue: 'Anakin Skywalker' },
      secondColonel: { red: 'Whorm Loathsome', blue: 'Mace Windu' },
      major: { red: 'Nute Gunray', blue: 'Kit Fisto' },
      sniper: { red: 'Cad Bane', blue: 'Kit Fisto' },
      captain: { red: 'Commando Droid', blue: 'Commander Cody' },
      lieutenant: { red: 'MagnaGuard', blue: 'Commander Gree' },
      sergeant: { red: 'Rocket Battle Droid', blue: 'Clone Pilot' },
      miner: { red: 'Battle Droid', blue: 'Clone Trooper' },
      scout: { red: 'Separatist Scout', blue: 'Republic Scout' },
      spy: { red: 'R3-S6', blue: 'R2-D2' },
      bomb: 'Thermal Detonator',
      flag: {
        red: [
          'Basis van de Separatisten',
          'Base des Séparatistes',
          'Basis der Separatisten',
          'Separatist Base',
          'Base de los Separatistas',
          'Base dei Separatisti',
          'Base dos Separatistas',
          'Separatisternes base',
        ],
        blue: [
          'Basis van de Republiek',
          'Base de la République',
          'Basis der Republik',
          'Republic Base',
          'Base de la República',
          'Base della Repubblica',
          'Base da República',
          'Republikkens base',
        ],
      },
    },
    prize: 'base',
    obstacle: 'planet',
  },
  neutral: { ...neutral, kinds: { ...neutral.kinds, secondColonel: RANK_NAMES.colonel, sniper: RANK_NAMES.major } },
};
