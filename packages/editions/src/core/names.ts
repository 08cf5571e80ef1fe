/** Name packs: what people call the sides, the pieces and the obstacles. Rules never look here, so a pack can be replaced. */

import { assert, type BySeat, SEATS, type Seat } from '@flagfall/engine';
import { COLOURS, OBSTACLES, type Obstacle, RANKS, type Rank } from './ranks.ts';
import { type NameLocale, rowWith, type Term, wordIn } from './terms.ts';

export const PACK_IDS = ['rulebook', 'neutral'] as const;
export type PackId = (typeof PACK_IDS)[number];

/** What is captured to win, where sentences speak of it: the flag, or what the booklet has in its place. */
export type Prize = 'flag' | 'apple' | 'base';

interface Side<Name> {
  readonly name: Name;
  readonly colour: string;
  /** Templars, not Red: languages decline it as many. */
  readonly plural?: boolean;
}
export type SideName = Side<string>;

/** The names of a game in one language. */
export interface NamePack {
  readonly id: PackId;
  /** The name of the game. */
  readonly title: string;
  readonly seats: BySeat<SideName>;
  /** By kind: one name for all, or one for each seat where the sides have characters of their own. */
  readonly kinds: Readonly<Record<string, string | BySeat<string>>>;
  /** One square that nobody enters: what it is called, and what it is. */
  readonly obstacle: string;
  readonly obstacleKind: Obstacle;
  readonly prize: Prize;
}

/** The rulebook's names and names without anybody's trademark. */
export type NamePacks = Readonly<Record<PackId, NamePack>>;

/** The names of a game in all languages. */
export interface NameTable {
  readonly title: Term;
  readonly seats: BySeat<Side<Term>>;
  readonly kinds: Readonly<Record<string, Term | BySeat<Term>>>;
  readonly obstacle: Obstacle;
  /** Where the rulebook has another word for the obstacle. */
  readonly obstacleName?: Term;
  /** Where it is no flag. */
  readonly prize?: Prize;
}
export type NameTables = Readonly<Record<PackId, NameTable>>;

/** What a kind is called on one side. */
export function nameOf(pack: NamePack, seat: Seat, kind: string): string {
  const entry = pack.kinds[kind];
  const name = typeof entry === 'string' ? entry : entry?.[seat];
  assert(name !== undefined, `${pack.title} has a name for ${seat} ${kind}`);
  return name;
}

/** One language out of the tables. */
export function packsIn(locale: NameLocale, tables: NameTables): NamePacks {
  return { rulebook: packIn(locale, 'rulebook', tables.rulebook), neutral: packIn(locale, 'neutral', tables.neutral) };
}

function packIn(
  locale: NameLocale,
  id: PackId,
  { title, seats, kinds, obstacle, obstacleName = OBSTACLES[obstacle], prize = 'flag' }: NameTable,
): NamePack {
  return {
    id,
    title: wordIn(locale, title),
    seats: forEachSeat(seats, (side) => ({ ...side, name: wordIn(locale, side.name) })),
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, term]) => [kind, kindIn(locale, term)])),
    obstacle: wordIn(locale, obstacleName),
    obstacleKind: obstacle,
    prize,
  };
}

function kindIn(locale: NameLocale, term: Term | BySeat<Term>): string | BySeat<string> {
  return isTerm(term) ? wordIn(locale, term) : forEachSeat(term, (one) => wordIn(locale, one));
}

function isTerm(term: Term | BySeat<Term>): term is Term {
  return typeof term === 'string' || Array.isArray(term);
}

function forEachSeat<From, To>(by: BySeat<From>, made: (one: From) => To): BySeat<To> {
  return Object.fromEntries(SEATS.flatMap((seat) => (by[seat] === undefined ? [] : [[seat, made(by[seat])]])));
}

const RED_AND_BLUE = { red: { name: COLOURS.red, colour: 'red' }, blue: { name: COLOURS.blue, colour: 'blue' } } as const;

/** Plain military ranks. */
export function neutralTable(title: Term, obstacle: Obstacle): NameTable {
  return { title, seats: RED_AND_BLUE, kinds: RANKS, obstacle };
}

/** What a rulebook calls some ranks in some languages, where it is not the common word. */
export type RankWords = Readonly<Partial<Record<Rank, Readonly<Partial<Record<NameLocale, string>>>>>>;

/** The tables of a game whose rulebook has ranks instead of characters. */
export function rankTables(title: Term, neutralTitle: Term, words: RankWords): NameTables {
  const own = Object.entries(words).map(([rank, others]) => [rank, rowWith(RANKS[rank as Rank], others)]);
  return {
    rulebook: { title, seats: RED_AND_BLUE, kinds: { ...RANKS, ...Object.fromEntries(own) }, obstacle: 'lake' },
    neutral: neutralTable(neutralTitle, 'lake'),
  };
}
