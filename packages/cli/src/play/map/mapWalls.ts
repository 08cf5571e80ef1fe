/** The lines of the map: what lies between two slots, and with which character it is drawn. Only a line, never a mountain, parts two neighbours. */

import type { Board, Cell } from '@flagfall/engine';
import { SLOT } from './mapPlaces.ts';
import { type Face, faceAt, isZone, LAKE, type MapPlan, planOf, ROCK } from './mapPlan.ts';

/** inner: between zones of one territory; outer: of two, or along water; rock: nobody crosses. */
export type Wall = 'none' | 'inner' | 'outer' | 'rock';

/** A character of the map: inside a face, or on a wall with arms up, right, down and left (bits 1, 2, 4, 8). */
export type Tile = { readonly face: Face } | { readonly wall: Exclude<Wall, 'none'>; readonly arms: number };

export type TileAt = (x: number, y: number) => Tile;

export function tilesOf(board: Board): TileAt {
  const plan = planOf(board);
  const wallBetween = wallsOf(board);
  return (x, y) => tileIn(plan, wallBetween, x, y);
}

/** By the arms of a wall: at least one. */
const LINES: Readonly<Record<'inner' | 'outer', { readonly drawn: string; readonly plain: string }>> = {
  inner: { drawn: ' ╵╶└╷┊┌├╴┘┄┴┐┤┬┼', plain: ' :..::.:.....:.:' },
  outer: { drawn: ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋', plain: ' |-+||++-+-+++++' },
};

export function wallCharacter(wall: Exclude<Wall, 'none'>, arms: number, isPlain: boolean): string {
  if (wall === 'rock') return ROCK[0];
  return isPlain ? LINES[wall].plain[arms] : LINES[wall].drawn[arms];
}

/** What parts two faces. The board alone says who may cross. */
export function wallsOf(board: Board): (a: Face, b: Face) => Wall {
  const territoryOf = new Map<Cell, string>();
  for (const [tag, cells] of board.tags) if (tag.startsWith('territory:')) for (const cell of cells) territoryOf.set(cell, tag);
  return (a, b) => {
    if (a === b) return 'none';
    if (a === ROCK || b === ROCK) return 'rock';
    if (!isZone(a) || !isZone(b)) return isZone(a) || isZone(b) ? 'outer' : 'none';
    if (!areNeighbours(board, a, b)) return 'rock';
    return territoryOf.get(a) === territoryOf.get(b) ? 'inner' : 'outer';
  };
}

export function areNeighbours(board: Board, a: Cell, b: Cell): boolean {
  const [first, second] = [board.indexOf.get(a)!, board.indexOf.get(b)!];
  return board.neighbours.subarray(first * board.degree, (first + 1) * board.degree).includes(second);
}

function tileIn(plan: MapPlan, wallBetween: (a: Face, b: Face) => Wall, x: number, y: number): Tile {
  const [column, row] = [Math.floor(x / SLOT.width), Math.floor(y / SLOT.height)];
  const here = faceAt(plan, column, row);
  const [isVertical, isHorizontal] = [x % SLOT.width === 0, y % SLOT.height === 0];
  if (!isVertical && !isHorizontal) return { face: here };
  const left = faceAt(plan, column - 1, row);
  const above = faceAt(plan, column, row - 1);
  if (!isHorizontal) return wallTile(here, [wallBetween(left, here), 'none', wallBetween(left, here), 'none']);
  if (!isVertical) return wallTile(here, ['none', wallBetween(above, here), 'none', wallBetween(above, here)]);
  const across = faceAt(plan, column - 1, row - 1);
  return wallTile(here, [wallBetween(across, above), wallBetween(above, here), wallBetween(left, here), wallBetween(across, left)]);
}

/** The strongest wall is drawn, and of its arms only those as strong. */
function wallTile(here: Face, arms: readonly Wall[]): Tile {
  const wall = (['rock', 'outer', 'inner'] as const).find((each) => arms.includes(each));
  if (wall === undefined) return { face: here };
  return { wall, arms: arms.reduce((bits, arm, at) => bits | (arm === wall ? 1 << at : 0), 0) };
}

/** How the inside of what is no zone is filled. */
export function fillCharacter(face: Face): string {
  return face === ROCK || face === LAKE ? face[0] : ' ';
}
