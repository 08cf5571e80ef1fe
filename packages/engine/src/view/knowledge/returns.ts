/** Pieces that came back, each with the captured pieces that it may be. */

import { FactTag } from '../../facts/factTags.ts';
import { cellOf, isCaptured, kindOf, Offset, type Position, reserveHandleOf } from '../../position/position.ts';
import type { Viewer } from '../../seats.ts';
import type { PieceId } from '../../types.ts';
import { isBackAsReserve } from '../mayKnow.ts';

/** A piece that came back, followed by the captured pieces that it may be. Where that was done openly, there is only one. */
export type ReturnedPiece = readonly PieceId[];

/** The pieces of others that came back, as a viewer may know it now. */
export function returnsFor(position: Position, viewer: Viewer): readonly ReturnedPiece[] {
  const { rules } = position;
  if (!rules.hasReserveHandles) return [];
  return rules.seats.flatMap((name, seat) => {
    const reserve = reserveHandleOf(rules, seat);
    const isBack = cellOf(position, reserve) !== rules.board.offBoard || isCaptured(position, reserve);
    return name === viewer || !isBack ? [] : [[reserve, ...candidatesFor(position, seat, reserve)]];
  });
}

function candidatesFor(position: Position, seat: number, reserve: PieceId): readonly PieceId[] {
  const { rules } = position;
  const army = Array.from({ length: rules.armySize }, (_, n) => seat * rules.armySize + n);
  const open = army.find((piece) => isBackAsReserve(position, piece));
  if (open !== undefined) return [open];
  // When it came back is known only where revealed pieces stay shown.
  const later = rules.remembersReveals ? capturedSinceReturn(position, reserve) : [];
  return army.filter((piece) => isCaptured(position, piece) && mayReturn(position, piece) && !later.includes(piece));
}

/** Whether a captured piece is of a kind that can come back. */
export function mayReturn(position: Position, piece: PieceId): boolean {
  const { extension, kinds } = position.rules;
  return extension?.returnableKinds?.includes(kinds[kindOf(position, piece)].id) ?? false;
}

/** The pieces that fell after a piece had come back. */
function capturedSinceReturn({ journal, words }: Position, reserve: PieceId): readonly PieceId[] {
  const captured: PieceId[] = [];
  for (let at = words[Offset.JOURNAL_LENGTH] - 1; at >= 0; at--) {
    const [tag, piece] = [journal[at] & FactTag.TAG_MASK, (journal[at] >>> 8) & 255];
    if (tag === FactTag.RESERVE_RETURNED && piece === reserve) break;
    if (tag === FactTag.PIECE_CAPTURED) captured.push(piece);
  }
  return captured;
}
