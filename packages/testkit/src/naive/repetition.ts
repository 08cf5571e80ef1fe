// The two rules against going round in circles: two squares (REP-1, REP-3) and the chase (REP-4).

import { areNeighbours, boundariesCrossed, isNextToEnemy, pieceOn } from './board.ts';
import type { NaiveMove, NaivePiece, NaiveSeat, NaiveState, NaiveTurn } from './types.ts';

/** REP-1, REP-3: the mover's last turns were all by this piece and all crossed a boundary that this move would cross once more. */
export function breaksTwoSquareRule(state: NaiveState, piece: NaivePiece, move: NaiveMove): boolean {
  const limit = state.rules.twoSquareLimit;
  const recent = state.history.filter((turn) => turn.seat === piece.seat).slice(-limit);
  if (recent.length < limit) return false;
  return boundariesCrossed(move.from, move.to).some((boundary) =>
    recent.every((turn) => turn.pieceId === piece.id && boundariesCrossed(turn.move.from, turn.move.to).includes(boundary)),
  );
}

/** REP-4: a chase may not bring back a board that already stood during the chase, unless it goes straight back. Attacks are always allowed. */
export function breaksChaseRule(state: NaiveState, piece: NaivePiece, move: NaiveMove): boolean {
  if (!state.rules.chaseRule) return false;
  if (pieceOn(state.pieces, move.to) !== undefined) return false;
  const length = state.chase[piece.seat];
  if (length < 2) return false;
  const moved = { ...piece, cell: move.to };
  const piecesAfter = state.pieces.map((other) => (other.id === piece.id ? moved : other));
  if (!isNextToEnemy(piecesAfter, moved)) return false;
  if (goesStraightBack(state, piece, move)) return false;
  return boardsOfLastPlies(state, length).some((board) => sameBoard(board, piecesAfter));
}

/** The lengths of both chases once `turn` has been played and has led to `piecesAfter`. */
export function chaseAfter(state: NaiveState, turn: NaiveTurn, piecesAfter: readonly NaivePiece[]): Readonly<Record<NaiveSeat, number>> {
  const opponent: NaiveSeat = turn.seat === 'red' ? 'blue' : 'red';
  const chaser = lastTurnOf(state, opponent);
  const fled = chaser !== undefined && areNeighbours(turn.move.from, chaser.move.to);
  const reached = { seat: turn.seat, cell: turn.move.to };
  const threatens = isNextToEnemy(piecesAfter, reached);

  // An attack ends every run; when the square it reached lies next to an enemy, a new one begins with the board it made, win or lose.
  const ownBefore = turn.attack ? 0 : state.chase[turn.seat];
  const ownLength = threatens ? ownBefore + 1 : 0;
  const opponentLength = fled && !turn.attack ? state.chase[opponent] + 1 : 0;
  return turn.seat === 'red' ? { red: ownLength, blue: opponentLength } : { red: opponentLength, blue: ownLength };
}

function goesStraightBack(state: NaiveState, piece: NaivePiece, move: NaiveMove): boolean {
  const last = lastTurnOf(state, piece.seat);
  return last !== undefined && last.pieceId === piece.id && last.move.from === move.to && last.move.to === move.from;
}

function lastTurnOf(state: NaiveState, seat: NaiveSeat): NaiveTurn | undefined {
  return state.history.filter((turn) => turn.seat === seat).at(-1);
}

/** The boards that stood 1 to `count` plies before the board after the coming move; the present board is the first of them. */
function boardsOfLastPlies(state: NaiveState, count: number): readonly (readonly NaivePiece[])[] {
  const boards = [...state.history.map((turn) => turn.piecesBefore), state.pieces];
  return boards.slice(-count);
}

/** The same pieces on the same squares. Kinds never change, so ids say it all. */
function sameBoard(one: readonly NaivePiece[], other: readonly NaivePiece[]): boolean {
  return one.length === other.length && one.every((piece) => other.some((twin) => twin.id === piece.id && twin.cell === piece.cell));
}
