/** A session on this machine: one table with its people and computers. Each seat's state is made of what the table delivered to that seat and nothing else. */

import { LEVEL_DEFAULT } from '@flagfall/ai';
import { Shadow } from '@flagfall/client';
import { actionsSince, assert, formatRecord, type Rules, recordOf, type Seat, type Viewer } from '@flagfall/engine';
import type { TableSnapshot, Update, Wish } from '@flagfall/protocol';
import { GameLog, offerTo, type Standing, standingOf } from '@flagfall/seat';
import { Computers, playerInPlace } from '@flagfall/seat/host';
import { localSetup, type Occupant, openLocalTable, type Request, refusalIn, type Table, type TableRefusal } from '@flagfall/table';
import { openPieces } from './openPieces.ts';
import type { OpenPiece, SeatState, Session } from './session.ts';

/** Nobody keeps time here. */
const NOW = 0;

export class LocalSession implements Session {
  readonly rules: Rules;
  readonly people: readonly Seat[];
  readonly publicLog = new GameLog('audience');
  /** Whoever wants to play again starts another game. */
  readonly next = undefined;
  readonly #table: Table;
  readonly #shadows: ReadonlyMap<Viewer, Shadow>;
  readonly #states = new Map<Seat, SeatState>();
  readonly #computers: Computers;
  /** What waits for a computer to act. */
  #waiting = Promise.withResolvers<void>();
  #requests = 0;

  constructor(rules: Rules, people: readonly Seat[], seed: string, level: number = LEVEL_DEFAULT) {
    this.rules = rules;
    this.people = people;
    const occupantOf = (seat: Seat): Occupant => (people.includes(seat) ? { type: 'person' } : { type: 'computer', level });
    const seats = Object.fromEntries(rules.seats.map((seat) => [seat, occupantOf(seat)]));
    this.#table = openLocalTable(NOW, rules, { ...localSetup(rules, seed), seats }).table;
    this.#shadows = new Map(([...rules.seats, 'audience'] as const).map((viewer) => [viewer, new Shadow(rules)]));
    // What comes before the first wish is told as everything else.
    for (const viewer of this.#shadows.keys()) this.#tell(viewer, this.#table.join(NOW, viewer, 0));
    this.#computers = new Computers(this.#table, {
      seat: playerInPlace,
      ask: (seat, request) => this.#computerAsks(seat, request),
      budget: () => ({}),
      onThought: () => {},
      onTrouble: (error) => this.#waiting.reject(error),
    });
  }

  stateOf(seat: Seat): SeatState {
    const state = this.#states.get(seat);
    assert(state !== undefined, 'the seat belongs to this game');
    return state;
  }

  get standing(): Standing {
    return standingOf({ phase: this.#table.phase, view: this.#table.viewOf('audience') });
  }

  get reader(): Seat {
    return this.waitingFor[0] ?? this.people[0];
  }

  /** Seats the game waits for, people and computers alike. */
  get waitingFor(): readonly Seat[] {
    return this.standing.waiting?.seats ?? [];
  }

  /** Only when the game is over: until then it is nobody's to see. */
  openBoard(): readonly OpenPiece[] {
    assert(this.standing.phase === 'over', 'armies are shown when the game is over');
    return openPieces(this.rules, this.#table.position);
  }

  /** The record shows both armies, so it is written when the game is over. */
  record(date: string): string {
    assert(this.standing.phase === 'over', 'a game is recorded when it is over');
    return formatRecord(recordOf(this.rules, actionsSince(this.#table.position, 0), { headers: [{ key: 'date', value: date }] }));
  }

  ask(seat: Seat, wish: Wish): TableRefusal | undefined {
    return this.#request(seat, { id: String(++this.#requests), ...wish });
  }

  /** Everybody sits at this screen. */
  talk(): void {}

  /** Nothing happens here that nobody at this screen does. */
  watch(): () => void {
    return () => {};
  }

  /** Lets a computer act when the game or an offer waits for it; false when it is the people's turn. */
  async letComputerAct(): Promise<boolean> {
    if (!this.#computers.areWanted) return false;
    this.#waiting = Promise.withResolvers();
    this.#computers.wake();
    await this.#waiting.promise;
    return true;
  }

  #computerAsks(seat: Seat, request: Request): void {
    const refusal = this.#request(seat, request);
    assert(refusal === undefined, `the computer asks for what is allowed: ${JSON.stringify({ request, refusal })}`);
    this.#waiting.resolve();
  }

  #request(seat: Seat, request: Request): TableRefusal | undefined {
    const { deliveries } = this.#table.receive(NOW, seat, request).commit();
    for (const { to, message } of deliveries) if (message.type === 'update' || message.type === 'snapshot') this.#tell(to, message);
    this.#computers.learn(deliveries);
    return refusalIn(deliveries);
  }

  #tell(to: Viewer, message: Update | TableSnapshot): void {
    const update = this.#shadows.get(to)?.take(message);
    assert(update !== undefined, 'every step goes on from the one before');
    if (to === 'audience') this.publicLog.add(update);
    else {
      const log = this.#states.get(to)?.log ?? new GameLog(to);
      log.add(update);
      this.#states.set(to, { seat: to, log, update, offered: offerTo(update.offers, to)?.what });
    }
  }
}
