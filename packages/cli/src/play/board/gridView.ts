/** Draws a grid board as one side sees it: each square is a block of characters. */

import type { Board, Cell, Rules, Seat } from '@flagfall/engine';
import { isTurned } from '@flagfall/seat';
import { Canvas, type CanvasPoint, type CellStyle } from '../terminal/canvas.ts';
import { SQUARE_GROUNDS, type SquareGround, type TerminalTheme } from '../terminal/look.ts';
import { type BoardScene, type DrawnPiece, marksOn } from './scene.ts';

/** The size of a square in characters. */
export interface SquareSize {
  readonly width: number;
  readonly height: number;
}

export interface GridScene extends BoardScene {
  /** The board is rotated for a seat that deploys in the north. */
  readonly turned: boolean;
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly size: SquareSize;
  readonly ground: SquareGround;
}

/** Room for the row numbers on the left. */
export const MARGIN = 3;

/** Signs for the marks on a square, for terminals without colour. */
const SIGNS: Readonly<Record<SquareGround, string>> = { light: ' ', dark: ' ', last: '-', target: '+', chosen: '=', cursor: 'v' };

/** In a square of one line the sign is behind the seat's letter, the glyph and its note. */
const SIGN_COLUMN = 4;

/** In line mode a square has one line. */
const LINE_SQUARE: SquareSize = { width: 6, height: 1 };

export function gridLines(rules: Rules, seat: Seat, scene: Omit<BoardScene, 'board'>, look: TerminalTheme): readonly string[] {
  const { board } = rules;
  const canvas = new Canvas(MARGIN + board.columns * LINE_SQUARE.width, board.rows + 1);
  drawGrid(canvas, { x: 0, y: 0 }, LINE_SQUARE, { ...scene, board, turned: isTurned(rules, seat) }, look);
  return canvas.lines();
}

export function drawGrid(canvas: Canvas, { x, y }: CanvasPoint, size: SquareSize, scene: GridScene, look: TerminalTheme): void {
  const { board } = scene;
  const byCell = new Map(scene.pieces.map((piece) => [piece.cell, piece]));
  board.cells.forEach((cell, at) => {
    const place = placeOf(scene, at);
    const [mark = (place.x + place.y) % 2 === 0 ? 'light' : 'dark'] = marksOn(scene, cell);
    const square: Square = { left: x + MARGIN + place.x * size.width, top: y + place.y * size.height, size, ground: mark };
    drawGround(canvas, square, look);
    const piece = byCell.get(cell);
    if (board.obstacle[at]) drawObstacle(canvas, square, look);
    else if (piece !== undefined) drawPiece(canvas, square, piece, look);
    if (mark === 'cursor' && look.paint !== 'colour') canvas.caret = { x: square.left + 1, y: square.top + labelLine(size) };
    drawCoordinates(canvas, square, cell, place, scene);
  });
}

/** Column and row on the screen of a cell of the board. */
export function placeOf({ board, turned }: Pick<GridScene, 'board' | 'turned'>, at: number): CanvasPoint {
  const { column, row } = board.layout[at];
  return turned ? { x: board.columns - 1 - column, y: row } : { x: column, y: board.rows - 1 - row };
}

/** The cell beside another on the screen, or the same at the edge. */
export function squareTowards(board: Board, turned: boolean, cell: Cell, { x, y }: CanvasPoint): Cell {
  const here = placeOf({ board, turned }, board.indexOf.get(cell)!);
  const isThere = (_: Cell, at: number): boolean => {
    const place = placeOf({ board, turned }, at);
    return place.x === here.x + x && place.y === here.y + y;
  };
  return board.cells.find(isThere) ?? cell;
}

/** Letters below the columns, numbers before the rows, as the cells are called. */
function drawCoordinates(canvas: Canvas, { left, top, size }: Square, cell: Cell, place: CanvasPoint, { board }: GridScene): void {
  const [, letters, number] = /^([a-z]+)(\d+)$/.exec(cell) ?? ['', '', ''];
  if (place.x === 0) canvas.put(left - MARGIN, top + labelLine(size), number.padStart(2), { dim: true });
  if (place.y === board.rows - 1) canvas.put(left + Math.floor((size.width - 1) / 2), top + size.height, letters, { dim: true });
}

/** The line of a square that names the piece. */
function labelLine({ height }: SquareSize): number {
  return height === 1 ? 0 : 1;
}

/** Without colour the sign fills the line above the piece. */
function drawGround(canvas: Canvas, { left, top, size, ground }: Square, look: TerminalTheme): void {
  const { width, height } = size;
  const style: CellStyle = { ink: 250, paper: SQUARE_GROUNDS[ground] };
  for (let line = 0; line < height; line++) canvas.put(left, top + line, ' '.repeat(width), style);
  if (look.paint === 'colour') {
    if (ground === 'target') canvas.put(left + Math.floor((width - 1) / 2), top + labelLine(size), '•', { ...style, ink: 231 });
    return;
  }
  canvas.put(left + 1, top + labelLine(size), '.', style);
  if (height > 1) canvas.put(left, top, SIGNS[ground].repeat(width - 1), style);
  else if (SIGNS[ground] !== ' ') canvas.put(left + Math.min(width - 1, SIGN_COLUMN), top, SIGNS[ground], style);
}

function drawObstacle(canvas: Canvas, { left, top, size, ground }: Square, look: TerminalTheme): void {
  const { character, style } = look.obstacle;
  const isColour = look.paint === 'colour';
  const first = ground === 'cursor' && !isColour ? labelLine(size) : 0;
  const paper = ground === 'cursor' ? { ...style, ink: 16, paper: SQUARE_GROUNDS.cursor } : style;
  for (let line = first; line < size.height; line++) canvas.put(left, top + line, character.repeat(size.width - (isColour ? 0 : 1)), paper);
}

/** In colour a block on its ground, half a line lower than the square; else the letter of the seat and the glyph. */
function drawPiece(canvas: Canvas, { left, top, size, ground }: Square, { seat, glyph, note }: DrawnPiece, look: TerminalTheme): void {
  const line = top + labelLine(size);
  const label = `${look.letterOf(seat)}${glyph.padStart(2)}${note}`;
  if (look.paint !== 'colour') {
    const room = size.height === 1 && SIGNS[ground] !== ' ' ? size.width - 1 : size.width;
    canvas.put(left, line, label.slice(0, room), ground === 'cursor' ? { inverse: true } : { bold: glyph !== '?' });
    return;
  }
  const width = size.width - 1;
  const style = look.seatStyle(seat);
  if (size.height > 1) canvas.put(left, top, '▄'.repeat(width), { ink: look.paperOf(seat), paper: SQUARE_GROUNDS[ground] });
  for (let at = line; at < top + size.height; at++) canvas.put(left, at, ' '.repeat(width), style);
  const isMarked = ground === 'cursor' || ground === 'chosen' || ground === 'target';
  const labelStyle = isMarked ? { ink: 16, paper: SQUARE_GROUNDS[ground], bold: true } : style;
  canvas.put(left + Math.floor((width - label.length) / 2), line, label, labelStyle);
}
