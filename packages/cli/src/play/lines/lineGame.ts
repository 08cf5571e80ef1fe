/** One game line by line. */

import { type Intent, isQuestion, type Rules, type Seat, type View } from '@flagfall/engine';
import type { TableRefusal } from '@flagfall/protocol';
import { isTurned } from '@flagfall/seat';
import { type DrawnPiece, drawBoard, MARGIN, piecesOfView, piecesOpen } from '../board/boardView.ts';
import { openPieces } from '../board/openPieces.ts';
import { isUp } from '../company.ts';
import { type After, Game, type GameSettings } from '../game.ts';
import { affairs } from '../panel/kingdomPanel.ts';
import { countdownLine } from '../panel/panel.ts';
import { gatheringLines } from '../screen/gathering.ts';
import type { Session } from '../session.ts';
import { Canvas } from '../terminal/canvas.ts';
import type { Look } from '../terminal/look.ts';
import type { Texts, Words } from '../words.ts';
import { questionLines, specialLines } from './deedLines.ts';
import { armyByLines } from './lineArmy.ts';
import { LineCommands } from './lineCommands.ts';
import { type Ask, LineCompany } from './lineCompany.ts';
import type { LineIo } from './lineFront.ts';
import { kingdomLines, mapLines, mapQuestion } from './mapLines.ts';

/** Enough to push the board of the other player out of sight. */
const CURTAIN_LINES = 60;

const SQUARE = { width: 6, height: 1 } as const;

export class LineGame extends Game {
  readonly #io: LineIo;
  readonly #commands: LineCommands;
  readonly #company: LineCompany;
  /** The turn in which each seat was last shown the map, which is too long for every question. */
  readonly #shown = new Map<Seat, number>();

  constructor(session: Session, words: Words, look: Look, settings: GameSettings, io: LineIo) {
    super(session, words, look, settings);
    this.#io = io;
    const ask: Ask = (seat, request) => this.ask(seat, request);
    this.#commands = new LineCommands(session, words, io.out, ask);
    this.#company = new LineCompany(session, words, io.out, ask);
  }

  protected override wake(): void {
    this.#io.wake();
  }

  protected override left(): After {
    this.#say('terminal.bye');
    return 'quit';
  }

  /** Both armies and the record, for whoever wants them; and perhaps another game. */
  protected override async end(): Promise<After> {
    this.#show(this.reader);
    const { save } = this.settings;
    if (save !== undefined) this.#io.out(await this.save(save));
    this.#company.sayOver(save !== undefined);
    for (;;) {
      const heard = await this.#io.nextLineOrWake();
      this.#tell(this.reader);
      if (this.session.next !== undefined) return { next: this.session.next };
      if (heard === 'woken') continue;
      const line = heard === 'ended' ? 'quit' : heard.line.trim().toLowerCase();
      if (line === '' || line === 'quit') return 'quit';
      if (line === 'save') {
        this.#io.out(await this.save());
        return 'quit';
      }
      if (line === 'open') {
        const pieces = await openPieces(this.session);
        if (pieces === undefined) this.#say('terminal.save.unreachable');
        else this.#draw(this.reader, piecesOpen(pieces, this.#rules));
      } else if (await this.#obeyAfterwards(line)) continue;
      this.#company.sayOver(save !== undefined);
    }
  }

  /** `again` when the game is over; false when the line means nothing to the others. */
  async #obeyAfterwards(line: string): Promise<boolean> {
    const { company } = this.stateOf(this.reader);
    if (company === undefined || company.isWatching) return false;
    if (line !== 'again' && line !== 'accept' && line !== 'decline') return await this.#company.obey(this.reader, line);
    await this.playAgain(line !== 'decline');
    return true;
  }

  protected override async gather(): Promise<boolean> {
    for (const line of gatheringLines(this.session, this.words)) this.#io.out(line);
    for (;;) {
      // Other lines are meant for the game.
      const heard = await this.#io.nextLineOrWake((line) => /^\s*(quit|abort)\s*$/i.test(line));
      if (this.session.standing.phase !== 'waiting' || this.session.isSignedOut) return true;
      this.#tell(this.reader);
      if (heard === 'woken') continue;
      if (heard === 'ended' || heard.line.trim().toLowerCase() === 'quit') return false;
      await this.#company.obey(this.reader, 'abort');
    }
  }

  /** Two people: one board is pushed out of sight, and the other one follows only after an empty line. */
  protected override async give(seat: Seat): Promise<boolean> {
    if (seat === this.reader) return true;
    this.#tell(this.reader);
    for (let line = 0; line < CURTAIN_LINES; line++) this.#io.out('');
    // What the last move led to is told once more below the blank lines, since whoever moved still wants to read it, as far as everybody has seen it:
    // what one of the two knows alone stays above, or comes after the screen was passed.
    for (const item of this.session.publicLog.takeItems()) this.#io.out(this.words.item(item, seat, true));
    const reason = this.reasonFor(seat);
    if (reason !== undefined) this.#io.out(reason);
    const values = { seat: this.words.seat(seat) };
    this.#io.out(`${this.words.say('terminal.handOver.pass', values)} ${this.words.say('terminal.handOver.press', values)}`);
    return (await this.#io.nextLine()) !== undefined;
  }

  protected override async deploy(seat: Seat): Promise<Intent | 'late' | undefined> {
    this.#tell(seat);
    const nextLine = async (): Promise<string | undefined> => {
      for (;;) {
        const heard = await this.#io.nextLineOrWake();
        this.#tell(seat);
        if (heard === 'ended' || !this.isDeploying(seat)) return undefined;
        if (heard !== 'woken') return heard.line;
      }
    };
    const deployment = await armyByLines(this.stateOf(seat), this.settings.seed, this.words, this.look, { out: this.#io.out, nextLine });
    if (deployment !== undefined) return { type: 'deploy', deployment };
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
    // What comes after a change is answered when the change has been told.
    const heard = await this.#io.nextLineOrWake((line) => isSame() && this.#company.mayTake(seat, line.trim()));
    if (heard === 'ended') return false;
    if (heard === 'woken') this.#tell(seat);
    else return await this.#obey(seat, heard.line.trim());
    return true;
  }

  /** False when the player leaves. */
  async #obey(seat: Seat, line: string): Promise<boolean> {
    if (line.toLowerCase() === 'quit') return false;
    if (line.toLowerCase() === 'board') this.#show(seat, true);
    else if (!(await this.#company.obey(seat, line))) await this.#commands.obey(seat, line.toLowerCase());
    return true;
  }

  protected override tellRefusal(refusal: TableRefusal, seat: Seat): void {
    this.#io.out(this.words.refusal(refusal, seat));
  }

  get #rules(): Rules {
    return this.words.rules;
  }

  get #isMap(): boolean {
    return !this.#rules.board.straight;
  }

  /** What is new, the board, and whose turn it is. */
  #show(seat: Seat, isAsked = false): void {
    this.#tell(seat);
    const { sight, offered, company, log } = this.session.stateOf(seat);
    const isOver = sight.view.result !== undefined;
    // In the turn of another the board would only push the log away.
    if (!isAsked && !isOver && !isUp(this.stateOf(seat))) {
      this.#company.tellTurn(seat);
      return;
    }
    const isOld = this.#isMap && this.#shown.get(seat) === log.turns && !isOver;
    if (isAsked || !isOld) this.#draw(seat);
    this.#shown.set(seat, log.turns);
    if (isOver) return;
    const countdown = countdownLine(sight.view, this.words);
    if (countdown !== undefined) this.#io.out(countdown);
    if (offered === 'draw' && company === undefined) this.#say('terminal.lines.answerDraw');
    for (const line of this.#besides(seat, sight.view, isAsked || !isOld)) this.#io.out(line);
    this.#company.tellClocks(seat);
    if (isUp(this.stateOf(seat))) this.#commands.prompt(seat);
    else this.#company.tellTurn(seat);
  }

  /** Cards, powers, land, and what is asked. */
  #besides(seat: Seat, view: View, isWhole: boolean): readonly string[] {
    if (this.#isMap)
      return [
        ...(isWhole ? kingdomLines(view, this.words) : []),
        ...(isQuestion(view) ? mapQuestion(view, this.words) : affairs(view, this.words, 'done')),
      ];
    return [...specialLines(view, seat, this.words), ...(isQuestion(view) ? questionLines(view, this.words) : [])];
  }

  #draw(seat: Seat, open?: readonly DrawnPiece[]): void {
    const state = this.session.stateOf(seat);
    if (this.#isMap) {
      for (const line of mapLines(state, this.words, this.look, open)) this.#io.out(line);
      return;
    }
    const pieces = open ?? piecesOfView(state.sight.view, state.sight.marks, this.#rules);
    const { board } = this.#rules;
    const canvas = new Canvas(MARGIN + board.columns * SQUARE.width, board.rows + 1);
    const last = this.session.stateOf(seat).log.lastMove;
    drawBoard(canvas, { x: 0, y: 0 }, SQUARE, { board, turned: isTurned(this.#rules, seat), pieces, last }, this.look);
    for (const line of canvas.lines()) this.#io.out(line);
  }

  /** What is new since the seat was last told. */
  #tell(seat: Seat): void {
    const { log } = this.session.stateOf(seat);
    this.#company.tellTrouble(seat);
    for (const item of log.takeItems()) this.#io.out(this.words.item(item, seat, true));
    this.#company.tellNews(seat);
  }

  #say(id: Parameters<Texts['say']>[0], values: Parameters<Texts['say']>[1] = {}): void {
    this.#io.out(this.words.say(id, values));
  }
}
