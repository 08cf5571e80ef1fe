/** Helpers for the deeds of several editions. */

import { cellOf, type Deed, kindOf, type Position, pieceOn, type Refusal, seatOf } from '@flagfall/engine';
import { closeDecision, reserveHandleOf } from '@flagfall/engine/edition';

/** Declines the pending question. */
export function passDeed(rule: string, when: readonly string[], afterwards: (position: Position) => void = () => {}): Deed {
  return {
    id: 'pass',
    rule,
    when,
    parameters: {},
    isMidTurn: true,
    list: (_, __, list) => list.add(0),
    play(position, seat) {
      closeDecision(position, 1 << seat);
      afterwards(position);
    },
  };
}

export function kindIdOf(position: Position, piece: number): string {
  return position.rules.kinds[kindOf(position, piece)].id;
}

/** The number of a kind. */
export function kindNumber(position: Position, id: string): number {
  return position.rules.kinds.findIndex((kind) => kind.id === id);
}

/** The pieces of a seat on the board, one after the other; the last is the one that came back, if any did. */
export function forEachPiece(position: Position, seat: number, visit: (piece: number, cell: number) => void): void {
  const { board, armySize, hasReserveHandles } = position.rules;
  for (let n = 0; n < armySize + (hasReserveHandles ? 1 : 0); n++) {
    const piece = n < armySize ? seat * armySize + n : reserveHandleOf(position.rules, seat);
    const cell = cellOf(position, piece);
    if (cell !== board.offBoard) visit(piece, cell);
  }
}

export function isEnemyOn(position: Position, seat: number, cell: number): boolean {
  const piece = pieceOn(position, cell);
  return piece >= 0 && seatOf(position, piece) !== seat;
}

/** North, east, south, west, as columns and rows. */
export const DIRECTIONS = [
  { columns: 0, rows: 1 },
  { columns: 1, rows: 0 },
  { columns: 0, rows: -1 },
  { columns: -1, rows: 0 },
] as const;

/** The cell `columns` to the east and `rows` to the north, or -1 when there is none. */
export function cellAtOffset(position: Position, cell: number, columns: number, rows: number): number {
  const { board } = position.rules;
  const column = board.layout[cell].column + columns;
  const row = board.layout[cell].row + rows;
  return column < 0 || column >= board.columns || row < 0 || row >= board.rows ? -1 : row * board.columns + column;
}

/** Why a seat cannot use a power of the piece on a cell; undefined when an own piece with that power stands there. */
export function refuseCarrier(position: Position, seat: number, deed: string, cell: number, kinds: readonly string[]): Refusal | undefined {
  const piece = pieceOn(position, cell);
  const name = position.rules.board.cells[cell];
  if (piece < 0) return { code: 'noPiece', cell: name };
  if (seatOf(position, piece) !== seat) return { code: 'notYourPiece', cell: name };
  const kind = kindIdOf(position, piece);
  return kinds.includes(kind) ? undefined : { code: 'noSuchPower', deed, cell: name, kind };
}

/** Why a cell cannot be the target: no enemy stands there. */
export function refuseTarget(position: Position, seat: number, cell: number): Refusal | undefined {
  return isEnemyOn(position, seat, cell) ? undefined : { code: 'noEnemy', cell: position.rules.board.cells[cell] };
}

export function outOfReach(position: Position, deed: string, from: number, to: number): Refusal {
  const { cells } = position.rules.board;
  return { code: 'outOfReach', deed, from: cells[from], to: cells[to] };
}

/** Every seat but one, a bit each. */
export function otherSeats(position: Position, seat: number): number {
  return ((1 << position.rules.seats.length) - 1) & ~(1 << seat);
}
