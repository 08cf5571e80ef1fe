/** Name packs: names of sides, pieces and obstacles. Rules never read them, so a pack can be replaced. */

import { assert, type BySeat, SEATS, type Seat } from '@flagfall/engine';
import { COLOUR_NAMES, OBSTACLE_NAMES, type ObstacleId, RANK_NAMES, type RankId } from './rankNames.ts';
import { type NameLocale, type TranslatedText, translationIn, withTranslations } from './translations.ts';

export const PACK_IDS = ['rulebook', 'neutral'] as const;
export type PackId = (typeof PACK_IDS)[number];

/** What is captured to win, where sentences speak of it: the flag, or what the booklet has in its place. */
export type Prize = 'flag' | 'apple' | 'base';

interface Side<Name> {
  readonly name: Name;
  readonly colour: string;
  /** The name is plural: Templars, not Red. */
  readonly plural?: boolean;
}
export type SideName = Side<string>;

/** By the id of a territory. */
export type PlaceNames = Readonly<Record<string, string>>;

/** The names of a game in one language. */
export interface NamePack {
  readonly id: PackId;
  /** The name of the game. */
  readonly title: string;
  readonly seats: BySeat<SideName>;
  /** By kind: one name for all, or one for each seat where the sides have characters of their own. */
  readonly kinds: Readonly<Record<string, string | BySeat<string>>>;
  /** A square that no piece enters: its name, and its kind. */
  readonly obstacle: string;
  readonly obstacleKind: ObstacleId;
  readonly prize: Prize;
  /** The territories of a map by their id, the same in every language. */
  readonly places: PlaceNames;
}

/** The rulebook's names, and names without trademarks. */
export type NamePacks = Readonly<Record<PackId, NamePack>>;

/** The names of a game in all languages. */
export interface NameTable {
  readonly title: TranslatedText;
  readonly seats: BySeat<Side<TranslatedText>>;
  readonly kinds: Readonly<Record<string, TranslatedText | BySeat<TranslatedText>>>;
  readonly obstacle: ObstacleId;
  /** If the rulebook has another word for the obstacle. */
  readonly obstacleName?: TranslatedText;
  /** If it is not a flag. */
  readonly prize?: Prize;
  /** If it is played on a map. */
  readonly places?: PlaceNames;
}
export type NameTables = Readonly<Record<PackId, NameTable>>;

/** The name of a kind on one side. */
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
  { title, seats, kinds, obstacle, obstacleName = OBSTACLE_NAMES[obstacle], prize = 'flag', places = {} }: NameTable,
): NamePack {
  return {
    id,
    title: translationIn(locale, title),
    seats: mapSeats(seats, (side) => ({ ...side, name: translationIn(locale, side.name) })),
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, term]) => [kind, kindIn(locale, term)])),
    obstacle: translationIn(locale, obstacleName),
    obstacleKind: obstacle,
    prize,
    places,
  };
}

function kindIn(locale: NameLocale, term: TranslatedText | BySeat<TranslatedText>): string | BySeat<string> {
  return isTerm(term) ? translationIn(locale, term) : mapSeats(term, (one) => translationIn(locale, one));
}

function isTerm(term: TranslatedText | BySeat<TranslatedText>): term is TranslatedText {
  return typeof term === 'string' || Array.isArray(term);
}

function mapSeats<From, To>(by: BySeat<From>, made: (one: From) => To): BySeat<To> {
  return Object.fromEntries(SEATS.flatMap((seat) => (by[seat] === undefined ? [] : [[seat, made(by[seat])]])));
}

const RED_AND_BLUE = { red: { name: COLOUR_NAMES.red, colour: 'red' }, blue: { name: COLOUR_NAMES.blue, colour: 'blue' } } as const;

/** Plain military ranks. */
export function neutralTable(title: TranslatedText, obstacle: ObstacleId): NameTable {
  return { title, seats: RED_AND_BLUE, kinds: RANK_NAMES, obstacle };
}

/** Names of ranks in some languages, where the rulebook does not use the common word. */
export type RankWords = Readonly<Partial<Record<RankId, Readonly<Partial<Record<NameLocale, string>>>>>>;

/** The tables of a game whose rulebook has ranks instead of characters. */
export function rankTables(title: TranslatedText, neutralTitle: TranslatedText, words: RankWords): NameTables {
  const own = Object.entries(words).map(([rank, others]) => [rank, withTranslations(RANK_NAMES[rank as RankId], others)]);
  return {
    rulebook: { title, seats: RED_AND_BLUE, kinds: { ...RANK_NAMES, ...Object.fromEntries(own) }, obstacle: 'lake' },
    neutral: neutralTable(neutralTitle, 'lake'),
  };
}
