/** The state of a player at the game screen. */

import type { Cell, PieceView } from '@flagfall/engine';
import { isTurned, type Scene, type Selection } from '@flagfall/seat';
import { placeOf } from '../board/gridView.ts';
import type { SeatState } from '../session.ts';
import type { TableCommand } from '../tableCommands.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';

/** Apart from the choice on the board or in a menu. */
export interface GameState extends Selection {
  readonly cursor: Cell;
  /** A move that is being typed. */
  readonly typed: string;
  readonly notice: string;
  /** An action that needs confirmation, or the sign for a mark. */
  readonly question?: 'quit' | 'mark' | TableCommand['word'] | undefined;
  /** The chat line that is being typed. */
  readonly talk?: string | undefined;
  /** The line of a menu that is marked; NOTHING while none is. */
  readonly at: number;
  /** Shown until a key is pressed. */
  readonly scene?: Scene | undefined;
  readonly scroll: number;
}

/** Fresh state at the start of a turn. */
export function freshState(cursor: Cell): GameState {
  return { cursor, typed: '', notice: '', at: 0, scroll: 0 };
}

/** The first cell of the cursor: the foremost movable piece, near the centre. */
export function firstCursor({ seat, sight: { view } }: SeatState, { rules }: TerminalGameWords): Cell {
  const { board } = rules;
  const { viewer, pieces, homes, moves, deeds } = view;
  const first = board.cells[0];
  if (!board.isGrid)
    return moves[0]?.from ?? pieces.find((piece) => piece.seat === viewer)?.cell ?? homes[seat]?.[0] ?? deeds[0]?.cells?.[0] ?? first;
  const turned = isTurned(rules, seat);
  const remoteness = (cell: Cell): number => {
    const { x, y } = placeOf({ board, turned }, board.indexOf.get(cell)!);
    return y * board.columns + Math.abs(x - (board.columns - 1) / 2);
  };
  return moves.map(({ from }) => from).toSorted((one, other) => remoteness(one) - remoteness(other))[0] ?? first;
}

export function pieceAt(pieces: readonly PieceView[], cell: Cell): PieceView | undefined {
  return pieces.find((piece) => piece.cell === cell);
}
