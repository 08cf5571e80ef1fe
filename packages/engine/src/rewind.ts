/** Rewinding: the facts of the latest actions are taken back one by one, each undone as its recorder (facts.ts) did it. */

import { popDecision, pushDecision, putCard, setNote, takeCard } from './facts.ts';
import { CLOSED_SHIFT, DROPPED, Fact, KIND_BITS, MARKS_SHIFT, TAG_TOLD_SHIFT as TAG_TOLD } from './factWords.ts';
import { Action, At, Frame, frameAt, Info, NO_KIND, PILE_SHIFT, type Position, RUNNING } from './position.ts';
import { dropMover, exchangePlaces, isMovable, restoreMover, shift, stand, vacate } from './squares.ts';

const {
  PIECE_MOVED,
  PIECE_CAPTURED,
  PIECE_SHOWN,
  PIECE_PLACED,
  PIECE_RETURNED,
  PIECES_SWAPPED,
  ATTACK_ANNOUNCED,
  NOTE_LOST,
  PIECE_EXPOSED,
  SLOT_LOST,
  KIND_DEALT,
  PIECE_BACK,
} = Fact;
const { GAME_ENDED, CARD_MOVED, DECISION_ASKED, DECISION_CLOSED, TAG_MASK, FAR } = Fact;
const { CELL, INFO, SLOT, TURN, ENDED, ACTIONS, JOURNAL_LENGTH } = At;
const { KIND, MOVED, RAN, CAPTURED, RETURNED, EXPOSED, SHOWN_SHIFT } = Info;
const { ACTION, MARK, LENGTH, TURN_SHIFT } = Frame;
const { MOVE, ATTACK, TOLD_SHIFT } = Action;
const TAG_TOLD_SHIFT = TAG_TOLD;
const ON = RUNNING;
const PILE = PILE_SHIFT;

/** Takes actions back until only `actions` of them have been played. */
export function rewind(position: Position, actions: number): void {
  const { words } = position;
  const { tables, degree } = position.rules;
  for (let last = words[ACTIONS]; last > actions; last = (last - 1) | 0) {
    const frame = frameAt(last);
    const action = words[frame | ACTION];
    const mark = words[frame | MARK];
    const length = mark & LENGTH;
    while (words[JOURNAL_LENGTH] > length) takeBack(position, position.journal[--words[JOURNAL_LENGTH]]);
    if ((action & (MOVE | ATTACK)) === MOVE) {
      const piece = (action >> 16) & 255;
      words[INFO | piece] ^= (action >>> TOLD_SHIFT) & (MOVED | RAN);
      shift(words, tables, degree, piece, (action >> 8) & 255, action & 255);
    }
    words[TURN] = mark >>> TURN_SHIFT;
    words[ACTIONS] = (last - 1) | 0;
  }
}

/** Does something as a whole: when it fails half-way, as when a host gives no chance, what was done of it is taken back. */
export function wholly(position: Position, act: () => void): void {
  const before = position.words[ACTIONS];
  try {
    act();
  } catch (error) {
    rewind(position, before);
    throw error;
  }
}

function takeBack(position: Position, word: number): void {
  const { words } = position;
  const a = (word >>> 8) & 255;
  const b = (word >>> 16) & 255;
  switch (word & TAG_MASK) {
    case PIECE_MOVED:
      words[INFO | a] ^= (word << TAG_TOLD_SHIFT) & (MOVED | RAN);
      shift(words, position.rules.tables, position.rules.degree, a, word >>> 24, b);
      break;
    case PIECE_CAPTURED:
      words[INFO | a] &= ~CAPTURED;
      stand(position, a, b);
      if (isMovable(position, a)) restoreMover(position, a);
      break;
    case PIECE_SHOWN:
      words[INFO | a] &= ~(b << SHOWN_SHIFT);
      break;
    default:
      takeRareBack(position, word, a, b);
  }
}

/** What is seldom taken back in a search, apart: the way of the others stays short (measured). */
function takeRareBack(position: Position, word: number, a: number, b: number): void {
  const { words } = position;
  switch (word & TAG_MASK) {
    case PIECE_EXPOSED:
      if (word & FAR) words[INFO | a] &= ~EXPOSED;
      break;
    case PIECE_PLACED:
      takeOff(position, a, word >>> 24);
      break;
    case PIECE_RETURNED:
      takeOff(position, a, word >>> 24);
      if (b !== NO_KIND) words[INFO | b] ^= word & FAR ? CAPTURED | RETURNED : RETURNED;
      break;
    case PIECES_SWAPPED:
      if (word & 64) words[INFO | a] &= ~MOVED;
      if (word & 128) words[INFO | b] &= ~MOVED;
      exchangePlaces(position, a, b);
      break;
    case KIND_DEALT:
      takeKindBack(position, a, word);
      break;
    case SLOT_LOST:
      words[SLOT | a] = word >>> 16;
      if (isStanding(position, a) && isMovable(position, a)) restoreMover(position, a);
      break;
    case PIECE_BACK:
      if (isMovable(position, a)) dropMover(position, a);
      words[INFO | a] |= CAPTURED;
      vacate(position, a, b);
      break;
    case ATTACK_ANNOUNCED:
      words[INFO | a] ^= (word << TAG_TOLD_SHIFT) & (MOVED | RAN);
      break;
    case NOTE_LOST:
      setNote(words, a & 15, word >>> 12);
      break;
    case GAME_ENDED:
      words[ENDED] = ON;
      break;
    case CARD_MOVED: {
      const to = b >> 4;
      takeCard(position, to, word < 0 ? 0 : position.piles[to << PILE] - 1);
      putCard(position, b & 15, (word >>> 24) & 127, a);
      break;
    }
    case DECISION_ASKED:
      popDecision(words);
      break;
    case DECISION_CLOSED:
      if (!(word & DROPPED)) popDecision(words);
      pushDecision(words, (word >>> 8) & ~(15 << CLOSED_SHIFT));
      break;
  }
}

/** Takes a piece off the board that came to stand there last, and forgets what it is. */
function takeOff(position: Position, piece: number, cell: number): void {
  if (isMovable(position, piece)) dropMover(position, piece);
  position.words[INFO | piece] |= NO_KIND;
  vacate(position, piece, cell);
}

/** A piece is again what it was before it was dealt another kind, with the marks it had. */
function takeKindBack(position: Position, piece: number, word: number): void {
  const { words } = position;
  if (isStanding(position, piece) && isMovable(position, piece)) dropMover(position, piece);
  const kind = (word >>> 16) & KIND_BITS;
  const marks = word >>> 26;
  const seenMarks = ((marks & 15) << SHOWN_SHIFT) | ((marks << MARKS_SHIFT) & (MOVED | RAN));
  words[INFO | piece] =
    (words[INFO | piece] & ~(KIND | MOVED | RAN | (15 << SHOWN_SHIFT))) | (kind === KIND_BITS ? NO_KIND : kind) | seenMarks;
}

function isStanding(position: Position, piece: number): boolean {
  return position.words[CELL | piece] !== position.rules.board.wall;
}
