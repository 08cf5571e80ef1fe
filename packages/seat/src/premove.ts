/** A move chosen before its turn: it waits on this screen alone, and is made when the turn comes if all is still as the player saw it. Pure. */

import type { Cell, MoveIntent, PieceId, Rules, View } from '@flagfall/engine';
import { seenReach } from '@flagfall/engine';
import type { Moment } from './selection.ts';

export interface Premove {
  readonly move: MoveIntent;
  readonly piece: PieceId;
  /** Who stood where it goes; nobody, where it was free. */
  readonly target: Target | undefined;
}

interface Target {
  readonly piece: PieceId;
  /** What it was, as far as the player knew. */
  readonly kind: string | undefined;
}

/** A premove, or the piece that is chosen for one. */
export interface PremoveSelection {
  readonly chosen?: Cell | undefined;
  readonly premove?: Premove | undefined;
}

/** A piece is chosen, then where it goes; the premove itself is tapped away. Undefined where the tap means nothing, which ends what was chosen. */
export function tapPremove(rules: Rules, { chosen, premove }: PremoveSelection, cell: Cell, moment: Moment): PremoveSelection | undefined {
  const { view, seat } = moment;
  const isOwn = view.pieces.some((piece) => piece.cell === cell && piece.seat === seat);
  const isPremove = cell === premove?.move.from || cell === premove?.move.to;
  const isTarget = chosen !== undefined && premoveTargets(rules, view, chosen).includes(cell);
  if (!isOwn && !isPremove && !isTarget) return undefined;
  return {
    premove: isTarget ? premoveTo(view, chosen, cell) : undefined,
    chosen: isOwn && !isPremove && cell !== chosen ? cell : undefined,
  };
}

/** Where a piece could go as the board stands, from what the seat sees alone. */
export function premoveTargets(rules: Rules, view: View, from: Cell): readonly Cell[] {
  const piece = view.pieces.find(({ cell }) => cell === from);
  return piece === undefined ? [] : seenReach(rules, view, piece);
}

function premoveTo(view: View, from: Cell, to: Cell): Premove | undefined {
  const piece = standingOn(view, from)?.piece;
  return piece === undefined ? undefined : { move: { type: 'move', from, to }, piece, target: standingOn(view, to) };
}

/** Whether the piece is where it was, and goes to whom it went: nobody attacks by accident somebody who has come in between, or turned out to be stronger. */
export function isPremoveValid({ move, piece, target }: Premove, view: View): boolean {
  const now = standingOn(view, move.to);
  return standingOn(view, move.from)?.piece === piece && now?.piece === target?.piece && now?.kind === target?.kind;
}

/** Whether it can be made now. */
export function canPlayPremove(premove: Premove, view: View): boolean {
  const { from, to } = premove.move;
  return isPremoveValid(premove, view) && view.moves.some((offered) => offered.from === from && offered.to === to);
}

function standingOn({ pieces }: View, cell: Cell): Target | undefined {
  const standing = pieces.find((piece) => piece.cell === cell);
  return standing && { piece: standing.piece, kind: standing.known ? standing.kind : undefined };
}
