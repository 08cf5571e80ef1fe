/** A session: one table with its people and computers. Each seat's state is made of what the table delivered to that seat and nothing else. */

import { computerAt, LEVEL_DEFAULT } from '@flagfall/ai';
import {
  actionsSince,
  assert,
  type Cell,
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
import { type Delivery, localTable, type Request, type Table, type TableRefusal, type Update } from '@flagfall/table';
import type { Opponent } from './opponent.ts';
import { Story } from './story.ts';

/** Nobody keeps time here. */
const NOW = 0;

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
  #requests = 0;

  constructor(rules: Rules, people: readonly Seat[], seed: string, level: number = LEVEL_DEFAULT) {
    this.rules = rules;
    this.people = people;
    this.#table = localTable(rules, seed);
    const others = rules.seats.filter((seat) => !people.includes(seat));
    this.#computers = others.map((seat) => computerAt(level, rules, seat, seededChance(`${seed} ${seat}`)));
    for (const seat of rules.seats)
      this.#states.set(seat, { seat, update: this.#table.join(NOW, seat), story: new Story(seat), drawOffered: false });
    this.#open();
  }

  /** What comes before the first wish is stored and told as everything else. */
  #open(): void {
    this.publicStory.add({ actions: this.#table.seenActions('audience'), news: [] });
    for (const { seat, story } of this.#states.values()) story.add({ actions: this.#table.seenActions(seat), news: [] });
    for (const computer of this.#computers) computer.learn(this.#table.seenActions(computer.seat));
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
    return recordOf(this.rules, actionsSince(this.#table.position, 0), { headers });
  }

  /** A wish of a person; the reason when it is refused. */
  ask(seat: Seat, wish: Wish): TableRefusal | undefined {
    return this.#deliver(this.#table.receive(NOW, seat, { id: String(++this.#requests), ...wish } as Request).deliveries);
  }

  /** Lets one computer act when the game or an offer waits for it; false when it is the people's turn. */
  letComputerAct(): boolean {
    for (const computer of this.#computers) {
      const { update, drawOffered } = this.stateOf(computer.seat);
      if (drawOffered) return this.#computerAsks(computer, { type: 'answer', what: 'draw', accept: computer.acceptsDraw(update.view) });
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
      if (message.type === 'presence') continue;
      if (to === 'audience') {
        this.publicStory.add(message);
        continue;
      }
      const { seat, story } = this.stateOf(to);
      story.add(message);
      this.#states.set(to, { seat, story, update: message, drawOffered: isOffered(message, to) });
      this.#computers.find((computer) => computer.seat === to)?.learn(message.actions);
    }
    return undefined;
  }
}

/** Whether a seat has to answer an offer of a draw: with more than two seats one may have accepted while others think. */
function isOffered({ offers }: Update, seat: Seat): boolean {
  return offers.some(({ what, agreed }) => what === 'draw' && !agreed.includes(seat));
}
