/** Line mode in online games: the news about the other players. In a game at one screen there is none. */

import { companyNotice, isUp } from '../company.ts';
import type { SeatState } from '../session.ts';
import { printable, type TerminalGameWords } from '../terminalTexts.ts';

/** Lines that need no turn. */
const ANY_TIME =
  /^(quit|resign|draw|accept|decline|undo|pause|resume|claim|abort|say|clock|board|captured|help|hand|land|around|mark)(\s|$)/i;

export class CompanyNews {
  readonly #words: TerminalGameWords;
  readonly #out: (line: string) => void;
  #held: string | undefined;
  #notice: string | undefined;
  #offered: string | undefined;
  #hasTrouble = false;

  constructor(words: TerminalGameWords, out: (line: string) => void) {
    this.#words = words;
    this.#out = out;
  }

  /** A move that comes early stays in the queue until it is legal, so a game that is piped in need not wait for the others. */
  mayTake(state: SeatState, line: string): boolean {
    if (isUp(state) || ANY_TIME.test(line) || state.company?.isWatching) return true;
    if (line !== this.#held) this.#out(this.#words.say('terminal.online.linesWaiting', { line: printable(line) }));
    this.#held = line;
    return false;
  }

  /** When the line to the others is lost, and when it is there again. */
  tellTrouble({ company }: SeatState): void {
    const trouble = company?.trouble;
    if ((trouble !== undefined) !== this.#hasTrouble) this.#out(trouble ?? this.#words.say('terminal.online.back'));
    this.#hasTrouble = trouble !== undefined;
  }

  /** The changes about the others since they were last told. */
  tellNews(state: SeatState): void {
    const { company, offered } = state;
    if (company === undefined || company.trouble !== undefined) return;
    const notice = companyNotice(state, this.#words, 'line');
    if (notice !== undefined && notice !== this.#notice) this.#out(notice);
    this.#notice = notice;
    if (offered !== undefined && offered !== this.#offered) this.#out(this.#words.say('terminal.online.linesAnswer', { what: offered }));
    this.#offered = offered;
  }
}
