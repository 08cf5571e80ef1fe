/** The screen of a running game as one seat sees it, drawn from the seat's state alone. */

import type { Cell } from '@flagfall/engine';
import { drawBoard, piecesOfView, piecesOpen } from './boardView.ts';
import type { Canvas } from './canvas.ts';
import { boardPrompt, openingChoice, stageOf } from './deedChoice.ts';
import { armyKinds, type GameState, pieceAt, symbolsOf } from './gameState.ts';
import { drawBar, drawFoot, layoutFor } from './layout.ts';
import { type Look, STYLES } from './look.ts';
import { drawPanel } from './panel.ts';
import type { SeatState } from './session.ts';
import { isTurned } from './sides.ts';
import type { Words } from './words.ts';

export function drawGame(canvas: Canvas, state: GameState, seat: SeatState, words: Words, look: Look): void {
  const { rules } = words;
  const { view, marks } = seat.update;
  const { size, board, panel } = layoutFor(canvas, rules.board);
  drawBar(
    canvas,
    words.say('terminal.game.title', { game: words.title, seat: words.seat(seat.seat) }),
    words.say('terminal.game.turn', { number: seat.story.turns + 1 }),
  );
  drawBoard(
    canvas,
    board,
    size,
    {
      board: rules.board,
      turned: isTurned(rules, seat.seat),
      pieces: state.open === undefined ? piecesOfView(view, marks, rules) : piecesOpen(state.open, rules),
      cursor: state.scene === undefined && view.result === undefined ? state.cursor : undefined,
      chosen: chosenCell(state),
      targets: targetsOf(state, seat),
      last: seat.story.lastMove,
    },
    look,
  );
  drawPanel(canvas, panel, { seat, scene: state.scene, deed: state.deed, scroll: state.scroll }, words, look);
  const { message, keys } = footOf(state, seat, words);
  drawFoot(canvas, message, keys, state.question === undefined && state.notice === '' ? STYLES.heading : STYLES.warning);
}

function footOf(state: GameState, seat: SeatState, words: Words): { readonly message: string; readonly keys: string } {
  if (state.scene !== undefined) {
    const { occasion } = state.scene;
    return { message: occasion === undefined ? '' : words.item(occasion, seat.seat, true), keys: words.say('terminal.page.keys') };
  }
  if (seat.update.view.result !== undefined)
    return {
      message: state.notice === '' ? words.ending(seat.update.view.result, seat.seat) : state.notice,
      keys: words.say('terminal.over.keys'),
    };
  const keys = keysOf(state, seat, words);
  if (state.question === 'mark')
    return { message: words.say('terminal.ask.mark', { cell: state.cursor, keys: symbolsOf(armyKinds(words)).join(' ') }), keys };
  if (state.question !== undefined) return { message: words.say(`terminal.ask.${state.question}`), keys };
  if (state.notice !== '') return { message: state.notice, keys };
  if (state.typed !== '') return { message: words.say('terminal.game.typed', { move: `${state.typed}_` }), keys };
  const stage = state.deed === undefined ? undefined : stageOf(state.deed, seat);
  // A menu speaks for itself.
  if (state.deed !== undefined && stage !== undefined)
    return { message: stage.isOnBoard ? boardPrompt(state.deed, stage, seat, words) : '', keys };
  const { view } = seat.update;
  if (openingChoice(seat) !== undefined)
    return { message: words.say('terminal.deed.open', { question: words.question(view.waiting?.decision ?? '') }), keys };
  if (seat.drawOffered) return { message: words.say('terminal.ask.answerDraw'), keys };
  return { message: underCursor(state, seat, words), keys };
}

/** The own piece that acts, in a move or in what is being chosen. */
function chosenCell({ chosen, deed }: GameState): Cell | undefined {
  if (deed?.scope.type === 'attack') return deed.scope.from;
  return deed?.path.find((step) => step.type === 'cell')?.value ?? chosen;
}

/** Where the chosen piece may go, or which squares can be chosen. */
function targetsOf({ chosen, deed }: GameState, seat: SeatState): ReadonlySet<Cell> {
  const { view } = seat.update;
  if (deed === undefined) return new Set(view.moves.filter((move) => move.from === chosen).map((move) => move.to));
  if (deed.scope.type === 'attack') return new Set([deed.scope.to]);
  const stage = stageOf(deed, seat);
  const cells = stage.isOnBoard ? stage.steps : deed.path.filter((step) => step.type === 'cell').slice(1);
  return new Set(cells.map((step) => step.value));
}

function keysOf({ deed }: GameState, seat: SeatState, words: Words): string {
  if (deed !== undefined) return words.say(stageOf(deed, seat).isOnBoard ? 'terminal.deed.boardKeys' : 'terminal.deed.menuKeys');
  const isPencil = words.rules.options.memory === 'pencil';
  if (words.rules.special === undefined) return words.say(isPencil ? 'terminal.game.keysPencil' : 'terminal.game.keys');
  if (words.rules.decks !== undefined) return words.say(isPencil ? 'terminal.game.keysCardsPencil' : 'terminal.game.keysCards');
  return words.say(isPencil ? 'terminal.game.keysPowersPencil' : 'terminal.game.keysPowers');
}

/** What stands under the cursor, and what it can do besides moving. */
function underCursor(state: GameState, seat: SeatState, words: Words): string {
  const text = standingThere(state, seat, words);
  const { deeds } = seat.update.view;
  const ids = new Set(
    deeds.filter(({ cells = [], cards }) => cards === undefined && cells.length > 1 && cells[0] === state.cursor).map(({ deed }) => deed),
  );
  if (ids.size === 0) return text;
  return words.say('terminal.deed.piece', { text, deeds: [...ids].map((id) => words.deed(id)).join(', ') });
}

/** As far as the seat may know. */
function standingThere({ cursor, chosen }: GameState, { update, seat }: SeatState, words: Words): string {
  const piece = pieceAt(update.view.pieces, cursor);
  const values = { cell: cursor, obstacle: words.obstacle };
  if (words.rules.board.obstacle[words.rules.board.indexOf.get(cursor)!]) return words.say('terminal.cell.obstacle', values);
  if (piece === undefined) return words.say(chosen === undefined ? 'terminal.cell.empty' : 'terminal.cell.go', values);
  const owner = words.seat(piece.seat);
  if (piece.known) return words.say('terminal.cell.known', { cell: cursor, seat: owner, kind: words.kind(piece.seat, piece.kind) });
  const moved = piece.seat !== seat && piece.seen?.moved ? 'yes' : 'no';
  return words.say('terminal.cell.hidden', { cell: cursor, seat: owner, moved });
}
