/** What the keys of the game screen mean. Pure: a state and a key give the next state, and perhaps a request for the table. */

import { type Cell, isQuestion } from '@flagfall/engine';
import type { RequestBody, TableRefusal } from '@flagfall/protocol';
import { armyKinds, isTurned, stageOf } from '@flagfall/seat';
import { cellTowards, parseMove } from '../board/sides.ts';
import { SCROLL_STEP, scrollMax } from '../panel/panel.ts';
import type { SeatState } from '../session.ts';
import { type Key, TYPED_MAX, textAfter } from '../terminal/keys.ts';
import { kindForKey } from '../terminal/look.ts';
import type { Words } from '../words.ts';
import { act, choiceKey, openDeeds } from './choiceKeys.ts';
import { companyKey, talkKey } from './companyKeys.ts';
import { type GameState, pieceAt } from './gameState.ts';

/** So much of a move is typed at most. */
const MOVE_MAX = 8;

/** Keys that scroll the story. */
const SCROLLING: readonly Key[] = ['pageup', 'u', 'pagedown'];

/** What a key leads to: another state, and perhaps a request for the table or the end of the game. */
export interface Reaction {
  readonly state: GameState;
  readonly request?: RequestBody;
  readonly quit?: boolean;
  /** A page to read: the keys, or the cards and powers. */
  readonly page?: 'help' | 'about';
  /** Something to say to the others. */
  readonly talk?: string;
}

export function gameKey(before: GameState, key: Key, seat: SeatState, words: Words): Reaction {
  if (before.talk !== undefined) return talkKey({ ...before, notice: '' }, before.talk, key);
  const isScrolling = SCROLLING.includes(key);
  // Who reads the story sees no menu, so no key answers it: any other key leads back.
  if (before.scroll > 0 && !isScrolling && before.choice !== undefined && !stageOf(seat.sight.view, before.choice).isOnBoard)
    return { state: { ...before, scroll: 0 } };
  const state: GameState = { ...before, notice: '', scroll: isScrolling ? before.scroll : 0 };
  if (state.question !== undefined) return answer({ ...state, question: undefined }, state.question, key, seat, words);
  const isMap = !words.rules.board.straight;
  if (isMap && (state.typed !== '' || key === '/')) return typing(state, key, words);
  const chosen = state.choice === undefined ? undefined : choiceKey(state, state.choice, key, seat, words);
  if (chosen !== undefined) return chosen;
  const { rules } = words;
  const cursor = cellTowards(rules, isTurned(rules, seat.seat), state.cursor, key);
  if (cursor !== undefined) return { state: { ...state, cursor, typed: '' } };
  if (!isMap && state.typed !== '') return typing(state, key, words);
  const together = companyKey(state, key, seat, words);
  if (together !== undefined) return together;
  if (!isMap && /^[a-j]$/.test(key)) return typing(state, key, words);
  switch (key) {
    case 'enter':
    case 'space':
      return choose(state, seat, words);
    case 'escape':
      return state.chosen === undefined ? { state: { ...state, question: 'quit' } } : { state: { ...state, chosen: undefined } };
    case 'tab':
      return { state: { ...state, cursor: state.chosen === undefined ? nextMover(state, seat) : nextTarget(state, seat) } };
    case 'q':
      return { state: { ...state, question: 'quit' } };
    case 'x':
      return { state: { ...state, question: 'resign' } };
    case 'o':
      return { state: { ...state, question: 'offerDraw' } };
    case 'm':
      return startMark(state, seat, words);
    case 'y':
    case 'n':
      return seat.offered === undefined ? { state } : { state, request: { type: 'answer', what: seat.offered, accept: key === 'y' } };
    case 'u':
    case 'pageup':
      return { state: { ...state, scroll: Math.min(scrollMax(seat), state.scroll + SCROLL_STEP) } };
    case 'pagedown':
      return { state: { ...state, scroll: Math.max(0, state.scroll - SCROLL_STEP) } };
    case 'p':
      return openDeeds(state, seat, words);
    case 'e':
      return endTurn(state, seat, words);
    case 'k':
      return rules.special === undefined ? { state } : { state, page: 'about' };
    case '?':
      return { state, page: 'help' };
    default:
      return { state };
  }
}

function answer(state: GameState, question: NonNullable<GameState['question']>, key: Key, seat: SeatState, words: Words): Reaction {
  if (question === 'mark') return finishMark(state, key, seat, words);
  if (key !== 'y') return { state };
  if (question === 'quit') return { state, quit: true };
  if (question === 'resign') return { state, request: { type: 'resign' } };
  return { state, request: { type: 'offer', what: question === 'undo' ? 'undo' : 'draw' } };
}

/** Ends the turn where that is possible. A question is never answered by it: passing would throw away the cards that were drawn. */
function endTurn(state: GameState, seat: SeatState, words: Words): Reaction {
  const { waiting, deeds } = seat.sight.view;
  if (isQuestion(seat.sight.view) && waiting !== undefined)
    return { state: { ...state, notice: words.refusal({ code: 'answerFirst', decision: waiting.decision }, seat.seat) } };
  const done = deeds.find(({ deed }) => deed === 'done');
  if (done !== undefined) return { state: { ...state, chosen: undefined }, request: { type: 'play', intent: done } };
  return { state: { ...state, notice: words.refusal({ code: 'moveFirst' }, seat.seat) } };
}

/** A move that is typed. On a map the names of zones begin with letters that are commands, so a stroke comes first: /key1 goes there, /key1 key2 moves. */
function typing(state: GameState, key: Key, words: Words): Reaction {
  const isMap = !words.rules.board.straight;
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

/** Enter: chooses an own piece, lets go of it, or sends it to the cursor; where a card could help in an attack, it asks for one. */
function choose(state: GameState, seat: SeatState, words: Words): Reaction {
  const { cursor } = state;
  const { view } = seat.sight;
  const refused = (refusal: TableRefusal): Reaction => ({ state: { ...state, notice: words.refusal(refusal, seat.seat) } });
  // Only where others play elsewhere does anybody see the board in the turn of another.
  if (state.chosen !== cursor && view.waiting?.seats.includes(seat.seat) === false)
    return refused({ code: 'notYourTurn', turn: view.waiting.seats[0] });
  if (isQuestion(view) && view.waiting !== undefined) return refused({ code: 'answerFirst', decision: view.waiting.decision });
  const reaction = act(state, { type: 'tap', cell: cursor }, seat, words);
  if (reaction === undefined)
    return refused({ code: pieceAt(view.pieces, cursor) === undefined ? 'noPiece' : 'notYourPiece', cell: cursor });
  const isStuck = reaction.request === undefined && reaction.state.chosen === cursor && view.moves.every(({ from }) => from !== cursor);
  if (!isStuck) return reaction;
  return { state: { ...state, chosen: undefined, notice: words.say('terminal.game.cannotMove', { cell: cursor }) } };
}

/** The next own piece that can move, in reading order. */
function nextMover({ cursor }: GameState, { sight }: SeatState): Cell {
  const cells = [...new Set(sight.view.moves.map((move) => move.from))];
  return cells[(cells.indexOf(cursor) + 1) % Math.max(1, cells.length)] ?? cursor;
}

/** The next place where the chosen piece may go. */
function nextTarget({ cursor, chosen }: GameState, { sight }: SeatState): Cell {
  const cells = sight.view.moves.filter((move) => move.from === chosen).map((move) => move.to);
  return cells[(cells.indexOf(cursor) + 1) % Math.max(1, cells.length)] ?? cursor;
}

function startMark(state: GameState, { sight, seat }: SeatState, words: Words): Reaction {
  const { memory } = sight.view.options;
  if (memory !== 'pencil') return { state: { ...state, notice: words.refusal({ code: 'marksNotAllowed', memory: String(memory) }, seat) } };
  const piece = pieceAt(sight.view.pieces, state.cursor);
  if (piece === undefined || piece.seat === seat) return { state: { ...state, notice: words.say('terminal.mark.chooseEnemy') } };
  return { state: { ...state, question: 'mark' } };
}

function finishMark(state: GameState, key: Key, { sight }: SeatState, words: Words): Reaction {
  const piece = pieceAt(sight.view.pieces, state.cursor);
  if (piece === undefined || key === 'escape') return { state };
  if (key === 'backspace' || key === 'delete' || key === 'space')
    return { state, request: { type: 'mark', piece: piece.piece, kind: undefined } };
  const kind = kindForKey(armyKinds(words.rules), key);
  if (kind !== undefined) return { state, request: { type: 'mark', piece: piece.piece, kind: kind.id } };
  return { state: { ...state, notice: words.unknownSign(key) } };
}
