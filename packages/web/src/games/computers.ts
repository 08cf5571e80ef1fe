/** The computers of a table: each is told what its seat is told, and asked when the game or an offer waits for it. */

import { type Budget, Desk, Guest } from '@flagfall/ai';
import { observe, type Seat, type View } from '@flagfall/engine';
import type { Delivery, Request, Table } from '@flagfall/table';
import { freshId } from './freshId.ts';

export interface ComputersHost {
  ask(seat: Seat, request: Request): void;
  /** How much they may think about a move; with nothing in it, that is left to them. */
  budget(): Budget;
  onThought(seat: Seat, expectation: number): void;
  onTrouble(error: unknown): void;
}

export class Computers {
  readonly #table: Table;
  readonly #host: ComputersHost;
  #guests = new Map<Seat, Guest>();
  readonly #busy = new Set<Seat>();
  /** Grows when something is taken back: what was thought of before is of no use then. */
  #era = 0;

  constructor(table: Table, host: ComputersHost) {
    this.#table = table;
    this.#host = host;
    this.#seat();
  }

  learn(deliveries: readonly Delivery[]): void {
    if (deliveries.some(({ message }) => message.type === 'update' && message.news.some(({ type }) => type === 'undone'))) {
      this.#era++;
      for (const guest of this.#guests.values()) guest.stop();
      this.#busy.clear();
      this.#seat();
      return;
    }
    for (const { to, message } of deliveries)
      if (to !== 'audience' && message.type === 'update') this.#guests.get(to)?.learn(message.actions);
  }

  /** Whoever is waited for begins to think. */
  wake(): void {
    if (this.#table.phase === 'over') {
      // Nobody goes on thinking about it.
      this.hurry();
      return;
    }
    for (const [seat, guest] of this.#guests) {
      if (this.#busy.has(seat)) {
        // Whoever has offered something does not wait for a long thought.
        if (this.#table.state.offers.list.some(({ agreed }) => !agreed.includes(seat))) guest.stop();
        continue;
      }
      const request = this.#answer(seat, guest);
      if (request === undefined) continue;
      this.#busy.add(seat);
      this.#finish(seat, request).catch((error: unknown) => this.#host.onTrouble(error));
    }
  }

  /** Whoever thinks takes the best move so far. */
  hurry(): void {
    for (const guest of this.#guests.values()) guest.stop();
  }

  async #finish(seat: Seat, answer: Promise<Request | undefined>): Promise<void> {
    const era = this.#era;
    const request = await answer;
    if (era !== this.#era) return;
    this.#busy.delete(seat);
    if (request !== undefined) this.#host.ask(seat, request);
    else this.wake();
  }

  #answer(seat: Seat, guest: Guest): Promise<Request | undefined> | undefined {
    const { offers } = this.#table.state;
    const view = observe(this.#table.position, seat);
    for (const { what, agreed } of offers.list) {
      if (agreed.includes(seat)) continue;
      const id = freshId();
      if (what === 'draw') return guest.acceptsDraw(view).then((accept) => ({ type: 'answer', id, what, accept }));
      // A computer minds nothing of what people agree on among themselves.
      return Promise.resolve({ type: 'answer', id, what, accept: true });
    }
    return this.#table.waitedFor.includes(seat) ? this.#act(seat, guest, view) : undefined;
  }

  async #act(seat: Seat, guest: Guest, view: View): Promise<Request | undefined> {
    const id = freshId();
    if (view.waiting?.decision === 'deploy') return { type: 'play', id, intent: { type: 'deploy', deployment: await guest.deploy(view) } };
    const { intent, expectation } = await guest.choose(view, this.#host.budget());
    this.#host.onThought(seat, expectation);
    // Somebody may have left, or agreed to a draw, while it was thinking.
    const isStillAsked = this.#table.phase !== 'over' && observe(this.#table.position, seat).version === view.version;
    return isStillAsked ? { type: 'play', id, intent } : undefined;
  }

  /** Every computer at a desk of its own, told the game so far. */
  #seat(): void {
    const { rules, setup } = this.#table;
    this.#guests = new Map(
      rules.seats.flatMap((seat) => {
        const level = setup.seats[seat]?.type === 'computer' ? setup.seats[seat].level : undefined;
        if (level === undefined) return [];
        const desk: Desk = new Desk((reply) => guest.receive(reply));
        const guest: Guest = new Guest((request) => void desk.receive(request), {
          edition: rules.edition.id,
          options: rules.options,
          seat,
          level,
          // Known to nobody, and the same when the game is opened again.
          seed: `computer ${seat} ${setup.secret}`,
        });
        guest.learn(this.#table.seenActions(seat));
        return [[seat, guest] as const];
      }),
    );
  }
}
