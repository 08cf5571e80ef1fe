/** What somebody types in a game on a map: answers with the names that are printed, and the pages about map, land and cards. */

import { zonesOfTerritory } from '@flagfall/editions';
import type { Cell, DeedIntent, Seat, View } from '@flagfall/engine';
import type { SeatState } from '../session.ts';
import type { Words } from '../words.ts';
import { aroundLine, cardLines, kingdomLines } from './mapLines.ts';

/** What a line means: something to do, or a sentence about what is wrong with it. */
export type Typed = { readonly intent: DeedIntent } | { readonly notice: string };

/** `draft Castleburg`, `castleburg`, `cas`, `accuse Spy Master bra2`; undefined for what is no such answer. */
export function typedOnMap(line: string, view: View, seat: Seat, words: Words): Typed | undefined {
  const [first = '', ...given] = line.split(/\s+/);
  if (view.waiting?.decision === 'draft') return typedDraft(line, words);
  const deed = words.rules.special?.deeds.find(({ id }) => id.toLowerCase() === first);
  if (deed?.takes.cells === undefined || deed.takes.cards) return undefined;
  const isCell = (word: string): boolean => words.rules.board.indexOf.has(word);
  const cells = given.filter(isCell);
  const others = given.filter((word) => !isCell(word));
  const unknown = others.find((word) => !deed.takes.kind || /^[a-z]+\d+$/.test(word));
  if (unknown !== undefined) return { notice: words.refusal({ code: 'unknownCell', cell: unknown }, seat) };
  if (!deed.takes.kind) return { intent: { type: 'deed', deed: deed.id, cells } };
  const name = others.join(' ');
  const kind = words.kindNamed(name);
  if (name === '') return { notice: words.say('terminal.map.accuseWhat', { example: exampleOf(deed.id, cells[0], words) }) };
  if (kind === undefined) return { notice: words.refusal({ code: 'unknownKind', kind: name }, seat) };
  return { intent: { type: 'deed', deed: deed.id, cells, kind } };
}

/** With or without the word itself: a territory by its id, its name or any of its zones. */
function typedDraft(line: string, words: Words): Typed | undefined {
  const text = line.replace(/^draft\s+/, '');
  const zone = words.zoneNamed(text);
  if (zone !== undefined) return { intent: { type: 'deed', deed: 'draft', cells: [zonesOfTerritory(words.rules.board, zone)[0]] } };
  return text === line ? undefined : { notice: words.say('terminal.map.noTerritory', { text }) };
}

function exampleOf(deed: string, cell: Cell | undefined, { rules }: Words): string {
  return [deed, rules.kinds[0].id, cell ?? rules.board.cells[0]].join(' ');
}

/** `around key1`, `land`, `hand`; undefined for any other command. */
export function mapPage(command: string, cell: string | undefined, state: SeatState, words: Words): readonly string[] | undefined {
  const { view } = state.sight;
  if (command === 'around') return [aroundLine(state, cell, words)];
  if (command === 'land') return kingdomLines(view, words);
  return command === 'hand' ? cardLines(view, state.seat, words) : undefined;
}
