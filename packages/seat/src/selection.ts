/** The selection: a piece, a deed half chosen, a move that waits to be confirmed, or a premove. Pure: each tap leads to another selection. */

import {
  type Board,
  type Cell,
  type IntentStep,
  isAnsweringQuestion,
  type MoveIntent,
  type PieceId,
  type Rules,
  type Seat,
  type View,
  visibleReach,
} from '@flagfall/engine';
import {
  advanceChoice,
  attackChoice,
  type Choice,
  openingChoice,
  type PlayIntent,
  previousChoice,
  stageOf,
  stepAt,
  WHOLE_CHOICE,
} from './choice.ts';

export interface Selection {
  /** The own piece that moves to the cell tapped next. */
  readonly chosen?: Cell | undefined;
  readonly choice?: Choice | undefined;
  /** An intent that waits to be confirmed. */
  readonly pending?: PlayIntent | undefined;
}

/** What a player sees in their turn. */
export interface ActingView {
  readonly view: View;
  readonly seat: Seat;
}

export interface SelectionRules {
  readonly board: Board;
  /** Whether an intent has to be confirmed. */
  readonly mustConfirm: boolean;
}

export interface Selected {
  readonly selection: Selection;
  /** The intent to send now. */
  readonly intent?: PlayIntent;
  /** Nothing was selected, and the cell has no piece of the player, so the tap does nothing. */
  readonly isIdle?: true;
}

/** What a person can do with it. */
export type SelectionAct =
  | { readonly type: 'tap'; readonly cell: Cell }
  /** A piece was dragged to a cell. */
  | { readonly type: 'drop'; readonly from: Cell; readonly to: Cell }
  /** A step of the choice, from a menu. */
  | { readonly type: 'step'; readonly step: IntentStep }
  /** Begins a deed: of the piece on a cell, or without a piece. */
  | { readonly type: 'deed'; readonly step: IntentStep; readonly cell?: Cell | undefined }
  | { readonly type: 'confirm' }
  /** One step back, if there is one. An intent that waits to be confirmed is dropped; the steps that led to it stay. */
  | { readonly type: 'back' };

/** The view is new: a half-made selection ends, and a question opens. */
export function openSelection(view: View | undefined): Selection {
  return { choice: view === undefined ? undefined : openingChoice(view) };
}

export function select(selection: Selection, act: SelectionAct, moment: ActingView, rules: SelectionRules): Selected {
  switch (act.type) {
    case 'tap':
      return tapCell(selection, act.cell, moment, rules);
    case 'drop':
      return tapCell(selection.choice === undefined ? { ...selection, chosen: act.from } : selection, act.to, moment, rules);
    case 'step':
      return takeStep(selection, selection.choice ?? WHOLE_CHOICE, act.step, moment, rules);
    case 'deed':
      return takeStep(selection, choiceOf(act.cell), act.step, moment, rules);
    case 'confirm':
      return selection.pending === undefined ? { selection } : { selection: {}, intent: selection.pending };
    case 'back':
      return { selection: stepBack(selection, moment.view) };
  }
}

export function tapCell({ chosen, choice }: Selection, cell: Cell, moment: ActingView, rules: SelectionRules): Selected {
  const { view } = moment;
  const stage = choice === undefined ? undefined : stageOf(view, choice);
  const step = stage?.isOnBoard ? stepAt(stage, cell, rules.board) : undefined;
  if (step !== undefined && choice !== undefined) return takeStep({ chosen, choice }, choice, step, moment, rules);
  return isAnsweringQuestion(view) ? { selection: { chosen, choice } } : tapFreely(chosen, cell, moment, rules);
}

function takeStep(
  { chosen, choice }: Selection,
  from: Choice,
  step: IntentStep,
  { view }: ActingView,
  { mustConfirm }: SelectionRules,
): Selected {
  const taken = advanceChoice(view, from, step);
  if ('choice' in taken) return { selection: { chosen, choice: taken.choice } };
  const { intent } = taken;
  return mustConfirm ? { selection: { chosen, choice, pending: intent } } : { selection: {}, intent };
}

function choiceOf(cell: Cell | undefined): Choice {
  return cell === undefined ? WHOLE_CHOICE : { scope: { type: 'piece', cell, isEnemy: false }, path: [] };
}

function stepBack({ chosen, choice, pending }: Selection, view: View): Selection {
  if (pending !== undefined) return { chosen, choice };
  if (choice === undefined) return {};
  const earlier = previousChoice(choice);
  // Without a question the first step is chosen beside the board.
  const isOpen = earlier !== undefined && earlier.path.length > 0;
  return { chosen, choice: isOpen ? earlier : openSelection(view).choice };
}

function tapFreely(chosen: Cell | undefined, cell: Cell, { view, seat }: ActingView, { mustConfirm }: SelectionRules): Selected {
  const piece = view.pieces.find((standing) => standing.cell === cell);
  if (piece?.seat === seat) return { selection: { chosen: chosen === cell ? undefined : cell } };
  if (chosen === undefined) return { selection: {}, isIdle: true };
  const intent: MoveIntent = { type: 'move', from: chosen, to: cell };
  const isOffered = view.moves.some((offered) => offered.from === chosen && offered.to === cell);
  // An intent that is not offered is sent all the same: the table says why not.
  if (!isOffered) return { selection: {}, intent };
  const choice = piece === undefined ? undefined : attackChoice(view, chosen, cell);
  if (choice !== undefined) return { selection: { chosen, choice } };
  return mustConfirm ? { selection: { chosen, pending: intent } } : { selection: { chosen }, intent };
}

/** A premove waits on this screen alone, and is played when the turn comes if the board is still as the player saw it. */
export interface Premove {
  readonly move: MoveIntent;
  readonly piece: PieceId;
  /** The piece on its target; undefined if the cell was empty. */
  readonly target: Target | undefined;
}

interface Target {
  readonly piece: PieceId;
  /** Its kind, as far as the player knew. */
  readonly kind: string | undefined;
}

/** A premove, or the piece selected for one. */
export interface PremoveSelection {
  readonly chosen?: Cell | undefined;
  readonly premove?: Premove | undefined;
}

/** A tap selects a piece, then its target; a tap on the premove cancels it. Undefined where the tap means nothing, which ends the selection. */
export function tapPremove(
  rules: Rules,
  { chosen, premove }: PremoveSelection,
  cell: Cell,
  moment: ActingView,
): PremoveSelection | undefined {
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

/** Where a piece could go on the present board, from what the seat sees alone. */
export function premoveTargets(rules: Rules, view: View, from: Cell): readonly Cell[] {
  const piece = view.pieces.find(({ cell }) => cell === from);
  return piece === undefined ? [] : visibleReach(rules, view, piece);
}

function premoveTo(view: View, from: Cell, to: Cell): Premove | undefined {
  const piece = standingOn(view, from)?.piece;
  return piece === undefined ? undefined : { move: { type: 'move', from, to }, piece, target: standingOn(view, to) };
}

/** Whether the piece is where it was and its target is unchanged: a premove never attacks a piece that arrived later or turned out to be stronger. */
export function isPremoveValid({ move, piece, target }: Premove, view: View): boolean {
  const now = standingOn(view, move.to);
  return standingOn(view, move.from)?.piece === piece && now?.piece === target?.piece && now?.kind === target?.kind;
}

/** Whether it can be played now. */
export function canPlayPremove(premove: Premove, view: View): boolean {
  const { from, to } = premove.move;
  return isPremoveValid(premove, view) && view.moves.some((offered) => offered.from === from && offered.to === to);
}

function standingOn({ pieces }: View, cell: Cell): Target | undefined {
  const standing = pieces.find((piece) => piece.cell === cell);
  return standing && { piece: standing.piece, kind: standing.known ? standing.kind : undefined };
}
