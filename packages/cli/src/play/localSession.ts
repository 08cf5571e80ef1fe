/** A session on this machine: one table with its people and computers. Each seat's state is made of what the table delivered to that seat and nothing else. */

import { computerAt, LEVEL_DEFAULT } from '@flagfall/ai';
import {
  actionsSince,
  assert,
  formatRecord,
  kindOf,
  type Position,
  pieceOn,
  type Rules,
  recordOf,
  SEATS,
  type Seat,
  seatOf,
  seededChance,
  type Viewer,
} from '@flagfall/engine';
import type { Wish } from '@flagfall/protocol';
import { GameLog, type Told } from '@flagfall/seat';
import { type Delivery, localTable, type Table, type TableRefusal } from '@flagfall/table';
import type { Opponent } from './opponent.ts';
import { type OpenPiece, offeredTo, type SeatState, type Session } from './session.ts';

/** Nobody keeps time here. */
const NOW = 0;

export class LocalSession implements Session {
  readonly rules: Rules;
  readonly people: readonly Seat[];
  readonly publicLog = new GameLog('audience');
  readonly isGathering = false;
  /** Whoever wants to play again starts another game. */
  readonly next = undefined;
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
      this.#states.set(seat, { seat, update: this.#table.join(NOW, seat), log: new GameLog(seat), offered: undefined });
    this.#open();
  }

  /** What comes before the first wish is stored and told as everything else. */
  #open(): void {
    this.publicLog.add(this.#whole('audience'));
    for (const { seat, log } of this.#states.values()) log.add(this.#whole(seat));
    for (const computer of this.#computers) computer.learn(this.#table.seenActions(computer.seat));
  }

  #whole(viewer: Viewer): Told {
    return { ...this.#table.join(NOW, viewer), from: 0, actions: this.#table.seenActions(viewer) };
  }

  stateOf(seat: Seat): SeatState {
    const state = this.#states.get(seat);
    assert(state !== undefined, 'the seat belongs to this game');
    return state;
  }

  get isOver(): boolean {
    return this.stateOf(this.rules.seats[0]).update.view.result !== undefined;
  }

  get reader(): Seat {
    return this.waitingFor[0] ?? this.people[0];
  }

  /** Seats the game waits for, people and computers alike. */
  get waitingFor(): readonly Seat[] {
    return this.stateOf(this.rules.seats[0]).update.view.waiting?.seats ?? [];
  }

  get personDeploying(): Seat | undefined {
    const { waiting } = this.stateOf(this.rules.seats[0]).update.view;
    return waiting?.decision === 'deploy' ? this.people.find((seat) => waiting.seats.includes(seat)) : undefined;
  }

  get isOpen(): boolean {
    const { waiting, deployed } = this.stateOf(this.rules.seats[0]).update.view;
    return deployed.length === 0 && waiting !== undefined && waiting.decision !== 'deploy';
  }

  /** Only when the game is over: until then it is nobody's to see. */
  openBoard(): readonly OpenPiece[] {
    assert(this.isOver, 'armies are shown when the game is over');
    return openPieces(this.rules, this.#table.position);
  }

  /** The record shows both armies, so it is written when the game is over. */
  record(date: string): string {
    assert(this.isOver, 'a game is recorded when it is over');
    return formatRecord(recordOf(this.rules, actionsSince(this.#table.position, 0), { headers: [{ key: 'date', value: date }] }));
  }

  ask(seat: Seat, wish: Wish): TableRefusal | undefined {
    return this.#deliver(this.#table.receive(NOW, seat, { id: String(++this.#requests), ...wish }).deliveries);
  }

  /** Everybody sits at this screen. */
  talk(): void {}

  /** Nothing happens here that nobody at this screen does. */
  watch(): () => void {
    return () => {};
  }

  /** Lets one computer act when the game or an offer waits for it; false when it is the people's turn. */
  letComputerAct(): boolean {
    for (const computer of this.#computers) {
      const { update, offered } = this.stateOf(computer.seat);
      if (offered === 'draw')
        return this.#computerAsks(computer, { type: 'answer', what: 'draw', accept: computer.acceptsDraw(update.view) });
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
        this.publicLog.add(message);
        continue;
      }
      const { seat, log } = this.stateOf(to);
      log.add(message);
      this.#states.set(to, { seat, log, update: message, offered: offeredTo(message, to) });
      this.#computers.find((computer) => computer.seat === to)?.learn(message.actions);
    }
    return undefined;
  }
}

/** Every piece on the board of a position, with nothing hidden. */
export function openPieces({ board, kinds }: Rules, position: Position): readonly OpenPiece[] {
  return board.cells.flatMap((cell, at) => {
    const piece = pieceOn(position, at);
    return piece < 0 ? [] : [{ cell, seat: SEATS[seatOf(position, piece)], kind: kinds[kindOf(position, piece)].id }];
  });
}
