/**
 * Positions of a game in which the right idea is known afterwards: a top piece was lost for little, or a flag that could be defended was captured. The wrong
 * moves are computed from the truth; the player who is asked sees only what its seat saw. For boards with two seats and without powers and cards.
 */

import {
  actionCount,
  actionsSince,
  type GameEvent,
  isRunning,
  type MoveIntent,
  type PieceId,
  type Position,
  pieceOn,
  type Rules,
  rewind,
  SEATS,
  type Seat,
  seatOf,
} from '@flagfall/engine';
import { hasMoved, shownTo } from '@flagfall/engine/edition';
import { clonePosition, decodeMove, intentsMax, listIntents, play } from '@flagfall/engine/internal';
import { outcomeOf } from '../arena/contestants/styles/knownBoard.ts';

export const IDEAS = ['retaken', 'spy', 'bomb', 'flag'] as const;
/**
 * `retaken`: a marshal or general captures a lesser piece and is captured at once. `spy`: a revealed marshal stays within reach of the spy. `bomb`: a marshal or
 * general attacks a piece that never moved, and it is a bomb. `flag`: the flag can be captured with the next move, and could be saved.
 */
export type Idea = (typeof IDEAS)[number];

export interface KnownPosition {
  /** The number of actions before it. */
  readonly action: number;
  readonly seat: Seat;
  readonly idea: Idea;
  /** The wrong moves; every other move is right. */
  readonly avoid: readonly string[];
}

/** The two highest ranks. */
const TOP = 2;
/** A capture of the next rank is a fair exchange. */
const LOSS = 2;

type Battle = Extract<GameEvent, { readonly type: 'piecesRevealed' }>;

/** Finds all such positions in a game. */
export function ideasIn(game: Position): readonly KnownPosition[] {
  const { rules } = game;
  if (rules.extension !== undefined || rules.seats.length !== 2 || !rules.board.isGrid) return [];
  const battles = actionsSince(game, 0).map((events) => events.find((event) => event.type === 'piecesRevealed'));
  const position = clonePosition(game);
  const found: KnownPosition[] = [];
  for (let action = battles.length - 1; action > rules.seats.length; action--) {
    const battle = battles[action];
    if (battle === undefined) continue;
    rewind(position, action);
    const one = mistakeAt(position, battle) ?? mistakeBefore(position, battle, battles[action - 1], action);
    if (one !== undefined && one.avoid.length < movesOf(position).length) found.push(one);
  }
  return found.reverse();
}

/** The attack itself was wrong; the position is the one before it. */
function mistakeAt(position: Position, { attacker, defender, outcome }: Battle): KnownPosition | undefined {
  const { rules } = position;
  const isLost = outcome === 'defenderWins' || outcome === 'bothCaptured';
  const isBomb = !isPrize(rules, defender.kind) && kindNamed(rules, defender.kind).moves === 'never';
  const wasHidden = (shownTo(position, defender.piece) & (1 << seatOf(position, attacker.piece))) === 0;
  if (!isLost || !isBomb || !wasHidden || !isTop(rules, attacker.kind) || hasMoved(position, defender.piece)) return undefined;
  return known(position, 'bomb', [attackText(position, attacker.piece, defender.piece)]);
}

/** The move before was wrong: the position goes back by one action. */
function mistakeBefore(position: Position, battle: Battle, before: Battle | undefined, action: number): KnownPosition | undefined {
  const { rules } = position;
  const { attacker, defender, outcome } = battle;
  if (outcome !== 'attackerWins') return undefined;
  const isShown = shownTo(position, defender.piece) !== 0;
  rewind(position, action - 1);
  const loser = seatOf(position, defender.piece);
  if (SEATS.indexOf(known(position, 'flag', []).seat) !== loser) return undefined;
  const falls = (move: number): boolean => canTake(position, move, attacker.piece, defender.piece);
  if (isPrize(rules, defender.kind)) return known(position, 'flag', wrongMoves(position, falls));
  if (!isTop(rules, defender.kind) || !isShown) return undefined;
  const isRetaken =
    before?.attacker.piece === defender.piece &&
    before.outcome === 'attackerWins' &&
    rankOf(rules, before.defender.kind) + LOSS <= rankOf(rules, defender.kind);
  if (isRetaken) return known(position, 'retaken', [attackText(position, before.attacker.piece, before.defender.piece)]);
  const wasShown = shownTo(position, defender.piece) !== 0;
  const isSpy =
    rankOf(rules, attacker.kind) < rankOf(rules, defender.kind) && outcomeOf(rules, attacker.kind, defender.kind) === 'attackerWins';
  return isSpy && wasShown ? known(position, 'spy', wrongMoves(position, falls)) : undefined;
}

function known(position: Position, idea: Idea, avoid: readonly string[]): KnownPosition {
  const [move] = movesOf(position);
  return { action: actionCount(position), seat: SEATS[seatOf(position, pieceOn(position, move & 255))], idea, avoid };
}

function wrongMoves(position: Position, isWrong: (move: number) => boolean): readonly string[] {
  return movesOf(position)
    .filter(isWrong)
    .map((move) => moveText(decodeMove(position.rules.board, move)));
}

/** Whether after a move one piece can take another at once. */
function canTake(position: Position, move: number, taker: PieceId, taken: PieceId): boolean {
  const before = actionCount(position);
  play(position, move);
  const takes =
    isRunning(position) &&
    movesOf(position).some((reply) => pieceOn(position, reply & 255) === taker && pieceOn(position, reply >>> 8) === taken);
  rewind(position, before);
  return takes;
}

function movesOf(position: Position): readonly number[] {
  const moves = new Int32Array(intentsMax(position));
  return [...moves.subarray(0, listIntents(position, moves))];
}

export function moveText({ from, to }: MoveIntent): string {
  return `${from}-${to}`;
}

function attackText(position: Position, attacker: PieceId, defender: PieceId): string {
  const attack = movesOf(position).find((move) => pieceOn(position, move & 255) === attacker && pieceOn(position, move >>> 8) === defender);
  return attack === undefined ? '' : moveText(decodeMove(position.rules.board, attack));
}

function kindNamed(rules: Rules, id: string): Rules['kinds'][number] {
  return rules.kinds.find((kind) => kind.id === id)!;
}

function isPrize(rules: Rules, id: string): boolean {
  return kindNamed(rules, id).prize === true;
}

function rankOf(rules: Rules, id: string): number {
  return kindNamed(rules, id).rank ?? 0;
}

function isTop(rules: Rules, id: string): boolean {
  const higher = rules.kinds.filter((kind, number) => rules.army[number] > 0 && (kind.rank ?? 0) > rankOf(rules, id));
  return rankOf(rules, id) > 0 && higher.length < TOP;
}
