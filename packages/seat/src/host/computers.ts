/** The computers of a table: each gets the updates of its seat, and is asked when the game or an offer waits for it. */

import { type Budget, type ChosenIntent, offersDraw, PlayerWorker, RemotePlayer, type RemotePlayerOptions } from '@flagfall/ai';
import { randomId } from '@flagfall/client';
import type { Deployment, Seat, SeenEvent, View } from '@flagfall/engine';
import { newsIn, type Offer, seenActionsIn } from '@flagfall/protocol';
import type { Delivery, Request, Table } from '@flagfall/table';
import { offerTo } from '../sessions/agreements.ts';

/** A computer player, wherever it thinks: in place, in a thread or in a worker. */
export interface ComputerPlayer {
  learn(actions: readonly (readonly SeenEvent[])[]): void;
  deploy(view: View): Promise<Deployment>;
  choose(view: View, budget: Budget): Promise<ChosenIntent>;
  acceptsDraw(view: View): Promise<boolean>;
  /** Decides the present request at once. */
  stop(): void;
}

/** A player that thinks where its host runs, in short slices. */
export function playerInPlace(at: RemotePlayerOptions): ComputerPlayer {
  const desk: PlayerWorker = new PlayerWorker((reply) => guest.receive(reply));
  const guest: RemotePlayer = new RemotePlayer((request) => void desk.receive(request), at);
  return guest;
}

export interface LocalComputersHost {
  /** Makes the player of a seat. */
  seat(at: RemotePlayerOptions): ComputerPlayer;
  /** Resolves when the request has been carried out. */
  ask(seat: Seat, request: Request): Promise<void>;
  /** One of them has acted, so the game may wait for others now. */
  acted(): void;
  /** The budget for a move; empty leaves it to the computers. */
  budget(): Budget;
  onThought(seat: Seat, expectation: number): void;
  onTrouble(error: unknown): void;
}

/** What a computer wants, and its expectation once it has thought about the game. */
interface Answer {
  readonly request: Request;
  readonly expectation?: number;
}

export class LocalComputers {
  readonly #table: Table;
  readonly #host: LocalComputersHost;
  #players = new Map<Seat, ComputerPlayer>();
  readonly #busy = new Set<Seat>();
  /** The version at which each offered a draw last. */
  readonly #offered = new Map<Seat, number>();
  /** Grows with each undo: then a thought about the old position is useless. */
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

  /** Starts the computer that the game waits for; false when there is none. */
  wake(): boolean {
    if (this.#table.phase === 'over') {
      // Stops the present thought.
      this.hurry();
      return false;
    }
    let hasBegun = false;
    for (const [seat, player] of this.#players) {
      if (this.#busy.has(seat)) {
        // A person who has made an offer does not wait for a long thought.
        if (this.#offerTo(seat) !== undefined) player.stop();
      } else if (this.#isWanted(seat)) {
        this.#busy.add(seat);
        hasBegun = true;
        this.#finish(seat, this.#answer(seat, player)).catch((error: unknown) => this.#host.onTrouble(error));
      }
    }
    return hasBegun;
  }

  /** Makes thinking computers take the best move so far. */
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
    // Until its request is carried out the game still seems to wait for it.
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
      // A computer consents to agreements between people.
      const accept = what !== 'draw' || (await player.acceptsDraw(view));
      return { request: { type: 'answer', id, what, accept } };
    }
    if (view.waiting?.decision === 'deploy')
      return { request: { type: 'play', id, intent: { type: 'deploy', deployment: await player.deploy(view) } } };
    const { intent, expectation } = await player.choose(view, this.#host.budget());
    this.#host.onThought(seat, expectation);
    // Meanwhile somebody may have left or agreed to a draw.
    const isStillAsked = this.#table.phase !== 'over' && this.#table.viewOf(seat).version === view.version;
    return isStillAsked ? { request: { type: 'play', id, intent }, expectation } : undefined;
  }

  /** Offers a draw after its turn, after a long quiet. */
  async #offerDraw(seat: Seat, expectation: number): Promise<void> {
    const { phase, rules, state } = this.#table;
    const view = this.#table.viewOf(seat);
    const since = view.version - (this.#offered.get(seat) ?? Number.NEGATIVE_INFINITY);
    if (phase === 'over' || view.turn === seat || state.offers.by('draw') !== undefined) return;
    if (!offersDraw(rules, view, expectation, since)) return;
    this.#offered.set(seat, view.version);
    await this.#host.ask(seat, { type: 'offer', id: randomId(), what: 'draw' });
  }

  /** Seats every computer and tells it the game so far. */
  #seat(): void {
    const { rules, setup } = this.#table;
    this.#players = new Map(
      rules.seats.flatMap((seat) => {
        const occupant = setup.seats[seat];
        const level = occupant?.type === 'computer' ? occupant.level : undefined;
        if (level === undefined) return [];
        // Nobody knows the seed, and it is the same when the game is opened again.
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
