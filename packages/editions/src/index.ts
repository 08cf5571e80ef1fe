/** The editions: every game that can be played, the names of its pieces and its deployments. */

import type { Cell, Deployment, Edition, Options, Rules, Seat } from '@flagfall/engine';
import { editionAt } from '@flagfall/engine/edition';
import { barrage } from './barrage/edition.ts';
import { barrageEntry } from './barrage/entry.ts';
import { battleCards } from './battle-cards/edition.ts';
import { battleCardsEntry } from './battle-cards/entry.ts';
import { cloneClassic } from './clone-classic/edition.ts';
import { cloneClassicEntry } from './clone-classic/entry.ts';
import { cloneSpecial } from './clone-special/edition.ts';
import { cloneSpecialEntry } from './clone-special/entry.ts';
import { conquest } from './conquest/edition.ts';
import { conquestEntry } from './conquest/entry.ts';
import type { Booklet } from './core/booklet.ts';
import type { EditionEntry } from './core/editionEntry.ts';
import { deploymentFromLibrary, type NamedDeployment, readRows } from './core/library.ts';
import { type NamePacks, packsIn } from './core/names.ts';
import type { NameLocale } from './core/translations.ts';
import { creedClassic } from './creed-classic/edition.ts';
import { creedClassicEntry } from './creed-classic/entry.ts';
import { creedDuel } from './creed-duel/edition.ts';
import { creedDuelEntry } from './creed-duel/entry.ts';
import { creedSpecial } from './creed-special/edition.ts';
import { creedSpecialEntry } from './creed-special/entry.ts';
import { duel } from './duel/edition.ts';
import { duelEntry } from './duel/entry.ts';
import { original } from './original/edition.ts';
import { originalEntry } from './original/entry.ts';

/** What each side has on a map: territories, cities, bags, flags. */
export {
  flagHolder,
  flagNoteOf,
  type Holdings,
  hasCity,
  hasSeatLeft,
  holdingsOf,
  isBeforePlay,
  landClaims,
  neighbouringTerritories,
  territoryOf,
  zonesOfTerritory,
} from './conquest/state/holdings.ts';
/** What the booklets print besides rules. */
export type { Booklet } from './core/booklet.ts';
/** The pieces of a side as a person tells them apart. */
export { type Character, castOf } from './core/cast.ts';
/** Deployments as text, and how they come onto the board. */
export { type DeploymentLibrary, deploymentFromLibrary, homeRows, type NamedDeployment, readRows } from './core/library.ts';
/** Names that can be replaced. */
export { type NamePack, type NamePacks, nameOf, PACK_IDS, type PackId, type PlaceNames } from './core/names.ts';
/** By the booklet, by the club: two tables of option values for every edition, and which of them options stand for. */
export { missingFromSet, optionsOfSet, RULE_SETS, type RuleSet, type RuleSetName, ruleSetOf, withRuleSet } from './core/ruleSets.ts';
/** The languages they are in. */
export { NAME_LOCALES, type NameLocale } from './core/translations.ts';
/** The editions that are meant where nobody names one. */
export { DEFAULT_EDITION, FIRST_EDITION, SMALL_EDITION } from './defaults.ts';
/** Which edition a game of a foreign archive is. */
export { chaseEdition, gravonEditions } from './gravon.ts';
/** The editions one by one. */
export { barrage, battleCards, cloneClassic, cloneSpecial, conquest, creedClassic, creedDuel, creedSpecial, duel, original };

/** One line an edition, in the order of the game matrix. */
const ENTRIES: readonly EditionEntry[] = [
  originalEntry,
  battleCardsEntry,
  duelEntry,
  barrageEntry,
  creedClassicEntry,
  creedSpecialEntry,
  creedDuelEntry,
  cloneClassicEntry,
  cloneSpecialEntry,
  conquestEntry,
];

/** All editions, in the order of the game matrix. */
export const EDITIONS: readonly Edition[] = ENTRIES.map(({ edition }) => edition);

/** The edition with this id, as it is today or at a revision. */
export function findEdition(id: string, revision?: number): Edition | undefined {
  const newest = EDITIONS.find((edition) => edition.id === id);
  return newest === undefined || revision === undefined ? newest : editionAt(newest, revision);
}

const packs = new Map<string, NamePacks>();

/** The rulebook's names and the neutral names of an edition, in one language. */
export function namesOf(edition: Edition, locale: NameLocale): NamePacks {
  const key = `${edition.id} ${locale}`;
  const found = packs.get(key) ?? packsIn(locale, entryOf(edition).names);
  packs.set(key, found);
  return found;
}

/** Named deployments for the board that the options choose. */
export function libraryOf(edition: Edition, options: Options = {}): readonly NamedDeployment[] {
  const named = entryOf(edition).library?.(options) ?? [];
  return named.map(({ name, rows }) => ({ name, rows: readRows(edition, rows) }));
}

/** A complete deployment with a name. */
export interface ReadyArmy {
  readonly name: string;
  readonly deployment: Deployment;
}

/** The library as deployments of one seat. On a map, `home` are the zones it drafted; without them there are none. */
export function readyArmies(rules: Rules, seat: Seat, home?: readonly Cell[]): readonly ReadyArmy[] {
  const { edition, options } = rules;
  const { draftLibrary } = entryOf(edition);
  if (draftLibrary === undefined)
    return libraryOf(edition, options).map((named) => ({ name: named.name, deployment: deploymentFromLibrary(rules, seat, named) }));
  return home === undefined ? [] : draftLibrary.map((one) => ({ name: one.name, deployment: one.deploymentOn(rules, home) }));
}

/** Story and advice from the booklet of an edition. */
export function bookletOf(edition: Edition): Booklet {
  return entryOf(edition).booklet;
}

/** The maps in rows of slots (`EditionEntry`), for screens of characters. */
export const MAP_SLOTS: readonly string[] = ENTRIES.flatMap(({ slots }) => slots ?? []);

function entryOf(edition: Edition): EditionEntry {
  const found = ENTRIES.find((entry) => entry.edition.id === edition.id);
  if (found === undefined) throw new Error(`no edition ${edition.id}`);
  return found;
}
