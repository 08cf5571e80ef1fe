/** Choosing what is no move, key by key: a menu beside the board, or squares on it. Pure. */

import { zonesOfTerritory } from '@flagfall/editions';
import { type Board, type Cell, cellsOn, isQuestion, nextSteps, type Scope, type Step, type Way, wayAt, waysOf } from '@flagfall/engine';
import type { Reaction } from './gameKeys.ts';
import { type GameState, pieceAt } from './gameState.ts';
import type { Key } from './keys.ts';
import type { SeatState } from './session.ts';
import { stepText } from './stepWords.ts';
import type { Words } from './words.ts';

/** How far somebody has come in choosing. */
export interface DeedChoice {
  readonly scope: Scope;
  readonly path: readonly Step[];
  /** The line of the menu; NOTHING while none is chosen. */
  readonly at: number;
}

/** After a battle was shown: the key that closed it, pressed once too often, must not be an answer. */
export const NOTHING = -1;

/** What is to be chosen next: a line of a menu, or a square. */
export interface Stage {
  readonly ways: readonly Way[];
  readonly steps: readonly Step[];
  readonly isOnBoard: boolean;
}

export function stageOf({ scope, path }: DeedChoice, { update }: SeatState): Stage {
  const ways = waysOf(update.view, scope);
  const steps = nextSteps(ways, path);
  return { ways, steps, isOnBoard: steps.length > 0 && steps.every((step) => step.type === 'cell') };
}

/** What the squares of a choice are for. */
export function boardPrompt({ path }: DeedChoice, { ways }: Stage, { seat, update }: SeatState, words: Words): string {
  const what = path.length === 0 ? '' : stepText(path[0], seat, update.view, words).name;
  const { chosen, all } = cellsOn(ways, path);
  if (all > 1 && chosen === 0) return words.say('terminal.deed.choosePiece', { what });
  return words.say(chosen === 2 ? 'terminal.deed.chooseOther' : 'terminal.deed.chooseTarget', { what });
}

/** A question opens by itself; it can be laid aside to look at the board. */
export function openingChoice({ update, seat }: SeatState, at = 0): DeedChoice | undefined {
  const { view } = update;
  const isAsked = isQuestion(view) && view.viewer === seat && (view.waiting?.seats.includes(seat) ?? false);
  return isAsked ? { scope: { type: 'all' }, path: [], at } : undefined;
}

/** Where the cursor begins when a question is answered on the board: on the first place that can be chosen, or the next one after `last`. */
export function openingCursor(choice: DeedChoice | undefined, seat: SeatState, last?: Cell): Cell | undefined {
  const stage = choice === undefined ? undefined : stageOf(choice, seat);
  if (!stage?.isOnBoard) return undefined;
  const cells = stage.steps.map((step) => step.value);
  return cells.find((cell) => last !== undefined && cell > last) ?? cells[0];
}

/** The menu: about the piece under the cursor if there is anything to do with it. */
export function openDeeds(state: GameState, seat: SeatState, words: Words): Reaction {
  const { view } = seat.update;
  const piece = pieceAt(view.pieces, state.cursor);
  const scope: Scope = piece === undefined ? { type: 'all' } : { type: 'piece', cell: state.cursor, isEnemy: piece.seat !== seat.seat };
  const isForPiece =
    scope.type === 'piece' && !isQuestion(view) && waysOf(view, scope).some(({ steps }) => steps.some(isCell(state.cursor)));
  const choice: DeedChoice = { scope: isForPiece ? scope : { type: 'all' }, path: [], at: 0 };
  if (stageOf(choice, seat).steps.length === 0) return { state: { ...state, notice: words.say('terminal.deed.none') } };
  return { state: { ...state, chosen: undefined, deed: choice } };
}

/** An attack by a plain move, where a card could help; undefined where none can. */
export function openAttack(state: GameState, from: Cell, to: Cell, seat: SeatState): Reaction | undefined {
  const choice: DeedChoice = { scope: { type: 'attack', from, to }, path: [], at: 0 };
  return stageOf(choice, seat).steps.length === 0 ? undefined : { state: { ...state, deed: choice } };
}

/** What a key does while something is being chosen; undefined when it means what it always means. */
export function deedKey(state: GameState, choice: DeedChoice, key: Key, seat: SeatState, words: Words): Reaction | undefined {
  const stage = stageOf(choice, seat);
  if (key === 'escape') return back(state, choice);
  if (choice.at === NOTHING && (key === 'enter' || key === 'space')) return awake(state, choice, stage, words);
  // Typed moves would be for later.
  if (words.rules.board.straight && /^[a-j]$/.test(key)) return { state };
  return stage.isOnBoard ? boardKey(state, choice, stage, key, seat, words) : menuKey(state, choice, stage, key);
}

/** Nothing is chosen yet: a line of the menu has to be, and on the board the next Enter counts. */
function awake(state: GameState, choice: DeedChoice, { isOnBoard }: Stage, words: Words): Reaction {
  return isOnBoard
    ? { state: { ...state, deed: { ...choice, at: 0 } } }
    : { state: { ...state, notice: words.say('terminal.deed.chooseLine') } };
}

function menuKey(state: GameState, choice: DeedChoice, stage: Stage, key: Key): Reaction | undefined {
  const count = stage.steps.length;
  const to = (at: number): Reaction => ({ state: { ...state, deed: { ...choice, at } } });
  if (key === 'up' || key === 'backtab') return to((Math.max(choice.at, 0) + count - 1) % count);
  if (key === 'down' || key === 'tab') return to((choice.at + 1) % count);
  if (key === 'left' || key === 'right') return { state };
  if (key === 'enter' || key === 'space') return take(state, choice, stage, stage.steps[choice.at]);
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? take(state, choice, stage, stage.steps[Number(key) - 1]) : { state };
  return undefined;
}

function boardKey(state: GameState, choice: DeedChoice, stage: Stage, key: Key, seat: SeatState, words: Words): Reaction | undefined {
  const cells = stage.steps.map((step) => step.value);
  const { view } = seat.update;
  if (key === 'tab')
    return { state: { ...state, cursor: cells[(cells.indexOf(state.cursor) + 1) % cells.length], deed: { ...choice, at: 0 } } };
  if (key !== 'enter' && key !== 'space') return undefined;
  const step = stepOn(stage, state.cursor, words.rules.board);
  if (step !== undefined) return take(state, choice, stage, step);
  const what =
    choice.path.length === 0 || isQuestion(view)
      ? words.question(view.waiting?.decision ?? '')
      : stepText(choice.path[0], seat.seat, view, words).name;
  const values = { what, cell: state.cursor, why: whyNot(state.cursor, seat) };
  return {
    state: { ...state, notice: words.say(words.rules.board.straight ? 'terminal.deed.notMarked' : 'terminal.map.notMarked', values) },
  };
}

/** Why a zone cannot be chosen, as far as that is plain to see. */
function whyNot(cell: Cell, { seat, update }: SeatState): 'yours' | 'taken' | 'other' {
  const { homes, waiting, pieces } = update.view;
  const decision = waiting?.decision ?? '';
  if (decision === 'draft') return homes[seat]?.includes(cell) ? 'yours' : 'taken';
  return (decision === 'place' || decision === 'plant') && pieceAt(pieces, cell) !== undefined ? 'taken' : 'other';
}

/** The step of a cell. A territory is drafted by any of its zones. */
function stepOn({ steps, ways }: Stage, cell: Cell, board: Board): Step | undefined {
  const isDraft = ways.some(({ intent }) => intent.type === 'deed' && intent.deed === 'draft');
  return steps.find(isCell(cell)) ?? (isDraft ? steps.find((step) => zonesOfTerritory(board, step.value).includes(cell)) : undefined);
}

/** Goes on to the next step, or does the deed. Where only "no card" could follow, nobody is asked. */
function take(state: GameState, choice: DeedChoice, { ways }: Stage, step: Step): Reaction {
  const path = withPiece(ways, [...choice.path, step], choice.scope);
  const next = nextSteps(ways, path);
  const isSettled = next.length === 1 && next[0].type === 'card' && next[0].value === '';
  const way = wayAt(ways, isSettled ? [...path, next[0]] : path);
  if (way !== undefined) return { state: { ...state, chosen: undefined }, wish: { type: 'play', intent: way.intent } };
  const cells = next.filter((each) => each.type === 'cell').map((each) => each.value);
  const cursor = cells.length === 0 || cells.includes(state.cursor) ? state.cursor : cells[0];
  return { state: { ...state, cursor, deed: { ...choice, path, at: 0 } } };
}

/** Who asked about a piece has chosen it. */
function withPiece(ways: readonly Way[], path: readonly Step[], scope: Scope): readonly Step[] {
  const next = nextSteps(ways, path);
  const isChosen = scope.type === 'piece' && !scope.isEnemy && next.length === 1 && isCell(scope.cell)(next[0]);
  return isChosen ? [...path, next[0]] : path;
}

function back(state: GameState, choice: DeedChoice): Reaction {
  if (choice.path.length === 0) return { state: { ...state, deed: undefined } };
  const path = choice.path.slice(0, -1);
  const { scope } = choice;
  // The piece that was chosen with the menu is let go of together with what it was for.
  const isPiece = scope.type === 'piece' && path.length === 2 && isCell(scope.cell)(path[1]);
  return { state: { ...state, deed: { ...choice, path: isPiece ? [] : path, at: 0 } } };
}

function isCell(cell: Cell): (step: Step) => boolean {
  return (step) => step.type === 'cell' && step.value === cell;
}
