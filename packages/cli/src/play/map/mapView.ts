/** Draws a map with pieces. A map is never rotated: north is at the top for everybody. */

import type { Cell } from '@flagfall/engine';
import { type BoardScene, type Mark, marksOn, pieceText } from '../board/scene.ts';
import { Canvas, type CanvasPoint, type CellStyle } from '../terminal/canvas.ts';
import { SQUARE_GROUNDS, type TerminalTheme } from '../terminal/look.ts';
import type { Area } from '../terminal/widgets.ts';
import { BLOCK, LAKE, mapSize, neighboursOf, ROCK, SEA, zoneCorners } from './mapPlan.ts';
import { tilesOf, wallCharacter } from './mapWalls.ts';

export const CITY = '#';

/** The sign in front of a zone and, if there is room, behind it. */
export const SIGNS: Readonly<Record<Mark, string>> = { cursor: '[]', chosen: '==', target: '++', last: '--' };

const LAKE_STYLE: CellStyle = { ink: 80, paper: 30 };
const ROCK_STYLE: CellStyle = { ink: 252, paper: 242 };
const WALL_STYLES = { outer: { ink: 250, paper: 234 }, inner: { ink: 247, paper: 236 }, rock: ROCK_STYLE } as const;

/** The ground of a zone and the letters on it: dark on the bright ones. */
export function styleOf([mark]: readonly Mark[]): CellStyle {
  return { paper: SQUARE_GROUNDS[mark ?? 'dark'], ink: mark === undefined || mark === 'last' ? 252 : 16 };
}

/** The part of the map that fits into the area, the cursor among its neighbours. */
export function drawMap(canvas: Canvas, area: Area, scene: BoardScene, look: TerminalTheme): void {
  const whole = wholeMap(scene, look);
  const corner = windowCorner(area, scene);
  const width = Math.min(area.width, whole.columns);
  for (let y = 0; y < Math.min(area.height, whole.rows); y++)
    for (let x = 0; x < width; x++) {
      const at = (corner.y + y) * whole.columns + corner.x + x;
      canvas.put(area.x + x, area.y + y, whole.characterAt(at), whole.styleAt(at));
    }
  if (whole.caret !== undefined) canvas.caret = { x: area.x + whole.caret.x - corner.x, y: area.y + whole.caret.y - corner.y };
}

export function wholeMap(scene: BoardScene, look: TerminalTheme): Canvas {
  const { width, height } = mapSize(scene.board);
  const canvas = new Canvas(width, height);
  const tileAt = tilesOf(scene.board);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const tile = tileAt(x, y);
      if ('wall' in tile) canvas.put(x, y, wallCharacter(tile.wall, tile.arms, look.paint === 'plain'), WALL_STYLES[tile.wall]);
      else drawFace(canvas, { x, y }, tile.face, scene);
    }
  for (const [cell, spot] of zoneCorners(scene.board)) drawZone(canvas, cell, spot, scene, look);
  return canvas;
}

/** `key2 b?, key3 ., rav2 r7`: each neighbour with its piece, for line mode and for screen readers. */
export function aroundText({ board, pieces }: BoardScene, cell: Cell): string {
  const textAt = (other: Cell): string => pieces.filter((each) => each.cell === other).map(pieceText)[0] ?? '.';
  return neighboursOf(board, cell)
    .map((other) => `${other} ${textAt(other)}`)
    .join(', ');
}

function drawFace(canvas: Canvas, { x, y }: CanvasPoint, face: Cell, scene: BoardScene): void {
  if (face === LAKE) canvas.put(x, y, LAKE[0], LAKE_STYLE);
  else if (face === ROCK) canvas.put(x, y, ROCK[0], ROCK_STYLE);
  else if (face !== SEA) canvas.put(x, y, ' ', { paper: SQUARE_GROUNDS[marksOn(scene, face)[0] ?? 'dark'] });
}

/** Signs beside the name; below it the piece, the sign that the cursor covers, and the city. */
function drawZone(canvas: Canvas, cell: Cell, { x, y }: CanvasPoint, scene: BoardScene, look: TerminalTheme): void {
  const marks = marksOn(scene, cell);
  const style = styleOf(marks);
  const [before, behind] = marks.length === 0 ? '  ' : SIGNS[marks[0]];
  const isCursor = marks[0] === 'cursor';
  canvas.put(x, y, `${before}${cell}${behind}`, { ...style, bold: marks.length > 0, inverse: isCursor && look.paint === 'mono' });
  if (marks.length > 1) canvas.put(x, y + 1, SIGNS[marks[1]][0], { ...style, bold: true });
  if (scene.board.tags.get('city')?.includes(cell)) canvas.put(x + BLOCK.width - 1, y + 1, CITY, { ...style, bold: true });
  const piece = scene.pieces.find((each) => each.cell === cell);
  if (piece === undefined) canvas.put(x + 2, y + 1, '.', style);
  else canvas.put(x + 1, y + 1, pieceText(piece).padEnd(4), { ...look.seatStyle(piece.seat), bold: piece.glyph !== '?' });
  if (isCursor && look.paint !== 'colour') canvas.caret = { x: x + 1, y };
}

/** The upper left corner of the window, with the selected zone and its neighbours in the middle. */
function windowCorner({ width, height }: Area, { board, cursor, chosen, last }: BoardScene): CanvasPoint {
  const whole = mapSize(board);
  const places = zoneCorners(board);
  const zone = cursor ?? [...(chosen ?? [])][0] ?? last?.to;
  if (zone === undefined)
    return { x: within(0, (whole.width - width) >> 1, whole.width), y: within(0, (whole.height - height) >> 1, whole.height) };
  const spots = [zone, ...neighboursOf(board, zone)].map((cell) => places.get(cell)!);
  const [columns, rows] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { x: start(columns, BLOCK.width, width, whole.width), y: start(rows, BLOCK.height, height, whole.height) };
}

/** Along one axis: the first block has to be seen, the others as far as there is room. */
function start(blocks: readonly number[], length: number, room: number, whole: number): number {
  const middle = Math.round((Math.min(...blocks) + Math.max(...blocks) + length - room) / 2);
  return within(0, within(blocks[0] + length - room, middle, blocks[0]), Math.max(0, whole - room));
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
