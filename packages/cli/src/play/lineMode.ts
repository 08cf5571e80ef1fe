/** Line mode: where there is no screen to draw on, the game is printed and moves are read as lines. Also for screen readers and tests. */

import { EDITIONS, findEdition, libraryDeployment, libraryOf, namesOf } from '@flagfall/editions';
import {
  compileRules,
  type Deployment,
  type Edition,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
  seededChance,
  type View,
} from '@flagfall/engine';
import type { Messages } from '@flagfall/messages';
import { type DrawnPiece, drawBoard, MARGIN, piecesOfView, piecesOpen } from './boardView.ts';
import { Canvas } from './canvas.ts';
import { type Choices, peopleOf } from './choices.ts';
import { deedHelp, handLines, listDeeds, parseDeed, questionLines, specialLines } from './deedLines.ts';
import { isQuestion } from './deedWays.ts';
import { armyKinds } from './gameState.ts';
import { affairs } from './kingdomPanel.ts';
import { kindForKey, Look } from './look.ts';
import { deployByLines } from './mapArmy.ts';
import { aroundLine, bagLines, cardLines, kingdomLines, mapLines, mapQuestion } from './mapLines.ts';
import { aboutEdition } from './menu.ts';
import { countdownLine } from './panel.ts';
import { saveGame } from './saveGame.ts';
import { Session } from './session.ts';
import { isTurned, parseMove } from './sides.ts';
import { printable, Texts, Words } from './words.ts';

export interface LineIo {
  out(line: string): void;
  /** The next line, or undefined when there are no more. */
  nextLine(): Promise<string | undefined>;
}

/** Enough to push the board of the other player out of sight. */
const CURTAIN_LINES = 60;

const SQUARE = { width: 6, height: 1 } as const;

/** Plays one game; returns when it is over or the input ends. */
export async function playLines(choices: Choices, messages: Messages, io: LineIo): Promise<void> {
  const edition = choices.edition ?? (await askEdition(choices, new Texts(messages), io));
  if (edition === undefined) return;
  const rules = compileRules(edition, choices.options);
  const words = new Words(messages, rules, namesOf(edition)[choices.pack]);
  await new LineGame(rules, words, choices, io).play();
}

async function askEdition(choices: Choices, texts: Texts, io: LineIo): Promise<Edition | undefined> {
  for (;;) {
    io.out(texts.say('terminal.menu.edition'));
    EDITIONS.forEach((edition, at) => {
      io.out(`${at + 1} ${namesOf(edition)[choices.pack].title} (${edition.id}): ${aboutEdition(texts, edition)}`);
    });
    const line = (await io.nextLine())?.trim();
    if (line === undefined || line === 'quit') return undefined;
    const edition = findEdition(line) ?? EDITIONS[Number(line) - 1];
    if (edition !== undefined) return edition;
    io.out(texts.say('terminal.lines.unknownGame', { line: printable(line) }));
  }
}

class LineGame {
  readonly #rules: Rules;
  readonly #words: Words;
  readonly #io: LineIo;
  readonly #choices: Choices;
  readonly #session: Session;
  readonly #look: Look;
  /** How much of its story each seat has been told. */
  /** How much of the public story has been told between two people. */
  #toldToAll = 0;
  readonly #told = new Map<Seat, number>();
  /** The turn in which each seat was last shown the map, which is too long for every question. */
  readonly #shown = new Map<Seat, number>();
  #reader: Seat;

  constructor(rules: Rules, words: Words, choices: Choices, io: LineIo) {
    this.#rules = rules;
    this.#words = words;
    this.#io = io;
    this.#choices = choices;
    this.#session = new Session(rules, peopleOf(rules, choices), choices.seed);
    this.#look = new Look('plain', namesOf(rules.edition)[choices.pack]);
    this.#reader = this.#session.people[0];
  }

  async play(): Promise<void> {
    // Random deployments come from the seed: between two people it stays a secret.
    if (this.#choices.two) this.#say('terminal.lines.welcomeTwo', { game: this.#words.title });
    else this.#say('terminal.lines.welcome', { game: this.#words.title, seed: this.#choices.seed });
    while (!this.#session.isOver) {
      const deployer = this.#session.personDeploying;
      if (deployer === undefined && this.#session.letComputerAct()) continue;
      const seat = deployer ?? this.#session.waitingFor[0];
      // Nobody has anything to hide while territories are drafted.
      if (this.#session.isOpen) this.#reader = seat;
      const isHere = await this.#give(seat);
      if (!isHere || !(await (deployer === undefined ? this.#turn(seat) : this.#deploy(seat)))) return this.#say('terminal.bye');
    }
    this.#show(this.#reader);
    await this.#afterwards();
  }

  /** Both armies and the record, for whoever wants them. */
  async #afterwards(): Promise<void> {
    const { save } = this.#choices;
    if (save !== undefined) this.#io.out(saveGame(this.#session, this.#words, save));
    for (;;) {
      this.#say(save === undefined ? 'terminal.lines.over' : 'terminal.lines.overSaved');
      const line = (await this.#io.nextLine())?.trim().toLowerCase();
      if (line === 'open') this.#draw(this.#reader, piecesOpen(this.#session.openBoard(), this.#rules));
      else if (line === 'save') return this.#io.out(saveGame(this.#session, this.#words));
      else if (line === undefined || line === '' || line === 'quit') return;
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
    const { items } = this.#session.publicStory;
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
    const home = this.#session.stateOf(seat).update.view.homes[seat];
    if (!this.#rules.board.straight && home !== undefined) {
      this.#tell(seat);
      const army = { rules: this.#rules, seat, home, chance: seededChance(`${this.#choices.seed} ${seat} deployment`) };
      const deployment = await deployByLines(army, this.#session.stateOf(seat), this.#words, this.#look, this.#io);
      if (deployment !== undefined) this.#session.ask(seat, { type: 'play', intent: { type: 'deploy', deployment } });
      return deployment !== undefined;
    }
    const library = libraryOf(this.#rules.edition, this.#rules.options);
    const chance = seededChance(`${this.#choices.seed} ${seat} deployment`);
    library.forEach(({ name }, at) => {
      this.#io.out(`${at + 1} ${name}`);
    });
    for (;;) {
      this.#say('terminal.lines.deploy', { seat: this.#words.seat(seat), count: library.length });
      const line = (await this.#io.nextLine())?.trim().toLowerCase();
      if (line === undefined || line === 'quit') return false;
      const named = library[Number(line === '' ? 1 : line) - 1];
      let deployment: Deployment | undefined;
      if (line === 'random') deployment = sampleDeployment(this.#rules, seatIndex(seat), chance);
      else if (named !== undefined) deployment = libraryDeployment(this.#rules, seat, named);
      if (deployment === undefined) {
        if (line === 'help') this.#say('terminal.lines.deployHelp');
        else this.#say('terminal.lines.unknownArmy', { line: printable(line) });
        continue;
      }
      this.#session.ask(seat, { type: 'play', intent: { type: 'deploy', deployment } });
      return true;
    }
  }

  /** Reads lines until one of them changes the game; false when the input ends or the player leaves. */
  async #turn(seat: Seat): Promise<boolean> {
    const { version } = this.#session.stateOf(seat).update;
    this.#show(seat);
    while (this.#session.stateOf(seat).update.version === version) {
      const line = await this.#io.nextLine();
      if (line === undefined || line.trim().toLowerCase() === 'quit') return false;
      this.#obey(seat, line.trim().toLowerCase());
    }
    if (this.#session.people.length === 1) this.#tell(seat);
    return true;
  }

  #obey(seat: Seat, line: string): void {
    const move = parseMove(line);
    const [command, cell, symbol] = line.split(/\s+/);
    const deed = parseDeed(this.#rules, line);
    const { view } = this.#session.stateOf(seat).update;
    if (move !== undefined) this.#ask(seat, { type: 'play', intent: { type: 'move', ...move } });
    else if (deed !== undefined) this.#ask(seat, { type: 'play', intent: deed });
    else if (command === 'resign') this.#ask(seat, { type: 'resign' });
    else if (command === 'draw') this.#ask(seat, { type: 'offerDraw' });
    else if (command === 'accept' || command === 'decline') this.#ask(seat, { type: 'answerDraw', accept: command === 'accept' });
    else if (command === 'mark') this.#mark(seat, cell, symbol);
    else if (command === 'board') this.#show(seat, true);
    else if (command === 'captured') this.#captured(seat);
    else if (this.#isMap && command === 'around') this.#io.out(aroundLine(this.#session.stateOf(seat), cell, this.#words));
    else if (this.#isMap && command === 'land') for (const text of kingdomLines(view, this.#words)) this.#io.out(text);
    else if (this.#isMap && command === 'hand') for (const text of cardLines(view, seat, this.#words)) this.#io.out(text);
    else if (command === 'help') this.#help(seat);
    else if (command === 'moves') this.#io.out(view.moves.map(({ from, to }) => `${from}${this.#isMap ? '-' : ''}${to}`).join(' '));
    else if (command === 'deeds') this.#io.out(listDeeds(view, cell, this.#words));
    else if (command === 'hand') for (const text of handLines(view, seat, this.#words)) this.#io.out(text);
    else if (this.#isMap) this.#say('terminal.lines.unknownMap', { line: printable(line), example: this.#exampleMove(seat) });
    else this.#say('terminal.lines.unknown', { line: printable(line) });
  }

  get #isMap(): boolean {
    return !this.#rules.board.straight;
  }

  #exampleMove(seat: Seat): string {
    const [move] = this.#session.stateOf(seat).update.view.moves;
    const { cells } = this.#rules.board;
    return `${move?.from ?? cells[0]}-${move?.to ?? cells[1]}`;
  }

  /** How to type, and what is possible now. */
  #help(seat: Seat): void {
    const { view } = this.#session.stateOf(seat).update;
    if (this.#isMap) this.#say('terminal.map.linesHelp', { example: this.#exampleMove(seat) });
    else this.#say('terminal.lines.help');
    if (this.#isMap && isQuestion(view)) for (const line of mapQuestion(view, this.#words)) this.#io.out(line);
    if (this.#isMap) return;
    if (this.#rules.special === undefined) return;
    for (const line of deedHelp(view, this.#words)) this.#io.out(line);
  }

  #mark(seat: Seat, cell: string | undefined, symbol: string | undefined): void {
    const { view } = this.#session.stateOf(seat).update;
    const piece = view.pieces.find((candidate) => candidate.cell === cell);
    const kind = symbol === undefined ? undefined : kindForKey(armyKinds(this.#words), symbol);
    if (view.options.memory === 'pencil' && symbol !== undefined && kind === undefined) {
      this.#io.out(this.#words.unknownSign(symbol));
      return;
    }
    if (!this.#ask(seat, { type: 'mark', piece: piece?.piece ?? -1, kind: kind?.id })) return;
    if (kind === undefined) this.#say('terminal.mark.gone', { cell: piece!.cell });
    else this.#say('terminal.mark.done', { cell: piece!.cell, kind: this.#words.kind(piece!.seat, kind.id) });
  }

  #captured(seat: Seat): void {
    const { view } = this.#session.stateOf(seat).update;
    const { captured } = view;
    if (this.#rules.hasBags) for (const line of bagLines(view, seat, this.#words)) this.#io.out(line);
    else for (const other of this.#rules.seats) this.#io.out(this.#words.lostBy(other, captured));
  }

  /** Says why when it is refused. */
  #ask(seat: Seat, wish: Parameters<Session['ask']>[1]): boolean {
    const refusal = this.#session.ask(seat, wish);
    if (refusal !== undefined) this.#io.out(this.#words.refusal(refusal, seat));
    return refusal === undefined;
  }

  /** What is new, the board, and whose turn it is. */
  #show(seat: Seat, isAsked = false): void {
    this.#tell(seat);
    const { update, drawOffered, story } = this.#session.stateOf(seat);
    const isOld = this.#isMap && this.#shown.get(seat) === story.turns && update.view.result === undefined;
    if (isAsked || !isOld) this.#draw(seat);
    this.#shown.set(seat, story.turns);
    if (update.view.result !== undefined) return;
    const countdown = countdownLine(update.view, this.#words);
    if (countdown !== undefined) this.#io.out(countdown);
    if (drawOffered) this.#say('terminal.lines.answerDraw');
    for (const line of this.#besides(seat, update.view, isAsked || !isOld)) this.#io.out(line);
    this.#say(isQuestion(update.view) ? 'terminal.lines.yourAnswer' : 'terminal.turn.yours', { seat: this.#words.seat(seat) });
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
    const last = this.#session.stateOf(seat).story.lastMove;
    drawBoard(canvas, { x: 0, y: 0 }, SQUARE, { board, turned: isTurned(this.#rules, seat), pieces, last }, this.#look);
    for (const line of canvas.lines()) this.#io.out(line);
  }

  #tell(seat: Seat): void {
    const { story } = this.#session.stateOf(seat);
    for (const item of story.items.slice(this.#told.get(seat) ?? 0)) this.#io.out(this.#words.item(item, seat, true));
    this.#told.set(seat, story.items.length);
  }

  #say(id: Parameters<Texts['say']>[0], values: Parameters<Texts['say']>[1] = {}): void {
    this.#io.out(this.#words.say(id, values));
  }
}
