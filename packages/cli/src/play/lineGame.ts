/** One game line by line, from the set-up of the armies to the end. */

import { isQuestion, type Rules, type Seat, type View } from '@flagfall/engine';
import { isNothingHidden, isTurned, personDeploying } from '@flagfall/seat';
import { type DrawnPiece, drawBoard, MARGIN, piecesOfView, piecesOpen } from './boardView.ts';
import { Canvas } from './canvas.ts';
import { questionLines, specialLines } from './deedLines.ts';
import type { After } from './game.ts';
import { gatheringLines } from './gathering.ts';
import { affairs } from './kingdomPanel.ts';
import { armyByLines } from './lineArmy.ts';
import { LineCommands } from './lineCommands.ts';
import { LineCompany } from './lineCompany.ts';
import type { LineIo } from './lineMode.ts';
import type { Look } from './look.ts';
import { kingdomLines, mapLines, mapQuestion } from './mapLines.ts';
import { openPieces } from './openPieces.ts';
import { countdownLine } from './panel.ts';
import { saveGame } from './saveGame.ts';
import type { Session } from './session.ts';
import type { Texts, Words } from './words.ts';

/** Enough to push the board of the other player out of sight. */
const CURTAIN_LINES = 60;

const SQUARE = { width: 6, height: 1 } as const;

export interface LineSettings {
  readonly seed: string;
  /** The file that the record goes to at the end. */
  readonly save: string | undefined;
}

export class LineGame {
  readonly #session: Session;
  readonly #words: Words;
  readonly #look: Look;
  readonly #settings: LineSettings;
  readonly #io: LineIo;
  readonly #commands: LineCommands;
  readonly #company: LineCompany;
  /** How much of the public log has been told between two people. */
  #toldToAll = 0;
  /** How much of its log each seat has been told. */
  readonly #told = new Map<Seat, number>();
  /** The turn in which each seat was last shown the map, which is too long for every question. */
  readonly #shown = new Map<Seat, number>();
  #reader: Seat;

  constructor(session: Session, words: Words, look: Look, settings: LineSettings, io: LineIo) {
    this.#session = session;
    this.#words = words;
    this.#look = look;
    this.#settings = settings;
    this.#io = io;
    this.#commands = new LineCommands(session, words, io.out);
    this.#company = new LineCompany(session, words, io.out);
    this.#reader = session.people[0] ?? session.reader;
  }

  async play(): Promise<After> {
    const stop = this.#session.watch(() => this.#io.wake());
    try {
      return await this.#play();
    } finally {
      stop();
    }
  }

  async #play(): Promise<After> {
    while (this.#session.standing.phase !== 'over') {
      if (this.#session.standing.phase === 'waiting') {
        if (!(await this.#gather())) return this.#leave();
        continue;
      }
      const deployer = personDeploying(this.#session.standing, this.#session.people);
      if (deployer === undefined && (await this.#session.letComputerAct())) continue;
      const seat = deployer ?? this.#session.reader;
      // Nobody has anything to hide while territories are drafted.
      if (isNothingHidden(this.#session.standing)) this.#reader = seat;
      const isHere = await this.#give(seat);
      if (!isHere || !(await (deployer === undefined ? this.#turn(seat) : this.#deploy(seat)))) return this.#leave();
    }
    this.#show(this.#reader);
    return await this.#afterwards();
  }

  #leave(): After {
    this.#say('terminal.bye');
    return 'quit';
  }

  /** Both armies and the record, for whoever wants them; and perhaps another game. */
  async #afterwards(): Promise<After> {
    const { save } = this.#settings;
    if (save !== undefined) this.#io.out(await saveGame(this.#session, this.#words, save));
    this.#company.sayOver(save !== undefined);
    for (;;) {
      const heard = await this.#io.nextLineOrWake();
      this.#tell(this.#reader);
      if (this.#session.next !== undefined) return { next: this.#session.next };
      if (heard === 'woken') continue;
      const line = heard === 'ended' ? 'quit' : heard.line.trim().toLowerCase();
      if (line === '' || line === 'quit') return 'quit';
      if (line === 'save') {
        this.#io.out(await saveGame(this.#session, this.#words));
        return 'quit';
      }
      if (line === 'open') {
        const pieces = await openPieces(this.#session);
        if (pieces === undefined) this.#say('terminal.save.unreachable');
        else this.#draw(this.#reader, piecesOpen(pieces, this.#rules));
      } else if (await this.#company.obeyAfterwards(this.#reader, line)) continue;
      this.#company.sayOver(save !== undefined);
    }
  }

  /** Until everybody is there; false when the player leaves. */
  async #gather(): Promise<boolean> {
    for (const line of gatheringLines(this.#session, this.#words)) this.#io.out(line);
    for (;;) {
      // Other lines are meant for the game.
      const heard = await this.#io.nextLineOrWake((line) => /^\s*(quit|abort)\s*$/i.test(line));
      if (this.#session.standing.phase !== 'waiting') return true;
      this.#tell(this.#reader);
      if (heard === 'woken') continue;
      if (heard === 'ended' || heard.line.trim().toLowerCase() === 'quit') return false;
      await this.#company.obey(this.#reader, 'abort');
    }
  }

  /** Two people: one board is pushed out of sight, and the other one follows only after an empty line. */
  async #give(seat: Seat): Promise<boolean> {
    if (seat === this.#reader) return true;
    this.#tell(this.#reader);
    this.#reader = seat;
    for (let line = 0; line < CURTAIN_LINES; line++) this.#io.out('');
    // What the last move led to is told once more below the blank lines, since whoever moved still wants to read it, as far as everybody has seen it:
    // what one of the two knows alone stays above, or comes after the screen was passed.
    const { items } = this.#session.publicLog;
    for (const item of items.slice(this.#toldToAll)) this.#io.out(this.#words.item(item, seat, true));
    this.#toldToAll = items.length;
    const values = { seat: this.#words.seat(seat) };
    const { waiting } = this.#session.stateOf(seat).update.view;
    if (isQuestion(this.#session.stateOf(seat).update.view) && waiting !== undefined)
      this.#io.out(this.#words.waiting(waiting.decision, waiting.seats));
    this.#io.out(`${this.#words.say('terminal.handOver.pass', values)} ${this.#words.say('terminal.handOver.press', values)}`);
    return (await this.#io.nextLine()) !== undefined;
  }

  async #deploy(seat: Seat): Promise<boolean> {
    this.#tell(seat);
    const session = this.#session;
    const isWanted = (): boolean => personDeploying(session.standing, session.people) === seat;
    const nextLine = async (): Promise<string | undefined> => {
      for (;;) {
        const heard = await this.#io.nextLineOrWake();
        this.#tell(seat);
        if (heard === 'ended' || !isWanted()) return undefined;
        if (heard !== 'woken') return heard.line;
      }
    };
    const io = { out: this.#io.out, nextLine };
    const deployment = await armyByLines(session.stateOf(seat), this.#settings.seed, this.#words, this.#look, io);
    // Time may be up: then the game goes on with another army.
    if (deployment === undefined) return !isWanted();
    const refusal = await session.ask(seat, { type: 'play', intent: { type: 'deploy', deployment } });
    if (refusal !== undefined) this.#io.out(this.#words.refusal(refusal, seat));
    return true;
  }

  /** Reads lines until something changes the game; false when the input ends or the player leaves. */
  async #turn(seat: Seat): Promise<boolean> {
    const { version } = this.#session.stateOf(seat).update.view;
    this.#show(seat);
    const isSame = (): boolean => this.#session.standing.phase !== 'over' && this.#session.stateOf(seat).update.view.version === version;
    while (isSame()) {
      // What comes after a change is answered when the change has been told.
      const heard = await this.#io.nextLineOrWake((line) => isSame() && this.#company.mayTake(seat, line.trim()));
      if (heard === 'ended') return false;
      if (heard === 'woken') {
        this.#tell(seat);
        continue;
      }
      const line = heard.line.trim();
      if (line.toLowerCase() === 'quit') return false;
      const before = this.#session.stateOf(seat).update.version;
      if (line.toLowerCase() === 'board') this.#show(seat, true);
      else if (!(await this.#company.obey(seat, line))) await this.#commands.obey(seat, line.toLowerCase());
      // Others have to know of it first: a computer has an offer to answer.
      if (this.#session.stateOf(seat).update.version !== before) break;
    }
    if (this.#session.people.length === 1) this.#tell(seat);
    return true;
  }

  get #rules(): Rules {
    return this.#words.rules;
  }

  get #isMap(): boolean {
    return !this.#rules.board.straight;
  }

  /** What is new, the board, and whose turn it is. */
  #show(seat: Seat, isAsked = false): void {
    this.#tell(seat);
    const { update, offered, company, log } = this.#session.stateOf(seat);
    const isOver = update.view.result !== undefined;
    // In the turn of another the board would only push the log away.
    if (!isAsked && !isOver && !this.#company.isUp(seat)) {
      this.#company.tellTurn(seat);
      return;
    }
    const isOld = this.#isMap && this.#shown.get(seat) === log.turns && !isOver;
    if (isAsked || !isOld) this.#draw(seat);
    this.#shown.set(seat, log.turns);
    if (isOver) return;
    const countdown = countdownLine(update.view, this.#words);
    if (countdown !== undefined) this.#io.out(countdown);
    if (offered === 'draw' && company === undefined) this.#say('terminal.lines.answerDraw');
    for (const line of this.#besides(seat, update.view, isAsked || !isOld)) this.#io.out(line);
    this.#company.tellClocks(seat);
    if (this.#company.isUp(seat)) this.#commands.prompt(seat);
    else this.#company.tellTurn(seat);
  }

  /** Cards, powers, land, and what is asked. */
  #besides(seat: Seat, view: View, isWhole: boolean): readonly string[] {
    if (this.#isMap)
      return [
        ...(isWhole ? kingdomLines(view, this.#words) : []),
        ...(isQuestion(view) ? mapQuestion(view, this.#words) : affairs(view, this.#words, 'done')),
      ];
    return [...specialLines(view, seat, this.#words), ...(isQuestion(view) ? questionLines(view, this.#words) : [])];
  }

  #draw(seat: Seat, open?: readonly DrawnPiece[]): void {
    const state = this.#session.stateOf(seat);
    if (this.#isMap) {
      for (const line of mapLines(state, this.#words, this.#look, open)) this.#io.out(line);
      return;
    }
    const pieces = open ?? piecesOfView(state.update.view, state.update.marks, this.#rules);
    const { board } = this.#rules;
    const canvas = new Canvas(MARGIN + board.columns * SQUARE.width, board.rows + 1);
    const last = this.#session.stateOf(seat).log.lastMove;
    drawBoard(canvas, { x: 0, y: 0 }, SQUARE, { board, turned: isTurned(this.#rules, seat), pieces, last }, this.#look);
    for (const line of canvas.lines()) this.#io.out(line);
  }

  /** What is new since the seat was last told. */
  #tell(seat: Seat): void {
    const { log } = this.#session.stateOf(seat);
    this.#company.tellTrouble(seat);
    for (const item of log.items.slice(this.#told.get(seat) ?? 0)) this.#io.out(this.#words.item(item, seat, true));
    this.#told.set(seat, log.items.length);
    this.#company.tellNews(seat);
  }

  #say(id: Parameters<Texts['say']>[0], values: Parameters<Texts['say']>[1] = {}): void {
    this.#io.out(this.#words.say(id, values));
  }
}
