/** What is marked on a zone and what stands there, in characters that need no colour. */

import { type Cell, seatLetter } from '@flagfall/engine';
import type { BoardScene, DrawnPiece } from '../board/boardView.ts';
import { GROUNDS, type Ground, type Look } from '../terminal/look.ts';

/** A map is never turned round: everybody finds north at the top. */
export type MapScene = Omit<BoardScene, 'turned'>;

export const CITY = '#';

export type Mark = Exclude<Ground, 'light' | 'dark'>;

/** In front of a zone and, where there is room, behind it. */
export const SIGNS: Readonly<Record<Mark, readonly [string, string]>> = {
  cursor: ['[', ']'],
  chosen: ['=', '='],
  target: ['+', '+'],
  last: ['-', '-'],
};

/** The weightiest first. */
export function marksOn(scene: MapScene, cell: Cell): readonly Mark[] {
  const marks: Mark[] = [];
  if (cell === scene.cursor) marks.push('cursor');
  if (cell === scene.chosen || scene.alsoChosen?.has(cell)) marks.push('chosen');
  if (scene.targets?.has(cell)) marks.push('target');
  if (cell === scene.last?.from || cell === scene.last?.to) marks.push('last');
  return marks;
}

/** r7, b?, y10*: the letter also where there are colours, for four of them are hard to tell apart. */
export function pieceText({ seat, glyph, note }: DrawnPiece): string {
  return `${seatLetter(seat)}${glyph}${note}`.trimEnd();
}

export function paperOf(marks: readonly Mark[]): number {
  return GROUNDS[marks[0] ?? 'dark'];
}

/** Letters on the paper of a mark: dark on the bright ones. */
export function inkOn(marks: readonly Mark[]): number {
  return marks[0] === undefined || marks[0] === 'last' ? 252 : 16;
}

export function isCaretShown(look: Look): boolean {
  return look.paint !== 'colour';
}
