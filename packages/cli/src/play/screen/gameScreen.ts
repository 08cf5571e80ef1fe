/** The screen of a running game as one seat sees it, drawn from the seat's state alone. */

import { hasCity, hasSeatLeft, isBeforePlay, zonesOfTerritory } from '@flagfall/editions';
import { type Cell, type GameResult, isAnsweringQuestion } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import { type Choice, type ChoiceStage, stageOf } from '@flagfall/seat';
import { drawGround } from '../board/boardOrMap.ts';
import { piecesOfView } from '../board/scene.ts';
import { companyNotice, isUp, othersOf } from '../company.ts';
import { drawPanel } from '../panel/panel.ts';
import { roundText } from '../panel/sideTexts.ts';
import type { SeatState } from '../session.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { STYLES, type TerminalTheme } from '../terminal/look.ts';
import { drawBar, drawFoot } from '../terminal/widgets.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';
import { boardPrompt, openedQuestion } from './choiceKeys.ts';
import { type GameState, pieceAt } from './gameState.ts';

/** The longest part of a typed line that is shown. */
const TALK_SHOWN = 60;

export function drawGame(canvas: Canvas, state: GameState, seat: SeatState, words: TerminalGameWords, look: TerminalTheme): void {
  const { rules } = words;
  const { view } = seat.sight;
  const title = titleOf(seat, words);
  const turn = rules.board.isGrid ? words.say('terminal.game.turn', { number: seat.log.turns + 1 }) : roundText(view, words);
  const whole = `${words.rulesName} · ${turn}`;
  // If there is room for one of them, the names of the players are worth more than the name of the rules.
  drawBar(canvas, title, title.length + whole.length + 3 <= canvas.columns ? whole : turn);
  const scene = {
    pieces: piecesOfView(view, seat.sight.marks, rules),
    cursor: state.scene === undefined && view.result === undefined ? state.cursor : undefined,
    chosen: chosenCells(state, seat),
    targets: targetsOf(state, seat, words),
    last: seat.log.lastMove,
  };
  const panel = drawGround(canvas, rules, seat.seat, scene, look);
  drawPanel(canvas, panel, { ...state, seat }, words, look);
  const style = state.question === undefined && state.notice === '' ? STYLES.heading : STYLES.warning;
  drawFoot(canvas, messageOf(state, seat, words), words.say(keysOf(state, seat, words)), style);
}

function titleOf(seat: SeatState, words: TerminalGameWords): string {
  const values = { game: words.pack.title, seat: words.seat(seat.seat), others: othersOf(seat, words) };
  if (seat.company?.isWatching) return words.say('terminal.online.watching', values);
  return words.say(values.others === '' ? 'terminal.game.title' : 'terminal.online.title', values);
}

/** The most important thing to say now. */
function messageOf(state: GameState, seat: SeatState, words: TerminalGameWords): string {
  const { scene, notice, talk, question, typed, choice } = state;
  const { view } = seat.sight;
  if (scene !== undefined) return scene.occasion === undefined ? '' : words.item(scene.occasion, seat.seat, true);
  if (view.result !== undefined) return notice === '' ? overMessage(seat, view.result, words) : notice;
  if (talk !== undefined) return words.say('terminal.online.talk', { text: `${tail(talk)}_` });
  if (question === 'mark') return words.say('terminal.ask.mark', { cell: state.cursor, keys: words.signs.join(' ') });
  if (question !== undefined) return words.say(questionId(question, seat, words));
  if (notice !== '') return notice;
  const trouble = companyNotice(seat, words, 'key');
  if (trouble !== undefined) return trouble;
  if (typed !== '') return words.say(words.rules.board.isGrid ? 'terminal.game.typed' : 'terminal.map.typed', { move: `${typed}_` });
  if (choice !== undefined) {
    const stage = stageOf(view, choice);
    // A menu speaks for itself.
    return stage.isOnBoard ? promptOf(state, choice, stage, seat, words) : '';
  }
  if (openedQuestion(seat) !== undefined)
    return words.say('terminal.deed.open', { question: words.messages.question(view.waiting?.decision ?? '') });
  if (seat.offered === 'draw') return words.say('terminal.ask.answerDraw');
  return seat.offered === undefined ? underCursor(state, seat, words) : words.say('terminal.ask.answer', { what: seat.offered });
}

function questionId(
  question: NonNullable<GameState['question']>,
  { company, sight: { view } }: SeatState,
  { rules }: TerminalGameWords,
): MessageId {
  if (question === 'draw') return 'terminal.ask.offerDraw';
  if (question === 'undo') return 'terminal.ask.undo';
  if (question === 'quit' && company === undefined) return 'terminal.ask.quit';
  if (question === 'quit') return company?.isWatching ? 'terminal.ask.quitWatching' : 'terminal.ask.quitOnline';
  // What happens to the game depends on when a player leaves it, and on how many are left.
  if (!rules.board.isGrid && isBeforePlay(view)) return 'terminal.ask.resignEarly';
  return rules.seats.filter((seat) => !hasSeatLeft(view, seat)).length > 2 ? 'terminal.ask.resignAmong' : 'terminal.ask.resign';
}

/** The result; online also the offer of a rematch. */
function overMessage(seat: SeatState, result: GameResult, words: TerminalGameWords): string {
  // On a map several lose, which is too long for one line: the story in the panel ends with it.
  const ending = words.rules.board.isGrid ? words.ending(result, seat.seat) : words.say('terminal.turn.over');
  if (seat.offered !== 'rematch' || seat.company?.isWatching) return ending;
  return words.say('terminal.online.again', { ending });
}

/** The end of a long line, where the player is typing. */
function tail(text: string): string {
  return text.length <= TALK_SHOWN ? text : `…${text.slice(1 - TALK_SHOWN)}`;
}

/** The purpose of the squares of a choice; on a crowded map the zone under the cursor is named as well. */
function promptOf(state: GameState, choice: Choice, stage: ChoiceStage, seat: SeatState, words: TerminalGameWords): string {
  if (words.rules.board.isGrid) return boardPrompt(choice, stage, seat, words);
  const { waiting, placing } = seat.sight.view;
  if (placing?.kind !== undefined) {
    const isFree = stage.steps.some((step) => step.value === state.cursor);
    const ground = isFree ? 'free' : pieceAt(seat.sight.view.pieces, state.cursor) === undefined ? 'far' : 'taken';
    return words.say('terminal.map.place', { kind: words.kind(seat.seat, placing.kind), cell: state.cursor, ground });
  }
  const question = words.messages.question(waiting?.decision ?? '');
  return words.say('terminal.map.prompt', { question, chosen: choice.path.length, place: standingThere(state, seat, words) });
}

/** The own piece that acts, in a move or a choice; all of them if several are chosen one by one. */
function chosenCells({ chosen, choice }: GameState, { sight: { view } }: SeatState): ReadonlySet<Cell> {
  if (choice?.scope.type === 'attack') return new Set([choice.scope.from]);
  const cells = (choice?.path ?? []).filter((step) => step.type === 'cell').map(({ value }) => value);
  const isEach = isAnsweringQuestion(view) && cells.length === choice?.path.length;
  return new Set(cells.length === 0 ? (chosen === undefined ? [] : [chosen]) : isEach ? cells : [cells[0]]);
}

/** The targets of the selected piece, or the squares that can be chosen. */
function targetsOf({ chosen, choice }: GameState, seat: SeatState, { rules }: TerminalGameWords): ReadonlySet<Cell> {
  const { view } = seat.sight;
  if (choice === undefined) return new Set(view.moves.filter((move) => move.from === chosen).map((move) => move.to));
  if (choice.scope.type === 'attack') return new Set([choice.scope.to]);
  const stage = stageOf(view, choice);
  const cells = stage.isOnBoard ? stage.steps : choice.path.filter((step) => step.type === 'cell').slice(1);
  const isDraft = view.waiting?.decision === 'draft';
  return new Set(cells.flatMap((step) => (isDraft ? zonesOfTerritory(rules.board, step.value) : [step.value])));
}

/** The keys of one's own turn: at one screen, the same with pencil marks, and with people elsewhere. */
const TURN_KEYS = {
  moves: ['terminal.game.keys', 'terminal.game.keysPencil', 'terminal.online.keys'],
  powers: ['terminal.game.keysPowers', 'terminal.game.keysPowersPencil', 'terminal.online.keysPowers'],
  cards: ['terminal.game.keysCards', 'terminal.game.keysCardsPencil', 'terminal.online.keysCards'],
  map: ['terminal.map.keys', 'terminal.map.keysPencil', 'terminal.online.keysMap'],
} as const satisfies Record<string, readonly MessageId[]>;

function keysOf({ scene, choice }: GameState, seat: SeatState, { rules }: TerminalGameWords): MessageId {
  const { company, sight } = seat;
  const isMap = !rules.board.isGrid;
  if (scene !== undefined) return 'terminal.page.keys';
  if (sight.view.result !== undefined && company === undefined) return 'terminal.over.keys';
  if (sight.view.result !== undefined) return company?.isWatching ? 'terminal.online.overKeysWatching' : 'terminal.online.overKeys';
  if (company?.isWatching) return 'terminal.online.keysWatching';
  if (!isUp(seat)) return 'terminal.online.keysWaiting';
  if (choice !== undefined && !stageOf(sight.view, choice).isOnBoard) return 'terminal.deed.menuKeys';
  if (choice !== undefined) return isMap ? 'terminal.map.boardKeys' : 'terminal.deed.boardKeys';
  const keys = TURN_KEYS[isMap ? 'map' : rules.extension === undefined ? 'moves' : rules.decks === undefined ? 'powers' : 'cards'];
  return company === undefined ? keys[rules.options.memory === 'pencil' ? 1 : 0] : keys[2];
}

/** The piece under the cursor, and its deeds. */
function underCursor(state: GameState, seat: SeatState, words: TerminalGameWords): string {
  const text = standingThere(state, seat, words);
  const { deeds } = seat.sight.view;
  const ids = new Set(
    deeds.filter(({ cells = [], cards }) => cards === undefined && cells.length > 1 && cells[0] === state.cursor).map(({ deed }) => deed),
  );
  if (ids.size === 0) return text;
  return words.say('terminal.deed.piece', { text, deeds: [...ids].map((id) => words.messages.deed(id)).join(', ') });
}

/** As far as the seat may know. */
function standingThere({ cursor, chosen }: GameState, { sight, seat }: SeatState, words: TerminalGameWords): string {
  const piece = pieceAt(sight.view.pieces, cursor);
  const values = { cell: placeText(cursor, words), obstacle: words.pack.obstacle };
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
function placeText(cell: Cell, words: TerminalGameWords): string {
  const territory = words.territory(cell);
  if (territory === undefined) return cell;
  return words.say('terminal.map.zone', { cell, territory, city: hasCity(words.rules.board, cell) ? 'yes' : 'no' });
}
