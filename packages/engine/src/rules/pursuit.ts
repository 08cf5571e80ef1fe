/**
 * AUD-2: a chase over any distance, checked with the kinds of the pieces that chased. It is called for a move that would bring back a board, and looks
 * only at kinds of the seat in turn, whose move it is: other viewers learn nothing from it.
 */

import { isSameColumn, isSameRow, stepBetween } from '../board.ts';
import { ActionWord, ALL_SEATS, Frame, frameAt, kindOf, Offset, type Position, SquareWord } from '../position/position.ts';
import type { Rules } from './rules.ts';
import { areAdjacent } from './tables.ts';

const { EMPTY, SEAT } = SquareWord;
const { MOVE, ATTACK } = ActionWord;
const ANY_SEAT = SEAT * ALL_SEATS;

/**
 * Whether a piece that goes from one cell to another threatens an enemy there, and the latest `plies` were one pursuit: each move of the seat in turn
 * threatened the piece that moved next. They are moves of two seats in turn, and none but the first an attack.
 */
export function wasPursued(position: Position, piece: number, from: number, to: number, plies: number): boolean {
  const { words, rules } = position;
  const squares = words.slice(Offset.SQUARE, Offset.SQUARE + rules.board.cells.length);
  takeBack(squares, to, from);
  if (!threatensSomebody(position, squares, piece, to)) return false;
  takeBack(squares, from, to);
  let frame = frameAt(words[Offset.ACTIONS]);
  for (let left = plies; left > 0; left -= 2) {
    const flight = words[frame | Frame.ACTION];
    const fled = flight & 255;
    takeBack(squares, fled, (flight >> 8) & 255);
    do frame -= Frame.SIZE;
    while (words[frame | Frame.ACTION] & ActionWord.MID_TURN);
    const pursuit = words[frame | Frame.ACTION];
    const pursuer = (pursuit >> 16) & 255;
    // A captured attacker threatens nothing; one that survived may stand elsewhere than on the cell it attacked.
    const at = squares.findIndex((square) => (square & ANY_SEAT) !== 0 && (square & 255) === pursuer);
    if (!(pursuit & MOVE) || at < 0 || !canEnter(position, squares, pursuer, at, fled)) return false;
    if (!(pursuit & ATTACK)) takeBack(squares, pursuit & 255, at);
    frame -= Frame.SIZE;
  }
  return true;
}

/** Moves the piece on one cell to another, which is empty. */
function takeBack(squares: Int32Array, to: number, from: number): void {
  squares[to] = squares[from];
  squares[from] = EMPTY;
}

function threatensSomebody(position: Position, squares: Int32Array, piece: number, at: number): boolean {
  const enemies = ANY_SEAT & ~squares[at];
  return squares.some((square, cell) => (square & enemies) !== 0 && canEnter(position, squares, piece, at, cell));
}

/** CORE-5, CORE-8, CWS-20: by one step, or where its kind runs over empty cells. */
function canEnter(position: Position, squares: Int32Array, piece: number, at: number, target: number): boolean {
  const { rules } = position;
  if (areAdjacent(rules.tables, at, target)) return true;
  const isRunner = rules.kinds[kindOf(position, piece)]?.moves === 'run';
  return isRunner && isFreeLine(rules, squares, at, target);
}

function isFreeLine({ board }: Rules, squares: Int32Array, at: number, target: number): boolean {
  if (!isSameRow(board, at, target) && !isSameColumn(board, at, target)) return false;
  const step = stepBetween(board, at, target);
  for (let cell = at + step; cell !== target; cell += step) if (squares[cell] !== EMPTY) return false;
  return true;
}
