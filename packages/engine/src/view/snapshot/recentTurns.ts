/**
 * The latest turns, as far as the repetition rules need them: the only past in a snapshot. Moves that no rule needs any more are kept as turns without
 * a move.
 */

import { chasePlies, datedMoves, hasReturn, moveInFrame } from '../../position/buildPosition.ts';
import {
  ActionWord,
  actionCount,
  Frame,
  frameAt,
  isAsking,
  lastFrameOf,
  Offset,
  type Position,
  seatOfHandle,
  turnOf,
} from '../../position/position.ts';
import { streakOf, updateForbidden } from '../../rules/repetition.ts';

/**
 * One action: a move is `[piece, from, to]`, an attack `[piece, from, to, 1]`, another turn `[seat]`; an answer in the middle of a turn is `[]`, and `[-1]`
 * when it brought a piece back.
 */
export type RecentTurn = readonly number[];

/** A word of the journal without an event. */
const ERASED = 0;
const ANSWER: RecentTurn = [];
const RETURN: RecentTurn = [-1];

export function isMoveTurn(turn: RecentTurn): boolean {
  return turn.length >= 3;
}

export function isAttackTurn(turn: RecentTurn): boolean {
  return turn.length === 4;
}

/** The latest actions, oldest first: those that the repetition rules need, and all between them. */
export function recentTurns(position: Position): readonly RecentTurn[] {
  const { words, rules } = position;
  const latest = actionCount(position);
  const needed = new Set(datedMoves(position).map(({ at }) => at));
  // A chase goes on from the last move, even when a piece has come back since; over a distance every move of the pursuit is checked again.
  if (rules.chaseRule)
    for (const at of lastTurns(words, latest, rules.chasesAtReach ? chasePlies(words, frameAt(latest)) : 1)) needed.add(at);
  let first = latest + 1;
  for (const at of needed) first = Math.min(first, at);
  const turns: RecentTurn[] = [];
  for (let at = Math.max(1, first); at <= latest; at++) turns.push(turnAt(position, frameAt(at), needed.has(at)));
  return turns;
}

function turnAt(position: Position, frame: number, isTold: boolean): RecentTurn {
  const { words } = position;
  const action = words[frame | Frame.ACTION];
  const move = isTold ? moveInFrame(words, frame) : undefined;
  if (move !== undefined) return move.attack ? [move.piece, move.from, move.to, 1] : [move.piece, move.from, move.to];
  if (action & ActionWord.MID_TURN) return hasReturn(words, frame) ? RETURN : ANSWER;
  return [(action >> ActionWord.SEAT_SHIFT) & 3];
}

/** The numbers of so many actions that were turns, at least of one. */
function lastTurns(words: Int32Array, latest: number, count: number): readonly number[] {
  const turns: number[] = [];
  for (let at = latest; at >= 0 && turns.length < Math.max(1, count); at--)
    if (!(words[frameAt(at) | Frame.ACTION] & ActionWord.MID_TURN)) turns.push(at);
  return turns;
}

/**
 * Writes the frames of the latest actions into a position whose pieces stand and whose number of actions is set. What came before them is lost:
 * such a position cannot be rewound to it, and the repetition rules do not need it.
 */
export function restoreTurns(position: Position, turns: readonly RecentTurn[], quiet: number, chase: number): void {
  const { words, rules } = position;
  const latest = actionCount(position);
  const before = latest - turns.length;
  // A search for an earlier turn of a seat ends at once.
  for (let seat = 0; seat < rules.seats.length && before - seat > 0; seat++)
    words[frameAt(before - seat) | Frame.ACTION] = seat << ActionWord.SEAT_SHIFT;
  for (const [at, turn] of turns.entries()) restoreTurn(position, frameAt(before + 1 + at), turn);
  const frame = frameAt(latest);
  words[frame | Frame.QUIET] = quiet;
  words[frame | Frame.CHASE] = chase;
  restoreHashes(position, turns);
  if (!isAsking(position)) updateForbidden(position, frame, lastFrameOf(words, turnOf(position), frame));
}

function restoreTurn(position: Position, frame: number, turn: RecentTurn): void {
  const { words, rules } = position;
  words[frame | Frame.JOURNAL_MARK] = words[Offset.JOURNAL_LENGTH] | (turnOf(position) << Frame.TURN_SHIFT);
  if (isMoveTurn(turn)) {
    const [piece, from, to] = turn;
    const seat = seatOfHandle(rules, piece);
    words[frame | Frame.ACTION] =
      from | (to << 8) | (piece << 16) | (seat << ActionWord.SEAT_SHIFT) | ActionWord.MOVE | (isAttackTurn(turn) ? ActionWord.ATTACK : 0);
    words[frame | Frame.STREAK] = rules.hasTwoSquareRule
      ? streakOf(words, lastFrameOf(words, seat, frame - Frame.SIZE), piece, from, to)
      : 0;
  } else if (turn.length === 1 && turn[0] >= 0) words[frame | Frame.ACTION] = turn[0] << ActionWord.SEAT_SHIFT;
  else words[frame | Frame.ACTION] = ActionWord.MID_TURN | (turn.length === 1 ? ActionWord.RETURNED : 0);
}

/** The hashes that the chase rule compares: those since the last action that was not a plain move. */
function restoreHashes({ words, rules }: Position, turns: readonly RecentTurn[]): void {
  let frame = frameAt(words[Offset.ACTIONS]);
  for (const turn of turns.toReversed()) {
    if (!isMoveTurn(turn) || isAttackTurn(turn)) return;
    const [piece, from, to] = turn;
    const [left, reached] = [(piece << 8) | (from << 1), (piece << 8) | (to << 1)];
    for (const slot of [Frame.HASH_LOW, Frame.HASH_HIGH]) {
      const high = slot - Frame.HASH_LOW;
      words[(frame - Frame.SIZE) | slot] = words[frame | slot] ^ rules.tables[left | high] ^ rules.tables[reached | high];
    }
    frame -= Frame.SIZE;
  }
}

/** A shadow that is never rewound needs no facts; kinds in them are dropped. */
export function eraseFacts({ journal, words }: Position): void {
  for (let at = words[Offset.JOURNAL_LENGTH] - 1; at >= 0 && journal[at] !== ERASED; at--) journal[at] = ERASED;
}
