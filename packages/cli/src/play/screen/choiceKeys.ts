/** Keys for deeds: a line of the menu beside the board, or a square on it. The choice itself is a `Selection`; this module maps keys to it. */

import { type Cell, cellProgress, isAnsweringQuestion, type View } from '@flagfall/engine';
import type { RequestBody } from '@flagfall/protocol';
import {
  type Choice,
  type ChoiceStage,
  choiceAt,
  openSelection,
  previousChoice,
  type SelectionAct,
  select,
  stageOf,
  stageText,
  stepAt,
  stepText,
} from '@flagfall/seat';
import type { SeatState } from '../session.ts';
import type { Key } from '../terminal/keys.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';
import { type GameState, pieceAt } from './gameState.ts';

/** The result of a key: another state, and perhaps a request for the table or the end of the game. */
export interface KeyResult {
  readonly state: GameState;
  readonly request?: RequestBody;
  readonly quit?: boolean;
  /** A page to read: the keys, or the cards and powers. */
  readonly page?: 'help' | 'about';
  /** Something to say to the others. */
  readonly talk?: string;
}

/** The line of the menu after a battle was shown: the key that closed it, pressed once too often, must not be an answer. */
export const NOTHING = -1;

/** A question to this screen opens by itself; it can be closed to look at the board. */
export function openedQuestion({ sight: { view }, seat }: SeatState): Choice | undefined {
  const isAsked = view.viewer === seat && (view.waiting?.seats.includes(seat) ?? false);
  return isAsked ? openSelection(view).choice : undefined;
}

/** The first cell of the cursor for a question on the board: the first cell that can be chosen, or the next one after `last`. */
export function openingCursor(choice: Choice | undefined, seat: SeatState, last?: Cell): Cell | undefined {
  const cells = choice === undefined ? [] : cellsIn(seat.sight.view, choice);
  return cells.find((cell) => last !== undefined && cell > last) ?? cells[0];
}

/** The purpose of the squares of a choice. */
export function boardPrompt(choice: Choice, { ways }: ChoiceStage, { seat, sight }: SeatState, words: TerminalGameWords): string {
  const { path } = choice;
  const what = path.length === 0 ? '' : stepText(path[0], seat, sight.view, words).name;
  const { chosen, all } = cellProgress(ways, path);
  if (all > 1 && chosen === 0) return words.say('terminal.deed.choosePiece', { what });
  const again = stageText(choice, sight.view, words);
  if (chosen === 2 && again !== '') return `${what}: ${again}`;
  return words.say(chosen === 2 ? 'terminal.deed.chooseOther' : 'terminal.deed.chooseTarget', { what });
}

/** The menu: about the piece under the cursor if there is anything to do with it. */
export function openDeeds(state: GameState, { seat, sight }: SeatState, words: TerminalGameWords): KeyResult {
  const choice = choiceAt(sight.view, state.cursor, seat);
  if (choice === undefined) return { state: { ...state, notice: words.say('terminal.deed.none') } };
  return { state: { ...state, chosen: undefined, choice, at: 0 } };
}

/** Continues a choice: with the next step or a request. Undefined if there is nothing to choose. */
export function act(
  state: GameState,
  what: SelectionAct,
  { seat, sight: { view } }: SeatState,
  words: TerminalGameWords,
): KeyResult | undefined {
  const { selection, intent, isIdle } = select(state, what, { view, seat }, { ...words.rules, mustConfirm: false });
  const { chosen, choice } = selection;
  if (intent !== undefined) return { state, request: { type: 'play', intent } };
  if (isIdle) return undefined;
  const cells = choice === undefined ? [] : cellsIn(view, choice);
  const cursor = cells.length === 0 || cells.includes(state.cursor) ? state.cursor : cells[0];
  return { state: { ...state, chosen, choice, cursor, at: 0 } };
}

/** The effect of a key during a choice; undefined if it has its usual meaning. */
export function choiceKey(state: GameState, choice: Choice, key: Key, seat: SeatState, words: TerminalGameWords): KeyResult | undefined {
  const stage = stageOf(seat.sight.view, choice);
  const isTaking = key === 'enter' || key === 'space';
  if (key === 'escape') return { state: { ...state, choice: previousChoice(choice), at: 0 } };
  // Nothing is chosen yet: a line of the menu has to be, and on the board the next Enter counts.
  if (state.at === NOTHING && isTaking)
    return { state: stage.isOnBoard ? { ...state, at: 0 } : { ...state, notice: words.say('terminal.deed.chooseLine') } };
  // Typed moves would be for later.
  if (words.rules.board.isGrid && /^[a-j]$/.test(key)) return { state };
  if (stage.isOnBoard) return isTaking || key === 'tab' ? boardKey(state, choice, stage, key, seat, words) : undefined;
  return menuKey(state, stage, key, seat, words);
}

function menuKey(state: GameState, { steps }: ChoiceStage, key: Key, seat: SeatState, words: TerminalGameWords): KeyResult | undefined {
  const count = steps.length;
  const takeLine = (at: number): KeyResult | undefined =>
    at < count ? act(state, { type: 'step', step: steps[at] }, seat, words) : { state };
  if (key === 'up' || key === 'backtab') return { state: { ...state, at: (Math.max(state.at, 0) + count - 1) % count } };
  if (key === 'down' || key === 'tab') return { state: { ...state, at: (state.at + 1) % count } };
  if (key === 'left' || key === 'right') return { state };
  if (key === 'enter' || key === 'space') return takeLine(state.at);
  return /^[1-9]$/.test(key) ? takeLine(Number(key) - 1) : undefined;
}

function boardKey(
  state: GameState,
  choice: Choice,
  stage: ChoiceStage,
  key: Key,
  seat: SeatState,
  words: TerminalGameWords,
): KeyResult | undefined {
  const { view } = seat.sight;
  const { cursor } = state;
  const { board } = words.rules;
  const cells = cellsIn(view, choice);
  if (key === 'tab') return { state: { ...state, cursor: cells[(cells.indexOf(cursor) + 1) % cells.length], at: 0 } };
  if (stepAt(stage, cursor, board) !== undefined) return act(state, { type: 'tap', cell: cursor }, seat, words);
  const isAsked = choice.path.length === 0 || isAnsweringQuestion(view);
  const what = isAsked ? words.messages.question(view.waiting?.decision ?? '') : stepText(choice.path[0], seat.seat, view, words).name;
  const notice = words.say(board.isGrid ? 'terminal.deed.notMarked' : 'terminal.map.notMarked', {
    what,
    cell: cursor,
    why: whyNot(cursor, seat),
  });
  return { state: { ...state, notice } };
}

/** The squares or zones that come next. */
function cellsIn(view: View, choice: Choice): readonly Cell[] {
  return stageOf(view, choice).steps.flatMap((step) => (step.type === 'cell' ? [step.value] : []));
}

/** Why a zone cannot be chosen, as far as that is plain to see. */
function whyNot(cell: Cell, { seat, sight }: SeatState): 'yours' | 'taken' | 'other' {
  const { homes, waiting, pieces } = sight.view;
  const decision = waiting?.decision ?? '';
  if (decision === 'draft') return homes[seat]?.includes(cell) ? 'yours' : 'taken';
  return (decision === 'place' || decision === 'plant') && pieceAt(pieces, cell) !== undefined ? 'taken' : 'other';
}
