/** A game on the server: one seat of it, or a place in the audience. What the server tells is passed on; what is asked is asked until it is answered. */

import { type ChatLine, SeatClient, type Sight } from '@flagfall/client';
import type { Deployment, Seat, Viewer } from '@flagfall/engine';
import {
  actionsIn,
  type Clocks,
  type Fault,
  type Presence,
  type Room,
  type SeenStep,
  type TableRefusal,
  type Wish,
} from '@flagfall/protocol';
import type { GameSummary } from '@flagfall/protocol/http';
import { type LocalGameSpec, rulesOf, type Sitter, type Standing, standingOf } from '@flagfall/seat';
import { batch, effect, type Signal, signal } from '@preact/signals';
import { api, enter, enterAgain, follow, hasVisited, linkState, unfollow } from '../online/connection.ts';
import { dropInvitations } from '../online/invitations.ts';
import { requestAnswered } from '../online/request.ts';
import type { Company } from './company.ts';
import type { Failure, GameLink, LinkListener } from './gameLink.ts';
import { suggestFor } from './suggester.ts';

const EVERYBODY: Presence = { type: 'presence', away: [], claimable: [] };

export class OnlineGame implements GameLink, Company {
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly people: readonly Seat[];
  readonly viewer: Viewer;
  readonly failure: Signal<Failure | undefined> = signal(undefined);
  readonly expectation: Signal<number | undefined> = signal(undefined);
  readonly wire = linkState;
  readonly latest: Signal<Sight | undefined> = signal(undefined);
  readonly presence: Signal<Presence> = signal(EVERYBODY);
  readonly chat: Signal<readonly ChatLine[]> = signal([]);
  readonly unsaid: Signal<Fault | undefined> = signal(undefined);
  readonly next: Signal<string | undefined> = signal(undefined);
  readonly #client: SeatClient;
  readonly #isAided: boolean;
  readonly #stop: () => void;
  #listener: LinkListener | undefined;

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
    this.next.value = summary.rematch;
    this.#isAided = (summary.options.memory ?? 'aided') === 'aided';
    this.#client = new SeatClient(
      { game: summary.game, rulesOf },
      {
        joined: (viewer) => this.#joined(viewer),
        updated: (update, isWhole) => this.#updated(update, isWhole),
        recalled: (steps) => this.#recalled(steps),
        presence: (presence) => {
          this.presence.value = presence;
        },
        chatted: (line) => this.#hear([line]),
        failed: (fault) => this.#failed(fault),
      },
    );
    this.#stop = effect(() => {
      const state = linkState.value;
      if (state.type === 'closed' && state.why !== undefined) this.#fail(state.why === 'banned' ? 'banned' : 'sentAway', state.why);
    });
  }

  get standing(): Standing | undefined {
    const { value } = this.latest;
    return value && standingOf(value);
  }

  get company(): Company {
    return this;
  }

  /** From now on everything that arrives is told. */
  listen(listener: LinkListener): void {
    this.#listener = listener;
    follow(this.#client);
  }

  /** Whoever has the session is who looks. */
  look(): void {}

  ask(_seat: Seat, wish: Wish): Promise<TableRefusal | undefined> {
    return this.#client.ask(wish);
  }

  suggestDeployment(): Promise<Deployment> {
    const [seat] = this.people;
    const home = this.latest.value?.view.homes[seat] ?? [];
    return suggestFor({ edition: this.plan.edition, options: this.plan.options, seat, home });
  }

  clocks(): Clocks | undefined {
    return this.#client.clocks();
  }

  talk(text: string, room: Room): void {
    this.unsaid.value = undefined;
    // Nobody in particular cannot be answered: whoever speaks is somebody.
    enter().then(
      () => this.#client.talk(text, room),
      () => {
        this.unsaid.value = { type: 'error', code: 'unavailable' };
      },
    );
  }

  recall(room: Room): void {
    // Who has no session hears from now on.
    if (!hasVisited()) return;
    api.chat(this.game, room).then(
      ({ lines }) =>
        this.#hear(lines.map(({ bot, ...line }) => ({ type: 'chat', game: this.game, room, ...line, ...(bot ? { bot } : {}) }))),
      () => {},
    );
  }

  forget(name: string): void {
    this.chat.value = this.chat.value.filter(({ from }) => from !== name);
  }

  /** Lines of chat, of which some may be known. */
  #hear(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.value.map(({ id }) => id));
    const fresh = lines.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) this.chat.value = [...this.chat.value, ...fresh].sort((one, other) => one.at - other.at);
  }

  close(): void {
    this.#stop();
    this.#client.leave();
    unfollow(this.#client);
  }

  /** The session that the seat belongs to is over, or was begun in another tab: the page has to find out who it is. */
  #joined(viewer: Viewer): void {
    if (viewer !== this.viewer) this.#fail('signedOut', viewer);
  }

  #updated(update: Sight, isWhole: boolean): void {
    const isFirst = this.latest.value === undefined;
    if (update.phase === 'over') dropInvitations(this.game);
    batch(() => {
      this.latest.value = update;
      for (const one of update.news) if (one.type === 'rematch') this.next.value = one.game;
    });
    // What was long ago is read in the log; a game from memory tells only what still lies on the table.
    const fresh = isFirst && this.#isAided ? 0 : update.actions.length;
    this.#listener?.arrived({ seat: this.viewer, update, fresh, isWhole: isFirst || !isWhole });
  }

  /** The past of a long game has come: its log begins again from there. */
  #recalled(steps: readonly SeenStep[]): void {
    const { value } = this.latest;
    if (value !== undefined)
      this.#listener?.arrived({
        seat: this.viewer,
        update: { ...value, steps, actions: actionsIn(steps), news: [] },
        fresh: 0,
        isWhole: true,
      });
  }

  #failed(fault: Fault): void {
    if (fault.id !== undefined) this.unsaid.value = fault;
    else if (fault.code === 'unknownGame') this.#fail('unknown', fault.code);
    else if (fault.code === 'otherEdition') this.#fail('outdatedPage', this.plan.edition);
  }

  #fail(why: Failure['why'], detail: string): void {
    this.failure.value = { why, detail };
  }
}

function planOf({ edition, options, seats }: GameSummary): LocalGameSpec {
  const sitters = Object.entries(seats).map(([seat, { type, level }]): [string, Sitter] => [
    seat,
    type === 'computer' ? { type, level: level ?? 1 } : { type: 'person' },
  ]);
  return { edition, options, seats: Object.fromEntries(sitters) };
}
