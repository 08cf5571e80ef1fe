/** Choosing a deed step by step, by entries of a menu or cells on the board. Pure: a view and a choice give the possible next steps. */

import { zonesOfTerritory } from '@flagfall/editions';
import {
  type Board,
  type Cell,
  type DeedIntent,
  type IntentPath,
  type IntentScope,
  type IntentStep,
  intentPathAt,
  intentPaths,
  isAnsweringQuestion,
  type MoveIntent,
  nextSteps,
  type Seat,
  type View,
} from '@flagfall/engine';

/** A choice in progress. */
export interface Choice {
  readonly scope: IntentScope;
  readonly path: readonly IntentStep[];
}

/** The next step. */
export interface ChoiceStage {
  readonly ways: readonly IntentPath[];
  readonly steps: readonly IntentStep[];
  readonly isOnBoard: boolean;
}

/** Intents other than deployments. */
export type PlayIntent = DeedIntent | MoveIntent;

export type ChoiceResult = { readonly choice: Choice } | { readonly intent: PlayIntent };

export const WHOLE_CHOICE: Choice = { scope: { type: 'all' }, path: [] };

export function stageOf(view: View, { scope, path }: Choice): ChoiceStage {
  const ways = intentPaths(view, scope);
  const steps = nextSteps(ways, path);
  return { ways, steps, isOnBoard: steps.length > 0 && steps.every((step) => step.type === 'cell') };
}

/** A question opens without a tap. */
export function openingChoice(view: View): Choice | undefined {
  return isAnsweringQuestion(view) && view.deeds.length > 0 ? WHOLE_CHOICE : undefined;
}

/** The deeds of a piece. */
export function deedSteps(view: View, cell: Cell): readonly IntentStep[] {
  return nextSteps(waysWith(view, { type: 'piece', cell, isEnemy: false }), []);
}

/** A choice about the piece on a cell if it has deeds, otherwise about all deeds. Undefined where there are none. */
export function choiceAt(view: View, cell: Cell, seat: Seat): Choice | undefined {
  const piece = view.pieces.find((standing) => standing.cell === cell);
  const scope: PieceScope = { type: 'piece', cell, isEnemy: piece?.seat !== seat };
  const isAboutPiece = piece !== undefined && !isAnsweringQuestion(view) && waysWith(view, scope).length > 0;
  const choice = isAboutPiece ? { scope, path: [] } : WHOLE_CHOICE;
  return stageOf(view, choice).steps.length === 0 ? undefined : choice;
}

type PieceScope = Extract<IntentScope, { type: 'piece' }>;

/** The intent paths that involve the piece of a scope. */
function waysWith(view: View, scope: PieceScope): readonly IntentPath[] {
  return intentPaths(view, scope).filter(({ steps }) => steps.some((step) => isCell(step, scope.cell)));
}

/** The cards that could help an attack; undefined where none can. */
export function attackChoice(view: View, from: Cell, to: Cell): Choice | undefined {
  const choice: Choice = { scope: { type: 'attack', from, to }, path: [] };
  return stageOf(view, choice).steps.length === 0 ? undefined : choice;
}

/** Takes the next step, or completes the choice. Where "no card" is the only entry, the step is skipped. */
export function advanceChoice(view: View, choice: Choice, step: IntentStep): ChoiceResult {
  const { ways } = stageOf(view, choice);
  const path = withPiece(ways, [...choice.path, step], choice.scope);
  const next = nextSteps(ways, path);
  const isSettled = next.length === 1 && next[0].type === 'card' && next[0].value === '';
  const way = intentPathAt(ways, isSettled ? [...path, next[0]] : path);
  return way === undefined ? { choice: { ...choice, path } } : { intent: way.intent };
}

/** One step back; undefined when nothing was chosen. It deselects a piece together with the deed that came with it. */
export function previousChoice({ scope, path }: Choice): Choice | undefined {
  const last = path.at(-1);
  if (last === undefined) return undefined;
  const cameAlong = path.length === 2 && isOwnPiece(scope, last);
  return { scope, path: cameAlong ? [] : path.slice(0, -1) };
}

/** The step that a cell stands for. Any zone of a territory drafts it. */
export function stepAt({ steps, ways }: ChoiceStage, cell: Cell, board: Board): IntentStep | undefined {
  const isDraft = ways.some(({ intent }) => intent.type === 'deed' && intent.deed === 'draft');
  const exact = steps.find((step) => isCell(step, cell));
  if (exact !== undefined || !isDraft) return exact;
  return steps.find((step) => step.type === 'cell' && zonesOfTerritory(board, step.value).includes(cell));
}

/** The cells that can be chosen now. */
export function selectableCells(stage: ChoiceStage, board: Board): readonly Cell[] {
  return stage.isOnBoard ? board.cells.filter((cell) => stepAt(stage, cell, board) !== undefined) : [];
}

/** A choice that began at a piece has that piece chosen. */
function withPiece(ways: readonly IntentPath[], path: readonly IntentStep[], scope: IntentScope): readonly IntentStep[] {
  const next = nextSteps(ways, path);
  return next.length === 1 && isOwnPiece(scope, next[0]) ? [...path, next[0]] : path;
}

function isOwnPiece(scope: IntentScope, step: IntentStep): boolean {
  return scope.type === 'piece' && !scope.isEnemy && isCell(step, scope.cell);
}

function isCell(step: IntentStep, cell: Cell): boolean {
  return step.type === 'cell' && step.value === cell;
}
