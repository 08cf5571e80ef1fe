/** Where a piece is drawn. */

import type { BoardPiece } from './boardTypes.ts';
import type { BoardPoint, Geometry } from './geometry.ts';

/** How close an attacker comes to the middle of the defender's cell, and how far the defender makes room, in parts of a piece. */
const CLOSE = 0.72;
const ROOM = 0.26;

/** Where a piece is drawn: in the middle of its cell, or, in a battle, beside its opponent; never over the edge of the sheet. */
export function placeOf({ cell, facing }: Pick<BoardPiece, 'cell' | 'facing'>, { aspect, pieceSize, middleOf }: Geometry): BoardPoint {
  const own = middleOf(cell);
  if (facing === undefined) return own;
  const other = middleOf(facing.cell);
  const [dx, dy] = [other.x - own.x, (other.y - own.y) / aspect];
  const length = Math.hypot(dx, dy);
  if (length === 0) return own;
  const away = facing.as === 'attacker' ? CLOSE : ROOM;
  const from = facing.as === 'attacker' ? other : own;
  const [right, down] = [(dx / length) * pieceSize * away, (dy / length) * pieceSize * away * aspect];
  return { x: kept(from.x - right, pieceSize / 2), y: kept(from.y - down, (pieceSize * aspect) / 2) };
}

function kept(at: number, edge: number): number {
  return Math.min(1 - edge, Math.max(edge, at));
}
