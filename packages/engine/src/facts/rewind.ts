/** Rewinding: the facts of the latest actions are taken back one by one, each the inverse of its recorder (facts.ts). */

import { isMovable, liftFromCell, putOnCell, relocate, swapCells, undoAddMover, undoRemoveMover } from '../position/boardState.ts';
import {
  ActionWord,
  ALL_SEATS,
  Frame,
  frameAt,
  NO_KIND,
  NOT_ENDED,
  Offset,
  PILE_SHIFT,
  PieceInfo,
  type Position,
} from '../position/position.ts';
import { insertCard, popDecision, pushDecision, removeCard, writeNote } from './facts.ts';
import { ANSWERED_SHIFT, DEALT_MARKS_SHIFT, DECISION_DROPPED, FactTag, KIND_MASK, FIRST_TIME_SHIFT as TAG_TOLD } from './factTags.ts';

const {
  PIECE_MOVED,
  PIECE_CAPTURED,
  SHOWN_MARKED,
  PIECE_PLACED,
  RESERVE_RETURNED,
  PIECES_SWAPPED,
  ATTACK_ANNOUNCED,
  NOTE_LOST,
  PIECE_EXPOSED,
  SLOT_LOST,
  KIND_DEALT,
  PIECE_RETURNED,
} = FactTag;
const { GAME_ENDED, CARD_MOVED, DECISION_ASKED, DECISION_CLOSED, TAG_MASK, FLAG } = FactTag;
const { CELL, INFO, SLOT, TURN, RESULT, ACTIONS, JOURNAL_LENGTH } = Offset;
const { KIND, MOVED, RAN, CAPTURED, RETURNED, EXPOSED, SHOWN_SHIFT } = PieceInfo;
const { ACTION, JOURNAL_MARK, LENGTH_MASK, TURN_SHIFT } = Frame;
const { MOVE, ATTACK, LEARNED_SHIFT } = ActionWord;
const TAG_TOLD_SHIFT = TAG_TOLD;
const IN_PLAY = NOT_ENDED;
const PILE = PILE_SHIFT;

/** Takes actions back until only `actions` of them have been played. */
export function rewind(position: Position, actions: number): void {
  const { words } = position;
  const { tables, degree } = position.rules;
  for (let last = words[ACTIONS]; last > actions; last = (last - 1) | 0) {
    const frame = frameAt(last);
    const action = words[frame | ACTION];
    const mark = words[frame | JOURNAL_MARK];
    const length = mark & LENGTH_MASK;
    while (words[JOURNAL_LENGTH] > length) undoFact(position, position.journal[--words[JOURNAL_LENGTH]]);
    if ((action & (MOVE | ATTACK)) === MOVE) {
      const piece = (action >> 16) & 255;
      words[INFO | piece] ^= (action >>> LEARNED_SHIFT) & (MOVED | RAN);
      relocate(words, tables, degree, piece, (action >> 8) & 255, action & 255);
    }
    words[TURN] = mark >>> TURN_SHIFT;
    words[ACTIONS] = (last - 1) | 0;
  }
}

/** Runs `play` as a whole: when it throws half-way, as when a host gives no chance, the position is rewound. */
export function atomically(position: Position, act: () => void): void {
  const before = position.words[ACTIONS];
  try {
    act();
  } catch (error) {
    rewind(position, before);
    throw error;
  }
}

function undoFact(position: Position, word: number): void {
  const { words } = position;
  const a = (word >>> 8) & 255;
  const b = (word >>> 16) & 255;
  switch (word & TAG_MASK) {
    case PIECE_MOVED:
      words[INFO | a] ^= (word << TAG_TOLD_SHIFT) & (MOVED | RAN);
      relocate(words, position.rules.tables, position.rules.degree, a, word >>> 24, b);
      break;
    case PIECE_CAPTURED:
      words[INFO | a] &= ~CAPTURED;
      putOnCell(position, a, b);
      if (isMovable(position, a)) undoRemoveMover(position, a);
      break;
    case SHOWN_MARKED:
      words[INFO | a] &= ~(b << SHOWN_SHIFT);
      break;
    default:
      undoRareFact(position, word, a, b);
  }
}

/** The facts that a search seldom takes back; apart, because the function for the others stays short and fast (measured). */
function undoRareFact(position: Position, word: number, a: number, b: number): void {
  const { words } = position;
  switch (word & TAG_MASK) {
    case PIECE_EXPOSED:
      if (word & FLAG) words[INFO | a] &= ~EXPOSED;
      break;
    case PIECE_PLACED:
      undoPlacement(position, a, word >>> 24);
      break;
    case RESERVE_RETURNED:
      undoPlacement(position, a, word >>> 24);
      if (b !== NO_KIND) words[INFO | b] ^= word & FLAG ? CAPTURED | RETURNED : RETURNED;
      break;
    case PIECES_SWAPPED:
      if (word & 64) words[INFO | a] &= ~MOVED;
      if (word & 128) words[INFO | b] &= ~MOVED;
      swapCells(position, a, b);
      break;
    case KIND_DEALT:
      undoKind(position, a, word);
      break;
    case SLOT_LOST:
      words[SLOT | a] = word >>> 16;
      if (isStanding(position, a) && isMovable(position, a)) undoRemoveMover(position, a);
      break;
    case PIECE_RETURNED:
      if (isMovable(position, a)) undoAddMover(position, a);
      words[INFO | a] |= CAPTURED;
      liftFromCell(position, a, b);
      break;
    case ATTACK_ANNOUNCED:
      words[INFO | a] ^= (word << TAG_TOLD_SHIFT) & (MOVED | RAN);
      break;
    case NOTE_LOST:
      writeNote(words, a & 15, word >>> 12);
      break;
    case GAME_ENDED:
      words[RESULT] = IN_PLAY;
      break;
    case CARD_MOVED: {
      const to = b >> 4;
      removeCard(position, to, word < 0 ? 0 : position.piles[to << PILE] - 1);
      insertCard(position, b & 15, (word >>> 24) & 127, a);
      break;
    }
    case DECISION_ASKED:
      popDecision(words);
      break;
    case DECISION_CLOSED:
      if (!(word & DECISION_DROPPED)) popDecision(words);
      pushDecision(words, (word >>> 8) & ~(ALL_SEATS << ANSWERED_SHIFT));
      break;
  }
}

/** Takes the piece off the board that was put there last, and clears its kind. */
function undoPlacement(position: Position, piece: number, cell: number): void {
  if (isMovable(position, piece)) undoAddMover(position, piece);
  position.words[INFO | piece] |= NO_KIND;
  liftFromCell(position, piece, cell);
}

/** Gives a piece back the kind and marks it had before it was dealt another kind. */
function undoKind(position: Position, piece: number, word: number): void {
  const { words } = position;
  if (isStanding(position, piece) && isMovable(position, piece)) undoAddMover(position, piece);
  const kind = (word >>> 16) & KIND_MASK;
  const marks = word >>> 26;
  const seenMarks = ((marks & ALL_SEATS) << SHOWN_SHIFT) | ((marks << DEALT_MARKS_SHIFT) & (MOVED | RAN));
  words[INFO | piece] =
    (words[INFO | piece] & ~(KIND | MOVED | RAN | (ALL_SEATS << SHOWN_SHIFT))) | (kind === KIND_MASK ? NO_KIND : kind) | seenMarks;
}

function isStanding(position: Position, piece: number): boolean {
  return position.words[CELL | piece] !== position.rules.board.offBoard;
}
