/** Deeds inside and at the edge: `a | b << 8 | c << 16 | (number of the deed + 1) << DEED_SHIFT`, and objects with names. */

import { assert, nameIn } from '../basics.ts';
import type { Rules } from '../rules/compile.ts';
import type { DeedIntent, Refusal } from '../types.ts';
import type { Bytes, Deed, Given } from './special.ts';

/** Intents below `1 << DEED_SHIFT` are moves. */
export const DEED_SHIFT = 24;

/** The deed of an intent that is no move. */
export function deedOf(rules: Rules, intent: number): Deed {
  const deed = rules.special?.deeds[(intent >>> DEED_SHIFT) - 1];
  assert(deed !== undefined, 'the intent is a deed of this edition');
  return deed;
}

export function bytesOf(intent: number): Bytes {
  return [intent & 255, (intent >>> 8) & 255, (intent >>> 16) & 255];
}

export function decodeDeed(rules: Rules, intent: number): DeedIntent {
  const deed = deedOf(rules, intent);
  return { type: 'deed', deed: deed.id, ...givenOf(rules, deed, bytesOf(intent)) };
}

/** What the three bytes say, by name. */
export function givenOf(rules: Rules, deed: Deed, bytes: Bytes): Given {
  const { cells = 0, cards, kind, yes } = deed.takes;
  let at = cells;
  return {
    ...(cells > 0 ? { cells: bytes.slice(0, cells).map((cell) => rules.board.cells[cell]) } : {}),
    ...(cards ? { cards: cardsOfByte(rules, bytes[at++]) } : {}),
    ...(kind ? { kind: rules.kinds[bytes[at++]].id } : {}),
    ...(yes ? { yes: bytes[at++] === 1 } : {}),
  };
}

/** The integer of a deed, or why there can be none. */
export function encodeDeed(rules: Rules, intent: DeedIntent): number | Refusal {
  const index = rules.special?.deeds.findIndex((candidate) => candidate.id === intent.deed) ?? -1;
  const deed = rules.special?.deeds[index];
  if (deed === undefined) return { code: 'unknownIntent', type: nameIn(intent.deed) };
  const bytes = bytesGiven(rules, deed, intent, []);
  if ('code' in bytes) return bytes;
  return deedWord(index, deed.tidy?.(bytes) ?? bytes);
}

function deedWord(index: number, [a, b, c]: Bytes): number {
  return a | (b << 8) | (c << 16) | ((index + 1) << DEED_SHIFT);
}

/** Names become numbers; what may be absent, because a viewer did not learn it, stays 0. */
export function bytesGiven(rules: Rules, deed: Deed, given: Given, absent: readonly (keyof Given)[]): Bytes | Refusal {
  const bytes: [number, number, number] = [0, 0, 0];
  const hidden = (name: keyof Given): boolean => given[name] === undefined && absent.includes(name);
  let at = 0;
  const cells = deed.takes.cells ?? 0;
  const isHidden = hidden('cells');
  if (cells > 0 && !isHidden && (!Array.isArray(given.cells) || given.cells.length !== cells))
    return { code: 'badDeed', deed: deed.id, wants: 'cells' };
  for (const cell of cells > 0 ? (given.cells ?? []) : []) {
    const number = rules.board.indexOf.get(cell);
    if (number === undefined) return { code: 'unknownCell', cell: nameIn(cell) };
    bytes[at++] = number;
  }
  if (isHidden) at = cells;
  if (deed.takes.cards) {
    const byte = hidden('cards') ? 0 : byteOfCards(rules, deed, given.cards);
    if (typeof byte !== 'number') return byte;
    bytes[at++] = byte;
  }
  if (deed.takes.kind) {
    const kind = rules.kinds.findIndex((candidate) => candidate.id === given.kind);
    if (kind < 0 && !hidden('kind')) return { code: 'unknownKind', kind: nameIn(given.kind) };
    bytes[at++] = Math.max(kind, 0);
  }
  if (deed.takes.yes) {
    if (typeof given.yes !== 'boolean' && !hidden('yes')) return { code: 'badDeed', deed: deed.id, wants: 'yes' };
    bytes[at++] = given.yes ? 1 : 0;
  }
  return bytes;
}

function byteOfCards(rules: Rules, deed: Deed, cards: readonly string[] | undefined): number | Refusal {
  if (!Array.isArray(cards) || cards.length > 2) return { code: 'badDeed', deed: deed.id, wants: 'cards' };
  let byte = 0;
  for (const [index, card] of cards.entries()) {
    const number = cardKind(rules, card);
    if (number === 0) return { code: 'unknownCard', card: nameIn(card) };
    byte |= number << (4 * index);
  }
  return byte;
}

/** The number of a kind of card, counted from one; 0 when there is no such card. */
export function cardKind(rules: Rules, card: string): number {
  return (rules.decks?.cardKinds.indexOf(card) ?? -1) + 1;
}

function cardsOfByte(rules: Rules, byte: number): readonly string[] {
  return [byte & 15, byte >> 4].filter((number) => number > 0).map((number) => rules.decks?.cardKinds[number - 1] ?? '');
}

/** Reads what `deedText` writes; undefined when it is no deed of this edition. Whether the deed is possible is not asked here. */
export function readDeed(rules: Rules, text: string): DeedIntent | undefined {
  const [id, ...words] = text.split(' ');
  const deed = rules.special?.deeds.find((candidate) => candidate.id === id);
  if (deed === undefined) return undefined;
  const { kind, cells = 0, cards, yes } = deed.takes;
  const given: Given = {
    ...(kind ? { kind: words.shift() ?? '' } : {}),
    ...(cells > 0 ? { cells: words.splice(0, cells) } : {}),
    ...(yes ? { yes: words.pop() === 'yes' } : {}),
    ...(cards ? { cards: words.splice(0) } : {}),
  };
  const intent: DeedIntent = { type: 'deed', deed: deed.id, ...given };
  return words.length === 0 && deedText(intent) === text ? intent : undefined;
}

/** A deed as our texts write it: its name and what was given, in order. */
export function deedText({ deed, cells = [], cards = [], kind, yes }: { readonly deed: string } & Given): string {
  const answer = yes === undefined ? [] : [yes ? 'yes' : 'no'];
  return [deed, ...(kind === undefined ? [] : [kind]), ...cells, ...cards, ...answer].join(' ');
}
