/** One game line by line. */

import { type Intent, isAnsweringQuestion, type Seat } from '@flagfall/engine';
import type { TableRefusal } from '@flagfall/protocol';
import { armyByLines } from '../army/armyLines.ts';
import { groundLines } from '../board/boardOrMap.ts';
import { piecesOfView } from '../board/scene.ts';
import { companyLine, gatheringLines, isUp } from '../company.ts';
import { GameLoop, type GameSettings, type NextGame } from '../game.ts';
import { countdownLine, turnLine } from '../panel/panel.ts';
import { affairs, belongings } from '../panel/sideTexts.ts';
import type { SeatState, TerminalSession } from '../session.ts';
import type { Inbox } from '../terminal/inbox.ts';
import type { TerminalTheme } from '../terminal/look.ts';
import type { TerminalGameWords, TerminalTexts } from '../terminalTexts.ts';
import { obeyLine, promptText } from './commands.ts';
import { CompanyNews } from './companyNews.ts';
import { questionLines } from './questionTexts.ts';

export interface LineIo {
  readonly inbox: Inbox<string>;
  out(line: string): void;
}

/** Enough to push the board of the other player out of sight. */
const CURTAIN_LINES = 60;

export class LineGame extends GameLoop {
  readonly #io: LineIo;
  readonly #news: CompanyNews;
  /** The turn in which each seat was last shown the map, which is too long for every question. */
  readonly #shown = new Map<Seat, number>();

  constructor(session: TerminalSession, words: TerminalGameWords, look: TerminalTheme, settings: GameSettings, io: LineIo) {
    super(session, words, look, settings);
    this.#io = io;
    this.#news = new CompanyNews(words, io.out);
  }

  protected override wake(): void {
    this.#io.inbox.wake();
  }

  protected override left(): NextGame {
    this.#say('terminal.bye');
    return 'quit';
  }

  /** The board with nothing hidden, the record for whoever wants it, and perhaps another game. */
  protected override async end(): Promise<NextGame> {
    await this.noteFigures();
    this.#show(this.reader);
    const { save } = this.settings;
    if (save !== undefined) this.#io.out(await this.save(save));
    this.#sayOver();
    for (;;) {
      const heard = await this.#io.inbox.nextOrWake();
      this.#tell(this.reader);
      if (this.session.next !== undefined) return { next: this.session.next };
      if (heard === 'woken') continue;
      const line = heard === 'ended' ? 'quit' : heard.item.trim().toLowerCase();
      if (line === '' || line === 'quit') return 'quit';
      if (line === 'save') {
        this.#io.out(await this.save());
        return 'quit';
      }
      const isPlaying = this.stateOf(this.reader).company?.isWatching === false;
      if (isPlaying && ['again', 'accept', 'decline'].includes(line)) await this.playAgain(line !== 'decline');
      else if (isPlaying && line !== 'help') await this.#obey(this.reader, heard === 'ended' ? '' : heard.item.trim());
      else this.#sayOver();
    }
  }

  #sayOver(): void {
    if (this.stateOf(this.reader).company?.isWatching === false) this.#say('terminal.online.linesOver');
    else this.#say(this.settings.save === undefined ? 'terminal.lines.over' : 'terminal.lines.overSaved');
  }

  protected override async gather(): Promise<boolean> {
    for (const line of gatheringLines(this.session, this.words)) this.#io.out(line);
    for (;;) {
      // Other lines are meant for the game.
      const heard = await this.#io.inbox.nextOrWake((line) => /^\s*(quit|abort)\s*$/i.test(line));
      if (this.session.standing.phase !== 'waiting' || this.session.isSignedOut) return true;
      this.#tell(this.reader);
      if (heard === 'woken') continue;
      if (heard === 'ended' || heard.item.trim().toLowerCase() === 'quit') return false;
      await this.#obey(this.reader, 'abort');
    }
  }

  /** Two people: one board is pushed out of sight, and the other one follows only after an empty line. */
  protected override async give(seat: Seat): Promise<boolean> {
    if (seat === this.reader) return true;
    this.#tell(this.reader);
    for (let line = 0; line < CURTAIN_LINES; line++) this.#io.out('');
    // The result of the last move is printed again below the blank lines for the player who moved, but only the part that all have seen:
    // what only one of them knows stays above, or comes after the screen was passed on.
    for (const item of this.session.publicLog.takeItems()) this.#io.out(this.words.item(item, seat, true));
    const reason = this.reasonFor(seat);
    if (reason !== undefined) this.#io.out(reason);
    const values = { seat: this.words.seat(seat) };
    this.#io.out(`${this.words.say('terminal.handOver.pass', values)} ${this.words.say('terminal.handOver.press', values)}`);
    return (await this.#io.inbox.next()) !== undefined;
  }

  protected override async deploy(seat: Seat): Promise<Intent | 'late' | undefined> {
    this.#tell(seat);
    const nextLine = async (): Promise<string | undefined> => {
      for (;;) {
        const heard = await this.#io.inbox.nextOrWake();
        this.#tell(seat);
        if (heard === 'ended' || !this.isDeploying(seat)) return undefined;
        if (heard !== 'woken') return heard.item;
      }
    };
    const deployment = await armyByLines(this.armyContext(seat), this.stateOf(seat).sight.view, this.words, this.look, {
      out: this.#io.out,
      nextLine,
    });
    if (deployment !== undefined) {
      this.rememberArmy(seat, deployment);
      return { type: 'deploy', deployment };
    }
    return this.isDeploying(seat) ? undefined : 'late';
  }

  protected override async showNews(): Promise<boolean> {
    if (this.session.people.length === 1) this.#tell(this.reader);
    return true;
  }

  protected override beginTurn(seat: Seat): void {
    this.#show(seat);
  }

  protected override async hear(seat: Seat, isSame: () => boolean): Promise<boolean> {
    // Input after a change is answered when the change has been told.
    const heard = await this.#io.inbox.nextOrWake((line) => isSame() && this.#news.mayTake(this.stateOf(seat), line.trim()));
    if (heard === 'ended') return false;
    if (heard === 'woken') this.#tell(seat);
    else if (/^\s*quit\s*$/i.test(heard.item)) return false;
    else await this.#obey(seat, heard.item.trim());
    return true;
  }

  async #obey(seat: Seat, line: string): Promise<void> {
    if (line.toLowerCase() === 'board') this.#show(seat, true);
    else {
      const { session, words } = this;
      await obeyLine(line, seat, { session, words, out: this.#io.out, ask: (asking, request) => this.ask(asking, request) });
    }
  }

  protected override tellRefusal(refusal: TableRefusal, seat: Seat): void {
    this.#io.out(this.words.refusal(refusal, seat));
  }

  /** Prints the news, the board, and whose turn it is. */
  #show(seat: Seat, isAsked = false): void {
    this.#tell(seat);
    const state = this.stateOf(seat);
    const { sight, offered, company, log } = state;
    const isOver = sight.view.result !== undefined;
    // In the turn of another the board would only push the log away.
    if (!isAsked && !isOver && !isUp(state)) {
      this.#io.out(turnLine(sight.view, seat, this.words));
      return;
    }
    const isOld = !this.words.rules.board.isGrid && this.#shown.get(seat) === log.turns && !isOver;
    const isWhole = isAsked || !isOld;
    if (isWhole) this.#draw(seat);
    this.#shown.set(seat, log.turns);
    if (isOver) return;
    const lines = [
      countdownLine(sight.view, this.words),
      offered === 'draw' && company === undefined ? this.words.say('terminal.lines.answerDraw') : undefined,
      ...this.#besides(state, isWhole),
      companyLine(state, this.words),
      isUp(state) ? promptText(state, this.words) : turnLine(sight.view, seat, this.words),
    ];
    for (const line of lines) if (line !== undefined) this.#io.out(line);
  }

  /** Cards, powers, land and questions. On a map the possessions of each side come with the map. */
  #besides(state: SeatState, isWhole: boolean): readonly string[] {
    const { view } = state.sight;
    const isMap = !this.words.rules.board.isGrid;
    const asked = isAnsweringQuestion(view) ? questionLines(view, this.words) : isMap ? affairs(view, this.words, 'done') : [];
    return [...(isWhole || !isMap ? belongings(state, this.words) : []), ...asked];
  }

  #draw(seat: Seat): void {
    const { rules } = this.words;
    const { sight, log } = this.stateOf(seat);
    const pieces = piecesOfView(sight.view, sight.marks, rules);
    for (const line of groundLines(rules, seat, { pieces, last: log.lastMove }, this.look)) this.#io.out(line);
  }

  /** The news since the seat was last told. */
  #tell(seat: Seat): void {
    const state = this.stateOf(seat);
    this.#news.tellTrouble(state);
    for (const item of state.log.takeItems()) this.#io.out(this.words.item(item, seat, true));
    this.#news.tellNews(state);
  }

  #say(id: Parameters<TerminalTexts['say']>[0]): void {
    this.#io.out(this.words.say(id));
  }
}
