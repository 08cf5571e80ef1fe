/** The editions: every game that can be played, the names of its pieces and its deployments. */

import type { Cell, Deployment, Edition, Options, Rules, Seat } from '@flagfall/engine';
import { editionAt } from '@flagfall/engine/edition';
import { barrageLibrary } from './barrage/deployments.ts';
import { barrage } from './barrage/edition.ts';
import { barrageNames } from './barrage/names.ts';
import { battleCardsLibrary } from './battle-cards/deployments.ts';
import { battleCards } from './battle-cards/edition.ts';
import { battleCardsNames } from './battle-cards/names.ts';
import { cloneClassicLibrary } from './clone-classic/deployments.ts';
import { cloneClassic } from './clone-classic/edition.ts';
import { cloneClassicNames } from './clone-classic/names.ts';
import { cloneSpecialLibrary } from './clone-special/deployments.ts';
import { cloneSpecial } from './clone-special/edition.ts';
import { cloneSpecialNames } from './clone-special/names.ts';
import { mapDeploymentNames, plannedMapDeployment } from './conquest/deployments.ts';
import { conquest } from './conquest/edition.ts';
import { conquestNames } from './conquest/names.ts';
import { BOOKLETS, type Booklet } from './core/booklets.ts';
import { type DeploymentLibrary, deploymentFromLibrary, type NamedDeployment, readRows } from './core/library.ts';
import { type NamePacks, type NameTables, packsIn } from './core/names.ts';
import type { NameLocale } from './core/translations.ts';
import { creedClassicLibrary } from './creed-classic/deployments.ts';
import { creedClassic } from './creed-classic/edition.ts';
import { creedClassicNames } from './creed-classic/names.ts';
import { creedDuelLibrary } from './creed-duel/deployments.ts';
import { creedDuel } from './creed-duel/edition.ts';
import { creedDuelNames } from './creed-duel/names.ts';
import { creedSpecial } from './creed-special/edition.ts';
import { creedSpecialNames } from './creed-special/names.ts';
import { duelLibrary } from './duel/deployments.ts';
import { duel } from './duel/edition.ts';
import { duelNames } from './duel/names.ts';
import { originalLibrary } from './original/deployments.ts';
import { original } from './original/edition.ts';
import { originalNames } from './original/names.ts';

/** What people call the territories of Conquest. Its map has a door of its own (`@flagfall/editions/map`). */
export { type PlaceNames, placeNames } from './conquest/map/names.ts';
/** What each side has on a map: territories, cities, bags, flags. */
export {
  flagHolder,
  flagNoteOf,
  type Holdings,
  hasCity,
  hasSeatLeft,
  holdingsOf,
  isBeforePlay,
  territoryOf,
  zonesOfTerritory,
} from './conquest/state/holdings.ts';
/** What the booklets print besides rules. */
export type { Booklet, GameBox } from './core/booklets.ts';
/** The pieces of a side as a person tells them apart. */
export { type Character, castOf } from './core/cast.ts';
/** Deployments as text, and how they come onto the board. */
export { type DeploymentLibrary, deploymentFromLibrary, homeRows, type NamedDeployment, readRows } from './core/library.ts';
/** Names that can be replaced. */
export { type NamePack, type NamePacks, nameOf, PACK_IDS, type PackId } from './core/names.ts';
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
const ENTRIES: readonly {
  readonly edition: Edition;
  readonly names: NameTables;
  readonly library: DeploymentLibrary;
}[] = [
  { edition: original, names: originalNames, library: originalLibrary },
  { edition: battleCards, names: battleCardsNames, library: battleCardsLibrary },
  { edition: duel, names: duelNames, library: duelLibrary },
  { edition: barrage, names: barrageNames, library: barrageLibrary },
  { edition: creedClassic, names: creedClassicNames, library: creedClassicLibrary },
  { edition: creedSpecial, names: creedSpecialNames, library: creedClassicLibrary },
  { edition: creedDuel, names: creedDuelNames, library: creedDuelLibrary },
  { edition: cloneClassic, names: cloneClassicNames, library: cloneClassicLibrary },
  { edition: cloneSpecial, names: cloneSpecialNames, library: cloneSpecialLibrary },
  // CQ-12: the draft decides the home zones, so `readyArmies` has plans instead of rows.
  { edition: conquest, names: conquestNames, library: () => [] },
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
  return entryOf(edition)
    .library(options)
    .map(({ name, rows }) => ({ name, rows: readRows(edition, rows) }));
}

/** A complete deployment with a name. */
export interface ReadyArmy {
  readonly name: string;
  readonly deployment: Deployment;
}

/** The library as deployments of one seat. On a map, `home` are the zones it drafted; without them there are none. */
export function readyArmies(rules: Rules, seat: Seat, home?: readonly Cell[]): readonly ReadyArmy[] {
  const { edition, options, board } = rules;
  if (board.isGrid)
    return libraryOf(edition, options).map((named) => ({ name: named.name, deployment: deploymentFromLibrary(rules, seat, named) }));
  return home === undefined ? [] : mapDeploymentNames.map((name, plan) => ({ name, deployment: plannedMapDeployment(plan, rules, home) }));
}

/** Story and advice from the booklet of an edition. */
export function bookletOf({ id }: Edition): Booklet {
  const booklet = BOOKLETS[id];
  if (booklet === undefined) throw new Error(`no booklet has ${id}`);
  return booklet;
}

function entryOf(edition: Edition): (typeof ENTRIES)[number] {
  const found = ENTRIES.find((entry) => entry.edition.id === edition.id);
  if (found === undefined) throw new Error(`no edition ${edition.id}`);
  return found;
}
