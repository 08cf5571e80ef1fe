/** The keys of the game screen. Pure: a state and a key give the next state, and perhaps a request for the table. */

import { type Cell, isAnsweringQuestion } from '@flagfall/engine';
import { CHAT_LENGTH_MAX, type TableRefusal } from '@flagfall/protocol';
import { armyKinds, stageOf } from '@flagfall/seat';
import { cellTowards } from '../board/boardOrMap.ts';
import { parseMove } from '../lines/typed.ts';
import { SCROLL_STEP, scrollMax } from '../panel/panel.ts';
import type { SeatState } from '../session.ts';
import { tableCommand } from '../tableCommands.ts';
import { type Key, TYPED_MAX, textAfter } from '../terminal/keys.ts';
import { kindForKey } from '../terminal/look.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';
import { act, choiceKey, type KeyResult, openDeeds } from './choiceKeys.ts';
import { type GameState, pieceAt } from './gameState.ts';

/** So much of a move is typed at most. */
const MOVE_MAX = 8;

/** The keys of a spectator. */
const WATCHING: readonly Key[] = ['t', '?', 'k', 'q', 'escape', 'u', 'pageup', 'pagedown'];

export function gameKey(before: GameState, key: Key, seat: SeatState, words: TerminalGameWords): KeyResult {
  if (before.talk !== undefined) return talkKey({ ...before, notice: '' }, before.talk, key);
  const scrolled = scrolledBy(before, key, seat);
  // The log hides the menu, so no key answers it: any other key leads back.
  const hidesMenu = before.scroll > 0 && before.choice !== undefined && !stageOf(seat.sight.view, before.choice).isOnBoard;
  if (hidesMenu && scrolled === undefined) return { state: { ...before, scroll: 0 } };
  const state: GameState = { ...before, notice: '', scroll: scrolled === undefined ? 0 : before.scroll };
  if (state.question !== undefined) return answer({ ...state, question: undefined }, state.question, key, seat, words);
  const { rules } = words;
  const isMap = !rules.board.isGrid;
  if (isMap && (state.typed !== '' || key === '/')) return typing(state, key, words);
  const chosen = state.choice === undefined ? undefined : choiceKey(state, state.choice, key, seat, words);
  if (chosen !== undefined) return chosen;
  const cursor = cellTowards(rules, seat.seat, state.cursor, key);
  if (cursor !== undefined) return { state: { ...state, cursor, typed: '' } };
  if (!isMap && state.typed !== '') return typing(state, key, words);
  if (seat.company?.isWatching && !WATCHING.includes(key)) return { state };
  if (scrolled !== undefined) return { state: { ...state, scroll: scrolled } };
  if (!isMap && /^[a-j]$/.test(key)) return typing(state, key, words);
  const command = tableCommand({ key }, seat);
  if (command?.isAskedFirst) return { state: { ...state, question: command.word } };
  if (command !== undefined) return { state, request: command.request(seat) };
  switch (key) {
    case 'enter':
    case 'space':
      return choose(state, seat, words);
    case 'escape':
      return state.chosen === undefined ? { state: { ...state, question: 'quit' } } : { state: { ...state, chosen: undefined } };
    case 'tab':
      return { state: { ...state, cursor: nextCell(state, seat) } };
    case 'q':
      return { state: { ...state, question: 'quit' } };
    case 'm':
      return startMark(state, seat, words);
    case 'p':
      return openDeeds(state, seat, words);
    case 'e':
      return endTurn(state, seat, words);
    case 't':
      return { state: seat.company === undefined ? state : { ...state, talk: '' } };
    case 'k':
      return rules.extension === undefined ? { state } : { state, page: 'about' };
    case '?':
      return { state, page: 'help' };
    default:
      return { state };
  }
}

/** How far the story is scrolled back then; undefined for other keys. */
export function scrolledBy({ scroll }: GameState, key: Key, seat: SeatState): number | undefined {
  if (key === 'pagedown') return Math.max(0, scroll - SCROLL_STEP);
  return key === 'u' || key === 'pageup' ? Math.min(scrollMax(seat), scroll + SCROLL_STEP) : undefined;
}

/** Writing to the others: Enter sends it, Escape throws it away. */
function talkKey(state: GameState, talk: string, key: Key): KeyResult {
  if (key === 'escape') return { state: { ...state, talk: undefined } };
  if (key === 'enter') return { state: { ...state, talk: undefined }, ...(talk.trim() === '' ? {} : { talk: talk.trim() }) };
  return { state: { ...state, talk: textAfter(talk, key, CHAT_LENGTH_MAX) } };
}

function answer(
  state: GameState,
  question: NonNullable<GameState['question']>,
  key: Key,
  seat: SeatState,
  words: TerminalGameWords,
): KeyResult {
  if (question === 'mark') return finishMark(state, key, seat, words);
  if (key !== 'y') return { state };
  const command = tableCommand({ word: question }, seat);
  return command === undefined ? { state, quit: true } : { state, request: command.request(seat) };
}

/** Ends the turn if that is legal. A question is never answered by it: passing would throw away the cards that were drawn. */
function endTurn(state: GameState, seat: SeatState, words: TerminalGameWords): KeyResult {
  const { view } = seat.sight;
  if (isAnsweringQuestion(view) && view.waiting !== undefined)
    return refused(state, { code: 'answerFirst', decision: view.waiting.decision }, seat, words);
  const done = view.deeds.find(({ deed }) => deed === 'done');
  if (done === undefined) return refused(state, { code: 'moveFirst' }, seat, words);
  return { state: { ...state, chosen: undefined }, request: { type: 'play', intent: done } };
}

/** A typed move. On a map the names of zones begin with letters that are commands, so they follow a slash: /key1 goes there, /key1 key2 moves. */
function typing(state: GameState, key: Key, words: TerminalGameWords): KeyResult {
  const isMap = !words.rules.board.isGrid;
  if (key === 'escape') return { state: { ...state, typed: '' } };
  if (key !== 'enter') return { state: { ...state, typed: textAfter(state.typed, key, isMap ? TYPED_MAX : MOVE_MAX) } };
  const text = isMap ? state.typed.slice(1) : state.typed;
  const zone = isMap ? words.zoneNamed(text) : undefined;
  if (zone !== undefined) return { state: { ...state, typed: '', cursor: zone } };
  const move = parseMove(text);
  if (move !== undefined)
    return { state: { ...state, typed: '', chosen: undefined }, request: { type: 'play', intent: { type: 'move', ...move } } };
  const typed = `${state.typed}_`;
  const notice = isMap ? words.say('terminal.game.badZone', { text: typed }) : words.say('terminal.game.badMove', { move: typed });
  return { state: { ...state, notice } };
}

/** Enter: selects an own piece, deselects it, or sends it to the cursor; asks for a card if one could help in an attack. */
function choose(state: GameState, seat: SeatState, words: TerminalGameWords): KeyResult {
  const { cursor } = state;
  const { view } = seat.sight;
  // Only online does a player see the board during another player's turn.
  if (state.chosen !== cursor && view.waiting?.seats.includes(seat.seat) === false)
    return refused(state, { code: 'notYourTurn', turn: view.waiting.seats[0] }, seat, words);
  if (isAnsweringQuestion(view) && view.waiting !== undefined)
    return refused(state, { code: 'answerFirst', decision: view.waiting.decision }, seat, words);
  const reaction = act(state, { type: 'tap', cell: cursor }, seat, words);
  if (reaction === undefined) {
    const code = pieceAt(view.pieces, cursor) === undefined ? 'noPiece' : 'notYourPiece';
    return refused(state, { code, cell: cursor }, seat, words);
  }
  const isStuck = reaction.request === undefined && reaction.state.chosen === cursor && view.moves.every(({ from }) => from !== cursor);
  if (!isStuck) return reaction;
  return { state: { ...state, chosen: undefined, notice: words.say('terminal.game.cannotMove', { cell: cursor }) } };
}

function refused(state: GameState, refusal: TableRefusal, { seat }: SeatState, words: TerminalGameWords): KeyResult {
  return { state: { ...state, notice: words.refusal(refusal, seat) } };
}

/** The next movable piece in reading order, or the next target of the selected piece. */
function nextCell({ cursor, chosen }: GameState, { sight: { view } }: SeatState): Cell {
  const all =
    chosen === undefined ? view.moves.map(({ from }) => from) : view.moves.filter(({ from }) => from === chosen).map(({ to }) => to);
  const cells = [...new Set(all)];
  return cells[(cells.indexOf(cursor) + 1) % Math.max(1, cells.length)] ?? cursor;
}

function startMark(state: GameState, seat: SeatState, words: TerminalGameWords): KeyResult {
  const { view } = seat.sight;
  const { memory } = view.options;
  if (memory !== 'pencil') return refused(state, { code: 'marksNotAllowed', memory: String(memory) }, seat, words);
  const piece = pieceAt(view.pieces, state.cursor);
  if (piece === undefined || piece.seat === seat.seat) return { state: { ...state, notice: words.say('terminal.mark.chooseEnemy') } };
  return { state: { ...state, question: 'mark' } };
}

function finishMark(state: GameState, key: Key, { sight }: SeatState, words: TerminalGameWords): KeyResult {
  const piece = pieceAt(sight.view.pieces, state.cursor);
  if (piece === undefined || key === 'escape') return { state };
  const isErased = key === 'backspace' || key === 'delete' || key === 'space';
  const kind = isErased ? undefined : kindForKey(armyKinds(words.rules), key)?.id;
  if (kind === undefined && !isErased) return { state: { ...state, notice: words.unknownSign(key) } };
  return { state, request: { type: 'mark', piece: piece.piece, kind } };
}
