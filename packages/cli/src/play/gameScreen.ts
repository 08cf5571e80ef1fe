/** The screen of a running game as one seat sees it, and what its keys mean. Drawn from the seat's state alone. */

import type { Cell, Kind, PieceView } from '@flagfall/engine';
import { drawBoard, piecesOfView, placeOf } from './boardView.ts';
import type { Canvas } from './canvas.ts';
import { characterOf, type Key } from './keys.ts';
import { drawBar, drawFoot, layoutFor } from './layout.ts';
import { kindForKey, type Look, STYLES } from './look.ts';
import { drawPanel, scrollMax } from './panel.ts';
import type { SeatState, Wish } from './session.ts';
import { cellTowards, isTurned, parseMove } from './sides.ts';
import type { Battle } from './story.ts';
import type { Words } from './words.ts';

/** What the player is in the middle of. */
export interface GameState {
  readonly cursor: Cell;
  /** The own piece whose targets are shown. */
  readonly chosen?: Cell | undefined;
  /** A move that is being typed. */
  readonly typed: string;
  readonly notice: string;
  readonly question?: 'quit' | 'resign' | 'offerDraw' | 'mark' | undefined;
  readonly battle?: Battle | undefined;
  readonly scroll: number;
}

/** What a key leads to: another state, and perhaps a wish for the table or the end of the game. */
export interface Reaction {
  readonly state: GameState;
  readonly wish?: Wish;
  readonly quit?: boolean;
  readonly help?: boolean;
}

export function gameKey(before: GameState, key: Key, seat: SeatState, words: Words): Reaction {
  const state: GameState = { ...before, notice: '', scroll: key === 'pageup' || key === 'u' || key === 'pagedown' ? before.scroll : 0 };
  if (state.question !== undefined) return answer({ ...state, question: undefined }, state.question, key, seat, words);
  const { rules } = words;
  const cursor = cellTowards(rules, isTurned(rules, seat.seat), state.cursor, key);
  if (cursor !== undefined) return { state: { ...state, cursor, typed: '' } };
  if (state.typed !== '' || /^[a-j]$/.test(key)) return typing(state, key);
  switch (key) {
    case 'enter':
    case 'space':
      return choose(state, seat, words);
    case 'escape':
      return state.chosen === undefined ? { state: { ...state, question: 'quit' } } : { state: { ...state, chosen: undefined } };
    case 'tab':
      return { state: { ...state, cursor: nextMover(state, seat), chosen: undefined } };
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
      return seat.drawOffered ? { state, wish: { type: 'answerDraw', accept: key === 'y' } } : { state };
    case 'u':
    case 'pageup':
      return { state: { ...state, scroll: Math.min(scrollMax(seat), state.scroll + 3) } };
    case 'pagedown':
      return { state: { ...state, scroll: Math.max(0, state.scroll - 3) } };
    case '?':
      return { state, help: true };
    default:
      return { state };
  }
}

export function drawGame(canvas: Canvas, state: GameState, seat: SeatState, words: Words, look: Look): void {
  const { rules } = words;
  const { view, marks } = seat.update;
  const { size, board, panel } = layoutFor(canvas, rules.board);
  drawBar(
    canvas,
    words.say('terminal.game.title', { game: words.title, seat: words.seat(seat.seat) }),
    words.say('terminal.game.turn', { number: turnNumber(seat) }),
  );
  drawBoard(
    canvas,
    board,
    size,
    {
      board: rules.board,
      turned: isTurned(rules, seat.seat),
      pieces: piecesOfView(view, marks, rules),
      cursor: state.battle === undefined && view.result === undefined ? state.cursor : undefined,
      chosen: state.chosen,
      targets: new Set(view.moves.filter((move) => move.from === state.chosen).map((move) => move.to)),
      last: seat.story.lastMove,
    },
    look,
  );
  drawPanel(canvas, panel, { seat, battle: state.battle, scroll: state.scroll }, words, look);
  const { message, keys } = footOf(state, seat, words);
  drawFoot(canvas, message, keys, state.question === undefined && state.notice === '' ? STYLES.heading : STYLES.warning);
}

function footOf(state: GameState, seat: SeatState, words: Words): { readonly message: string; readonly keys: string } {
  if (state.battle !== undefined) return { message: '', keys: words.say('terminal.page.keys') };
  if (seat.update.view.result !== undefined)
    return { message: words.ending(seat.update.view.result, seat.seat), keys: words.say('terminal.over.keys') };
  const keys = words.say('terminal.game.keys');
  if (state.question === 'mark') return { message: words.say('terminal.ask.mark', { cell: state.cursor, keys: markKeys(words) }), keys };
  if (state.question !== undefined) return { message: words.say(`terminal.ask.${state.question}`), keys };
  if (state.typed !== '') return { message: words.say('terminal.game.typed', { move: `${state.typed}_` }), keys };
  if (state.notice !== '') return { message: state.notice, keys };
  if (seat.drawOffered) return { message: words.say('terminal.ask.answerDraw'), keys };
  return { message: underCursor(state, seat, words), keys };
}

/** What stands under the cursor, as far as the seat may know. */
function underCursor({ cursor, chosen }: GameState, { update, seat }: SeatState, words: Words): string {
  const piece = pieceAt(update.view.pieces, cursor);
  const values = { cell: cursor, obstacle: words.obstacle };
  if (words.rules.board.obstacle[words.rules.board.indexOf.get(cursor)!]) return words.say('terminal.cell.obstacle', values);
  if (piece === undefined) return words.say(chosen === undefined ? 'terminal.cell.empty' : 'terminal.cell.go', values);
  const owner = words.seat(piece.seat);
  if (piece.known) return words.say('terminal.cell.known', { cell: cursor, seat: owner, kind: words.kind(piece.seat, piece.kind) });
  const moved = piece.seat !== seat && piece.seen?.moved ? 'yes' : 'no';
  return words.say('terminal.cell.hidden', { cell: cursor, seat: owner, moved });
}

function answer(state: GameState, question: NonNullable<GameState['question']>, key: Key, seat: SeatState, words: Words): Reaction {
  if (question === 'mark') return finishMark(state, key, seat, words);
  if (key !== 'y') return { state };
  if (question === 'quit') return { state, quit: true };
  return { state, wish: { type: question } };
}

function typing(state: GameState, key: Key): Reaction {
  if (key === 'escape') return { state: { ...state, typed: '' } };
  if (key === 'backspace') return { state: { ...state, typed: state.typed.slice(0, -1) } };
  if (key === 'enter') {
    const move = parseMove(state.typed);
    if (move === undefined) return { state };
    return { state: { ...state, typed: '', chosen: undefined }, wish: { type: 'play', intent: { type: 'move', ...move } } };
  }
  const character = characterOf(key);
  return { state: character !== undefined && state.typed.length < 8 ? { ...state, typed: state.typed + character } : state };
}

/** Enter: chooses an own piece, lets go of it, or sends it to the cursor. */
function choose(state: GameState, { update, seat }: SeatState, words: Words): Reaction {
  const { cursor, chosen } = state;
  const piece = pieceAt(update.view.pieces, cursor);
  if (chosen === cursor) return { state: { ...state, chosen: undefined } };
  if (piece?.seat === seat) {
    const canMove = update.view.moves.some((move) => move.from === cursor);
    return {
      state: canMove
        ? { ...state, chosen: cursor }
        : { ...state, chosen: undefined, notice: words.say('terminal.game.cannotMove', { cell: cursor }) },
    };
  }
  if (chosen !== undefined) return { state, wish: { type: 'play', intent: { type: 'move', from: chosen, to: cursor } } };
  return {
    state: {
      ...state,
      notice: words.refusal(piece === undefined ? { code: 'noPiece', cell: cursor } : { code: 'notYourPiece', cell: cursor }, seat),
    },
  };
}

/** The next own piece that can move, in reading order. */
function nextMover({ cursor }: GameState, { update }: SeatState): Cell {
  const cells = [...new Set(update.view.moves.map((move) => move.from))];
  return cells[(cells.indexOf(cursor) + 1) % Math.max(1, cells.length)] ?? cursor;
}

function startMark(state: GameState, { update, seat }: SeatState, words: Words): Reaction {
  const { memory } = update.view.options;
  if (memory !== 'pencil') return { state: { ...state, notice: words.refusal({ code: 'marksNotAllowed', memory: String(memory) }, seat) } };
  const piece = pieceAt(update.view.pieces, state.cursor);
  if (piece === undefined || piece.seat === seat) return { state: { ...state, notice: words.say('terminal.mark.chooseEnemy') } };
  return { state: { ...state, question: 'mark' } };
}

function finishMark(state: GameState, key: Key, { update }: SeatState, words: Words): Reaction {
  const piece = pieceAt(update.view.pieces, state.cursor);
  if (piece === undefined || key === 'escape') return { state };
  if (key === 'backspace' || key === 'delete' || key === 'space')
    return { state, wish: { type: 'mark', piece: piece.piece, kind: undefined } };
  const kind = kindForKey(armyKinds(words), key);
  return kind === undefined ? { state } : { state, wish: { type: 'mark', piece: piece.piece, kind: kind.id } };
}

function markKeys(words: Words): string {
  return armyKinds(words)
    .map((kind) => kind.symbol)
    .join(' ');
}

function armyKinds({ rules }: Words): readonly Kind[] {
  return rules.kinds.filter((_, number) => rules.army[number] > 0);
}

function pieceAt(pieces: readonly PieceView[], cell: Cell): PieceView | undefined {
  return pieces.find((piece) => piece.cell === cell);
}

/** Deployments are actions too; a reader counts from the first move. */
function turnNumber({ update }: SeatState): number {
  return Math.max(1, update.view.version - update.view.deployed.length + 1);
}

/** Where the cursor begins: on the foremost piece that can move, near the middle. */
export function firstCursor({ seat, update }: SeatState, { rules }: Words): Cell {
  const { board } = rules;
  const turned = isTurned(rules, seat);
  const remoteness = (cell: Cell): number => {
    const { x, y } = placeOf({ board, turned }, board.indexOf.get(cell)!);
    return y * board.columns + Math.abs(x - board.columns / 2);
  };
  const cells = update.view.moves.map((move) => move.from);
  return cells.toSorted((one, other) => remoteness(one) - remoteness(other))[0] ?? board.cells[0];
}

/** Fresh state at the start of a turn. */
export function freshState(cursor: Cell): GameState {
  return { cursor, typed: '', notice: '', scroll: 0 };
}
