/** A grid board or a map on the screen: its drawing, the cursor keys on it, and its text for line mode. */

import type { Board, Cell, Rules, Seat } from '@flagfall/engine';
import { isTurned } from '@flagfall/seat';
import { mapSize, zoneTowards } from '../map/mapPlan.ts';
import { drawTable, tableSize } from '../map/mapTable.ts';
import { drawMap, wholeMap } from '../map/mapView.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { ARROWS, type Key } from '../terminal/keys.ts';
import type { TerminalTheme } from '../terminal/look.ts';
import type { Area } from '../terminal/widgets.ts';
import { drawGrid, gridLines, MARGIN, type SquareSize, squareTowards } from './gridView.ts';
import type { BoardScene } from './scene.ts';

export type BoardOrMapScene = Omit<BoardScene, 'board'>;

/** The smallest terminal in which every board of the family can be played. */
export const SMALLEST = { columns: 74, rows: 20 } as const;

/** Title bar, message line and key line. */
const OTHER_ROWS = 3;
const PANEL_COLUMNS_MIN = 30;
const PANEL_COLUMNS_MAX = 60;

const SQUARES: readonly SquareSize[] = [
  { width: 6, height: 3 },
  { width: 4, height: 2 },
  { width: 4, height: 1 },
];

type Room = Pick<Canvas, 'columns' | 'rows'>;

/** As large as the screen allows. Returns the place of the panel beside it. */
export function drawGround(canvas: Canvas, rules: Rules, seat: Seat, ground: BoardOrMapScene, look: TerminalTheme): Area {
  const scene = { ...ground, board: rules.board };
  if (rules.board.isGrid) {
    const size = squareSizeFor(canvas, rules.board);
    drawGrid(canvas, { x: 0, y: 1 }, size, { ...scene, turned: isTurned(rules, seat) }, look);
    return panelAt(canvas, MARGIN + rules.board.columns * size.width + 1, 1);
  }
  const { map, table, panel } = mapLayoutFor(canvas, rules.board);
  if (table !== undefined) drawTable(canvas, table, scene, look);
  drawMap(canvas, map, scene, look);
  return panel;
}

/** The same without a screen. */
export function groundLines(rules: Rules, seat: Seat, ground: BoardOrMapScene, look: TerminalTheme): readonly string[] {
  const { board } = rules;
  return board.isGrid ? gridLines(rules, seat, ground, look) : wholeMap({ ...ground, board }, look).lines();
}

/** The cell that a cursor key leads to, or the same at the edge; undefined when the key is not a cursor key. */
export function cellTowards(rules: Rules, seat: Seat, cell: Cell, key: Key): Cell | undefined {
  const { board } = rules;
  const step = ARROWS[key];
  if (step === undefined) return undefined;
  return board.isGrid ? squareTowards(board, isTurned(rules, seat), cell, step) : zoneTowards(board, cell, step);
}

/** The whole map if it fits; otherwise a table of all zones above a window of the map. */
export function mapLayoutFor(room: Room, board: Board): { readonly map: Area; readonly table?: Area; readonly panel: Area } {
  const whole = mapSize(board);
  const height = room.rows - OTHER_ROWS;
  const isWhole = whole.height <= height && whole.width + 1 + PANEL_COLUMNS_MIN <= room.columns;
  const tableRows = isWhole ? 0 : tableSize(board).height;
  const width = Math.min(whole.width, room.columns - PANEL_COLUMNS_MIN - 1);
  const y = 1 + tableRows;
  const map = { x: 0, y, width, height: Math.min(whole.height, height - tableRows) };
  const panel = panelAt(room, width + 1, y);
  return isWhole ? { map, panel } : { map, panel, table: { x: 0, y: 1, width: room.columns, height: tableRows } };
}

function squareSizeFor({ columns, rows }: Room, board: Board): SquareSize {
  // Below the board stand the letters of its columns.
  const fits = ({ width, height }: SquareSize) =>
    board.rows * height + 1 + OTHER_ROWS <= rows && board.columns * width + MARGIN + PANEL_COLUMNS_MIN < columns;
  return SQUARES.find(fits) ?? SQUARES[SQUARES.length - 1];
}

function panelAt({ columns, rows }: Room, x: number, y: number): Area {
  return { x, y, width: Math.min(columns - x, PANEL_COLUMNS_MAX), height: rows - OTHER_ROWS - y + 1 };
}
