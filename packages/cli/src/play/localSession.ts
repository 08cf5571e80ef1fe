/** A session on this machine: the host of its table is in this process. Each seat's state is made only of what that seat was sent. */

import { LEVEL_DEFAULT } from '@flagfall/ai';
import { assert, type Rules, type Seat } from '@flagfall/engine';
import type { RequestBody, TableRefusal } from '@flagfall/protocol';
import {
  GameLog,
  HostedGame,
  type HostRequest,
  type LocalGameSpec,
  offerTo,
  type SeatPlayer,
  type SessionUpdate,
  type TurnStatus,
} from '@flagfall/seat';
import { KeptInMemory, storedRecord, TableHost } from '@flagfall/seat/host';
import type { SeatState, TerminalSession } from './session.ts';

export class LocalSession implements TerminalSession {
  readonly rules: Rules;
  readonly people: readonly Seat[];
  readonly publicLog = new GameLog('audience');
  /** A rematch is another game here. */
  readonly next = undefined;
  readonly isSignedOut = false;
  readonly #kept: KeptInMemory;
  readonly #host: TableHost;
  readonly #hosted: HostedGame;
  readonly #states = new Map<Seat, SeatState>();
  #standing: TurnStatus | undefined;
  /** The seat that has to act or to answer an offer. */
  #waitedFor: readonly Seat[] = [];
  #acted = Promise.withResolvers<void>();
  /** Resolves when the host has done the last request. */
  #posted: Promise<void> = Promise.resolve();
  readonly #failure = Promise.withResolvers<never>();

  static async open(rules: Rules, people: readonly Seat[], seed: string, level: number = LEVEL_DEFAULT): Promise<LocalSession> {
    const session = new LocalSession(rules, people, seed, level);
    await session.#begin();
    return session;
  }

  private constructor(rules: Rules, people: readonly Seat[], seed: string, level: number) {
    const sitterAt = (seat: Seat): SeatPlayer => (people.includes(seat) ? { type: 'person' } : { type: 'computer', level });
    const seats: LocalGameSpec['seats'] = Object.fromEntries(rules.seats.map((seat) => [seat, sitterAt(seat)]));
    this.rules = rules;
    this.people = people;
    const plan: LocalGameSpec = { edition: rules.edition.id, options: rules.options, seats, arranged: { seed } };
    this.#kept = new KeptInMemory(plan);
    this.#host = new TableHost(this.#kept, (message) => this.#hosted.hear(message));
    this.#hosted = new HostedGame('', plan, { post: (message) => this.#post(message), close() {} });
    this.#hosted.listen({ arrived: (arrival) => this.#arrived(arrival), changed: () => this.#changed() });
    // Wakes those that wait for the table.
    this.#failure.promise.catch(() => {});
  }

  stateOf(seat: Seat): SeatState {
    const state = this.#states.get(seat);
    assert(state !== undefined, 'a person at this screen has the seat');
    return state;
  }

  get standing(): TurnStatus {
    assert(this.#standing !== undefined, 'the table tells how it stands before anything else');
    return this.#standing;
  }

  get reader(): Seat {
    return this.standing.waiting?.seats[0] ?? this.people[0];
  }

  /** The record shows both armies, so it is written when the game is over. */
  async record(date: string): Promise<string | undefined> {
    return storedRecord(this.#kept.stored, [{ key: 'date', value: date }]);
  }

  ask(seat: Seat, request: RequestBody): Promise<TableRefusal | undefined> {
    return Promise.race([this.#hosted.ask(seat, request), this.#failure.promise]);
  }

  /** All players sit at this screen. */
  talk(): void {}

  /** Every change comes from this screen. */
  watch(): () => void {
    return () => {};
  }

  async letComputerAct(): Promise<boolean> {
    if (this.standing.phase === 'over' || this.#waitedFor.every((seat) => this.people.includes(seat))) return false;
    this.#acted = Promise.withResolvers();
    this.#post({ type: 'goOn' });
    await Promise.race([this.#acted.promise, this.#failure.promise]);
    return true;
  }

  /** All seats at this screen are followed for the whole game; the screen decides what it shows to whom. */
  async #begin(): Promise<void> {
    // A computer starts to think when all have seen what came before.
    this.#post({ type: 'open', game: '', isPaced: true });
    this.#hosted.lookTogether([...this.people, 'audience']);
    await Promise.race([this.#posted, this.#failure.promise]);
  }

  #post(message: HostRequest): void {
    this.#posted = this.#host.receive(message);
  }

  #changed(): void {
    const { failure, standing } = this.#hosted;
    if (failure !== undefined) this.#failure.reject(new Error(failure.detail));
    if (standing === this.#standing) return;
    this.#standing = standing;
    this.#acted.resolve();
  }

  #arrived({ seat, sight, fresh }: SessionUpdate): void {
    const { offers, view } = sight;
    if (seat === 'audience') {
      this.publicLog.add(sight, fresh);
      const owing = this.rules.seats.filter((each) => offerTo(offers, each) !== undefined);
      this.#waitedFor = [...owing, ...(view.waiting?.seats ?? [])];
      return;
    }
    const log = this.#states.get(seat)?.log ?? new GameLog(seat);
    log.add(sight, fresh);
    this.#states.set(seat, { seat, log, sight, offered: offerTo(offers, seat)?.what });
  }
}
