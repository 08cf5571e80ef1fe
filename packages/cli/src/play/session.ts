/** A session: one table with its people and computers. Each seat's state is made of what the table delivered to that seat and nothing else. */

import { computerAt, LEVEL_DEFAULT } from '@flagfall/ai';
import {
  allSeenBy,
  assert,
  type Cell,
  type GameEvent,
  type GameRecord,
  type Header,
  kindOf,
  pieceOn,
  type Rules,
  recordOf,
  SEATS,
  type Seat,
  seatOf,
  seededChance,
} from '@flagfall/engine';
import { type Delivery, type Request, Table, type TableRefusal, type Update } from '@flagfall/table';
import type { Opponent } from './opponent.ts';
import { Story } from './story.ts';

/** A request without its id, which the session gives. */
export type Wish = Request extends infer Each ? (Each extends { readonly id: string } ? Omit<Each, 'id'> : never) : never;

/** What a seat knows of its game. */
export interface SeatState {
  readonly seat: Seat;
  readonly update: Update;
  readonly story: Story;
  /** A draw that another seat offers. */
  readonly drawOffered: boolean;
}

/** A piece with nothing hidden. */
export interface OpenPiece {
  readonly cell: Cell;
  readonly seat: Seat;
  readonly kind: string;
}

export class Session {
  readonly rules: Rules;
  /** The seats that people sit on. */
  readonly people: readonly Seat[];
  /** What everybody has seen, whoever looks at the screen. */
  readonly publicStory = new Story('audience');
  readonly #table: Table;
  readonly #states = new Map<Seat, SeatState>();
  readonly #computers: readonly Opponent[];
  /** The truth, action by action, for the record of the finished game. */
  readonly #facts: (readonly GameEvent[])[] = [];
  #requests = 0;

  constructor(rules: Rules, people: readonly Seat[], seed: string, level: number = LEVEL_DEFAULT) {
    this.rules = rules;
    this.people = people;
    const starter = rules.starter >= 0 ? rules.starter : seededChance(`${seed} lot`).below(rules.seats.length);
    this.#table = new Table(rules, starter, seededChance(`${seed} cards`));
    const others = rules.seats.filter((seat) => !people.includes(seat));
    this.#computers = others.map((seat) => computerAt(level, rules, seat, seededChance(`${seed} ${seat}`)));
    for (const seat of rules.seats)
      this.#states.set(seat, { seat, update: this.#table.join(seat), story: new Story(seat), drawOffered: false });
    this.#open(this.#table.opening);
  }

  /** What comes before the first wish is stored and told as everything else. */
  #open(opening: readonly GameEvent[]): void {
    if (opening.length === 0) return;
    this.#facts.push(opening);
    this.publicStory.add({ actions: [allSeenBy(opening, 'audience')], news: [] });
    for (const { seat, story, update } of this.#states.values()) story.add({ ...update, actions: [allSeenBy(opening, seat)] });
    for (const computer of this.#computers) computer.learn([allSeenBy(opening, computer.seat)]);
  }

  stateOf(seat: Seat): SeatState {
    const state = this.#states.get(seat);
    assert(state !== undefined, 'the seat belongs to this game');
    return state;
  }

  get isOver(): boolean {
    return this.stateOf(this.rules.seats[0]).update.view.result !== undefined;
  }

  /** Seats the game waits for, people and computers alike. */
  get waitingFor(): readonly Seat[] {
    return this.stateOf(this.rules.seats[0]).update.view.waiting?.seats ?? [];
  }

  /** A person who has to set up an army now. */
  get personDeploying(): Seat | undefined {
    const { waiting } = this.stateOf(this.rules.seats[0]).update.view;
    return waiting?.decision === 'deploy' ? this.people.find((seat) => waiting.seats.includes(seat)) : undefined;
  }

  /** Nothing is hidden yet: no army has been set up, and something else comes first. */
  get isOpen(): boolean {
    const { waiting, deployed } = this.stateOf(this.rules.seats[0]).update.view;
    return deployed.length === 0 && waiting !== undefined && waiting.decision !== 'deploy';
  }

  /** Every piece that is left. Only when the game is over: until then it is nobody's to see. */
  openBoard(): readonly OpenPiece[] {
    assert(this.isOver, 'armies are shown when the game is over');
    const { position } = this.#table;
    return this.rules.board.cells.flatMap((cell, at) => {
      const piece = pieceOn(position, at);
      return piece < 0 ? [] : [{ cell, seat: SEATS[seatOf(position, piece)], kind: this.rules.kinds[kindOf(position, piece)].id }];
    });
  }

  /** The record shows both armies, so it is written when the game is over. */
  record(headers: readonly Header[]): GameRecord {
    assert(this.isOver, 'a game is recorded when it is over');
    return recordOf(this.rules, this.#facts, { headers });
  }

  /** A wish of a person; the reason when it is refused. */
  ask(seat: Seat, wish: Wish): TableRefusal | undefined {
    const outcome = this.#table.receive(seat, { id: String(++this.#requests), ...wish } as Request);
    if (outcome.facts.length > 0) this.#facts.push(outcome.facts);
    return this.#deliver(outcome.deliveries);
  }

  /** Lets one computer act when the game or an offer waits for it; false when it is the people's turn. */
  letComputerAct(): boolean {
    for (const computer of this.#computers) {
      const { update, drawOffered } = this.stateOf(computer.seat);
      if (drawOffered) return this.#computerAsks(computer, { type: 'answerDraw', accept: computer.acceptsDraw(update.view) });
      if (!update.view.waiting?.seats.includes(computer.seat)) continue;
      const intent =
        update.view.waiting.decision === 'deploy'
          ? ({ type: 'deploy', deployment: computer.deploy(update.view) } as const)
          : computer.choose(update.view);
      return this.#computerAsks(computer, { type: 'play', intent });
    }
    return false;
  }

  #computerAsks(computer: Opponent, wish: Wish): true {
    const refusal = this.ask(computer.seat, wish);
    assert(refusal === undefined, `the computer asks for what is allowed: ${JSON.stringify({ wish, refusal })}`);
    return true;
  }

  #deliver(deliveries: readonly Delivery[]): TableRefusal | undefined {
    for (const { to, message } of deliveries) {
      if (message.type === 'refused') return message.refusal;
      if (to === 'audience') {
        this.publicStory.add(message);
        continue;
      }
      const { seat, story, drawOffered } = this.stateOf(to);
      story.add(message);
      this.#states.set(to, { seat, story, update: message, drawOffered: offerAfter(message, to, drawOffered) });
      this.#computers.find((computer) => computer.seat === to)?.learn(message.actions);
    }
    return undefined;
  }
}

/** Whether a seat still has to answer an offer: with more than two seats one may have accepted while others think. */
function offerAfter({ news, view, drawOfferedBy }: Update, seat: Seat, before: boolean): boolean {
  if (view.result !== undefined || drawOfferedBy === undefined || drawOfferedBy === seat) return false;
  if (news.some(({ type, by }) => type === 'drawAccepted' && by === seat)) return false;
  return before || news.some(({ type }) => type === 'drawOffered');
}
