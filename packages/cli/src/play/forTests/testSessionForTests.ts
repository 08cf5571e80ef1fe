/** A table with people on every seat that answers at once, for tests of what is drawn and typed. Test code only. */

import { Shadow } from '@flagfall/client';
import { formatRecord, type Rules, type Seat, type Viewer } from '@flagfall/engine';
import type { RequestBody, TableRefusal, TableSnapshot, Update } from '@flagfall/protocol';
import { GameLog, offerTo } from '@flagfall/seat';
import { localTable, type Table } from '@flagfall/table';
import type { SeatState } from '../session.ts';

export class TestSession {
  readonly rules: Rules;
  readonly #table: Table;
  readonly #shadows: ReadonlyMap<Viewer, Shadow>;
  readonly #states = new Map<Seat, SeatState>();
  #requests = 0;

  constructor(rules: Rules, seed: string) {
    this.rules = rules;
    this.#table = localTable(rules, seed);
    this.#shadows = new Map(rules.seats.map((seat) => [seat, new Shadow(rules)]));
    for (const seat of rules.seats) this.#tell(seat, this.#table.join(0, seat, 0));
  }

  /** The seats that have to act; none when the game is over. */
  get waitingFor(): readonly Seat[] {
    return this.#table.waitedFor;
  }

  stateOf(seat: Seat): SeatState {
    return this.#states.get(seat)!;
  }

  ask(seat: Seat, request: RequestBody): TableRefusal | undefined {
    let refusal: TableRefusal | undefined;
    for (const { to, message } of this.#table.receive(0, seat, { id: String(++this.#requests), ...request }).commit().deliveries) {
      if (message.type === 'refused') refusal = message.refusal;
      if (to !== 'audience' && (message.type === 'update' || message.type === 'snapshot')) this.#tell(to, message);
    }
    return refusal;
  }

  record(): Promise<string> {
    return Promise.resolve(formatRecord(this.#table.record([])));
  }

  #tell(seat: Seat, message: Update | TableSnapshot): void {
    const sight = this.#shadows.get(seat)?.take(message);
    if (sight === undefined) throw new Error('every step goes on from the one before');
    const log = this.#states.get(seat)?.log ?? new GameLog(seat);
    log.add(sight);
    this.#states.set(seat, { seat, log, sight, offered: offerTo(sight.offers, seat)?.what });
  }
}
