/** All zones of a map in a table: a column for each quarter, a line for each territory, its zones in order. An overview for terminals that are too small for the map. */

import type { Board, Cell } from '@flagfall/engine';
import { type BoardScene, marksOn, pieceText } from '../board/scene.ts';
import type { Canvas, CanvasPoint } from '../terminal/canvas.ts';
import type { TerminalTheme } from '../terminal/look.ts';
import { CITY, SIGNS, styleOf } from './mapView.ts';

/** Name and city, and for each zone a sign and three characters. */
const NAME_WIDTH = 4;
const ZONE_WIDTH = 4;
const GAP = 2;

interface Line {
  readonly name: string;
  readonly zones: readonly Cell[];
}

export function tableSize(board: Board): { readonly width: number; readonly height: number } {
  const quarters = quartersOf(board);
  return { width: quarters.length * (columnWidth(quarters) + GAP) - GAP, height: Math.max(...quarters.map((lines) => lines.length)) };
}

/** The place of each zone in the table, with its sign in front. */
export function tablePlaces(board: Board): ReadonlyMap<Cell, CanvasPoint> {
  const quarters = quartersOf(board);
  const width = columnWidth(quarters) + GAP;
  return new Map(
    quarters.flatMap((lines, column) =>
      lines.flatMap(({ zones }, y) =>
        zones.map((cell, at): [Cell, CanvasPoint] => [cell, { x: column * width + NAME_WIDTH + at * ZONE_WIDTH, y }]),
      ),
    ),
  );
}

export function drawTable(canvas: Canvas, { x, y }: CanvasPoint, scene: BoardScene, look: TerminalTheme): void {
  const { board } = scene;
  const cities = new Set(board.tags.get('city'));
  const byCell = new Map(scene.pieces.map((piece) => [piece.cell, piece]));
  const places = tablePlaces(board);
  for (const { name, zones } of quartersOf(board).flat()) {
    const first = places.get(zones[0])!;
    const city = zones.some((cell) => cities.has(cell)) ? CITY : '';
    canvas.put(x + first.x - NAME_WIDTH, y + first.y, `${name}${city}`, { bold: zones.includes(scene.cursor ?? '') });
  }
  for (const [cell, place] of places) {
    const marks = marksOn(scene, cell);
    const piece = byCell.get(cell);
    const sign = marks.length === 0 ? ' ' : SIGNS[marks[0]][0];
    const text = (piece === undefined ? '.' : pieceText(piece)).slice(0, ZONE_WIDTH - 1).padEnd(ZONE_WIDTH - 1);
    canvas.put(x + place.x, y + place.y, sign, marks.length === 0 ? {} : { ...styleOf(marks), bold: true });
    const isCursor = marks[0] === 'cursor';
    canvas.put(x + place.x + 1, y + place.y, text, {
      ...(piece === undefined ? {} : look.seatStyle(piece.seat)),
      bold: piece !== undefined && piece.glyph !== '?',
      inverse: isCursor && look.paint === 'mono',
    });
  }
}

/** The territories of each quarter. */
function quartersOf(board: Board): readonly (readonly Line[])[] {
  const tagged = (prefix: string): readonly Line[] =>
    [...board.tags].filter(([tag]) => tag.startsWith(prefix)).map(([tag, zones]) => ({ name: tag.slice(prefix.length), zones }));
  const territories = tagged('territory:');
  return tagged('quarter:').map((quarter) => territories.filter(({ zones }) => quarter.zones.includes(zones[0])));
}

function columnWidth(quarters: readonly (readonly Line[])[]): number {
  return NAME_WIDTH + ZONE_WIDTH * Math.max(...quarters.flat().map(({ zones }) => zones.length));
}
