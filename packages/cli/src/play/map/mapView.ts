/** Draws a map with pieces as one side sees it. Pure: what is not in the scene cannot get onto the screen. */

import type { Cell } from '@flagfall/engine';
import { Canvas, type Spot, type Style } from '../terminal/canvas.ts';
import type { Area } from '../terminal/layout.ts';
import type { Look } from '../terminal/look.ts';
import { CITY, inkOn, isCaretShown, type MapScene, marksOn, paperOf, pieceText, SIGNS } from './mapMarks.ts';
import { BLOCK, mapSize, placesOf } from './mapPlaces.ts';
import { LAKE, ROCK, SEA } from './mapPlan.ts';
import { fillCharacter, type Tile, tilesOf, wallCharacter } from './mapWalls.ts';
import { windowCorner } from './mapWindow.ts';

const LAKE_STYLE: Style = { ink: 80, paper: 30 };
const ROCK_STYLE: Style = { ink: 252, paper: 242 };
const OUTER_STYLE: Style = { ink: 250, paper: 234 };
const INNER_STYLE: Style = { ink: 247, paper: 236 };

/** The part of the map that fits into the area, the cursor among its neighbours. */
export function drawMap(canvas: Canvas, area: Area, scene: MapScene, look: Look): void {
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

export function wholeMap(scene: MapScene, look: Look): Canvas {
  const { width, height } = mapSize(scene.board);
  const canvas = new Canvas(width, height);
  drawLand(canvas, scene, look);
  for (const [cell, spot] of placesOf(scene.board)) drawZone(canvas, cell, spot, scene, look);
  return canvas;
}

function drawLand(canvas: Canvas, scene: MapScene, look: Look): void {
  const tileAt = tilesOf(scene.board);
  for (let y = 0; y < canvas.rows; y++)
    for (let x = 0; x < canvas.columns; x++) {
      const tile = tileAt(x, y);
      if ('face' in tile) canvas.put(x, y, fillCharacter(tile.face), groundStyle(tile.face, scene));
      else canvas.put(x, y, wallCharacter(tile.wall, tile.arms, look.paint === 'plain'), wallStyle(tile.wall));
    }
}

function groundStyle(face: Cell, scene: MapScene): Style {
  if (face === SEA) return {};
  if (face === LAKE) return LAKE_STYLE;
  if (face === ROCK) return ROCK_STYLE;
  return { paper: paperOf(marksOn(scene, face)) };
}

function wallStyle(wall: Extract<Tile, { wall: unknown }>['wall']): Style {
  if (wall === 'rock') return ROCK_STYLE;
  return wall === 'outer' ? OUTER_STYLE : INNER_STYLE;
}

/** Signs beside the name; below it the piece, the sign that the cursor covers, and the city. */
function drawZone(canvas: Canvas, cell: Cell, { x, y }: Spot, scene: MapScene, look: Look): void {
  const marks = marksOn(scene, cell);
  const style: Style = { paper: paperOf(marks), ink: inkOn(marks) };
  const [before, behind] = marks.length === 0 ? [' ', ' '] : SIGNS[marks[0]];
  const isCursor = marks[0] === 'cursor';
  canvas.put(x, y, `${before}${cell}${behind}`, { ...style, bold: marks.length > 0, inverse: isCursor && look.paint === 'mono' });
  if (marks.length > 1) canvas.put(x, y + 1, SIGNS[marks[1]][0], { ...style, bold: true });
  if (scene.board.tags.get('city')?.includes(cell)) canvas.put(x + BLOCK.width - 1, y + 1, CITY, { ...style, bold: true });
  const piece = scene.pieces.find((each) => each.cell === cell);
  if (piece !== undefined)
    canvas.put(x + 1, y + 1, pieceText(piece).padEnd(4), { ...look.seatStyle(piece.seat), bold: piece.glyph !== '?' });
  else canvas.put(x + 2, y + 1, '.', style);
  if (isCursor && isCaretShown(look)) canvas.caret = { x: x + 1, y };
}
