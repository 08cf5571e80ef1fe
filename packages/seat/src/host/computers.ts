/** The computers of a table: each is told what its seat is told, and asked when the game or an offer waits for it. */

import { type Budget, type ChosenIntent, offersDraw, PlayerWorker, RemotePlayer, type RemotePlayerOptions } from '@flagfall/ai';
import { randomId } from '@flagfall/client';
import type { Deployment, Seat, SeenEvent, View } from '@flagfall/engine';
import { newsIn, type Offer, seenActionsIn } from '@flagfall/protocol';
import type { Delivery, Request, Table } from '@flagfall/table';
import { offerTo } from '../agreements.ts';

/** A computer player, wherever it thinks: in place, in a thread or in a worker. */
export interface ComputerPlayer {
  learn(actions: readonly (readonly SeenEvent[])[]): void;
  deploy(view: View): Promise<Deployment>;
  choose(view: View, budget: Budget): Promise<ChosenIntent>;
  acceptsDraw(view: View): Promise<boolean>;
  /** Whatever is thought about now is decided at once. */
  stop(): void;
}

/** A player that thinks where its host runs, in short slices. */
export function playerInPlace(at: RemotePlayerOptions): ComputerPlayer {
  const desk: PlayerWorker = new PlayerWorker((reply) => guest.receive(reply));
  const guest: RemotePlayer = new RemotePlayer((request) => void desk.receive(request), at);
  return guest;
}

export interface LocalComputersHost {
  /** Seats a player. */
  seat(at: RemotePlayerOptions): ComputerPlayer;
  /** Fulfilled when the request has been carried out. */
  ask(seat: Seat, request: Request): Promise<void>;
  /** One of them has acted: others may be waited for now. */
  acted(): void;
  /** How much they may think about a move; with nothing in it, that is left to them. */
  budget(): Budget;
  onThought(seat: Seat, expectation: number): void;
  onTrouble(error: unknown): void;
}

/** What a computer wants, and what it expects of the game when it has thought about it. */
interface Answer {
  readonly request: Request;
  readonly expectation?: number;
}

export class LocalComputers {
  readonly #table: Table;
  readonly #host: LocalComputersHost;
  #players = new Map<Seat, ComputerPlayer>();
  readonly #busy = new Set<Seat>();
  /** At which version each last offered a draw. */
  readonly #offered = new Map<Seat, number>();
  /** Grows when something is taken back: what was thought of before is of no use then. */
  #era = 0;

  constructor(table: Table, host: LocalComputersHost) {
    this.#table = table;
    this.#host = host;
    this.#seat();
  }

  learn(deliveries: readonly Delivery[]): void {
    if (deliveries.some(({ message }) => message.type === 'snapshot' && newsIn(message.steps).some(({ type }) => type === 'undone'))) {
      this.#era++;
      this.hurry();
      this.#busy.clear();
      this.#seat();
      return;
    }
    for (const { to, message } of deliveries)
      if (to !== 'audience' && (message.type === 'update' || message.type === 'snapshot'))
        this.#players.get(to)?.learn(seenActionsIn(message.steps));
  }

  /** Whoever is waited for begins to think; false when nobody does. */
  wake(): boolean {
    if (this.#table.phase === 'over') {
      // Nobody goes on thinking about it.
      this.hurry();
      return false;
    }
    let hasBegun = false;
    for (const [seat, player] of this.#players) {
      if (this.#busy.has(seat)) {
        // Whoever has offered something does not wait for a long thought.
        if (this.#offerTo(seat) !== undefined) player.stop();
      } else if (this.#isWanted(seat)) {
        this.#busy.add(seat);
        hasBegun = true;
        this.#finish(seat, this.#answer(seat, player)).catch((error: unknown) => this.#host.onTrouble(error));
      }
    }
    return hasBegun;
  }

  /** Whoever thinks takes the best move so far. */
  hurry(): void {
    for (const player of this.#players.values()) player.stop();
  }

  #isWanted(seat: Seat): boolean {
    return this.#offerTo(seat) !== undefined || this.#table.waitedFor.includes(seat);
  }

  #offerTo(seat: Seat): Offer | undefined {
    return offerTo(this.#table.state.offers.list, seat);
  }

  async #finish(seat: Seat, answer: Promise<Answer | undefined>): Promise<void> {
    const era = this.#era;
    const answered = await answer;
    if (era !== this.#era) return;
    // Until its request is carried out the game seems to wait for it still.
    if (answered !== undefined) await this.#host.ask(seat, answered.request);
    if (era === this.#era && answered?.expectation !== undefined) await this.#offerDraw(seat, answered.expectation);
    if (era !== this.#era) return;
    this.#busy.delete(seat);
    if (answered === undefined) this.wake();
    else this.#host.acted();
  }

  async #answer(seat: Seat, player: ComputerPlayer): Promise<Answer | undefined> {
    const view = this.#table.viewOf(seat);
    const id = randomId();
    const offer = this.#offerTo(seat);
    if (offer !== undefined) {
      const { what } = offer;
      // A computer minds nothing of what people agree on among themselves.
      const accept = what !== 'draw' || (await player.acceptsDraw(view));
      return { request: { type: 'answer', id, what, accept } };
    }
    if (view.waiting?.decision === 'deploy')
      return { request: { type: 'play', id, intent: { type: 'deploy', deployment: await player.deploy(view) } } };
    const { intent, expectation } = await player.choose(view, this.#host.budget());
    this.#host.onThought(seat, expectation);
    // Somebody may have left, or agreed to a draw, while it was thinking.
    const isStillAsked = this.#table.phase !== 'over' && this.#table.viewOf(seat).version === view.version;
    return isStillAsked ? { request: { type: 'play', id, intent }, expectation } : undefined;
  }

  /** With its turn done, where nothing has happened for long. */
  async #offerDraw(seat: Seat, expectation: number): Promise<void> {
    const { phase, rules, state } = this.#table;
    const view = this.#table.viewOf(seat);
    const since = view.version - (this.#offered.get(seat) ?? Number.NEGATIVE_INFINITY);
    if (phase === 'over' || view.turn === seat || state.offers.by('draw') !== undefined) return;
    if (!offersDraw(rules, view, expectation, since)) return;
    this.#offered.set(seat, view.version);
    await this.#host.ask(seat, { type: 'offer', id: randomId(), what: 'draw' });
  }

  /** Every computer at its seat, told the game so far. */
  #seat(): void {
    const { rules, setup } = this.#table;
    this.#players = new Map(
      rules.seats.flatMap((seat) => {
        const occupant = setup.seats[seat];
        const level = occupant?.type === 'computer' ? occupant.level : undefined;
        if (level === undefined) return [];
        // The seed is known to nobody, and the same when the game is opened again.
        const seed = `computer ${seat} ${setup.secret}`;
        const player = this.#host.seat({
          edition: rules.edition.id,
          revision: rules.edition.revision,
          options: rules.options,
          seat,
          level,
          seed,
        });
        player.learn(this.#table.seenActions(seat));
        return [[seat, player] as const];
      }),
    );
  }
}
