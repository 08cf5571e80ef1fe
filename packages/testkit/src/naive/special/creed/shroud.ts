// The Shroud: a player who loses the spy may at once bring back an own captured piece (ACS-1 to ACS-4).

import { cellAt, isOnBoard } from '../../board.ts';
import { opponentOf } from '../../game.ts';
import type { NaiveRules, NaiveSeat } from '../../types.ts';
import type { NaiveChoice, SpecialPiece, SpecialState } from '../turns.ts';
import { ask, isAmong, standingOn } from '../turns.ts';
import type { NaiveSpecial } from '../types.ts';

type Continue = (state: SpecialState) => NaiveSpecial;

const NEVER_HEALED = ['spy', 'bomb', 'flag'];

/** Asks each seat whose spy fell between `before` and `after`, the seat in turn first (ACS-4), and continues. */
export function healThen(before: SpecialState, after: SpecialState, goOn: Continue): NaiveSpecial {
  const fallenSpies = before.pieces.filter((piece) => piece.kind === 'spy' && !isAmong(piece, after.pieces));
  const seats = [before.toMove, opponentOf(before.toMove)].filter((seat) => fallenSpies.some((spy) => spy.seat === seat));
  return askInOrder(after, seats, goOn);
}

function askInOrder(state: SpecialState, seats: readonly NaiveSeat[], goOn: Continue): NaiveSpecial {
  const [seat, ...others] = seats;
  if (seat === undefined) return goOn(state);
  const heals = healChoices(state, seat, (healed) => askInOrder(healed, others, goOn));
  // ACS-3: without a piece to heal or a free square there is no question.
  if (heals.length === 0) return askInOrder(state, others, goOn);
  return ask(state, 'heal', seat, [...heals, { intent: 'pass', next: () => askInOrder(state, others, goOn) }]);
}

function healChoices(state: SpecialState, seat: NaiveSeat, goOn: Continue): readonly NaiveChoice[] {
  const captured = state.captured.filter((piece) => piece.seat === seat && !NEVER_HEALED.includes(piece.kind));
  const kinds = [...new Set(captured.map((piece) => piece.kind))];
  const cells = freeCellsOfFirstRow(state, seat);
  return kinds.flatMap((kind) =>
    cells.map((cell) => ({ intent: `heal ${kind} ${cell}`, next: () => goOn(withHealed(state, seat, kind, cell)) })),
  );
}

/** ACS-2, U-33: the row at the owner's edge, or the nearest one behind it that has a free square. */
function freeCellsOfFirstRow(state: SpecialState, seat: NaiveSeat): readonly string[] {
  const southToNorth = Array.from({ length: state.rules.rows }, (_, index) => index + 1);
  const rows = seat === 'red' ? southToNorth : southToNorth.toReversed();
  const freeCells = rows.map((row) => cellsOfRow(state.rules, row).filter((cell) => standingOn(state, cell) === undefined));
  return freeCells.find((cells) => cells.length > 0) ?? [];
}

function cellsOfRow(rules: NaiveRules, row: number): readonly string[] {
  return Array.from({ length: rules.columns }, (_, column) => cellAt(column, row)).filter((cell) => isOnBoard(rules, cell));
}

/** U-32: all see which piece comes back, unless shroudHidden. It has a new id, so nothing that it did before counts. */
function withHealed(state: SpecialState, seat: NaiveSeat, kind: string, cell: string): SpecialState {
  const index = state.captured.findIndex((piece) => piece.seat === seat && piece.kind === kind);
  const shown = state.options.shroudHidden !== 'on';
  const healed: SpecialPiece = { id: freshId(state), seat, kind, cell, moved: false, ran: false, shown };
  return { ...state, pieces: [...state.pieces, healed], captured: state.captured.toSpliced(index, 1) };
}

/** Every piece is on the board now or was on a board of the history. */
function freshId(state: SpecialState): number {
  const everyone = [...state.history.flatMap((turn) => turn.piecesBefore), ...state.pieces];
  // Whoever fell in this turn stands on no board any more.
  return everyone.reduce((highest, piece) => Math.max(highest, piece.id), 0) + state.captured.length + 1;
}
