/** Line mode with people elsewhere: what is told in between, and the lines that are meant for them. Where all sit at one screen it has nothing to say. */

import type { Seat } from '@flagfall/engine';
import type { RequestBody } from '@flagfall/protocol';
import { companyLine, companyNotice, isUp } from '../company.ts';
import { turnLine } from '../panel/panel.ts';
import type { Session } from '../session.ts';
import { printable, type Words } from '../words.ts';

/** Lines that need no turn. */
const ANY_TIME =
  /^(quit|resign|draw|accept|decline|undo|pause|resume|claim|abort|say|clock|board|captured|help|hand|land|around|mark)(\s|$)/i;

const REQUESTS: Readonly<Record<string, RequestBody>> = {
  undo: { type: 'offer', what: 'undo' },
  pause: { type: 'offer', what: 'pause' },
  resume: { type: 'offer', what: 'resume' },
  claim: { type: 'claim', outcome: 'win' },
  abort: { type: 'abort' },
};

/** Asks the table, and says why it refuses; true when it has done it. */
export type Ask = (seat: Seat, request: RequestBody) => Promise<boolean>;

export class LineCompany {
  readonly #session: Session;
  readonly #words: Words;
  readonly #out: (line: string) => void;
  readonly #ask: Ask;
  #held: string | undefined;
  #notice: string | undefined;
  #offered: string | undefined;
  #hasTrouble = false;

  constructor(session: Session, words: Words, out: (line: string) => void, ask: Ask) {
    this.#ask = ask;
    this.#session = session;
    this.#words = words;
    this.#out = out;
  }

  /** A move that comes early stays in the queue until it can be made: whoever pipes a game in need not wait for the others. */
  mayTake(seat: Seat, line: string): boolean {
    if (isUp(this.#session.stateOf(seat)) || ANY_TIME.test(line) || this.#session.stateOf(seat).company?.isWatching) return true;
    if (line !== this.#held) this.#out(this.#words.say('terminal.online.linesWaiting', { line: printable(line) }));
    this.#held = line;
    return false;
  }

  /** Carries out what is meant for the others; false when the line means something else. */
  async obey(seat: Seat, line: string): Promise<boolean> {
    const { company, offered } = this.#session.stateOf(seat);
    if (company === undefined) return false;
    const [command, ...rest] = line.split(/\s+/);
    const word = command.toLowerCase();
    const request = REQUESTS[word] ?? this.#answer(word, offered);
    if (word === 'say' && rest.length > 0) this.#session.talk(rest.join(' '));
    else if (word === 'clock') this.tellClocks(seat);
    else if (word === 'help') {
      this.#out(this.#words.say('terminal.online.linesHelp'));
      return company.isWatching;
    } else if (request !== undefined) await this.#ask(seat, request);
    else return company.isWatching;
    return true;
  }

  /** When the line to the others is lost, and when it is there again. */
  tellTrouble(seat: Seat): void {
    const trouble = this.#session.stateOf(seat).company?.trouble;
    if ((trouble !== undefined) !== this.#hasTrouble) this.#out(trouble ?? this.#words.say('terminal.online.back'));
    this.#hasTrouble = trouble !== undefined;
  }

  /** What has changed about the others since it was last told. */
  tellNews(seat: Seat): void {
    const state = this.#session.stateOf(seat);
    const { company, offered } = state;
    if (company === undefined || company.trouble !== undefined) return;
    const notice = companyNotice(state, this.#words, 'line');
    if (notice !== undefined && notice !== this.#notice) this.#out(notice);
    this.#notice = notice;
    if (offered !== undefined && offered !== this.#offered) this.#out(this.#words.say('terminal.online.linesAnswer', { what: offered }));
    this.#offered = offered;
  }

  tellClocks(seat: Seat): void {
    const line = companyLine(this.#session.stateOf(seat), this.#words);
    if (line !== undefined) this.#out(line);
  }

  /** Whom everybody waits for. */
  tellTurn(seat: Seat): void {
    this.#out(turnLine(this.#session.stateOf(seat).sight.view, seat, this.#words));
  }

  sayOver(isSaved: boolean): void {
    const { company } = this.#session.stateOf(this.#session.reader);
    if (company !== undefined && !company.isWatching) this.#out(this.#words.say('terminal.online.linesOver'));
    else this.#out(this.#words.say(isSaved ? 'terminal.lines.overSaved' : 'terminal.lines.over'));
  }

  #answer(word: string, offered: string | undefined): RequestBody | undefined {
    if (offered === undefined || (word !== 'accept' && word !== 'decline')) return undefined;
    return { type: 'answer', what: offered, accept: word === 'accept' } as RequestBody;
  }
}
