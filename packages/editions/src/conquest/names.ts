import type { NamePack, NamePacks } from '../core/names.ts';

const SEATS = {
  red: { name: 'Red', colour: 'red' },
  blue: { name: 'Blue', colour: 'blue' },
  green: { name: 'Green', colour: 'green' },
  gold: { name: 'Gold', colour: 'gold' },
} as const;

/** U-63: which kingdom has which colour is in no source; the colours are ours. */
const KINGDOMS = {
  red: { name: 'Warstone', colour: 'red' },
  blue: { name: 'Stronghelm', colour: 'blue' },
  green: { name: 'Courage', colour: 'green' },
  gold: { name: 'Dredd', colour: 'gold' },
} as const;

const KIND_NAMES = {
  king: 'King',
  queen: 'Queen',
  prince: 'Prince',
  duke: 'Duke',
  count: 'Count',
  knight: 'Knight',
  baron: 'Baron',
  sorceress: 'Sorceress',
  scout: 'Scout',
  spy: 'Spy Master',
  cursedLand: 'Cursed Land',
  flag: 'Flag',
} as const;

const rulebook: NamePack = { id: 'rulebook', title: 'Conquest', seats: KINGDOMS, kinds: KIND_NAMES, obstacle: 'mountain' };

export const conquestNames: NamePacks = {
  rulebook,
  neutral: {
    ...rulebook,
    id: 'neutral',
    title: 'Open Map',
    seats: SEATS,
    kinds: { ...KIND_NAMES, spy: 'Spy', sorceress: 'Enchantress', cursedLand: 'Haunted Land' },
  },
};
