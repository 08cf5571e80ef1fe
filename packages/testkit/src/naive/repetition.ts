// The two repetition rules: two squares (REP-1, REP-3, AUD-3) and the chase (REP-4, AUD-2).

import { areNeighbours, boundariesCrossed, isNextToEnemy, pieceOn, reachOf } from './board.ts';
import type { NaiveMove, NaivePiece, NaiveSeat, NaiveState, NaiveTurn } from './types.ts';

/**
 * REP-1, REP-3: the mover's last turns were all by this piece and all crossed a boundary that this move would cross once more. AUD-3: or they all went
 * forth and back between the two squares between which this move would go back once more.
 */
export function breaksTwoSquareRule(state: NaiveState, piece: NaivePiece, move: NaiveMove): boolean {
  const limit = state.rules.twoSquareLimit;
  const recent = state.history.filter((turn) => turn.seat === piece.seat).slice(-limit);
  if (recent.length < limit) return false;
  if (state.rules.runnersTwoSquares === 'pair') {
    const turns = [...recent.map((turn) => ({ pieceId: turn.pieceId, ...turn.move })), { pieceId: piece.id, ...move }];
    return turns
      .slice(1)
      .every((turn, at) => turn.pieceId === turns[at].pieceId && turn.from === turns[at].to && turn.to === turns[at].from);
  }
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
  if (threatenedBy(state, piecesAfter, moved).length === 0) return false;
  if (goesStraightBack(state, piece, move)) return false;
  return boardsOfLastPlies(state, length).some((board) => sameBoard(board, piecesAfter));
}

/** The lengths of both chases once `turn` has been played and has led to `piecesAfter`. */
export function chaseAfter(state: NaiveState, turn: NaiveTurn, piecesAfter: readonly NaivePiece[]): Readonly<Record<NaiveSeat, number>> {
  const opponent: NaiveSeat = turn.seat === 'red' ? 'blue' : 'red';
  const { fled, threatens } = state.rules.chaseReach === 'reach' ? atReach(state, turn, piecesAfter) : adjacent(state, turn, piecesAfter);

  // An attack ends every pursuit; when it threatens a piece, a new one begins with the board it made.
  const ownBefore = turn.attack ? 0 : state.chase[turn.seat];
  const ownLength = threatens ? ownBefore + 1 : 0;
  const opponentLength = fled && !turn.attack ? state.chase[opponent] + 1 : 0;
  return turn.seat === 'red' ? { red: ownLength, blue: opponentLength } : { red: opponentLength, blue: ownLength };
}

interface Step {
  /** The turn moved a piece that the opponent's last turn threatened. */
  readonly fled: boolean;
  readonly threatens: boolean;
}

/** REP-4: beside the square that the last turn reached, and beside the square that this one reached, also where the attacker fell. */
function adjacent(state: NaiveState, turn: NaiveTurn, piecesAfter: readonly NaivePiece[]): Step {
  const chaser = lastTurnOf(state, turn.seat === 'red' ? 'blue' : 'red');
  return {
    fled: chaser !== undefined && areNeighbours(turn.move.from, chaser.move.to),
    threatens: isNextToEnemy(piecesAfter, { seat: turn.seat, cell: turn.move.to }),
  };
}

/** AUD-2: what the piece of the last turn could attack with its next move, and what the piece of this turn can. A captured piece threatens nothing. */
function atReach(state: NaiveState, turn: NaiveTurn, piecesAfter: readonly NaivePiece[]): Step {
  const chaser = lastTurnOf(state, turn.seat === 'red' ? 'blue' : 'red');
  const threatened = threatenedBy(
    state,
    turn.piecesBefore,
    turn.piecesBefore.find(({ id }) => id === chaser?.pieceId),
  );
  const moved = piecesAfter.find(({ id }) => id === turn.pieceId);
  return { fled: threatened.includes(turn.pieceId), threatens: threatenedBy(state, piecesAfter, moved).length > 0 };
}

/** The enemies that a piece threatens: its neighbours, or with AUD-2 all that it could attack with its next move. */
function threatenedBy(state: NaiveState, pieces: readonly NaivePiece[], piece: NaivePiece | undefined): readonly number[] {
  if (piece === undefined) return [];
  const cells =
    state.rules.chaseReach === 'reach'
      ? reachOf(state.rules, pieces, piece)
      : pieces.map(({ cell }) => cell).filter((cell) => areNeighbours(cell, piece.cell));
  return pieces.filter((other) => other.seat !== piece.seat && cells.includes(other.cell)).map(({ id }) => id);
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
