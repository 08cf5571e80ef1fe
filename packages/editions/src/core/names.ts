/** Name packs: what people call the sides, the pieces and the obstacles. Rules never look here, so a pack can be replaced. */

import { assert, type BySeat, type Seat } from '@flagfall/engine';

export const PACK_IDS = ['rulebook', 'neutral'] as const;
export type PackId = (typeof PACK_IDS)[number];

export interface SideName {
  readonly name: string;
  readonly colour: string;
  /** Templars, not Red: languages decline it as many. */
  readonly plural?: boolean;
}

export interface NamePack {
  readonly id: PackId;
  /** The name of the game. */
  readonly title: string;
  readonly seats: BySeat<SideName>;
  /** By kind: one name for all, or one for each seat where the sides have characters of their own. */
  readonly kinds: Readonly<Record<string, string | BySeat<string>>>;
  /** One square that nobody enters. */
  readonly obstacle: string;
}

/** The rulebook's names and names without anybody's trademark. */
export type NamePacks = Readonly<Record<PackId, NamePack>>;

/** What a kind is called on one side. */
export function nameOf(pack: NamePack, seat: Seat, kind: string): string {
  const entry = pack.kinds[kind];
  const name = typeof entry === 'string' ? entry : entry?.[seat];
  assert(name !== undefined, `${pack.title} has a name for ${seat} ${kind}`);
  return name;
}

const RED_AND_BLUE = { red: { name: 'Red', colour: 'red' }, blue: { name: 'Blue', colour: 'blue' } } as const;

const RANKS = {
  marshal: 'Marshal',
  general: 'General',
  colonel: 'Colonel',
  major: 'Major',
  captain: 'Captain',
  lieutenant: 'Lieutenant',
  sergeant: 'Sergeant',
  miner: 'Miner',
  scout: 'Scout',
  spy: 'Spy',
  bomb: 'Bomb',
  flag: 'Flag',
} as const;

/** A pack of plain military ranks. */
export function neutralPack(title: string, obstacle: string): NamePack {
  return { id: 'neutral', title, seats: RED_AND_BLUE, kinds: RANKS, obstacle };
}

/** The packs of a game whose rulebook has ranks instead of characters; its highest is a field marshal. */
export function rankPacks(title: string, neutralTitle: string): NamePacks {
  return {
    rulebook: { id: 'rulebook', title, seats: RED_AND_BLUE, kinds: { ...RANKS, marshal: 'Field Marshal' }, obstacle: 'lake' },
    neutral: neutralPack(neutralTitle, 'lake'),
  };
}
