/**
 * Facts: the only way a position changes. Each recorder appends one word (factTags.ts) to the journal and applies it; `rewind` (rewind.ts) takes
 * the words back in reverse order. So the journal is the undo log of the search and the source of the events (events.ts) at once.
 *
 * The hash, the turn and the turn memory live in the history frame of the action and need no undoing: `rewind` steps back to the frame before.
 * The one fact without a word is the commonest, a move to an empty cell: the ACTION slot of its frame holds it already, and it comes before
 * the other facts of its action.
 */

import { assert } from '../basics.ts';
import { DEED_SHIFT } from '../extension/deedCodec.ts';
import { addMover, isMovable, liftFromCell, putOnCell, relocate, removeMover, swapCells } from '../position/boardState.ts';
import { toggleCardKey, toggleCellKey, toggleDecisionKey, toggleKindKey, toggleNoteKey } from '../position/incrementalHash.ts';
import {
  ActionWord,
  ALL_SEATS,
  ensureCapacity,
  Frame,
  frameAt,
  NO_KIND,
  Offset,
  PILE_SHIFT as PILE,
  PieceInfo,
  type Position,
  seatOf,
} from '../position/position.ts';
import { ANSWERED_SHIFT, DEALT_MARKS_SHIFT, DECISION_DROPPED, FactTag, FIRST_TIME_SHIFT, KIND_MASK } from './factTags.ts';

const {
  PIECE_PLACED,
  PIECE_MOVED,
  PIECES_REVEALED,
  SHOWN_MARKED,
  PIECE_CAPTURED,
  GAME_ENDED,
  SEAT_DEPLOYED,
  DECISION_ASKED,
  DECISION_CLOSED,
  GAME_STARTED,
  CARD_MOVED,
  DEED_DONE,
  DEED_GIVEN,
  ATTACK_ANNOUNCED,
  PIECE_SHOWN,
  RESERVE_RETURNED,
  NOTED,
  PILE_SHUFFLED,
  PIECES_SWAPPED,
  SWAP_CELLS,
  NOTE_LOST,
  PIECE_EXPOSED,
  TURN_GIVEN,
  LOT_DRAWN,
  SLOT_LOST,
  KIND_DEALT,
  PIECES_MIXED,
  PIECE_RETURNED,
  PIECE_GUESSED,
  MOVES_SKIPPED,
  SEAT_LEFT,
  FLAG,
} = FactTag;
const { CELL, INFO, SLOT, TURN, RESULT, ACTIONS, JOURNAL_LENGTH, DECISION_COUNT, DECISIONS, NOTES } = Offset;
const { KIND, MOVED, RAN, CAPTURED, RETURNED, EXPOSED, SHOWN_SHIFT } = PieceInfo;
const { SIZE, ACTION, STREAK, QUIET, CHASE, FORBIDDEN, HASH_LOW, HASH_HIGH, JOURNAL_MARK, TURN_SHIFT } = Frame;
const { MOVE, SEAT_SHIFT: ACTOR_SHIFT, LEARNED_SHIFT } = ActionWord;
const DECISIONS_MAX = Offset.NOTES - Offset.DECISIONS;

/** Opens the frame of a new action; every fact recorded until the next one belongs to it. */
export function openAction(position: Position): void {
  ensureCapacity(position, position.words[ACTIONS] + 1);
  const { words } = position;
  const frame = frameAt(++words[ACTIONS]);
  words[frame | HASH_LOW] = words[(frame - SIZE) | HASH_LOW];
  words[frame | HASH_HIGH] = words[(frame - SIZE) | HASH_HIGH];
  words[frame | JOURNAL_MARK] = words[JOURNAL_LENGTH] | (words[TURN] << TURN_SHIFT);
  // Frames are used again after a rewind: nothing of the earlier action may remain.
  words[frame | ACTION] = words[TURN] << ACTOR_SHIFT;
  words[frame | STREAK] = 0;
  words[frame | QUIET] = words[(frame - SIZE) | QUIET];
  words[frame | CHASE] = 0;
  words[frame | FORBIDDEN] = 0;
}

/** Deployment: puts a piece of some kind on an empty cell. */
export function placePiece(position: Position, piece: number, kind: number, cell: number): void {
  appendFact(position, PIECE_PLACED | (piece << 8) | (kind << 16) | (cell << 24));
  setKind(position, piece, kind);
  putOnCell(position, piece, cell);
  if (isMovable(position, piece)) addMover(position, piece);
  toggleCellKey(position, piece, cell);
}

/** Gives a piece its kind: part of placing it, and all that is recorded of one captured before a position was built. */
export function setKind(position: Position, piece: number, kind: number): void {
  const { words } = position;
  words[INFO | piece] = (words[INFO | piece] & ~KIND) | kind;
  toggleKindKey(position, piece, kind);
}

/** A move to an empty cell, which only its frame holds. `ran` when the piece went further than one step. */
export function recordQuietMove(position: Position, piece: number, from: number, to: number, ran: boolean): void {
  const { words } = position;
  const learned = moveAndMark(position, piece, from, to, ran);
  words[frameAt(words[ACTIONS]) | ACTION] = packMoveAction(words[TURN], piece, from, to) | (learned << LEARNED_SHIFT);
}

/** The ACTION slot of a move, flags apart. */
export function packMoveAction(seat: number, piece: number, from: number, to: number): number {
  return from | (to << 8) | (piece << 16) | MOVE | (seat << ACTOR_SHIFT);
}

/** A piece goes to a cell that has become empty in this action. */
export function movePiece(position: Position, piece: number, from: number, to: number, ran: boolean): void {
  const learned = moveAndMark(position, piece, from, to, ran);
  appendFact(position, PIECE_MOVED | (ran ? FLAG : 0) | (learned >> FIRST_TIME_SHIFT) | (piece << 8) | (from << 16) | (to << 24));
}

/** Two pieces of one seat change places; both are now known to be movable. */
export function swapPieces(position: Position, one: number, other: number): void {
  const { words } = position;
  const learned = (words[INFO | one] & MOVED ? 0 : 64) | (words[INFO | other] & MOVED ? 0 : 128);
  appendFact(position, PIECES_SWAPPED | learned | (one << 8) | (other << 16));
  appendFact(position, SWAP_CELLS | (words[CELL | one] << 8) | (words[CELL | other] << 16));
  words[INFO | one] |= MOVED;
  words[INFO | other] |= MOVED;
  for (const piece of [one, other]) toggleCellKey(position, piece, words[CELL | piece]);
  swapCells(position, one, other);
  for (const piece of [one, other]) toggleCellKey(position, piece, words[CELL | piece]);
}

/** Returns what INFO learned. */
function moveAndMark(position: Position, piece: number, from: number, to: number, ran: boolean): number {
  const { words, rules } = position;
  const before = words[INFO | piece];
  words[INFO | piece] |= ran ? MOVED | RAN : MOVED;
  relocate(words, rules.tables, rules.degree, piece, from, to);
  toggleCellKey(position, piece, from);
  toggleCellKey(position, piece, to);
  return before ^ words[INFO | piece];
}

/** Two pieces are revealed in a battle with its outcome; the consequences are facts of their own. */
export function revealBattle(position: Position, attacker: number, defender: number, outcome: number): void {
  appendFact(position, PIECES_REVEALED | (attacker << 8) | (defender << 16) | (outcome << 24));
  markShown(position, attacker, ALL_SEATS);
  markShown(position, defender, ALL_SEATS);
}

/** The seats in the mask learn what a piece is. */
export function markShown(position: Position, piece: number, seats: number): void {
  const before = position.words[INFO | piece];
  const now = before | (seats << SHOWN_SHIFT);
  if (now === before) return;
  appendFact(position, SHOWN_MARKED | (piece << 8) | (((now ^ before) >> SHOWN_SHIFT) << 16));
  position.words[INFO | piece] = now;
}

export function capturePiece(position: Position, piece: number): void {
  const cell = position.words[CELL | piece];
  appendFact(position, PIECE_CAPTURED | (piece << 8) | (cell << 16));
  toggleCellKey(position, piece, cell);
  liftFromCell(position, piece, cell);
  position.words[INFO | piece] |= CAPTURED;
  if (isMovable(position, piece)) removeMover(position, piece);
  // The quiet count starts again with this turn (`countTurn`).
  position.words[frameAt(position.words[ACTIONS]) | QUIET] = -1;
}

/** A captured piece comes back under a handle that does not say which one it was; `captured` is NO_KIND for viewers who may not know. */
export function returnAsReserve(position: Position, piece: number, captured: number, cell: number, isOpen: boolean): void {
  appendFact(position, RESERVE_RETURNED | (isOpen ? FLAG : 0) | (piece << 8) | (captured << 16) | (cell << 24));
  const { words } = position;
  // In secret: the other seats go on counting it as captured.
  if (captured !== NO_KIND) words[INFO | captured] ^= isOpen ? CAPTURED | RETURNED : RETURNED;
  setKind(position, piece, captured === NO_KIND ? NO_KIND : words[INFO | captured] & KIND);
  putOnCell(position, piece, cell);
  if (isMovable(position, piece)) addMover(position, piece);
  toggleCellKey(position, piece, cell);
  if (isOpen) markShown(position, piece, ALL_SEATS);
  words[frameAt(words[ACTIONS]) | ACTION] |= ActionWord.RETURNED;
}

/**
 * Mixes pieces of one seat out of sight: each handle gets a kind and loses its marks, so that none carries an old secret to a new place. A shadow
 * of another viewer gets NO_KIND (view/knowledge/knowledge.ts).
 */
export function mixPieces(position: Position, seat: number, pieces: readonly number[], kinds: readonly number[]): void {
  pieces.forEach((piece, at) => {
    redealKind(position, piece, kinds[at]);
  });
  appendFact(position, PIECES_MIXED | (seat << 8));
}

function redealKind(position: Position, piece: number, kind: number): void {
  const { words } = position;
  const before = words[INFO | piece];
  const isStanding = words[CELL | piece] !== position.rules.board.offBoard;
  if (isStanding && isMovable(position, piece)) removeMover(position, piece);
  appendFact(position, SLOT_LOST | (piece << 8) | (words[SLOT | piece] << 16));
  // In a shadow that does not know its kind it is on no list, and may still be seen to move.
  words[SLOT | piece] = Offset.DUMMY_SLOT;
  const marks = ((before >> SHOWN_SHIFT) & ALL_SEATS) | ((before & (MOVED | RAN)) >> DEALT_MARKS_SHIFT);
  appendFact(position, KIND_DEALT | (piece << 8) | ((before & KIND_MASK) << 16) | ((kind & KIND_MASK) << 21) | (marks << 26));
  toggleKindKey(position, piece, before & KIND);
  words[INFO | piece] = (before & ~(KIND | MOVED | RAN | (ALL_SEATS << SHOWN_SHIFT))) | kind;
  toggleKindKey(position, piece, kind);
  if (isStanding && isMovable(position, piece)) addMover(position, piece);
}

/** A captured piece comes back under its own handle; openly where every viewer knows its kind. */
export function returnToBoard(position: Position, piece: number, cell: number, isOpen: boolean): void {
  const { words } = position;
  appendFact(position, SLOT_LOST | (piece << 8) | (words[SLOT | piece] << 16));
  appendFact(position, PIECE_RETURNED | (isOpen ? FLAG : 0) | (piece << 8) | (cell << 16));
  words[INFO | piece] &= ~CAPTURED;
  putOnCell(position, piece, cell);
  if (isMovable(position, piece)) addMover(position, piece);
  toggleCellKey(position, piece, cell);
}

/** A seat names what a piece is; the guess and whether it was right are public. */
export function recordGuess(position: Position, seat: number, piece: number, kind: number, isRight: boolean): void {
  appendFact(position, PIECE_GUESSED | (isRight ? FLAG : 0) | (piece << 8) | (kind << 16) | (seat << 24));
}

/** Gives the turn to a seat, in an edition that manages its turns itself. */
export function giveTurn(position: Position, seat: number): void {
  appendFact(position, TURN_GIVEN | (seat << 8));
  position.words[frameAt(position.words[ACTIONS]) | QUIET]++;
  position.words[TURN] = seat;
}

/** A seat in turn has nothing that could move. */
export function skipMoves(position: Position, seat: number): void {
  appendFact(position, MOVES_SKIPPED | (seat << 8));
}

/** A seat draws a lot, a piece of some kind; `isLast` when all seats of this draw have drawn. */
export function drawLot(position: Position, seat: number, kind: number, isLast: boolean): void {
  appendFact(position, LOT_DRAWN | (seat << 8) | (kind << 16) | ((isLast ? 1 : 0) << 24));
}

/** A seat leaves a game that goes on; `why` is a place in LEAVE_REASONS. */
export function recordLeaving(position: Position, seat: number, why: number): void {
  appendFact(position, SEAT_LEFT | (seat << 8) | (why << 16));
}

/** A seat does a deed, as the intent says (extension/deedCodec.ts). */
export function recordDeed(position: Position, seat: number, intent: number): void {
  appendFact(position, DEED_DONE | (seat << 8) | ((intent >>> DEED_SHIFT) << 16));
  appendFact(position, DEED_GIVEN | (intent << 8));
}

/** An attack begins whose battle is decided later; the attacker is now known to be movable, and perhaps to run. */
export function announceAttack(position: Position, attacker: number, defender: number, ran: boolean): void {
  const { words } = position;
  const before = words[INFO | attacker];
  words[INFO | attacker] |= ran ? MOVED | RAN : MOVED;
  const learned = (before ^ words[INFO | attacker]) >> FIRST_TIME_SHIFT;
  appendFact(position, ATTACK_ANNOUNCED | (ran ? FLAG : 0) | learned | (attacker << 8) | (defender << 16));
}

/** Shows a piece to some seats outside a battle; the word also holds whether every seat has seen it by now. */
export function showPiece(position: Position, piece: number, seats: number): void {
  const everybodyElse = ((1 << position.rules.seats.length) - 1) & ~(1 << seatOf(position, piece));
  const others = seats & everybodyElse;
  const seen = others | (position.words[INFO | piece] >> SHOWN_SHIFT);
  appendFact(position, PIECE_SHOWN | ((seen & everybodyElse) === everybodyElse ? FLAG : 0) | (piece << 8) | (others << 16));
  markShown(position, piece, others);
}

/** Reveals a piece to all; it lies open from now on, also in a game from memory. */
export function exposePiece(position: Position, piece: number): void {
  const isNew = (position.words[INFO | piece] & EXPOSED) === 0;
  appendFact(position, PIECE_EXPOSED | (isNew ? FLAG : 0) | (piece << 8));
  position.words[INFO | piece] |= EXPOSED;
  markShown(position, piece, ALL_SEATS);
}

/** The edition remembers a number of at most twenty bits. */
export function recordNote(position: Position, note: number, value: number): void {
  const before = position.words[NOTES | note];
  if (before === value) return;
  assert(value >= 0 && value < 1 << 20, 'a note is a small number');
  appendFact(position, NOTE_LOST | (note << 8) | (before << 12));
  appendFact(position, NOTED | (note << 8) | (value << 12));
  writeNote(position.words, note, value);
}

export function writeNote(words: Int32Array, note: number, value: number): void {
  toggleNoteKey(words, note, words[NOTES | note]);
  words[NOTES | note] = value;
  toggleNoteKey(words, note, value);
}

/** The cards of a pile have just been put into an order unknown to all. */
export function markShuffled(position: Position, pile: number): void {
  appendFact(position, PILE_SHUFFLED | (pile << 8));
}

/** `winners` is a mask of seats; 0 is a draw. */
export function endGame(position: Position, ending: number, winners: number): void {
  appendFact(position, GAME_ENDED | (ending << 8) | (winners << 16));
  position.words[RESULT] = ending | (winners << 8);
}

/** A seat has confirmed its deployment. */
export function confirmDeployment(position: Position, seat: number): void {
  appendFact(position, SEAT_DEPLOYED | (seat << 8));
}

/** Every seat is ready: the seat in turn begins. */
export function startGame(position: Position): void {
  appendFact(position, GAME_STARTED | (position.words[TURN] << 8));
}

/** Asks some seats a question, before those that wait already. */
export function askDecision(position: Position, type: number, seats: number, detail: number): void {
  assert(detail < 256 && position.words[DECISION_COUNT] < DECISIONS_MAX, 'the question fits the stack');
  const word = type | (seats << 8) | (detail << 16);
  appendFact(position, DECISION_ASKED | (word << 8));
  pushDecision(position.words, word);
}

/** Pushes a question onto the stack. */
export function pushDecision(words: Int32Array, word: number): void {
  const depth = words[DECISION_COUNT]++;
  words[DECISIONS + depth] = word;
  toggleDecisionKey(words, depth, word);
}

/** Pops the question on top. */
export function popDecision(words: Int32Array): void {
  const depth = --words[DECISION_COUNT];
  toggleDecisionKey(words, depth, words[DECISIONS + depth]);
}

/** Some seats have answered the decision on top; it closes when no answer is missing. */
export function closeDecision(position: Position, seats: number): void {
  const { words } = position;
  const top = DECISIONS + words[DECISION_COUNT] - 1;
  const left = words[top] & ~(seats << 8);
  const dropped = (left & 0xff00) === 0;
  appendFact(position, DECISION_CLOSED | (dropped ? DECISION_DROPPED : 0) | ((words[top] | (seats << ANSWERED_SHIFT)) << 8));
  popDecision(words);
  if (!dropped) pushDecision(words, left);
}

/**
 * The card at a place of one pile goes to the top or the bottom of another (or the same). The word holds the card, both piles, the place and,
 * in its topmost bit, whether it went to the bottom.
 */
export function moveCard(position: Position, from: number, place: number, to: number, end: 'top' | 'bottom'): void {
  const card = removeCard(position, from, place);
  const bottom = end === 'bottom' ? 128 : 0;
  appendFact(position, CARD_MOVED | (card << 8) | ((from | (to << 4)) << 16) | ((place | bottom) << 24));
  insertCard(position, to, bottom ? 0 : position.piles[to << PILE], card);
}

function appendFact(position: Position, word: number): void {
  const { words } = position;
  if (words[JOURNAL_LENGTH] === position.journal.length) {
    const longer = new Int32Array(position.journal.length * 2);
    longer.set(position.journal);
    position.journal = longer;
  }
  position.journal[words[JOURNAL_LENGTH]++] = word;
}

/** Lifts the card at a place out of a pile; those above it come down. */
export function removeCard(position: Position, pile: number, place: number): number {
  const { piles } = position;
  const at = (pile << PILE) + 1 + place;
  const card = piles[at];
  const end = (pile << PILE) + piles[pile << PILE]--;
  for (let next = at; next < end; next++) piles[next] = piles[next + 1];
  toggleCardKey(position.words, pile, card);
  return card;
}

/** Slides a card into a pile at a place; those above it go up. */
export function insertCard(position: Position, pile: number, place: number, card: number): void {
  const { piles } = position;
  const at = (pile << PILE) + 1 + place;
  for (let next = (pile << PILE) + ++piles[pile << PILE]; next > at; next--) piles[next] = piles[next - 1];
  piles[at] = card;
  toggleCardKey(position.words, pile, card);
}
