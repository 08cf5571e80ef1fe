/** Draws what the pieces stand on, a board or a map, as large as the screen allows, and says where the panel goes. */

import type { Rules, Seat, View } from '@flagfall/engine';
import { isTurned } from '@flagfall/seat';
import { mapLayoutFor } from '../map/mapLayout.ts';
import { drawTable } from '../map/mapTable.ts';
import { drawMap } from '../map/mapView.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { type Area, layoutFor } from '../terminal/layout.ts';
import type { Look } from '../terminal/look.ts';
import { type BoardScene, type DrawnPiece, drawBoard } from './boardView.ts';

export type GroundScene = Omit<BoardScene, 'board' | 'turned'>;

/** Returns the place of the panel beside it. */
export function drawGroundOf(canvas: Canvas, rules: Rules, seat: Seat, scene: GroundScene, look: Look): Area {
  const { board } = rules;
  if (board.straight) {
    const layout = layoutFor(canvas, board);
    drawBoard(canvas, layout.board, layout.size, { ...scene, board, turned: isTurned(rules, seat) }, look);
    return layout.panel;
  }
  const { map, table, panel } = mapLayoutFor(canvas, board);
  if (table !== undefined) drawTable(canvas, table, { ...scene, board }, look);
  drawMap(canvas, map, { ...scene, board }, look);
  return panel;
}

/** Who will deploy where, while that is decided: the letter of each seat on its zones. */
export function claimsOf({ homes }: View, seats: readonly Seat[]): readonly DrawnPiece[] {
  return seats.flatMap((seat) => (homes[seat] ?? []).map((cell) => ({ cell, seat, glyph: '', note: ' ' })));
}
