/** A game on the server: one seat of it, or a place in the audience. What the server tells is passed on; what is asked is asked until it is answered. */

import type { ChatLine, Sight } from '@flagfall/client';
import type { Seat, Viewer } from '@flagfall/engine';
import type { Fault, Presence, RequestBody, Room, TableRefusal } from '@flagfall/protocol';
import type { GameSummary } from '@flagfall/protocol/http';
import { type Arrival, type LocalGameSpec, OnlineSeat, type Sitter, type Standing, standingOf } from '@flagfall/seat';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { api, enter, enterAgain, follow, linkState, unfollow } from '../online/connection.ts';
import { dropInvitations } from '../online/invitations.ts';
import { requestAnswered } from '../online/request.ts';
import type { Failure, GameLink } from './gameLink.ts';

export class OnlineGame implements GameLink {
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly people: readonly Seat[];
  readonly viewer: Viewer;
  readonly failure: Signal<Failure | undefined> = signal(undefined);
  readonly company = this;
  readonly wire = linkState;
  /** The last that was told: ahead of what is shown, while a battle is still on the screen. */
  readonly latest: ReadonlySignal<Sight | undefined> = this.#reading(({ latest }) => latest);
  readonly presence: ReadonlySignal<Presence> = this.#reading(({ client }) => client.presence);
  readonly chat: ReadonlySignal<readonly ChatLine[]> = this.#reading(({ chat }) => chat);
  /** The game that all have agreed to play next. */
  readonly next: ReadonlySignal<string | undefined> = this.#reading(({ next }) => next);
  /** Why the last line of chat was not said. */
  readonly unsaid: Signal<Fault | undefined> = signal(undefined);
  /** Grows whenever something about the seat is new. */
  readonly #changes = signal(0);
  readonly seat: OnlineSeat;
  readonly #stop: () => void;
  #arrived: (arrival: Arrival) => void = () => {};

  /** Finds the game; whoever has been here before comes as themselves. Throws what the server refuses. */
  static async open(game: string): Promise<OnlineGame> {
    await enterAgain();
    const summary = await api.game(game);
    if (summary.viewer !== 'audience') requestAnswered();
    return new OnlineGame(summary);
  }

  constructor(summary: GameSummary) {
    this.game = summary.game;
    this.plan = planOf(summary);
    this.viewer = summary.viewer;
    this.people = summary.viewer === 'audience' ? [] : [summary.viewer];
    const listener = {
      changed: () => {
        this.#changes.value++;
      },
      joined: (viewer: Viewer) => this.#joined(viewer),
      arrived: (arrival: Arrival) => this.#take(arrival),
      recalled: (arrival: Arrival) => this.#take(arrival),
      failed: (fault: Fault) => this.#failed(fault),
    };
    this.seat = new OnlineSeat(summary.game, listener, api, summary.rematch);
    this.#stop = effect(() => {
      const state = linkState.value;
      if (state.type === 'closed' && state.why !== undefined) this.#fail(state.why === 'banned' ? 'banned' : 'sentAway', state.why);
    });
  }

  get standing(): Standing | undefined {
    const { value } = this.latest;
    return value && standingOf(value);
  }

  /** From now on everything that arrives is told. */
  listen(arrived: (arrival: Arrival) => void): void {
    this.#arrived = arrived;
    follow(this.seat.client);
  }

  /** Whoever has the session is who looks. */
  look(): void {}

  ask(_seat: Seat, request: RequestBody): Promise<TableRefusal | undefined> {
    return this.seat.client.ask(request);
  }

  talk(text: string, room: Room): void {
    this.unsaid.value = undefined;
    // Chat needs a sender: a stranger becomes a guest first.
    enter().then(
      () => this.seat.client.talk(text, room),
      () => {
        this.unsaid.value = { type: 'error', code: 'unavailable' };
      },
    );
  }

  close(): void {
    this.#stop();
    this.seat.client.leave();
    unfollow(this.seat.client);
  }

  #reading<Read>(read: (seat: OnlineSeat) => Read): ReadonlySignal<Read> {
    return computed(() => {
      void this.#changes.value;
      return read(this.seat);
    });
  }

  /** The session that the seat belongs to is over, or was begun in another tab: the page has to find out who it is. */
  #joined(viewer: Viewer): void {
    if (viewer !== this.viewer) this.#fail('signedOut', viewer);
  }

  #take(arrival: Arrival): void {
    if (arrival.sight.phase === 'over') dropInvitations(this.game);
    this.#arrived(arrival);
  }

  #failed(fault: Fault): void {
    if (fault.id !== undefined) this.unsaid.value = fault;
    else if (fault.code === 'unknownGame') this.#fail('unknown', fault.code);
    else if (fault.code === 'otherEdition' || fault.code === 'badMessage') this.#fail('outdatedPage', this.plan.edition);
  }

  #fail(why: Failure['why'], detail: string): void {
    this.failure.value = { why, detail };
  }
}

function planOf({ edition, revision = 1, options, seats }: GameSummary): LocalGameSpec {
  const sitters = Object.entries(seats).map(([seat, { type, level }]): [string, Sitter] => [
    seat,
    type === 'computer' ? { type, level: level ?? 1 } : { type: 'person' },
  ]);
  return { edition, revision, options, seats: Object.fromEntries(sitters) };
}
