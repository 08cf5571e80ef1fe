/** Choosing what is no move, key by key: a menu beside the board, or squares on it. Pure. */

import { type Cell, cellsOn, isQuestion, type Step, type View } from '@flagfall/engine';
import { back, type Choice, choiceAt, openingChoice, type Stage, stageOf, stageText, stepOn, stepText, take } from '@flagfall/seat';
import type { Reaction } from './gameKeys.ts';
import { type GameState, pieceAt } from './gameState.ts';
import type { Key } from './keys.ts';
import type { SeatState } from './session.ts';
import type { Words } from './words.ts';

/** How far somebody has come in choosing, and the line of the menu that is marked. */
export interface DeedChoice extends Choice {
  /** The line of the menu; NOTHING while none is chosen. */
  readonly at: number;
}

/** After a battle was shown: the key that closed it, pressed once too often, must not be an answer. */
export const NOTHING = -1;

/** What the squares of a choice are for. */
export function boardPrompt(choice: DeedChoice, { ways }: Stage, { seat, update }: SeatState, words: Words): string {
  const { path } = choice;
  const what = path.length === 0 ? '' : stepText(path[0], seat, update.view, words).name;
  const { chosen, all } = cellsOn(ways, path);
  if (all > 1 && chosen === 0) return words.say('terminal.deed.choosePiece', { what });
  const again = stageText(choice, update.view, words);
  if (chosen === 2 && again !== '') return `${what}: ${again}`;
  return words.say(chosen === 2 ? 'terminal.deed.chooseOther' : 'terminal.deed.chooseTarget', { what });
}

/** A question to somebody at this screen opens by itself; it can be laid aside to look at the board. */
export function openedQuestion({ update: { view }, seat }: SeatState, at = 0): DeedChoice | undefined {
  const isAsked = view.viewer === seat && (view.waiting?.seats.includes(seat) ?? false);
  const choice = isAsked ? openingChoice(view) : undefined;
  return choice && { ...choice, at };
}

/** Where the cursor begins when a question is answered on the board: on the first place that can be chosen, or the next one after `last`. */
export function openingCursor(choice: DeedChoice | undefined, seat: SeatState, last?: Cell): Cell | undefined {
  const stage = choice === undefined ? undefined : stageOf(seat.update.view, choice);
  if (!stage?.isOnBoard) return undefined;
  const cells = stage.steps.map((step) => step.value);
  return cells.find((cell) => last !== undefined && cell > last) ?? cells[0];
}

/** The menu: about the piece under the cursor if there is anything to do with it. */
export function openDeeds(state: GameState, { seat, update }: SeatState, words: Words): Reaction {
  const choice = choiceAt(update.view, state.cursor, seat);
  if (choice === undefined) return { state: { ...state, notice: words.say('terminal.deed.none') } };
  return { state: { ...state, chosen: undefined, deed: { ...choice, at: 0 } } };
}

/** What a key does while something is being chosen; undefined when it means what it always means. */
export function deedKey(state: GameState, choice: DeedChoice, key: Key, seat: SeatState, words: Words): Reaction | undefined {
  const stage = stageOf(seat.update.view, choice);
  if (key === 'escape') return stepBack(state, choice);
  if (choice.at === NOTHING && (key === 'enter' || key === 'space')) return awake(state, choice, stage, words);
  // Typed moves would be for later.
  if (words.rules.board.straight && /^[a-j]$/.test(key)) return { state };
  return stage.isOnBoard ? boardKey(state, choice, stage, key, seat, words) : menuKey(state, choice, stage, key, seat);
}

/** Nothing is chosen yet: a line of the menu has to be, and on the board the next Enter counts. */
function awake(state: GameState, choice: DeedChoice, { isOnBoard }: Stage, words: Words): Reaction {
  return isOnBoard
    ? { state: { ...state, deed: { ...choice, at: 0 } } }
    : { state: { ...state, notice: words.say('terminal.deed.chooseLine') } };
}

function menuKey(state: GameState, choice: DeedChoice, stage: Stage, key: Key, { update: { view } }: SeatState): Reaction | undefined {
  const count = stage.steps.length;
  const to = (at: number): Reaction => ({ state: { ...state, deed: { ...choice, at } } });
  if (key === 'up' || key === 'backtab') return to((Math.max(choice.at, 0) + count - 1) % count);
  if (key === 'down' || key === 'tab') return to((choice.at + 1) % count);
  if (key === 'left' || key === 'right') return { state };
  if (key === 'enter' || key === 'space') return taken(state, choice, view, stage.steps[choice.at]);
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? taken(state, choice, view, stage.steps[Number(key) - 1]) : { state };
  return undefined;
}

function boardKey(state: GameState, choice: DeedChoice, stage: Stage, key: Key, seat: SeatState, words: Words): Reaction | undefined {
  const cells = stage.steps.map((step) => step.value);
  const { view } = seat.update;
  if (key === 'tab')
    return { state: { ...state, cursor: cells[(cells.indexOf(state.cursor) + 1) % cells.length], deed: { ...choice, at: 0 } } };
  if (key !== 'enter' && key !== 'space') return undefined;
  const step = stepOn(stage, state.cursor, words.rules.board);
  if (step !== undefined) return taken(state, choice, view, step);
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

/** Goes on to the next step, or does the deed. */
function taken(state: GameState, choice: DeedChoice, view: View, step: Step): Reaction {
  const next = take(view, choice, step);
  if ('intent' in next) return { state: { ...state, chosen: undefined }, wish: { type: 'play', intent: next.intent } };
  const cells = stageOf(view, next.choice).steps.flatMap((each) => (each.type === 'cell' ? [each.value] : []));
  const cursor = cells.length === 0 || cells.includes(state.cursor) ? state.cursor : cells[0];
  return { state: { ...state, cursor, deed: { ...next.choice, at: 0 } } };
}

function stepBack(state: GameState, choice: DeedChoice): Reaction {
  const earlier = back(choice);
  return { state: { ...state, deed: earlier && { ...earlier, at: 0 } } };
}
