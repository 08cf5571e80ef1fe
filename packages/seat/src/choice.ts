/** Choosing what is no move, step by step: entries of a menu, or cells on the board. Pure: a view and a choice give what may come next. */

import { zonesOfTerritory } from '@flagfall/editions';
import {
  type Board,
  type Cell,
  type DeedIntent,
  isQuestion,
  type MoveIntent,
  nextSteps,
  type Scope,
  type Seat,
  type Step,
  type View,
  type Way,
  wayAt,
  waysOf,
} from '@flagfall/engine';

/** How far somebody has come in choosing. */
export interface Choice {
  readonly scope: Scope;
  readonly path: readonly Step[];
}

/** What is to be chosen next. */
export interface Stage {
  readonly ways: readonly Way[];
  readonly steps: readonly Step[];
  readonly isOnBoard: boolean;
}

/** What the table can be asked to play besides an army. */
export type PlayIntent = DeedIntent | MoveIntent;

export type Taken = { readonly choice: Choice } | { readonly intent: PlayIntent };

export const EVERYTHING: Choice = { scope: { type: 'all' }, path: [] };

export function stageOf(view: View, { scope, path }: Choice): Stage {
  const ways = waysOf(view, scope);
  const steps = nextSteps(ways, path);
  return { ways, steps, isOnBoard: steps.length > 0 && steps.every((step) => step.type === 'cell') };
}

/** A question opens by itself. */
export function openingChoice(view: View): Choice | undefined {
  return isQuestion(view) && view.deeds.length > 0 ? EVERYTHING : undefined;
}

/** What can be done with a piece besides moving it. */
export function deedsOf(view: View, cell: Cell): readonly Step[] {
  return nextSteps(waysWith(view, { type: 'piece', cell, isEnemy: false }), []);
}

/** A choice about the piece on a cell, where there is anything to do with it; else about everything. Undefined where there is nothing at all. */
export function choiceAt(view: View, cell: Cell, seat: Seat): Choice | undefined {
  const piece = view.pieces.find((standing) => standing.cell === cell);
  const scope: PieceScope = { type: 'piece', cell, isEnemy: piece?.seat !== seat };
  const isAboutPiece = piece !== undefined && !isQuestion(view) && waysWith(view, scope).length > 0;
  const choice = isAboutPiece ? { scope, path: [] } : EVERYTHING;
  return stageOf(view, choice).steps.length === 0 ? undefined : choice;
}

type PieceScope = Extract<Scope, { type: 'piece' }>;

/** The ways in which the piece of a scope takes part. */
function waysWith(view: View, scope: PieceScope): readonly Way[] {
  return waysOf(view, scope).filter(({ steps }) => steps.some((step) => isCell(step, scope.cell)));
}

/** The cards that could help an attack; undefined where none can. */
export function attackChoice(view: View, from: Cell, to: Cell): Choice | undefined {
  const choice: Choice = { scope: { type: 'attack', from, to }, path: [] };
  return stageOf(view, choice).steps.length === 0 ? undefined : choice;
}

/** Goes on to the next step, or is done. Where only "no card" could follow, nobody is asked. */
export function take(view: View, choice: Choice, step: Step): Taken {
  const { ways } = stageOf(view, choice);
  const path = withPiece(ways, [...choice.path, step], choice.scope);
  const next = nextSteps(ways, path);
  const isSettled = next.length === 1 && next[0].type === 'card' && next[0].value === '';
  const way = wayAt(ways, isSettled ? [...path, next[0]] : path);
  return way === undefined ? { choice: { ...choice, path } } : { intent: way.intent };
}

/** One step back; undefined when nothing was chosen. A piece that was chosen together with a deed is let go of together with it. */
export function back({ scope, path }: Choice): Choice | undefined {
  const last = path.at(-1);
  if (last === undefined) return undefined;
  const cameAlong = path.length === 2 && isOwnPiece(scope, last);
  return { scope, path: cameAlong ? [] : path.slice(0, -1) };
}

/** The step that a cell stands for. A territory is drafted by any of its zones. */
export function stepOn({ steps, ways }: Stage, cell: Cell, board: Board): Step | undefined {
  const isDraft = ways.some(({ intent }) => intent.type === 'deed' && intent.deed === 'draft');
  const exact = steps.find((step) => isCell(step, cell));
  if (exact !== undefined || !isDraft) return exact;
  return steps.find((step) => step.type === 'cell' && zonesOfTerritory(board, step.value).includes(cell));
}

/** The cells that can be chosen now. */
export function cellsOf(stage: Stage, board: Board): readonly Cell[] {
  return stage.isOnBoard ? board.cells.filter((cell) => stepOn(stage, cell, board) !== undefined) : [];
}

/** Who asked about a piece has chosen it. */
function withPiece(ways: readonly Way[], path: readonly Step[], scope: Scope): readonly Step[] {
  const next = nextSteps(ways, path);
  return next.length === 1 && isOwnPiece(scope, next[0]) ? [...path, next[0]] : path;
}

function isOwnPiece(scope: Scope, step: Step): boolean {
  return scope.type === 'piece' && !scope.isEnemy && isCell(step, scope.cell);
}

function isCell(step: Step, cell: Cell): boolean {
  return step.type === 'cell' && step.value === cell;
}
