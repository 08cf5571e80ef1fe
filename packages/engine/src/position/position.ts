/**
 * The whole truth of one game. Who writes to it:
 * - the recorders of facts (facts.ts), through boardState.ts and incrementalHash.ts, and `rewind`, which takes facts back;
 * - the turn (rules/turn.ts), which plays a move to an empty cell in one go, since its frame is its fact, and passes the turn;
 * - the turn memory in an action's frame (rules/turn.ts, rules/repetition.ts), which `rewind` leaves by stepping back a frame;
 * - code that makes a position which was not played from the start: newPosition, copyPosition, buildPosition.ts, replayEvents.ts (the seat that starts);
 * - assignKinds.ts, which fills in the blanks of a viewer's shadow or clears them. The truth has no blanks.
 * Editions, computers and hosts write nothing; they call these.
 *
 * Everything but the journal lives in one block of integers, `words`: one array to copy, and one array for the processor to keep at hand
 * (measured: half as fast again as an array for each field). Code outside the rules reads it through the functions below.
 * The block grows with the game, so read `position.words` again after opening an action.
 *
 * Pieces are numbered seat by seat in the order of their starting cells, so the number says nothing about the rank and serves as the public handle.
 */

import { assert, lowestBit } from '../basics.ts';
import type { Board } from '../board.ts';
import type { Rules } from '../rules/rules.ts';
import { SEATS } from '../seats.ts';

/*
 * Named numbers are exported as objects, and fast modules take local copies (`const { CELL } = Offset`): V8 folds a module's own constants into the
 * code, and loads imported ones from memory each time.
 */

export const CELLS_MAX = 128;
export const PIECES_MAX = 128;
/** Where a seat's list of runners begins in its part of MOVERS; a list holds one less. */
export const RUNNERS_START = 64;
export const ARMY_MAX = 63;

/**
 * Where things lie in `words`. Each part starts at a multiple of its size, so `PART | index` addresses it: an OR cannot overflow and needs
 * no check.
 */
export const Offset = {
  /** Per cell: EMPTY, OBSTACLE, or the piece plus `SEAT << seat`. */
  SQUARE: 0,
  /** Per piece: its cell, or `offBoard`. */
  CELL: 128,
  /** Per piece: see `Info`. */
  INFO: 256,
  /** Per piece that can move: its place in MOVERS. */
  SLOT: 384,
  /** `seat << 7 | cell`: a bit for each neighbour slot where the seat may go, an empty cell or an enemy; kept in step with SQUARE. */
  OPEN: 512,
  /** `seat << 7`: the cells of the seat's pieces that can move, dense; the steppers first, the runners from RUNNERS on. */
  MOVERS: 1024,
  /** `seat << 1`: how many steppers, how many runners. */
  COUNT: 1536,
  /** The seat in turn. */
  TURN: 1544,
  /** RUNNING, or `ending | winners << 8`. */
  RESULT: 1545,
  /** How many actions (intents) have been played. */
  ACTIONS: 1546,
  JOURNAL_LENGTH: 1547,
  DECISION_COUNT: 1548,
  /** A piece without a place in MOVERS writes its cell here; it is never read. */
  DUMMY_SLOT: 1549,
  /** The part of the hash without pieces: cards, notes, questions; 0 at the start. Two words; a fact changes them, and taking it back restores them. */
  EXTRA_HASH: 1550,
  /** Decisions that wait on top of the ordinary "act", sixteen at most: `type | seats << 8 | detail << 16`, eight bits each. */
  DECISIONS: 1552,
  /** Small numbers that an edition with powers or cards remembers, sixteen at most and twenty bits each (extension/extension.ts). */
  NOTES: 1568,
  /** Frames, one for each action and one for the start: see `Frame`. */
  HISTORY: 1584,
} as const;

/** Words of SQUARE. */
export const SquareWord = { EMPTY: 0, SEAT: 256, OBSTACLE: 0x8000 } as const;

/**
 * A piece's INFO: `kind | seat << 8`, whether it moved, ran, was captured or has returned under another number, a bit for each seat that was
 * shown its kind, and whether it lies open for all.
 */
export const PieceInfo = {
  KIND: 255,
  SEAT_SHIFT: 8,
  MOVED: 1 << 12,
  RAN: 1 << 13,
  CAPTURED: 1 << 14,
  RETURNED: 1 << 15,
  SHOWN_SHIFT: 16,
  EXPOSED: 1 << 20,
} as const;

/** Every seat, one bit each. */
export const ALL_SEATS = (1 << SEATS.length) - 1;

/** The kind of a piece that is not deployed yet, or that a viewer does not know. */
export const NO_KIND = 255;

/**
 * Slots of a history frame. Frame n is the turn memory after n actions; to rewind is to step back to an earlier one.
 * STREAK, QUIET, CHASE and FORBIDDEN serve the repetition rules and the quiet limit (turn.ts, repetition.ts).
 * MARK is how long the journal was before the action (LENGTH), and above TURN_SHIFT the seat in turn then.
 */
export const Frame = {
  SIZE: 8,
  ACTION: 0,
  STREAK: 1,
  QUIET: 2,
  CHASE: 3,
  HASH_LOW: 4,
  HASH_HIGH: 5,
  FORBIDDEN: 6,
  JOURNAL_MARK: 7,
  LENGTH_MASK: (1 << 28) - 1,
  TURN_SHIFT: 28,
} as const;

/**
 * The ACTION slot: `from | to << 8 | piece << 16 | seat << SEAT_SHIFT`, with flags; an action that is no move has only the seat.
 * A move without ATTACK is a fact by itself (facts.ts); LEARNED_SHIFT leads from its topmost bits to the marks it set in INFO, MOVED and RAN.
 * MID_TURN marks an answer in the middle of a turn, past which the turn memory looks, and RETURNED one that brought a piece back.
 */
export const ActionWord = { RETURNED: 1, MOVE: 1 << 24, ATTACK: 1 << 25, SEAT_SHIFT: 26, LEARNED_SHIFT: 16, MID_TURN: 1 << 31 } as const;

/** A pile of cards takes `1 << PILE_SHIFT` words (cards.ts). */
export const PILE_SHIFT = 6;

/** How games end; a position stores the place in this list. */
export const ENDINGS = [
  'flagCaptured',
  'immobile',
  'bothImmobile',
  'quietLimit',
  'resigned',
  'agreed',
  'outOfTime',
  'abandoned',
  'turnLimit',
  'lengthLimit',
] as const;
export type Ending = (typeof ENDINGS)[number];
/** Why a seat can leave a game that goes on without it. */
export const LEAVE_REASONS = ['resigned', 'outOfTime', 'abandoned'] as const satisfies readonly Ending[];
export type LeaveReason = (typeof LEAVE_REASONS)[number];
export const NOT_ENDED = -1;

/** The decision types the engine knows itself; the questions of an edition are numbered from FIRST_QUESTION on. */
export const DecisionType = { DEPLOY: 1, FIRST_QUESTION: 2 } as const;

const { SQUARE, OPEN, CELL, INFO, TURN, RESULT, ACTIONS, JOURNAL_LENGTH, DECISION_COUNT, DECISIONS, EXTRA_HASH, HISTORY } = Offset;
const { EMPTY, OBSTACLE } = SquareWord;
const { SIZE, ACTION } = Frame;
const { SEAT_SHIFT } = ActionWord;
/** From a word of SQUARE to its seats: `Square.SEAT` is their first bit. */
const SEATS_SHIFT = 8;
/** Multiplied by the seat in turn for the hash; any odd number will do. */
const TURN_KEY = 0x9e3779b1;
const SEAT_OR_MID_TURN = 3 | (1 << (31 - SEAT_SHIFT));

const NO_PILES = new Int32Array(0);

export class Position {
  // `declare`: a field definition would first store undefined and cost the fields their fixed shape.
  declare readonly rules: Rules;
  declare words: Int32Array;
  /** Facts, in the order they happened (facts.ts). */
  declare journal: Int32Array;
  /** Piles of cards (cards.ts); empty in an edition without cards. */
  declare readonly piles: Int32Array;
  /** How many actions `words` has room for. */
  declare actionCapacity: number;

  constructor(rules: Rules) {
    this.rules = rules;
    this.actionCapacity = 255;
    this.words = new Int32Array(HISTORY + (this.actionCapacity + 1) * SIZE);
    this.journal = new Int32Array(1024);
    this.piles = rules.decks === undefined ? NO_PILES : rules.decks.initialPiles.slice();
  }

  /** The frames alone, for code that need not be fast. */
  get history(): Int32Array {
    return this.words.subarray(HISTORY);
  }
}

/** A game before deployment: every seat is asked to deploy. The first to act is given where the lot decides. */
export function newPosition(rules: Rules, starter: number = rules.starter): Position {
  assert(starter >= 0 && starter < rules.seats.length, 'the starter is a seat of the game');
  const position = new Position(rules);
  const { words } = position;
  const { board } = rules;
  for (let cell = 0; cell <= board.offBoard; cell++) words[SQUARE | cell] = board.obstacle[cell] ? OBSTACLE : EMPTY;
  for (let seat = 0; seat < rules.seats.length; seat++)
    for (let cell = 0; cell < board.offBoard; cell++) words[OPEN | (seat << 7) | cell] = openNeighboursAtStart(board, cell);
  for (let piece = 0; piece < pieceCount(position); piece++) {
    words[CELL | piece] = board.offBoard;
    words[INFO | piece] = NO_KIND | (seatOfHandle(rules, piece) << PieceInfo.SEAT_SHIFT);
    words[Offset.SLOT | piece] = Offset.DUMMY_SLOT;
  }
  words[TURN] = starter;
  words[RESULT] = NOT_ENDED;
  words[DECISIONS] = DecisionType.DEPLOY | (((1 << rules.seats.length) - 1) << 8);
  words[DECISION_COUNT] = 1;
  return position;
}

function openNeighboursAtStart(board: Board, cell: number): number {
  let open = 0;
  for (let slot = 0; slot < board.degree; slot++) if (!board.obstacle[board.neighbours[cell * board.degree + slot]]) open |= 1 << slot;
  return open;
}

/** Makes `target` equal to `source`; both must come from the same rules. */
export function copyPosition(source: Position, target: Position): void {
  const actions = source.words[ACTIONS];
  const facts = source.words[JOURNAL_LENGTH];
  ensureCapacity(target, actions);
  if (target.journal.length < facts) target.journal = new Int32Array(source.journal.length);
  target.words.set(source.words.subarray(0, HISTORY + (actions + 1) * SIZE));
  if (facts > 0) target.journal.set(source.journal.subarray(0, facts));
  if (source.piles.length > 0) target.piles.set(source.piles);
}

export function clonePosition(source: Position): Position {
  const copy = new Position(source.rules);
  copyPosition(source, copy);
  return copy;
}

/** Room for so many actions; grows by doubling, so in the long run play allocates nothing. */
export function ensureCapacity(position: Position, actions: number): void {
  if (actions <= position.actionCapacity) return;
  while (position.actionCapacity < actions) position.actionCapacity = position.actionCapacity * 2 + 1;
  const larger = new Int32Array(HISTORY + (position.actionCapacity + 1) * SIZE);
  larger.set(position.words);
  position.words = larger;
}

/** Pieces are numbered army by army, and after the armies come the reserves: one a seat where captured pieces can return. */
export function pieceCount(position: Position): number {
  return pieceCountIn(position.rules);
}

/** The same for rules without a position. */
export function pieceCountIn({ armySize, seats, hasReserveHandles }: Pick<Rules, 'armySize' | 'seats' | 'hasReserveHandles'>): number {
  return (armySize + (hasReserveHandles ? 1 : 0)) * seats.length;
}

export function seatOfHandle(rules: Rules, piece: number): number {
  const army = Math.floor(piece / rules.armySize);
  return army < rules.seats.length ? army : piece - rules.armySize * rules.seats.length;
}

/** The number under which a captured piece of the seat comes back. */
export function reserveHandleOf(rules: Rules, seat: number): number {
  return rules.armySize * rules.seats.length + seat;
}

/** The seat in turn. */
export function turnOf(position: Position): number {
  return position.words[TURN];
}

export function actionCount(position: Position): number {
  return position.words[ACTIONS];
}

/** The game is not over. */
export function isRunning(position: Position): boolean {
  return position.words[RESULT] === NOT_ENDED;
}

/** The seats that have not deployed yet, one bit each; that question lies at the bottom of the stack until all have answered it. */
export function undeployedSeats(position: Position): number {
  const { words } = position;
  const bottom = words[DECISIONS];
  return words[DECISION_COUNT] > 0 && (bottom & 255) === DecisionType.DEPLOY ? (bottom >> 8) & ALL_SEATS : 0;
}

/** Whether all seats are asked to deploy, and nothing else. */
export function isDeploying(position: Position): boolean {
  return questionOf(position) === DecisionType.DEPLOY;
}

/** The piece on a cell, or -1. */
export function pieceOn(position: Position, cell: number): number {
  const word = position.words[SQUARE | cell];
  return word === EMPTY || word === OBSTACLE ? -1 : word & 255;
}

/** The seats with a piece on a cell, one bit each: none or one. */
export function seatsOn(position: Position, cell: number): number {
  return (position.words[SQUARE | cell] >> SEATS_SHIFT) & ALL_SEATS;
}

/** A bit for each neighbour of a cell, in their order, without a piece of the seat on it. */
export function openNeighbours(position: Position, seat: number, cell: number): number {
  return position.words[OPEN | (seat << 7) | cell];
}

/** The cell of a piece, or the board's `offBoard`. */
export function cellOf(position: Position, piece: number): number {
  return position.words[CELL | piece];
}

export function kindOf(position: Position, piece: number): number {
  return position.words[INFO | piece] & PieceInfo.KIND;
}

export function seatOf(position: Position, piece: number): number {
  return (position.words[INFO | piece] >> PieceInfo.SEAT_SHIFT) & 3;
}

export function hasMoved(position: Position, piece: number): boolean {
  return (position.words[INFO | piece] & PieceInfo.MOVED) !== 0;
}

export function hasRun(position: Position, piece: number): boolean {
  return (position.words[INFO | piece] & PieceInfo.RAN) !== 0;
}

export function isCaptured(position: Position, piece: number): boolean {
  return (position.words[INFO | piece] & PieceInfo.CAPTURED) !== 0;
}

/** Captured once, and back on the board under another number; where that was done in secret, it still counts as captured. */
export function hasReturned(position: Position, piece: number): boolean {
  return (position.words[INFO | piece] & PieceInfo.RETURNED) !== 0;
}

/** Lying open for all, also where the game is played from memory. */
export function isExposed(position: Position, piece: number): boolean {
  return (position.words[INFO | piece] & PieceInfo.EXPOSED) !== 0;
}

/** The seats that were shown what a piece is, one bit each. */
export function shownTo(position: Position, piece: number): number {
  return (position.words[INFO | piece] >> PieceInfo.SHOWN_SHIFT) & ALL_SEATS;
}

/** Turns since the last capture. While a turn with a capture waits for an answer, its frame says -1. */
export function quietPlies(position: Position): number {
  return Math.max(0, position.words[frameAt(position.words[ACTIONS]) | Frame.QUIET]);
}

/** Where a frame lies in `words`: a multiple of eight, so `frame | slot` addresses it. */
export function frameAt(action: number): number {
  return (HISTORY + (action << 3)) | 0;
}

/** The latest frame up to `frame` that is a turn of the seat, or the first; frames as `frameAt` gives them. */
export function lastFrameOf(words: Int32Array, seat: number, frame: number): number {
  let own = frame;
  while (own > HISTORY && ((words[own | ACTION] >> SEAT_SHIFT) & SEAT_OR_MID_TURN) !== seat) own = (own - SIZE) | 0;
  return own;
}

/** A number the edition remembers. */
export function noteOf(position: Position, note: number): number {
  return position.words[Offset.NOTES | note];
}

/** The type of the pending question, or 0 when the seat in turn simply acts. */
export function questionOf(position: Position): number {
  const count = position.words[DECISION_COUNT];
  return count === 0 ? 0 : position.words[DECISIONS + count - 1] & 255;
}

/** The detail of the pending question. */
export function questionDetail({ words }: Position): number {
  return words[DECISION_COUNT] === 0 ? 0 : (words[DECISIONS + words[DECISION_COUNT] - 1] >> 16) & 255;
}

/** Whether the game waits for the answer to a question. */
export function isAsking(position: Position): boolean {
  return position.words[DECISION_COUNT] > 0;
}

/** All pending questions, the latest last. */
export function questionsOf({ words }: Position): readonly { readonly type: number; readonly seats: number }[] {
  return Array.from(words.subarray(DECISIONS, DECISIONS + words[DECISION_COUNT]), (word) => ({
    type: word & 255,
    seats: (word >> 8) & ALL_SEATS,
  }));
}

/** The seats to act, one bit each. */
export function awaitedSeats(position: Position): number {
  const count = position.words[DECISION_COUNT];
  return count === 0 ? 1 << position.words[TURN] : (position.words[DECISIONS + count - 1] >> 8) & ALL_SEATS;
}

/** The seat that acts next: where several are asked at once, the first of them. */
export function actorOf(position: Position): number {
  return lowestBit(awaitedSeats(position));
}

/** 64 bits as two words. */
export interface Hash {
  readonly low: number;
  readonly high: number;
}

/** The hash of kinds, cells, the seat in turn, cards, notes and questions. Repetition memory is not in it. */
export function hashOf({ words }: Position): Hash {
  const frame = frameAt(words[ACTIONS]);
  return combineHash(words[frame | Frame.HASH_LOW], words[frame | Frame.HASH_HIGH], words, words[TURN]);
}

/** The hash of pieces, cards, notes and questions (SIDE), and the seat in turn. */
export function combineHash(low: number, high: number, words: Int32Array, seat: number): Hash {
  const turn = Math.imul(seat, TURN_KEY);
  return { low: low ^ words[EXTRA_HASH] ^ turn, high: high ^ words[EXTRA_HASH + 1] ^ ~turn };
}
