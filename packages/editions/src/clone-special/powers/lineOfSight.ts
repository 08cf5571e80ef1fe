import { type Position, pieceOn } from '@flagfall/engine';

/** Whether a cell blocks neither view nor strike; -1 lies off the board (`remoteBlocked`, U-42). */
export function isUnblocked(position: Position, cell: number): boolean {
  return cell >= 0 && !position.rules.board.obstacle[cell] && pieceOn(position, cell) < 0;
}
