/** Checks each field of a snapshot from outside. No field may be larger than in a real game, so that a hostile one cannot make us allocate. */

import type { Decks } from '../../position/decks.ts';
import { DecisionType, ENDINGS, Offset, PILE_SHIFT, PieceInfo, pieceCountIn, seatOfHandle } from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { cardFor } from './shadowFrom.ts';
import { ABSENT, INFO_MARKS_SHIFT, type SnapshotFields } from './snapshot.ts';

/** A history that long takes a few megabytes. */
const ACTIONS_MAX = 100_000;
const NOTE_MAX = (1 << 20) - 1;
const CARDS_MAX = (1 << PILE_SHIFT) - 1;
const QUESTIONS_MAX = Offset.NOTES - Offset.DECISIONS;
const MARKS_MAX = (PieceInfo.EXPOSED * 2 - 1) >> INFO_MARKS_SHIFT;
const CAPTURED = PieceInfo.CAPTURED >> INFO_MARKS_SHIFT;

/** The fields as they came. */
type UncheckedFields = { readonly [name in keyof SnapshotFields]?: unknown };

/** The first impossible field; each check may rely on those before it. */
export function wrongField(rules: Rules, given: UncheckedFields): keyof SnapshotFields | undefined {
  const { actions, marks } = given;
  const checks: { readonly [name in keyof Required<SnapshotFields>]: (value: unknown) => boolean } = {
    viewer: (value) => value === 'audience' || rules.seats.some((seat) => seat === value),
    actions: (value) => isIn(value, 0, ACTIONS_MAX),
    turn: (value) => isIn(value, 0, rules.seats.length - 1),
    quiet: (value) => isIn(value, -1, NOTE_MAX),
    chase: (value) => isIn(value, 0, 2 ** 31 - 1) && isIn(actions, Math.max(value & 0xffff, value >> 16), ACTIONS_MAX),
    marks: (value) => areIn(value, pieceCountIn(rules), 0, MARKS_MAX),
    cells: (value) => areCells(value, marks, rules),
    kinds: (value) => areKinds(value, rules),
    turns: (value) => areTurns(value, actions, rules),
    questions: (value) => areQuestions(value, rules),
    notes: (value) => areIn(value, rules.extension?.notes.length ?? 0, 0, NOTE_MAX),
    piles: (value) => arePiles(value, rules.decks),
    returns: (value) => areReturns(value, rules),
    mixing: (value) => value === undefined || (rules.hasBags && isMixing(value, rules)),
    result: (value) => value === undefined || isResult(value, rules),
  };
  const names = Object.keys(checks) as readonly (keyof SnapshotFields)[];
  return names.find((name) => !checks[name](given[name]));
}

function isIn(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function areNumbers(value: unknown, least: number, most: number): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => isIn(one, least, most));
}

function areIn(value: unknown, length: number, least: number, most: number): value is readonly number[] {
  return areNumbers(value, least, most) && value.length === length;
}

/** One piece a cell, none on an obstacle, and no captured one on the board. */
function areCells(value: unknown, marks: unknown, rules: Rules): boolean {
  const { board } = rules;
  const count = pieceCountIn(rules);
  if (!areIn(value, count, ABSENT, board.offBoard - 1) || !areIn(marks, count, 0, MARKS_MAX)) return false;
  const occupied = value.filter((cell) => cell !== ABSENT);
  const isFree = (cell: number, piece: number): boolean => cell === ABSENT || (!board.obstacle[cell] && !(marks[piece] & CAPTURED));
  return new Set(occupied).size === occupied.length && value.every(isFree);
}

/** No more of a kind than an army has. */
function areKinds(value: unknown, rules: Rules): boolean {
  const { kinds, army, armySize, seats } = rules;
  if (!areIn(value, pieceCountIn(rules), ABSENT, kinds.length - 1)) return false;
  return seats.every((_, seat) => {
    const own = value.slice(seat * armySize, (seat + 1) * armySize);
    return kinds.every((_kind, kind) => own.filter((one) => one === kind).length <= army[kind]);
  });
}

/** A move of a piece, a turn of a seat, or an answer; as many pieces came back as can. */
function areTurns(value: unknown, actions: unknown, rules: Rules): boolean {
  const { seats, board } = rules;
  if (!Array.isArray(value) || !isIn(actions, value.length, ACTIONS_MAX)) return false;
  const isTurn = (turn: unknown): boolean => {
    if (!areNumbers(turn, -1, 255) || turn.length === 2 || turn.length > 4) return false;
    const [piece, from, to, attack] = turn;
    if (turn.length < 3) return piece === undefined || piece < seats.length;
    return (
      isIn(piece, 0, pieceCountIn(rules) - 1) && isIn(from, 0, board.offBoard - 1) && isIn(to, 0, board.offBoard - 1) && (attack ?? 1) === 1
    );
  };
  return value.every(isTurn) && value.filter((turn) => turn[0] === -1).length <= seats.length;
}

/** The words of the stack; the deployment is asked for at its bottom. */
function areQuestions(value: unknown, { seats, extension }: Rules): boolean {
  const types = DecisionType.FIRST_QUESTION + (extension?.questions.length ?? 0);
  if (!areNumbers(value, 0, (1 << 24) - 1) || value.length > QUESTIONS_MAX) return false;
  return value.every((word, depth) => {
    const [type, asked] = [word & 255, (word >> 8) & 255];
    return (
      isIn(type, depth === 0 ? DecisionType.DEPLOY : DecisionType.FIRST_QUESTION, types - 1) && isIn(asked, 1, (1 << seats.length) - 1)
    );
  });
}

/** Every card of the game lies in one of the piles. */
function arePiles(value: unknown, decks: Decks | undefined): boolean {
  const isPile = (pile: unknown): boolean => areNumbers(pile, 0, decks?.cardKinds.length ?? 0) && pile.length <= CARDS_MAX;
  if (!Array.isArray(value) || value.length !== (decks?.piles.length ?? 0) || !value.every(isPile)) return false;
  if (decks === undefined) return true;
  const left = new Set(decks.kindByCard.keys());
  const places = (value as readonly (readonly number[])[]).flatMap((pile, number) => pile.map((kind) => ({ kind, number })));
  // Known cards first: any of those that are left will do for the others.
  for (const { kind, number } of places.toSorted((one, other) => Number(one.kind === 0) - Number(other.kind === 0))) {
    const card = cardFor(decks, number, kind, left);
    if (card === undefined) return false;
    left.delete(card);
  }
  return left.size === 0;
}

/** A piece that came back, and pieces of the army it belongs to. */
function areReturns(value: unknown, rules: Rules): boolean {
  const army = rules.armySize * rules.seats.length;
  const isReturn = (entry: unknown): boolean => {
    if (!areNumbers(entry, 0, pieceCountIn(rules) - 1)) return false;
    const [piece, ...candidates] = entry;
    return piece >= army && candidates.every((one) => one < army && seatOfHandle(rules, one) === seatOfHandle(rules, piece));
  };
  return Array.isArray(value) && value.length <= rules.seats.length && value.every(isReturn);
}

function isMixing(value: unknown, { armySize, seats, kinds }: Rules): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {
    origins,
    originKinds,
    handleKinds,
  }: { readonly origins?: unknown; readonly originKinds?: unknown; readonly handleKinds?: unknown } = value;
  const count = armySize * seats.length;
  return (
    areIn(origins, count, 0, 2 ** armySize - 1) && [originKinds, handleKinds].every((one) => areIn(one, count, 0, 2 ** kinds.length - 1))
  );
}

function isResult(value: unknown, { seats }: Rules): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { ending, winners }: { readonly ending?: unknown; readonly winners?: unknown } = value;
  const isGood = ENDINGS.some((known) => known === ending) && Array.isArray(winners);
  return isGood && winners.length === new Set(winners).size && winners.every((winner) => seats.some((seat) => seat === winner));
}
