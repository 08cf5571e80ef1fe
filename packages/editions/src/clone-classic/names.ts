import { type NamePacks, neutralPack } from '../core/names.ts';

export const cloneClassicNames: NamePacks = {
  rulebook: {
    id: 'rulebook',
    // D-64: the booklets disagree on the name of the basic game; ours is the English one.
    title: 'Clone Wars Classic',
    seats: { red: { name: 'Separatists', colour: 'orange', plural: true }, blue: { name: 'Republic', colour: 'blue' } },
    // U-40: where a rank has several characters, the one that the overview of the booklet pictures.
    kinds: {
      marshal: { red: 'Count Dooku', blue: 'Yoda' },
      general: { red: 'General Grievous', blue: 'Obi-Wan Kenobi' },
      colonel: { red: 'Asajj Ventress', blue: 'Anakin Skywalker' },
      major: { red: 'Nute Gunray', blue: 'Kit Fisto' },
      captain: { red: 'Commando Droid', blue: 'Commander Cody' },
      lieutenant: { red: 'MagnaGuard', blue: 'Commander Gree' },
      sergeant: { red: 'Rocket Battle Droid', blue: 'Clone Pilot' },
      miner: { red: 'Battle Droid', blue: 'Clone Trooper' },
      scout: { red: 'Separatist Scout', blue: 'Republic Scout' },
      spy: { red: 'R3-S6', blue: 'R2-D2' },
      bomb: 'Thermal Detonator',
      flag: { red: 'Separatist Base', blue: 'Republic Base' },
    },
    obstacle: 'planet',
  },
  neutral: neutralPack('Open Classic 30', 'planet'),
};
