/** The screen of a running game as one seat sees it, drawn from the seat's state alone. */

import { hasCity, isGone, isSettling, zonesOfTerritory } from '@flagfall/editions';
import { type Cell, type GameResult, isQuestion, type Seat, type View } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import { armyKinds, type Choice, type Stage, stageOf } from '@flagfall/seat';
import { type DrawnPiece, piecesOfView, piecesOpen } from '../board/boardView.ts';
import { claimsOf, drawGroundOf } from '../board/ground.ts';
import { companyNotice, isUp, othersOf } from '../company.ts';
import { roundText } from '../panel/kingdomPanel.ts';
import { drawPanel } from '../panel/panel.ts';
import type { SeatState } from '../session.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { drawBar, drawFoot } from '../terminal/layout.ts';
import { type Look, STYLES } from '../terminal/look.ts';
import type { Words } from '../words.ts';
import { boardPrompt, openedQuestion } from './choiceKeys.ts';
import { type GameState, pieceAt, symbolsOf } from './gameState.ts';

/** So much of what somebody writes is shown. */
const TALK_SHOWN = 60;

export function drawGame(canvas: Canvas, state: GameState, seat: SeatState, words: Words, look: Look): void {
  const { rules } = words;
  const { view } = seat.sight;
  const title = titleOf(seat, words);
  const turn = rules.board.straight ? words.say('terminal.game.turn', { number: seat.log.turns + 1 }) : roundText(view, words);
  const whole = `${words.rulesName} · ${turn}`;
  // Where there is room for one of them, who plays is worth more than the name of the rules.
  drawBar(canvas, title, title.length + whole.length + 3 <= canvas.columns ? whole : turn);
  const panel = drawGroundOf(
    canvas,
    rules,
    seat.seat,
    {
      pieces: piecesOn(state, seat, words),
      cursor: state.scene === undefined && view.result === undefined ? state.cursor : undefined,
      chosen: chosenCell(state),
      alsoChosen: alsoChosen(state, seat),
      targets: targetsOf(state, seat, words),
      last: seat.log.lastMove,
    },
    look,
  );
  drawPanel(canvas, panel, { ...state, seat }, words, look);
  const { message, keys } = footOf(state, seat, words);
  drawFoot(canvas, message, keys, state.question === undefined && state.notice === '' ? STYLES.heading : STYLES.warning);
}

function titleOf(seat: SeatState, words: Words): string {
  const values = { game: words.title, seat: words.seat(seat.seat), others: othersOf(seat, words) };
  if (seat.company?.isWatching) return words.say('terminal.online.watching', values);
  return words.say(values.others === '' ? 'terminal.game.title' : 'terminal.online.title', values);
}

function piecesOn({ open }: GameState, { sight }: SeatState, { rules }: Words): readonly DrawnPiece[] {
  if (open !== undefined) return piecesOpen(open, rules);
  const { view, marks } = sight;
  return rules.board.straight || view.pieces.length > 0 ? piecesOfView(view, marks, rules) : claimsOf(view, rules.seats);
}

function footOf(state: GameState, seat: SeatState, words: Words): { readonly message: string; readonly keys: string } {
  if (state.scene !== undefined) {
    const { occasion } = state.scene;
    return { message: occasion === undefined ? '' : words.item(occasion, seat.seat, true), keys: words.say('terminal.page.keys') };
  }
  if (seat.sight.view.result !== undefined)
    return {
      message: state.notice === '' ? overMessage(seat, seat.sight.view.result, words) : state.notice,
      keys: overKeys(seat, words),
    };
  const keys = keysOf(state, seat, words);
  if (state.talk !== undefined) return { message: words.say('terminal.online.talk', { text: `${tail(state.talk)}_` }), keys };
  if (state.question === 'mark')
    return { message: words.say('terminal.ask.mark', { cell: state.cursor, keys: symbolsOf(armyKinds(words.rules)).join(' ') }), keys };
  if (state.question === 'resign') return { message: words.say(resignQuestion(seat.sight.view, words)), keys };
  if (state.question === 'quit' && seat.company !== undefined)
    return { message: words.say(seat.company.isWatching ? 'terminal.ask.quitWatching' : 'terminal.ask.quitOnline'), keys };
  if (state.question !== undefined) return { message: words.say(`terminal.ask.${state.question}`), keys };
  if (state.notice !== '') return { message: state.notice, keys };
  const trouble = companyNotice(seat, words, 'key');
  if (trouble !== undefined) return { message: trouble, keys };
  if (state.typed !== '')
    return {
      message: words.say(words.rules.board.straight ? 'terminal.game.typed' : 'terminal.map.typed', { move: `${state.typed}_` }),
      keys,
    };
  const stage = state.choice === undefined ? undefined : stageOf(seat.sight.view, state.choice);
  // A menu speaks for itself.
  if (state.choice !== undefined && stage !== undefined)
    return { message: stage.isOnBoard ? promptOf(state, state.choice, stage, seat, words) : '', keys };
  const { view } = seat.sight;
  if (openedQuestion(seat) !== undefined)
    return { message: words.say('terminal.deed.open', { question: words.question(view.waiting?.decision ?? '') }), keys };
  if (seat.offered === 'draw') return { message: words.say('terminal.ask.answerDraw'), keys };
  if (seat.offered !== undefined) return { message: words.say('terminal.ask.answer', { what: seat.offered }), keys };
  return { message: underCursor(state, seat, words), keys };
}

/** How it ended; and between people at different screens, whether somebody wants to play again. */
function overMessage(seat: SeatState, result: GameResult, words: Words): string {
  const ending = endingOf(result, seat.seat, words);
  if (seat.offered !== 'rematch' || seat.company?.isWatching) return ending;
  return words.say('terminal.online.again', { ending });
}

function overKeys({ company }: SeatState, words: Words): string {
  if (company === undefined) return words.say('terminal.over.keys');
  return words.say(company.isWatching ? 'terminal.online.overKeysWatching' : 'terminal.online.overKeys');
}

/** The end of a long line, where somebody is writing. */
function tail(text: string): string {
  return text.length <= TALK_SHOWN ? text : `…${text.slice(1 - TALK_SHOWN)}`;
}

/** What becomes of the game depends on when somebody leaves it, and on how many are left. */
function resignQuestion(view: View, { rules }: Words): MessageId {
  if (!rules.board.straight && isSettling(view)) return 'terminal.ask.resignEarly';
  return rules.seats.filter((seat) => !isGone(view, seat)).length > 2 ? 'terminal.ask.resignAmong' : 'terminal.ask.resign';
}

/** On a map several lose, which is too long for one line: the story in the panel ends with it. */
function endingOf(result: GameResult, reader: Seat, words: Words): string {
  return words.rules.board.straight ? words.ending(result, reader) : words.say('terminal.turn.over');
}

/** What the squares of a choice are for; on a map there is so much to see that the zone under the cursor is named as well. */
function promptOf(state: GameState, choice: Choice, stage: Stage, seat: SeatState, words: Words): string {
  if (words.rules.board.straight) return boardPrompt(choice, stage, seat, words);
  const { waiting, placing } = seat.sight.view;
  if (placing?.kind !== undefined) {
    const isFree = stage.steps.some((step) => step.value === state.cursor);
    const ground = isFree ? 'free' : pieceAt(seat.sight.view.pieces, state.cursor) === undefined ? 'far' : 'taken';
    return words.say('terminal.map.place', { kind: words.kind(seat.seat, placing.kind), cell: state.cursor, ground });
  }
  const question = words.question(waiting?.decision ?? '');
  return words.say('terminal.map.prompt', { question, chosen: choice.path.length, place: standingThere(state, seat, words) });
}

/** The own piece that acts, in a move or in what is being chosen. */
function chosenCell({ chosen, choice }: GameState): Cell | undefined {
  if (choice?.scope.type === 'attack') return choice.scope.from;
  return choice?.path.find((step) => step.type === 'cell')?.value ?? chosen;
}

/** While several are chosen one by one, those before the last. */
function alsoChosen({ choice }: GameState, seat: SeatState): ReadonlySet<Cell> {
  const isChoosing = choice !== undefined && isQuestion(seat.sight.view) && choice.path.every((step) => step.type === 'cell');
  return new Set(isChoosing ? choice.path.map((step) => step.value) : []);
}

/** Where the chosen piece may go, or which squares can be chosen. */
function targetsOf({ chosen, choice }: GameState, seat: SeatState, { rules }: Words): ReadonlySet<Cell> {
  const { view } = seat.sight;
  if (choice === undefined) return new Set(view.moves.filter((move) => move.from === chosen).map((move) => move.to));
  if (choice.scope.type === 'attack') return new Set([choice.scope.to]);
  const stage = stageOf(view, choice);
  const cells = stage.isOnBoard ? stage.steps : choice.path.filter((step) => step.type === 'cell').slice(1);
  const isDraft = view.waiting?.decision === 'draft';
  return new Set(cells.flatMap((step) => (isDraft ? zonesOfTerritory(rules.board, step.value) : [step.value])));
}

/** The keys of one's own turn, with those for talking to the others. */
function onlineKeys({ rules }: Words): MessageId {
  if (!rules.board.straight) return 'terminal.online.keysMap';
  if (rules.special === undefined) return 'terminal.online.keys';
  return rules.decks === undefined ? 'terminal.online.keysPowers' : 'terminal.online.keysCards';
}

function keysOf({ choice }: GameState, seat: SeatState, words: Words): string {
  if (seat.company?.isWatching) return words.say('terminal.online.keysWatching');
  if (!isUp(seat)) return words.say('terminal.online.keysWaiting');
  if (seat.company !== undefined && choice === undefined) return words.say(onlineKeys(words));
  const boardKeys = words.rules.board.straight ? 'terminal.deed.boardKeys' : 'terminal.map.boardKeys';
  if (choice !== undefined) return words.say(stageOf(seat.sight.view, choice).isOnBoard ? boardKeys : 'terminal.deed.menuKeys');
  const isPencil = words.rules.options.memory === 'pencil';
  if (!words.rules.board.straight) return words.say(isPencil ? 'terminal.map.keysPencil' : 'terminal.map.keys');
  if (words.rules.special === undefined) return words.say(isPencil ? 'terminal.game.keysPencil' : 'terminal.game.keys');
  if (words.rules.decks !== undefined) return words.say(isPencil ? 'terminal.game.keysCardsPencil' : 'terminal.game.keysCards');
  return words.say(isPencil ? 'terminal.game.keysPowersPencil' : 'terminal.game.keysPowers');
}

/** What stands under the cursor, and what it can do besides moving. */
function underCursor(state: GameState, seat: SeatState, words: Words): string {
  const text = standingThere(state, seat, words);
  const { deeds } = seat.sight.view;
  const ids = new Set(
    deeds.filter(({ cells = [], cards }) => cards === undefined && cells.length > 1 && cells[0] === state.cursor).map(({ deed }) => deed),
  );
  if (ids.size === 0) return text;
  return words.say('terminal.deed.piece', { text, deeds: [...ids].map((id) => words.deed(id)).join(', ') });
}

/** As far as the seat may know. */
function standingThere({ cursor, chosen }: GameState, { sight, seat }: SeatState, words: Words): string {
  const piece = pieceAt(sight.view.pieces, cursor);
  const values = { cell: placeText(cursor, words), obstacle: words.obstacle };
  if (words.rules.board.obstacle[words.rules.board.indexOf.get(cursor)!]) return words.say('terminal.cell.obstacle', values);
  if (sight.view.waiting?.decision === 'draft') {
    const owner = words.rules.seats.find((each) => sight.view.homes[each]?.includes(cursor));
    return words.say(owner === undefined ? 'terminal.map.undrafted' : 'terminal.map.drafted', {
      ...values,
      seat: owner === undefined ? '' : words.seat(owner),
    });
  }
  if (piece === undefined) return words.say(chosen === undefined ? 'terminal.cell.empty' : 'terminal.cell.go', values);
  const owner = words.seat(piece.seat);
  if (piece.known)
    return words.say(cursor === chosen ? 'terminal.cell.chosen' : 'terminal.cell.known', {
      ...values,
      seat: owner,
      kind: words.kind(piece.seat, piece.kind),
    });
  const moved = piece.seat !== seat && piece.seen?.moved ? 'yes' : 'no';
  return words.say('terminal.cell.hidden', { ...values, seat: owner, moved });
}

/** A square, or a zone with its territory. */
function placeText(cell: Cell, words: Words): string {
  const territory = words.territory(cell);
  if (territory === undefined) return cell;
  return words.say('terminal.map.zone', { cell, territory, city: hasCity(words.rules.board, cell) ? 'yes' : 'no' });
}
