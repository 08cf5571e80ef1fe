/** A board with nothing hidden, for when the game is over. */

import { type Cell, kindOf, parseRecord, pieceOn, replayRecord, SEATS, type Seat, seatOf } from '@flagfall/engine';
import type { Session } from '../session.ts';

/** A piece with nothing hidden. */
export interface OpenPiece {
  readonly cell: Cell;
  readonly seat: Seat;
  readonly kind: string;
}

/** Every piece that is left; undefined when nobody can be asked. */
export async function openPieces(session: Pick<Session, 'rules' | 'record'>): Promise<readonly OpenPiece[] | undefined> {
  const { board, kinds } = session.rules;
  const record = parseRecord((await session.record('')) ?? '');
  const replayed = record.ok ? replayRecord(session.rules, record.value) : record;
  if (!replayed.ok) return undefined;
  const position = replayed.value;
  return board.cells.flatMap((cell, at) => {
    const piece = pieceOn(position, at);
    return piece < 0 ? [] : [{ cell, seat: SEATS[seatOf(position, piece)], kind: kinds[kindOf(position, piece)].id }];
  });
}
