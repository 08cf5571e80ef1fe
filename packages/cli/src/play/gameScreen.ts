/** The screen of a running game as one seat sees it, drawn from the seat's state alone. */

import { drawBoard, piecesOfView, piecesOpen } from './boardView.ts';
import type { Canvas } from './canvas.ts';
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
    words.say('terminal.game.turn', { number: turnNumber(seat) }),
  );
  drawBoard(
    canvas,
    board,
    size,
    {
      board: rules.board,
      turned: isTurned(rules, seat.seat),
      pieces: state.open === undefined ? piecesOfView(view, marks, rules) : piecesOpen(state.open, rules),
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
    return {
      message: state.notice === '' ? words.ending(seat.update.view.result, seat.seat) : state.notice,
      keys: words.say('terminal.over.keys'),
    };
  const keys = words.say(words.rules.options.memory === 'pencil' ? 'terminal.game.keysPencil' : 'terminal.game.keys');
  if (state.question === 'mark')
    return { message: words.say('terminal.ask.mark', { cell: state.cursor, keys: symbolsOf(armyKinds(words)).join(' ') }), keys };
  if (state.question !== undefined) return { message: words.say(`terminal.ask.${state.question}`), keys };
  if (state.notice !== '') return { message: state.notice, keys };
  if (state.typed !== '') return { message: words.say('terminal.game.typed', { move: `${state.typed}_` }), keys };
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

/** Deployments are actions too; a reader counts from the first move. */
function turnNumber({ update }: SeatState): number {
  return Math.max(1, update.view.version - update.view.deployed.length + 1);
}
