/** What people type: moves, cards, powers and answers become intents. */

import { zonesOfTerritory } from '@flagfall/editions';
import type { Cell, DeedIntent, Rules, Seat, View } from '@flagfall/engine';
import type { PlayIntent } from '@flagfall/seat';
import type { TerminalGameWords } from '../terminalTexts.ts';

/** The meaning of a line: an intent, or a sentence about the mistake. */
export type Typed = { readonly intent: PlayIntent } | { readonly notice: string };

/** Undefined if it is neither a move nor a deed. The table refuses what is incomplete or illegal. */
export function parseTyped(line: string, view: View, seat: Seat, words: TerminalGameWords): Typed | undefined {
  const onMap = words.rules.board.isGrid ? undefined : typedOnMap(line, view, seat, words);
  if (onMap !== undefined) return onMap;
  const move = parseMove(line);
  const intent = move === undefined ? parseDeed(words.rules, line) : ({ type: 'move', ...move } as const);
  return intent && { intent };
}

/** A move as people type it: e4e5, e4-e5, e4 e5, key1-key2, move key1 key2. */
export function parseMove(text: string): { readonly from: Cell; readonly to: Cell } | undefined {
  const found = /^(?:move\s+)?([a-z]{1,3}\d{1,2})(?:\s+|[x-])?([a-z]{1,3}\d{1,2})$/.exec(text.trim().toLowerCase());
  return found === null ? undefined : { from: found[1], to: found[2] };
}

/** `sword c4 c5 d4`, `cards e4 e6 jump attack1`, also `jump e4 e6 attack1 open`, `mulligan yes 312`; undefined when the first word is none of this game. */
export function parseDeed(rules: Rules, line: string): DeedIntent | undefined {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const allCards = rules.decks?.cardKinds ?? [];
  const cardNamed = (word: string): string | undefined => allCards.find((card) => isSame(card, word));
  const isCell = (word: string): boolean => rules.board.indexOf.has(word);
  const first = words[0] ?? '';
  const deeds = rules.extension?.deeds ?? [];
  const named = deeds.find(({ id }) => isSame(id, first));
  const deed = named ?? (cardNamed(first) === undefined ? undefined : deeds.find(({ parameters }) => parameters.cards && parameters.cells));
  if (deed === undefined) return undefined;
  const given = named === undefined ? words : words.slice(1);
  const { cells = 0, cards, kind, yes, order, open } = deed.parameters;
  if (yes && !/^(y|yes|n|no)$/.test(given[0] ?? '')) return undefined;
  const isOpen = open === true && isSame(given.at(-1) ?? '', 'open');
  const places = order === undefined ? undefined : given.slice(1).find((word) => /^\d+$/.test(word));
  const others = given.slice(0, isOpen ? -1 : undefined).filter((word) => !isCell(word));
  return {
    type: 'deed',
    deed: deed.id,
    ...(cells > 0 ? { cells: given.filter(isCell) } : {}),
    ...(kind ? { kind: rules.kinds.find(({ id }) => isSame(id, others[0] ?? ''))?.id ?? others[0] ?? '' } : {}),
    ...(cards ? { cards: others.map((word) => cardNamed(word) ?? word) } : {}),
    ...(yes ? { yes: others[0].startsWith('y') } : {}),
    ...(places === undefined ? {} : { order: [...places].map(Number) }),
    ...(isOpen ? { open: true } : {}),
  };
}

/** Answers with the names that are printed: `draft Castleburg`, `castleburg`, `cas`, `accuse Spy Master bra2`; undefined for any other text. */
export function typedOnMap(line: string, view: View, seat: Seat, words: TerminalGameWords): Typed | undefined {
  if (view.waiting?.decision === 'draft') return typedDraft(line, words);
  const [first = '', ...given] = line.split(/\s+/);
  const deed = words.rules.extension?.deeds.find(({ id }) => isSame(id, first));
  if (deed?.parameters.cells === undefined || deed.parameters.cards) return undefined;
  const isCell = (word: string): boolean => words.rules.board.indexOf.has(word);
  const cells = given.filter(isCell);
  const others = given.filter((word) => !isCell(word));
  const unknown = others.find((word) => !deed.parameters.kind || /^[a-z]+\d+$/.test(word));
  if (unknown !== undefined) return { notice: words.refusal({ code: 'unknownCell', cell: unknown }, seat) };
  if (!deed.parameters.kind) return { intent: { type: 'deed', deed: deed.id, cells } };
  const name = others.join(' ');
  const kind = words.kindNamed(name);
  const { kinds, board } = words.rules;
  const example = [deed.id, kinds[0].id, cells[0] ?? board.cells[0]].join(' ');
  if (name === '') return { notice: words.say('terminal.map.accuseWhat', { example }) };
  if (kind === undefined) return { notice: words.refusal({ code: 'unknownKind', kind: name }, seat) };
  return { intent: { type: 'deed', deed: deed.id, cells, kind } };
}

/** With or without the word itself: a territory by its id, its name or any of its zones. */
function typedDraft(line: string, words: TerminalGameWords): Typed | undefined {
  const text = line.replace(/^draft\s+/, '');
  const zone = words.zoneNamed(text);
  if (zone !== undefined) return { intent: { type: 'deed', deed: 'draft', cells: [zonesOfTerritory(words.rules.board, zone)[0]] } };
  return text === line ? undefined : { notice: words.say('terminal.map.noTerritory', { text }) };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
