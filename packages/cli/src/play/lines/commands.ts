/** Line mode: the effect of each line that is typed. */

import { isAnsweringQuestion, type Seat } from '@flagfall/engine';
import type { RequestBody } from '@flagfall/protocol';
import { armyKinds } from '@flagfall/seat';
import { piecesOfView } from '../board/scene.ts';
import { companyLine } from '../company.ts';
import { aroundText } from '../map/mapView.ts';
import { aboutLines, belongings, capturedLines } from '../panel/sideTexts.ts';
import type { SeatState, TerminalSession } from '../session.ts';
import { tableCommand } from '../tableCommands.ts';
import { kindForKey } from '../terminal/look.ts';
import { printable, type TerminalGameWords } from '../terminalTexts.ts';
import { deedHelp, listDeeds, questionLines } from './questionTexts.ts';
import { parseTyped } from './typed.ts';

/** The seat whose lines are read, and what they lead to. */
export interface Obeying {
  readonly session: TerminalSession;
  readonly words: TerminalGameWords;
  out(line: string): void;
  /** Asks the table, and says why it refuses; true when it has done it. */
  ask(seat: Seat, request: RequestBody): Promise<boolean>;
}

/** Lines that ask for information, by their first word; `next` is the second. */
const PAGES: Readonly<Record<string, (state: SeatState, words: TerminalGameWords, next: string | undefined) => readonly string[]>> = {
  help: helpLines,
  tips: (_, words) => words.tips('play'),
  moves: (state, words) => [movesText(state, words)],
  deeds: ({ sight }, words, next) => [listDeeds(sight.view, next, words)],
  hand: (state, words) => aboutLines(state, words, true).filter((line) => line.trim() !== ''),
  captured: capturedLines,
};

/** The same in a game on a map. */
const MAP_PAGES: typeof PAGES = {
  land: belongings,
  around: (state, words, next) => [aroundLine(state, words, next)],
};

/** The line is trimmed. */
export async function obeyLine(line: string, seat: Seat, obeying: Obeying): Promise<void> {
  const { session, words, out, ask } = obeying;
  const state = session.stateOf(seat);
  const { company, sight } = state;
  const [word = '', next, third] = line.toLowerCase().split(/\s+/);
  if (company !== undefined && word === 'say' && next !== undefined) {
    session.talk(line.slice(word.length).trim());
    return;
  }
  const clocks = companyLine(state, words);
  if (company !== undefined && word === 'clock') {
    if (clocks !== undefined) out(clocks);
    return;
  }
  if (company !== undefined && word === 'help') out(words.say('terminal.online.linesHelp'));
  const command = tableCommand({ word }, state);
  if (company?.isWatching && !command?.isOnline) return;
  const typed = parseTyped(line.toLowerCase(), sight.view, seat, words);
  const page = PAGES[word] ?? (words.rules.board.isGrid ? undefined : MAP_PAGES[word]);
  if (typed !== undefined && 'notice' in typed) out(typed.notice);
  else if (typed !== undefined) await ask(seat, { type: 'play', intent: typed.intent });
  else if (page !== undefined) for (const text of page(state, words, next)) out(text);
  else if (command !== undefined) await ask(seat, command.request(state));
  else if (word === 'mark') await mark(state, next, third, obeying);
  else out(unknownText(line, state, words));
}

/** What the game waits for, in one line. */
export function promptText({ seat, sight }: SeatState, words: TerminalGameWords): string {
  return words.say(isAnsweringQuestion(sight.view) ? 'terminal.lines.yourAnswer' : 'terminal.turn.yours', { seat: words.seat(seat) });
}

async function mark(
  { seat, sight: { view } }: SeatState,
  cell: string | undefined,
  sign: string | undefined,
  { words, out, ask }: Obeying,
): Promise<void> {
  const piece = view.pieces.find((candidate) => candidate.cell === cell);
  const kind = sign === undefined ? undefined : kindForKey(armyKinds(words.rules), sign);
  if (view.options.memory === 'pencil' && sign !== undefined && kind === undefined) out(words.unknownSign(sign));
  else if (await ask(seat, { type: 'mark', piece: piece?.piece ?? -1, kind: kind?.id })) {
    if (kind === undefined) out(words.say('terminal.mark.gone', { cell: piece!.cell }));
    else out(words.say('terminal.mark.done', { cell: piece!.cell, kind: words.kind(piece!.seat, kind.id) }));
  }
}

/** The help: how to type, and what is possible now. */
function helpLines(state: SeatState, words: TerminalGameWords): readonly string[] {
  const { view } = state.sight;
  const { board, extension } = words.rules;
  const help = board.isGrid
    ? [words.say('terminal.lines.help'), ...(extension === undefined ? [] : deedHelp(view, words))]
    : [
        words.say('terminal.map.linesHelp', { example: exampleMove(state, words) }),
        ...(isAnsweringQuestion(view) ? questionLines(view, words) : []),
      ];
  return [...words.goal(), ...help, promptText(state, words)];
}

function movesText({ sight: { view } }: SeatState, words: TerminalGameWords): string {
  if (view.moves.length === 0) return words.say('terminal.lines.noMoves');
  return view.moves.map(({ from, to }) => `${from}${words.rules.board.isGrid ? '' : '-'}${to}`).join(' ');
}

function aroundLine({ sight: { view, marks } }: SeatState, words: TerminalGameWords, cell: string | undefined): string {
  const { board } = words.rules;
  if (cell === undefined || !board.indexOf.has(cell)) return words.say('terminal.map.aroundWhat', { cell: board.cells[0] });
  const pieces = piecesOfView(view, marks, words.rules);
  return words.say('terminal.map.around', { cell, list: aroundText({ board, pieces }, cell) });
}

function unknownText(line: string, state: SeatState, words: TerminalGameWords): string {
  const values = { line: printable(line.toLowerCase()), example: exampleMove(state, words) };
  return words.say(words.rules.board.isGrid ? 'terminal.lines.unknown' : 'terminal.lines.unknownMap', values);
}

function exampleMove({ sight: { view } }: SeatState, { rules: { board } }: TerminalGameWords): string {
  const [move] = view.moves;
  return `${move?.from ?? board.cells[0]}-${move?.to ?? board.cells[1]}`;
}
