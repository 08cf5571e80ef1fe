/** Line mode: where there is no screen to draw on, the game is printed and moves are read as lines. Also for screen readers and tests. */

import { EDITIONS, findEdition, libraryDeployment, libraryOf, namesOf } from '@flagfall/editions';
import {
  compileRules,
  type Deployment,
  type Edition,
  isQuestion,
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
import { questionLines, specialLines } from './deedLines.ts';
import { affairs } from './kingdomPanel.ts';
import { LineCommands } from './lineCommands.ts';
import { Look } from './look.ts';
import { deployByLines } from './mapArmy.ts';
import { kingdomLines, mapLines, mapQuestion } from './mapLines.ts';
import { aboutEdition } from './menu.ts';
import { countdownLine } from './panel.ts';
import { saveGame } from './saveGame.ts';
import { Session } from './session.ts';
import { isTurned } from './sides.ts';
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
  readonly #commands: LineCommands;
  /** How much of the public story has been told between two people. */
  #toldToAll = 0;
  /** How much of its story each seat has been told. */
  readonly #told = new Map<Seat, number>();
  /** The turn in which each seat was last shown the map, which is too long for every question. */
  readonly #shown = new Map<Seat, number>();
  #reader: Seat;

  constructor(rules: Rules, words: Words, choices: Choices, io: LineIo) {
    this.#rules = rules;
    this.#words = words;
    this.#io = io;
    this.#choices = choices;
    this.#session = new Session(rules, peopleOf(rules, choices), choices.seed, choices.level);
    this.#commands = new LineCommands(this.#session, words, io.out);
    this.#look = new Look('plain', namesOf(rules.edition)[choices.pack]);
    this.#reader = this.#session.people[0];
  }

  async play(): Promise<void> {
    // Random deployments come from the seed: between two people it stays a secret.
    if (this.#choices.two) this.#say('terminal.lines.welcomeTwo', { game: this.#words.title, count: this.#rules.seats.length });
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
      if (line.trim().toLowerCase() === 'board') this.#show(seat, true);
      else this.#commands.obey(seat, line.trim().toLowerCase());
    }
    if (this.#session.people.length === 1) this.#tell(seat);
    return true;
  }

  get #isMap(): boolean {
    return !this.#rules.board.straight;
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
    this.#commands.prompt(seat);
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
