/** Deeds as integers and as objects with names: `a | b << 8 | c << 16 | (number of the deed + 1) << DEED_SHIFT | open << OPEN_SHIFT`. */

import { assert, describeForeign } from '../basics.ts';
import type { Rules } from '../rules/rules.ts';
import type { DeedArguments, DeedIntent, Refusal } from '../types.ts';
import { type Deed, NO_CELL, type PackedArguments } from './extension.ts';

export const DEED_SHIFT = 24;
/** Intents below are moves. */
export const FIRST_DEED = 1 << DEED_SHIFT;
export const OPEN_SHIFT = 30;
const DEED_MASK = 63;
/** Ends the text of a deed that is done openly. */
const OPEN_WORD = 'open';
/** One place of an order. */
const PLACE_BITS = 2;
const PLACE_MASK = 3;

/** The deed of an intent that is not a move. */
export function deedOf(rules: Rules, intent: number): Deed {
  const deed = rules.extension?.deeds[((intent >>> DEED_SHIFT) & DEED_MASK) - 1];
  assert(deed !== undefined, 'the intent is a deed of this edition');
  return deed;
}

export function packedArguments(intent: number): PackedArguments {
  return [intent & 255, (intent >>> 8) & 255, (intent >>> 16) & 255];
}

export function isOpen(intent: number): boolean {
  return intent >>> OPEN_SHIFT === 1;
}

export function decodeDeed(rules: Rules, intent: number): DeedIntent {
  const deed = deedOf(rules, intent);
  return { type: 'deed', deed: deed.id, ...deedArguments(rules, intent) };
}

/** The parameters of a deed intent, by name. */
export function deedArguments(rules: Rules, intent: number): DeedArguments {
  const bytes = packedArguments(intent);
  const { cells = 0, cards, kind, yes, order } = deedOf(rules, intent).parameters;
  const named = bytes.slice(0, cells).filter((cell) => cell !== NO_CELL);
  let at = cells;
  return {
    ...(cells > 0 ? { cells: named.map((cell) => rules.board.cells[cell]) } : {}),
    ...(cards ? { cards: unpackCards(rules, bytes[at++]) } : {}),
    ...(kind ? { kind: rules.kinds[bytes[at++]].id } : {}),
    ...(yes ? { yes: bytes[at++] === 1 } : {}),
    ...(order && bytes[at] > 0 ? { order: unpackOrder(bytes[at]) } : {}),
    ...(isOpen(intent) ? { open: true } : {}),
  };
}

/** The places of an order, each once. */
export function unpackOrder(byte: number): readonly number[] {
  const places: number[] = [];
  for (let left = byte; left > 0; left >>= PLACE_BITS) places.push(left & PLACE_MASK);
  return places;
}

export function packOrder(places: readonly number[]): number {
  const byte = places.reduceRight((sum, place) => (sum << PLACE_BITS) | place, 0);
  return places.every((place, at) => place === at + 1) ? 0 : byte;
}

/** The integer of a deed, or why it has none. */
export function encodeDeed(rules: Rules, intent: DeedIntent): number | Refusal {
  const index = rules.extension?.deeds.findIndex((candidate) => candidate.id === intent.deed) ?? -1;
  const deed = rules.extension?.deeds[index];
  if (deed === undefined) return { code: 'unknownIntent', type: describeForeign(intent.deed) };
  const bytes = packArguments(rules, deed, intent, []);
  if ('code' in bytes) return bytes;
  return packDeed(index, deed.normalize?.(bytes) ?? bytes, isGivenOpenly(deed, intent));
}

export function packDeed(index: number, [a, b, c]: PackedArguments, open: boolean): number {
  return a | (b << 8) | (c << 16) | ((index + 1) << DEED_SHIFT) | (open ? 1 << OPEN_SHIFT : 0);
}

/** Whether the arguments ask for the deed to be done openly. */
export function isGivenOpenly(deed: Deed, given: DeedArguments): boolean {
  return deed.parameters.open === true && given.open === true;
}

/** Names become numbers; a secret argument that a viewer did not learn stays 0. */
export function packArguments(
  rules: Rules,
  deed: Deed,
  given: DeedArguments,
  absent: readonly (keyof DeedArguments)[],
): PackedArguments | Refusal {
  const bytes: [number, number, number] = [0, 0, 0];
  const hidden = (name: keyof DeedArguments): boolean => given[name] === undefined && absent.includes(name);
  let at = 0;
  const { cells = 0, cellsMin = cells } = deed.parameters;
  if (cells > 0 && !hidden('cells')) {
    const named = given.cells;
    if (!Array.isArray(named) || named.length < cellsMin || named.length > cells) return { code: 'badDeed', deed: deed.id, wants: 'cells' };
    for (; at < cells; at++) {
      const number = at < named.length ? rules.board.indexOf.get(named[at]) : NO_CELL;
      if (number === undefined) return { code: 'unknownCell', cell: describeForeign(named[at]) };
      bytes[at] = number;
    }
  }
  at = cells;
  if (deed.parameters.cards) {
    const byte = hidden('cards') ? 0 : packCards(rules, deed, given.cards);
    if (typeof byte !== 'number') return byte;
    bytes[at++] = byte;
  }
  if (deed.parameters.kind) {
    const kind = rules.kinds.findIndex((candidate) => candidate.id === given.kind);
    if (kind < 0 && !hidden('kind')) return { code: 'unknownKind', kind: describeForeign(given.kind) };
    bytes[at++] = Math.max(kind, 0);
  }
  if (deed.parameters.yes) {
    if (typeof given.yes !== 'boolean' && !hidden('yes')) return { code: 'badDeed', deed: deed.id, wants: 'yes' };
    bytes[at++] = given.yes ? 1 : 0;
  }
  if (deed.parameters.order && given.order !== undefined) {
    if (!isOrder(given.order, deed.parameters.order)) return { code: 'badDeed', deed: deed.id, wants: 'order' };
    bytes[at] = packOrder(given.order);
  }
  return bytes;
}

/** Whether the list names each of `count` places once. */
function isOrder(places: readonly number[], count: number): boolean {
  return Array.isArray(places) && places.length === count && places.every((_, at) => places.includes(at + 1));
}

function packCards(rules: Rules, deed: Deed, cards: readonly string[] | undefined): number | Refusal {
  if (!Array.isArray(cards) || cards.length > 2) return { code: 'badDeed', deed: deed.id, wants: 'cards' };
  let byte = 0;
  for (const [index, card] of cards.entries()) {
    const number = cardKindNumber(rules, card);
    if (number === 0) return { code: 'unknownCard', card: describeForeign(card) };
    byte |= number << (4 * index);
  }
  return byte;
}

/** The number of a kind of card, counted from one; 0 when there is no such card. */
export function cardKindNumber(rules: Rules, card: string): number {
  return (rules.decks?.cardKinds.indexOf(card) ?? -1) + 1;
}

function unpackCards(rules: Rules, byte: number): readonly string[] {
  return [byte & 15, byte >> 4].filter((number) => number > 0).map((number) => rules.decks?.cardKinds[number - 1] ?? '');
}

/** Reads what `deedText` writes; undefined when it is no deed of this edition. It does not check whether the deed is possible. */
export function parseDeed(rules: Rules, text: string): DeedIntent | undefined {
  const [id, ...words] = text.split(' ');
  const deed = rules.extension?.deeds.find((candidate) => candidate.id === id);
  if (deed === undefined) return undefined;
  const { kind, cells = 0, cards, yes, order, open } = deed.parameters;
  const given: DeedArguments = {
    ...(kind ? { kind: words.shift() ?? '' } : {}),
    ...(cells > 0 ? { cells: words.splice(0, cells) } : {}),
    ...(open && words.at(-1) === OPEN_WORD ? { open: words.pop() === OPEN_WORD } : {}),
    ...(order && words.length > 1 ? { order: [...(words.pop() ?? '')].map(Number) } : {}),
    ...(yes ? { yes: words.pop() === 'yes' } : {}),
    ...(cards ? { cards: words.splice(0) } : {}),
  };
  const intent: DeedIntent = { type: 'deed', deed: deed.id, ...given };
  return words.length === 0 && formatDeed(intent) === text ? intent : undefined;
}

/** A deed as our texts write it: its name and its arguments, in order. */
export function formatDeed({ deed, cells = [], cards = [], kind, yes, order, open }: { readonly deed: string } & DeedArguments): string {
  const answer = yes === undefined ? [] : [yes ? 'yes' : 'no'];
  const marks = [...(order === undefined ? [] : [order.join('')]), ...(open ? [OPEN_WORD] : [])];
  return [deed, ...(kind === undefined ? [] : [kind]), ...cells, ...cards, ...answer, ...marks].join(' ');
}
