/** Line mode: what each line does that somebody types in their turn. */

import { isQuestion, type Seat } from '@flagfall/engine';
import { armyKinds } from '@flagfall/seat';
import { parseMove } from '../board/sides.ts';
import type { Session } from '../session.ts';
import { kindForKey } from '../terminal/look.ts';
import { printable, type Texts, type Words } from '../words.ts';
import { deedHelp, handLines, listDeeds, parseDeed } from './deedLines.ts';
import type { Ask } from './lineCompany.ts';
import { mapPage, typedOnMap } from './mapCommands.ts';
import { bagLines, mapQuestion } from './mapLines.ts';

export class LineCommands {
  readonly #session: Session;
  readonly #words: Words;
  readonly #out: (line: string) => void;
  readonly #ask: Ask;
  readonly #isMap: boolean;

  constructor(session: Session, words: Words, out: (line: string) => void, ask: Ask) {
    this.#ask = ask;
    this.#session = session;
    this.#words = words;
    this.#out = out;
    this.#isMap = !words.rules.board.straight;
  }

  /** The line is trimmed and in small letters. */
  async obey(seat: Seat, line: string): Promise<void> {
    const state = this.#session.stateOf(seat);
    const { view } = state.sight;
    const typed = this.#isMap ? typedOnMap(line, view, seat, this.#words) : undefined;
    const move = parseMove(line);
    const deed = typed !== undefined && 'intent' in typed ? typed.intent : parseDeed(this.#words.rules, line);
    const [command = '', cell, symbol] = line.split(/\s+/);
    const page = this.#isMap ? mapPage(command, cell, state, this.#words) : undefined;
    if (typed !== undefined && 'notice' in typed) this.#out(typed.notice);
    else if (move !== undefined) await this.#ask(seat, { type: 'play', intent: { type: 'move', ...move } });
    else if (deed !== undefined) await this.#ask(seat, { type: 'play', intent: deed });
    else if (page !== undefined) this.#print(page);
    else if (command === 'resign') await this.#ask(seat, { type: 'resign' });
    else if (command === 'draw') await this.#ask(seat, { type: 'offer', what: 'draw' });
    else if (command === 'accept' || command === 'decline')
      await this.#ask(seat, { type: 'answer', what: 'draw', accept: command === 'accept' });
    else if (command === 'mark') await this.#mark(seat, cell, symbol);
    else if (command === 'captured') this.#captured(seat);
    else if (command === 'help') this.#help(seat);
    else if (command === 'tips') this.#print(this.#words.tips('play'));
    else if (command === 'moves') this.#out(this.#moves(seat));
    else if (command === 'deeds') this.#out(listDeeds(view, cell, this.#words));
    else if (command === 'hand') this.#print(handLines(view, seat, this.#words));
    else if (this.#isMap) this.#say('terminal.lines.unknownMap', { line: printable(line), example: this.#exampleMove(seat) });
    else this.#say('terminal.lines.unknown', { line: printable(line) });
  }

  /** What is waited for, in one line. */
  prompt(seat: Seat): void {
    const { view } = this.#session.stateOf(seat).sight;
    this.#say(isQuestion(view) ? 'terminal.lines.yourAnswer' : 'terminal.turn.yours', { seat: this.#words.seat(seat) });
  }

  #moves(seat: Seat): string {
    const { moves } = this.#session.stateOf(seat).sight.view;
    if (moves.length === 0) return this.#words.say('terminal.lines.noMoves');
    return moves.map(({ from, to }) => `${from}${this.#isMap ? '-' : ''}${to}`).join(' ');
  }

  #exampleMove(seat: Seat): string {
    const [move] = this.#session.stateOf(seat).sight.view.moves;
    const { cells } = this.#words.rules.board;
    return `${move?.from ?? cells[0]}-${move?.to ?? cells[1]}`;
  }

  /** How to type, and what is possible now. */
  #help(seat: Seat): void {
    const { view } = this.#session.stateOf(seat).sight;
    this.#print(this.#words.goal());
    if (this.#isMap) this.#say('terminal.map.linesHelp', { example: this.#exampleMove(seat) });
    else this.#say('terminal.lines.help');
    if (this.#isMap && isQuestion(view)) this.#print(mapQuestion(view, this.#words));
    else if (!this.#isMap && this.#words.rules.special !== undefined) this.#print(deedHelp(view, this.#words));
    this.prompt(seat);
  }

  async #mark(seat: Seat, cell: string | undefined, symbol: string | undefined): Promise<void> {
    const { view } = this.#session.stateOf(seat).sight;
    const piece = view.pieces.find((candidate) => candidate.cell === cell);
    const kind = symbol === undefined ? undefined : kindForKey(armyKinds(this.#words.rules), symbol);
    if (view.options.memory === 'pencil' && symbol !== undefined && kind === undefined) {
      this.#out(this.#words.unknownSign(symbol));
      return;
    }
    if (!(await this.#ask(seat, { type: 'mark', piece: piece?.piece ?? -1, kind: kind?.id }))) return;
    if (kind === undefined) this.#say('terminal.mark.gone', { cell: piece!.cell });
    else this.#say('terminal.mark.done', { cell: piece!.cell, kind: this.#words.kind(piece!.seat, kind.id) });
  }

  #captured(seat: Seat): void {
    const { view } = this.#session.stateOf(seat).sight;
    const { rules } = this.#words;
    if (rules.hasBags) this.#print(bagLines(view, seat, this.#words));
    else this.#print(rules.seats.map((other) => this.#words.lostBy(other, view.captured)));
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) this.#out(line);
  }

  #say(id: Parameters<Texts['say']>[0], values: Parameters<Texts['say']>[1] = {}): void {
    this.#out(this.#words.say(id, values));
  }
}
