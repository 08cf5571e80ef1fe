/** A board with nothing hidden, for when the game is over. */

import { kindOf, type Position, pieceOn, type Rules, SEATS, seatOf } from '@flagfall/engine';
import type { OpenPiece } from './session.ts';

/** Every piece on the board of a position. */
export function openPieces({ board, kinds }: Rules, position: Position): readonly OpenPiece[] {
  return board.cells.flatMap((cell, at) => {
    const piece = pieceOn(position, at);
    return piece < 0 ? [] : [{ cell, seat: SEATS[seatOf(position, piece)], kind: kinds[kindOf(position, piece)].id }];
  });
}
