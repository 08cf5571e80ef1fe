/**
 * Facts: the only way a position changes. Each recorder appends one word to the journal and applies it; `rewind` takes the words back
 * in reverse order. So the journal is the undo log of the search and the source of the events (events.ts) at once.
 *
 * A word is `tag | a << 8 | b << 16 | c << 24`. The hash, the turn and the turn memory live in the history frame of the action and need no
 * undoing: `rewind` steps back to the frame before. The one fact without a word is the commonest, a move to an empty cell: the ACTION slot of
 * its frame says it already, and it comes before whatever else its action put in the journal.
 */

import { assert } from './basics.ts';
import { Action, At, Frame, frameAt, Info, NO_KIND, PILE_SHIFT, type Position, RUNNING, reserve, Square } from './position.ts';
import { Table } from './rules/tables.ts';

/** Tags of the facts. The bits above TAG_MASK tell what a PIECE_MOVED says for the first time: that the piece moves, that it runs. */
export const Fact = {
  PIECE_PLACED: 1,
  PIECE_MOVED: 2,
  PIECES_REVEALED: 3,
  PIECE_SHOWN: 4,
  PIECE_CAPTURED: 5,
  GAME_ENDED: 6,
  SEAT_DEPLOYED: 7,
  DECISION_ASKED: 8,
  DECISION_CLOSED: 9,
  GAME_STARTED: 10,
  CARD_MOVED: 11,
  TAG_MASK: 63,
} as const;

const {
  PIECE_PLACED,
  PIECE_MOVED,
  PIECES_REVEALED,
  PIECE_SHOWN,
  PIECE_CAPTURED,
  GAME_ENDED,
  SEAT_DEPLOYED,
  DECISION_ASKED,
  DECISION_CLOSED,
  GAME_STARTED,
  CARD_MOVED,
  TAG_MASK,
} = Fact;
const { SQUARE, OPEN, CELL, INFO, SLOT, MOVERS, COUNT, TURN, ENDED, ACTIONS, JOURNAL_LENGTH, DECISION_COUNT, DECISIONS } = At;
const { EMPTY, SEAT } = Square;
const { KIND, SEAT_SHIFT, MOVED, RAN, CAPTURED, SHOWN_SHIFT } = Info;
const { SIZE, ACTION, STREAK, QUIET, CHASE, FORBIDDEN, HASH_LOW, HASH_HIGH, MARK, LENGTH, TURN_SHIFT } = Frame;
const { MOVE, ATTACK, SEAT_SHIFT: ACTOR_SHIFT, TOLD_SHIFT } = Action;
const { NEIGHBOURS, BACK, AROUND, MOBILITY } = Table;
const ON = RUNNING;
const PILE = PILE_SHIFT;
const DECISIONS_MAX = At.HISTORY - At.DECISIONS;
/** Bit of a DECISION_CLOSED tag: nobody was waited for any more. */
const DROPPED = 64;
/** From the first-time bits of a PIECE_MOVED tag to those of INFO. */
const TAG_TOLD_SHIFT = 6;

/** Opens the frame of a new action; every fact recorded until the next one belongs to it. */
export function openAction(position: Position): void {
  reserve(position, position.words[ACTIONS] + 1);
  const { words } = position;
  const frame = frameAt(++words[ACTIONS]);
  words[frame | HASH_LOW] = words[(frame - SIZE) | HASH_LOW];
  words[frame | HASH_HIGH] = words[(frame - SIZE) | HASH_HIGH];
  words[frame | MARK] = words[JOURNAL_LENGTH] | (words[TURN] << TURN_SHIFT);
  // Frames are used again after a rewind: nothing of the action that stood here may remain.
  words[frame | ACTION] = words[TURN] << ACTOR_SHIFT;
  words[frame | STREAK] = 0;
  words[frame | QUIET] = words[(frame - SIZE) | QUIET];
  words[frame | CHASE] = 0;
  words[frame | FORBIDDEN] = 0;
}

/** Deployment: a piece of some kind comes to stand on an empty cell. */
export function placePiece(position: Position, piece: number, kind: number, cell: number): void {
  append(position, PIECE_PLACED | (piece << 8) | (kind << 16) | (cell << 24));
  const { words } = position;
  identify(position, piece, kind);
  stand(position, piece, cell);
  if (isMovable(position, piece)) {
    const list = listOf(position, piece);
    const slot = (MOVERS | (list << 6)) + words[COUNT | list]++;
    words[slot] = cell;
    words[SLOT | piece] = slot;
  }
  mixPlace(position, piece, cell);
}

/** From now on a piece is of some kind; part of placing it, and all there is to one that was captured before a position was arranged. */
export function identify(position: Position, piece: number, kind: number): void {
  const { words } = position;
  words[INFO | piece] = (words[INFO | piece] & ~KIND) | kind;
  const { identity, kinds } = position.rules.keys;
  mixHash(position, identity, (piece * kinds + kind) * 2);
}

/** A move to an empty cell, the fact that its frame holds. `ran` when the piece went further than one step. */
export function moveInPeace(position: Position, piece: number, from: number, to: number, ran: boolean): void {
  const { words } = position;
  const told = changePlace(position, piece, from, to, ran);
  words[frameAt(words[ACTIONS]) | ACTION] = moveWord(words[TURN], piece, from, to) | (told << TOLD_SHIFT);
}

/** The ACTION slot of a move, flags apart. */
export function moveWord(seat: number, piece: number, from: number, to: number): number {
  return from | (to << 8) | (piece << 16) | MOVE | (seat << ACTOR_SHIFT);
}

/** A piece goes to a cell that has become empty in this action. */
export function movePiece(position: Position, piece: number, from: number, to: number, ran: boolean): void {
  const told = changePlace(position, piece, from, to, ran);
  append(position, PIECE_MOVED | (told >> TAG_TOLD_SHIFT) | (piece << 8) | (from << 16) | (to << 24));
}

/** Returns what INFO learned. */
function changePlace(position: Position, piece: number, from: number, to: number, ran: boolean): number {
  const { words, rules } = position;
  const before = words[INFO | piece];
  words[INFO | piece] |= ran ? MOVED | RAN : MOVED;
  shift(words, rules.tables, rules.degree, piece, from, to);
  mixPlace(position, piece, from);
  mixPlace(position, piece, to);
  return before ^ words[INFO | piece];
}

/** Two pieces meet in the open; the outcome is told, its consequences are facts of their own. */
export function revealBattle(position: Position, attacker: number, defender: number, outcome: number): void {
  append(position, PIECES_REVEALED | (attacker << 8) | (defender << 16) | (outcome << 24));
  showPiece(position, attacker, 15);
  showPiece(position, defender, 15);
}

/** The seats in the mask learn what a piece is. */
export function showPiece(position: Position, piece: number, seats: number): void {
  const before = position.words[INFO | piece];
  const now = before | (seats << SHOWN_SHIFT);
  if (now === before) return;
  append(position, PIECE_SHOWN | (piece << 8) | (((now ^ before) >> SHOWN_SHIFT) << 16));
  position.words[INFO | piece] = now;
}

export function capturePiece(position: Position, piece: number): void {
  const cell = position.words[CELL | piece];
  append(position, PIECE_CAPTURED | (piece << 8) | (cell << 16));
  mixPlace(position, piece, cell);
  leave(position, piece, cell);
  position.words[INFO | piece] |= CAPTURED;
  if (isMovable(position, piece)) removeMover(position, piece);
}

/** `winners` is a mask of seats; 0 is a draw. */
export function endGame(position: Position, ending: number, winners: number): void {
  append(position, GAME_ENDED | (ending << 8) | (winners << 16));
  position.words[ENDED] = ending | (winners << 8);
}

/** A seat has confirmed its deployment. */
export function confirmDeployment(position: Position, seat: number): void {
  append(position, SEAT_DEPLOYED | (seat << 8));
}

/** Every seat is ready: the screen goes away and the seat in turn begins. */
export function startGame(position: Position): void {
  append(position, GAME_STARTED | (position.words[TURN] << 8));
}

/** Asks some seats a question; it lies on top of those that wait already. */
export function askDecision(position: Position, type: number, seats: number, detail: number): void {
  assert(detail < 256 && position.words[DECISION_COUNT] < DECISIONS_MAX, 'the question fits the stack');
  const word = type | (seats << 8) | (detail << 16);
  append(position, DECISION_ASKED | (word << 8));
  position.words[DECISIONS + position.words[DECISION_COUNT]++] = word;
}

/** Some seats have answered the decision on top; it is closed when nobody is waited for any more. */
export function closeDecision(position: Position, seats: number): void {
  const { words } = position;
  const top = DECISIONS + words[DECISION_COUNT] - 1;
  const left = words[top] & ~(seats << 8);
  const dropped = (left & 0xff00) === 0;
  append(position, DECISION_CLOSED | (dropped ? DROPPED : 0) | (words[top] << 8));
  words[top] = left;
  if (dropped) words[DECISION_COUNT]--;
}

/**
 * The card at a place of one pile goes to the top or the bottom of another (or the same). The word holds the card, both piles, the place and,
 * in its topmost bit, whether it went to the bottom.
 */
export function moveCard(position: Position, from: number, place: number, to: number, end: 'top' | 'bottom'): void {
  const card = takeCard(position, from, place);
  const bottom = end === 'bottom' ? 128 : 0;
  append(position, CARD_MOVED | (card << 8) | ((from | (to << 4)) << 16) | ((place | bottom) << 24));
  putCard(position, to, bottom ? 0 : position.piles[to << PILE], card);
}

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
    case PIECE_PLACED:
      if (isMovable(position, a)) words[COUNT | listOf(position, a)]--;
      words[INFO | a] |= NO_KIND;
      leave(position, a, word >>> 24);
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
      words[DECISION_COUNT]--;
      break;
    case DECISION_CLOSED:
      if (word & DROPPED) words[DECISION_COUNT]++;
      words[DECISIONS + words[DECISION_COUNT] - 1] = word >>> 8;
      break;
  }
}

function append(position: Position, word: number): void {
  const { words } = position;
  if (words[JOURNAL_LENGTH] === position.journal.length) {
    const longer = new Int32Array(position.journal.length * 2);
    longer.set(position.journal);
    position.journal = longer;
  }
  position.journal[words[JOURNAL_LENGTH]++] = word;
}

/** Off one cell and onto another: what a move and its taking back do to the board. */
export function shift(words: Int32Array, tables: Int32Array, degree: number, piece: number, from: number, to: number): void {
  const square = words[SQUARE | from];
  words[SQUARE | from] = EMPTY;
  words[SQUARE | to] = square;
  words[CELL | piece] = to;
  words[words[SLOT | piece]] = to;
  const open = OPEN | (((words[INFO | piece] >> SEAT_SHIFT) & 3) << 7);
  toggleOpen(words, tables, degree, open, from);
  toggleOpen(words, tables, degree, open, to);
}

function stand(position: Position, piece: number, cell: number): void {
  const { words, rules } = position;
  const seat = (words[INFO | piece] >> SEAT_SHIFT) & 3;
  words[CELL | piece] = cell;
  words[SQUARE | cell] = piece | (SEAT << seat);
  toggleOpen(words, rules.tables, rules.degree, OPEN | (seat << 7), cell);
}

function leave(position: Position, piece: number, cell: number): void {
  const { words, rules } = position;
  words[CELL | piece] = rules.board.wall;
  words[SQUARE | cell] = EMPTY;
  toggleOpen(words, rules.tables, rules.degree, OPEN | (((words[INFO | piece] >> SEAT_SHIFT) & 3) << 7), cell);
}

/** The neighbours of a cell learn that a piece of the seat came to it or left it; the wall's entry collects what nobody reads. */
function toggleOpen(words: Int32Array, tables: Int32Array, degree: number, open: number, cell: number): void {
  if (degree === 4) {
    // On a grid the slots go round, so the way back is two slots further.
    const around = tables[AROUND | cell];
    words[open | (around & 255)] ^= 4;
    words[open | ((around >> 8) & 255)] ^= 8;
    words[open | ((around >> 16) & 255)] ^= 1;
    words[open | (around >>> 24)] ^= 2;
  } else toggleOpenOnGraph(words, tables, degree, open, cell);
}

function toggleOpenOnGraph(words: Int32Array, tables: Int32Array, degree: number, open: number, cell: number): void {
  for (let slot = cell << 3; slot < (cell << 3) + degree; slot++) words[open | tables[NEIGHBOURS | slot]] ^= tables[BACK | slot];
}

function isMovable(position: Position, piece: number): boolean {
  return position.rules.tables[MOBILITY + (position.words[INFO | piece] & KIND)] !== 0;
}

/** The list of movers a piece belongs to: `seat * 2`, plus one for runners. */
function listOf(position: Position, piece: number): number {
  const info = position.words[INFO | piece];
  return ((info >> SEAT_SHIFT) & 3) * 2 + position.rules.tables[MOBILITY + (info & KIND)] - 1;
}

/** The last of the list fills the gap; `restoreMover` undoes exactly that, so list order survives a rewind. */
function removeMover(position: Position, piece: number): void {
  const { words } = position;
  const list = listOf(position, piece);
  const last = (MOVERS | (list << 6)) + --words[COUNT | list];
  const slot = words[SLOT | piece];
  if (slot === last) return;
  const cell = words[last];
  words[slot] = cell;
  words[SLOT | (words[SQUARE | cell] & 255)] = slot;
}

function restoreMover(position: Position, piece: number): void {
  const { words } = position;
  const list = listOf(position, piece);
  const last = (MOVERS | (list << 6)) + words[COUNT | list]++;
  const slot = words[SLOT | piece];
  if (slot !== last) {
    const cell = words[slot];
    words[last] = cell;
    words[SLOT | (words[SQUARE | cell] & 255)] = last;
  }
  words[slot] = words[CELL | piece];
}

/** Lifts the card at a place out of a pile; those above it come down. */
function takeCard(position: Position, pile: number, place: number): number {
  const { piles } = position;
  const at = (pile << PILE) + 1 + place;
  const card = piles[at];
  piles.copyWithin(at, at + 1, (pile << PILE) + 1 + piles[pile << PILE]--);
  mixHash(position, position.rules.keys.card, (card << 5) | (pile << 1));
  return card;
}

/** Slides a card into a pile at a place; those above it go up. */
function putCard(position: Position, pile: number, place: number, card: number): void {
  const { piles } = position;
  const at = (pile << PILE) + 1 + place;
  piles.copyWithin(at + 1, at, (pile << PILE) + 1 + piles[pile << PILE]++);
  piles[at] = card;
  mixHash(position, position.rules.keys.card, (card << 5) | (pile << 1));
}

function mixPlace(position: Position, piece: number, cell: number): void {
  mixHash(position, position.rules.tables, (piece << 8) | (cell << 1));
}

function mixHash(position: Position, table: Int32Array, at: number): void {
  const { words } = position;
  const frame = frameAt(words[ACTIONS]);
  words[frame | HASH_LOW] ^= table[at];
  words[frame | HASH_HIGH] ^= table[at | 1];
}
