// The two powers that do not move their piece: clairvoyance (CWS-10, CWS-11) and remote attack (CWS-30, CWS-31).

import { rankOf } from '../../battle.ts';
import { canMove, cellAt, columnOf, isOnBoard, rowOf } from '../../board.ts';
import type { CountedTurn, SpecialPiece, SpecialState } from '../turns.ts';
import { capture, flagWon, show, standingOn } from '../turns.ts';
import type { NaiveSpecial } from '../types.ts';
import { fightsAs, hasClairvoyance, hasRemoteAttack } from './kinds.ts';

/** CWS-10: enemies at most two steps away, round a corner too. */
export function clairvoyanceTargets(state: SpecialState, piece: SpecialPiece): readonly SpecialPiece[] {
  if (!hasClairvoyance(piece)) return [];
  return enemiesWithinTwoSteps(state, piece);
}

/** CWS-30: enemies one or two squares away in a straight line. */
export function remoteTargets(state: SpecialState, piece: SpecialPiece): readonly SpecialPiece[] {
  if (!hasRemoteAttack(state, piece)) return [];
  return enemiesWithinTwoSteps(state, piece).filter(
    (target) => columnOf(target.cell) === columnOf(piece.cell) || rowOf(target.cell) === rowOf(piece.cell),
  );
}

export function look(state: SpecialState, piece: SpecialPiece, target: SpecialPiece): SpecialState {
  return show(state, [piece, target]);
}

/** CWS-30, CWS-31, U-41, U-43: a lower rank falls, a base falls if the option allows it, and no other piece falls. */
export function remoteAttack(
  state: SpecialState,
  piece: SpecialPiece,
  target: SpecialPiece,
  finish: (after: SpecialState, deed: CountedTurn) => NaiveSpecial,
): NaiveSpecial {
  const seen = show(state, [piece, target]);
  if (target.kind === 'flag' && state.options.remoteCapturesBase !== 'off') return flagWon(capture(seen, [target]), piece.seat);
  const falls = canMove(target.kind) && rankOf(fightsAs(target)) < rankOf(fightsAs(piece));
  return finish(falls ? capture(seen, [target]) : seen, 'other');
}

function enemiesWithinTwoSteps(state: SpecialState, piece: SpecialPiece): readonly SpecialPiece[] {
  return state.pieces.filter(
    (target) => target.seat !== piece.seat && distance(piece.cell, target.cell) <= 2 && isWayOpen(state, piece.cell, target.cell),
  );
}

/** U-42: nothing blocks by default. With remoteBlocked one of the squares between the two must be free, if there are any. */
function isWayOpen(state: SpecialState, from: string, to: string): boolean {
  if (state.options.remoteBlocked !== 'on' || distance(from, to) < 2) return true;
  return squaresBetween(from, to).some((cell) => isOnBoard(state.rules, cell) && standingOn(state, cell) === undefined);
}

/** For two squares two steps apart: the one in the middle, or the two corners. */
function squaresBetween(from: string, to: string): readonly string[] {
  const isStraight = columnOf(from) === columnOf(to) || rowOf(from) === rowOf(to);
  if (isStraight) return [cellAt((columnOf(from) + columnOf(to)) / 2, (rowOf(from) + rowOf(to)) / 2)];
  return [cellAt(columnOf(from), rowOf(to)), cellAt(columnOf(to), rowOf(from))];
}

function distance(from: string, to: string): number {
  return Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to));
}
