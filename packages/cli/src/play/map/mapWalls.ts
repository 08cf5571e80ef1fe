/** The lines of the map: the border between two slots and its character. Neighbours are separated by a line, never by a mountain. */

import type { Board, Cell } from '@flagfall/engine';
import { areNeighbours, isZone, planOf, ROCK, SLOT, type SlotContent, slotContentAt } from './mapPlan.ts';

/** inner: between zones of one territory; outer: between territories, or along water; rock: impassable. */
export type MapWall = 'none' | 'inner' | 'outer' | 'rock';

/** A character of the map: inside a face, or on a wall with arms up, right, down and left (bits 1, 2, 4, 8). */
export type MapTile = { readonly face: SlotContent } | { readonly wall: Exclude<MapWall, 'none'>; readonly arms: number };

/** By the arms of a wall: at least one. */
const LINES: Readonly<Record<'inner' | 'outer', { readonly drawn: string; readonly plain: string }>> = {
  inner: { drawn: ' ╵╶└╷┊┌├╴┘┄┴┐┤┬┼', plain: ' :..::.:.....:.:' },
  outer: { drawn: ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋', plain: ' |-+||++-+-+++++' },
};

export function wallCharacter(wall: Exclude<MapWall, 'none'>, arms: number, isPlain: boolean): string {
  return wall === 'rock' ? ROCK[0] : LINES[wall][isPlain ? 'plain' : 'drawn'][arms];
}

/** The border between two faces. The board says which borders can be crossed. */
export function wallsOf(board: Board): (a: SlotContent, b: SlotContent) => MapWall {
  const territories = [...board.tags].filter(([tag]) => tag.startsWith('territory:'));
  const territoryOf = new Map<Cell, string>(territories.flatMap(([tag, cells]) => cells.map((cell) => [cell, tag] as const)));
  return (a, b) => {
    if (a === b) return 'none';
    if (a === ROCK || b === ROCK) return 'rock';
    if (!isZone(a) || !isZone(b)) return isZone(a) || isZone(b) ? 'outer' : 'none';
    if (!areNeighbours(board, a, b)) return 'rock';
    return territoryOf.get(a) === territoryOf.get(b) ? 'inner' : 'outer';
  };
}

export function tilesOf(board: Board): (x: number, y: number) => MapTile {
  const plan = planOf(board);
  const between = wallsOf(board);
  return (x, y) => {
    const [column, row] = [Math.floor(x / SLOT.width), Math.floor(y / SLOT.height)];
    const here = slotContentAt(plan, column, row);
    const left = slotContentAt(plan, column - 1, row);
    const above = slotContentAt(plan, column, row - 1);
    const across = slotContentAt(plan, column - 1, row - 1);
    const [isVertical, isHorizontal] = [x % SLOT.width === 0, y % SLOT.height === 0];
    if (isVertical && isHorizontal)
      return wallTile(here, [between(across, above), between(above, here), between(left, here), between(across, left)]);
    if (isVertical) return wallTile(here, [between(left, here), 'none', between(left, here), 'none']);
    return isHorizontal ? wallTile(here, ['none', between(above, here), 'none', between(above, here)]) : { face: here };
  };
}

/** The strongest wall is drawn, and of its arms only those as strong. */
function wallTile(here: SlotContent, arms: readonly MapWall[]): MapTile {
  const wall = (['rock', 'outer', 'inner'] as const).find((each) => arms.includes(each));
  if (wall === undefined) return { face: here };
  return { wall, arms: arms.reduce((bits, arm, at) => bits | (arm === wall ? 1 << at : 0), 0) };
}
