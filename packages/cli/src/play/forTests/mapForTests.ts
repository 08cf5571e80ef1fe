/** A position on the map for tests: every zone is occupied, red is to move. */

import { conquest, namesOf } from '@flagfall/editions';
import { compileRules, SEATS } from '@flagfall/engine';
import type { BoardScene, DrawnPiece } from '../board/scene.ts';
import type { ColourMode } from '../terminal/canvas.ts';
import { TerminalTheme } from '../terminal/look.ts';

export const rules = compileRules(conquest);
export const { board } = rules;

export function lookFor(paint: ColourMode): TerminalTheme {
  return new TerminalTheme(paint, namesOf(conquest, 'en').neutral);
}

/** Each seat on every fourth zone, with nothing known but the king. */
export const fullHouse: readonly DrawnPiece[] = board.cells.map((cell, at) => ({
  cell,
  seat: SEATS[at % SEATS.length],
  glyph: at < SEATS.length ? '10' : '?',
  note: at < SEATS.length ? '*' : ' ',
}));

export function sceneOf(more: Partial<BoardScene> = {}): BoardScene {
  return { board, pieces: [], ...more };
}
