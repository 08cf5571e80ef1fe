/**
 * The latest turns, as far as repetition still looks at them: what a snapshot says of the past, and how a shadow remembers it again. Moves that no
 * rule looks at any more are told as turns without a move.
 */

import { bringsBack, chasePlies, datedMoves, movedIn } from '../arrange.ts';
import { Fact } from '../factWords.ts';
import { Action, At, actionCount, Frame, frameAt, isAsking, ownFrame, type Position, seatOfHandle, turnOf } from '../position.ts';
import { settleForbidden, streakOf } from '../rules/repetition.ts';

/**
 * One action: a move is `[piece, from, to]`, an attack `[piece, from, to, 1]`, another turn `[seat]`; an answer in the middle of a turn is `[]`, and `[-1]`
 * when it brought a piece back.
 */
export type Turn = readonly number[];

/** A word of the journal that tells nothing. */
const FORGOTTEN = 0;
const ANSWER: Turn = [];
const RETURN: Turn = [-1];

export function isMove(turn: Turn): boolean {
  return turn.length >= 3;
}

export function isAttack(turn: Turn): boolean {
  return turn.length === 4;
}

/** The latest actions, oldest first: those that repetition looks at, and what lies between them. */
export function turnsOf(position: Position): readonly Turn[] {
  const { words, rules } = position;
  const latest = actionCount(position);
  const told = new Set(datedMoves(position).map(({ at }) => at));
  // A chase goes on from the last move, also when that has brought back a piece since; over a distance every move of its run is looked at again.
  if (rules.chaseRule)
    for (const at of lastTurns(words, latest, rules.chasesAtReach ? chasePlies(words, frameAt(latest)) : 1)) told.add(at);
  let first = latest + 1;
  for (const at of told) first = Math.min(first, at);
  const turns: Turn[] = [];
  for (let at = Math.max(1, first); at <= latest; at++) turns.push(turnAt(position, frameAt(at), told.has(at)));
  return turns;
}

function turnAt(position: Position, frame: number, isTold: boolean): Turn {
  const { words } = position;
  const action = words[frame | Frame.ACTION];
  const move = isTold ? movedIn(words, frame) : undefined;
  if (move !== undefined) return move.attack ? [move.piece, move.from, move.to, 1] : [move.piece, move.from, move.to];
  if (action & Action.PART) return bringsBack(position, frame) ? RETURN : ANSWER;
  return [(action >> Action.SEAT_SHIFT) & 3];
}

/** The numbers of so many actions that were turns, at least of one. */
function lastTurns(words: Int32Array, latest: number, count: number): readonly number[] {
  const turns: number[] = [];
  for (let at = latest; at >= 0 && turns.length < Math.max(1, count); at--)
    if (!(words[frameAt(at) | Frame.ACTION] & Action.PART)) turns.push(at);
  return turns;
}

/**
 * Writes the frames of the latest actions into a position whose pieces stand and whose number of actions is set. What came before them is not
 * remembered: nobody can rewind to it, and repetition does not look there.
 */
export function rememberTurns(position: Position, turns: readonly Turn[], quiet: number, chase: number): void {
  const { words, rules } = position;
  const latest = actionCount(position);
  const before = latest - turns.length;
  // Whoever looks for the turn of a seat before these finds one at once.
  for (let seat = 0; seat < rules.seats.length && before - seat > 0; seat++)
    words[frameAt(before - seat) | Frame.ACTION] = seat << Action.SEAT_SHIFT;
  for (const [at, turn] of turns.entries()) rememberTurn(position, frameAt(before + 1 + at), turn);
  const frame = frameAt(latest);
  words[frame | Frame.QUIET] = quiet;
  words[frame | Frame.CHASE] = chase;
  rememberHashes(position, turns);
  if (!isAsking(position)) settleForbidden(position, frame, ownFrame(words, turnOf(position), frame));
}

function rememberTurn(position: Position, frame: number, turn: Turn): void {
  const { words, journal, rules } = position;
  words[frame | Frame.MARK] = words[At.JOURNAL_LENGTH] | (turnOf(position) << Frame.TURN_SHIFT);
  if (isMove(turn)) {
    const [piece, from, to] = turn;
    const seat = seatOfHandle(rules, piece);
    words[frame | Frame.ACTION] =
      from | (to << 8) | (piece << 16) | (seat << Action.SEAT_SHIFT) | Action.MOVE | (isAttack(turn) ? Action.ATTACK : 0);
    words[frame | Frame.STREAK] = rules.countsStreaks ? streakOf(words, ownFrame(words, seat, frame - Frame.SIZE), piece, from, to) : 0;
  } else if (turn.length === 1 && turn[0] >= 0) words[frame | Frame.ACTION] = turn[0] << Action.SEAT_SHIFT;
  else {
    words[frame | Frame.ACTION] = Action.PART;
    // The recent moves end where a piece came back, which the journal tells (`bringsBack`); nobody reads the word otherwise.
    if (turn.length === 1) journal[words[At.JOURNAL_LENGTH]++] = Fact.PIECE_RETURNED;
  }
}

/** The hashes that the chase rule compares: those since the last action that was more than a move. */
function rememberHashes({ words, rules }: Position, turns: readonly Turn[]): void {
  let frame = frameAt(words[At.ACTIONS]);
  for (const turn of turns.toReversed()) {
    if (!isMove(turn) || isAttack(turn)) return;
    const [piece, from, to] = turn;
    const [left, reached] = [(piece << 8) | (from << 1), (piece << 8) | (to << 1)];
    for (const slot of [Frame.HASH_LOW, Frame.HASH_HIGH]) {
      const high = slot - Frame.HASH_LOW;
      words[(frame - Frame.SIZE) | slot] = words[frame | slot] ^ rules.tables[left | high] ^ rules.tables[reached | high];
    }
    frame -= Frame.SIZE;
  }
}

/** A shadow that is never rewound needs no facts but those that the turn memory looks at; the kinds in the others are not kept. */
export function forgetFacts({ journal, words }: Position): void {
  for (let at = words[At.JOURNAL_LENGTH] - 1; at >= 0 && journal[at] !== FORGOTTEN; at--)
    journal[at] = (journal[at] & Fact.TAG_MASK) === Fact.PIECE_RETURNED ? Fact.PIECE_RETURNED : FORGOTTEN;
}
