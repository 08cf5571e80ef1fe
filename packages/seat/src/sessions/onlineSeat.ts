/** A game on a server as one person follows it, from a seat or from the audience: its latest state, the chat, the next game. */

import { type Api, type ChannelSubscriber, type ChatLine, SeatClient, type SeenTable } from '@flagfall/client';
import type { Seat, Viewer } from '@flagfall/engine';
import {
  type ChatRoom,
  type Clocks,
  type MessageError,
  type Presence,
  type RequestBody,
  type SeenStep,
  seenActionsIn,
  type TableRefusal,
} from '@flagfall/protocol';
import type { LocalGameSpec } from './localGameSpec.ts';
import { rulesOf } from './rulesFor.ts';
import type { Failure, OneSeatSession, SessionListener, SessionUpdate } from './session.ts';
import { type TurnStatus, turnStatusOf } from './turnStatus.ts';

/** After a longer absence only these many of the last actions are shown; the log has the ones before. */
const FRESH_MAX = 12;

export interface OnlineSeatListener extends SessionListener {
  /** The past of a long game has come, so the log begins again. Without this handler it arrives like everything else. */
  recalled?(arrival: SessionUpdate): void;
  /** A new line of chat. */
  heard?(line: ChatLine): void;
}

/** The connection to the server. */
export interface ServerLine {
  readonly api: Pick<Api, 'chat'>;
  add(member: ChannelSubscriber): void;
  remove(member: ChannelSubscriber): void;
  /** Chat needs a sender, so a visitor without a session becomes a guest first. */
  enter?(): Promise<unknown>;
}

export interface OnlineGame {
  readonly game: string;
  readonly plan: LocalGameSpec;
  /** The viewer; where it is not known before, the first that the server names. */
  readonly viewer?: Viewer;
  /** The next game, where it was agreed on before this one was followed. */
  readonly next?: string | undefined;
}

export class OnlineSeat implements OneSeatSession {
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly company = this;
  failure: Failure | undefined;
  /** Why the last line of chat was refused. */
  unsaid: MessageError | undefined;
  readonly #client: SeatClient;
  readonly #line: ServerLine;
  readonly #next: string | undefined;
  #viewer: Viewer | undefined;
  #listener: OnlineSeatListener | undefined;
  #hasBegun = false;
  #isRecalling = false;
  #hasJoined = false;
  /** The chat rooms that this client reads. */
  readonly #rooms = new Set<ChatRoom>();
  #chat: readonly ChatLine[] = [];

  constructor({ game, plan, viewer, next }: OnlineGame, line: ServerLine) {
    this.game = game;
    this.plan = plan;
    this.#line = line;
    this.#viewer = viewer;
    this.#next = next;
    this.#client = new SeatClient(
      { game, rulesOf },
      {
        joined: (joined) => this.#joined(joined),
        updated: (sight, isWhole) => this.#updated(sight, isWhole),
        recalled: (steps) => this.#recalled(steps),
        presence: () => this.#changed(),
        chatted: (said) => {
          for (const fresh of this.#keep([said])) this.#listener?.heard?.(fresh);
        },
        failed: (fault) => this.#failed(fault),
      },
    );
  }

  /** The viewer as whom the game is followed. */
  get viewer(): Viewer {
    return this.#viewer ?? 'audience';
  }

  get people(): readonly Seat[] {
    return this.viewer === 'audience' ? [] : [this.viewer];
  }

  get standing(): TurnStatus | undefined {
    return this.latest && turnStatusOf(this.latest);
  }

  /** The latest state, ahead of the screen while a battle is still shown. Undefined until the server has sent something. */
  get latest(): SeenTable | undefined {
    return this.#client.last;
  }

  get presence(): Presence {
    return this.#client.presence;
  }

  /** The clocks at this moment. */
  get clocks(): Clocks | undefined {
    return this.#client.clocks();
  }

  /** A request for the past is under way. */
  get isRecalling(): boolean {
    return this.#isRecalling;
  }

  /** The rematch that all have agreed on. */
  get next(): string | undefined {
    return this.latest?.rematch ?? this.#next;
  }

  /** The chat in order; a new list whenever it changes. */
  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  listen(listener: OnlineSeatListener): void {
    this.#listener = listener;
    this.#line.add(this.#client);
  }

  /** The session decides who looks. */
  look(): void {}

  ask(_seat: Seat, request: RequestBody): Promise<TableRefusal | undefined> {
    return this.#client.ask(request);
  }

  talk(text: string, room?: ChatRoom): void {
    this.unsaid = undefined;
    this.#changed();
    const entered = this.#line.enter?.() ?? Promise.resolve();
    entered.then(
      () => this.#client.talk(text, room),
      () => this.#unheard({ type: 'error', code: 'unavailable' }),
    );
  }

  /** Fetches the older chat of a room. After a lost connection it also fetches the lines from meanwhile, which count as new. */
  recall(room: ChatRoom): Promise<void> {
    this.#rooms.add(room);
    return this.#read(room, () => {});
  }

  /** Removes the lines of a person. */
  forget(name: string): void {
    this.#chat = this.#chat.filter(({ from }) => from !== name);
    this.#changed();
  }

  fail(why: Failure['why'], detail: string): void {
    this.failure = { why, detail };
    this.#changed();
  }

  /** Stops following the game, which goes on. */
  close(): void {
    this.#client.leave();
    this.#line.remove(this.#client);
  }

  #changed(): void {
    this.#listener?.changed();
  }

  #joined(viewer: Viewer): void {
    this.#viewer ??= viewer;
    // The session of this seat is over, or was begun in another window: the screen has to find out who it is.
    if (viewer !== this.#viewer) this.fail('signedOut', viewer);
    if (this.#hasJoined) for (const room of this.#rooms) void this.#read(room, (line) => this.#listener?.heard?.(line));
    this.#hasJoined = true;
  }

  #failed(fault: MessageError): void {
    if (fault.id !== undefined) this.#unheard(fault);
    else if (fault.code === 'unknownGame') this.fail('unknown', fault.code);
    else if (fault.code === 'otherEdition' || fault.code === 'badMessage') this.fail('outdatedPage', this.plan.edition);
  }

  #unheard(fault: MessageError): void {
    this.unsaid = fault;
    this.#changed();
  }

  /** The latest lines of a room for this reader, without those of muted people. */
  async #read(room: ChatRoom, heard: (line: ChatLine) => void): Promise<void> {
    const { game } = this;
    const { lines } = await this.#line.api.chat(game, room).catch(() => ({ lines: [] }));
    const fresh = this.#keep(lines.map(({ bot, ...line }) => ({ type: 'chat', game, room, ...line, ...(bot ? { bot } : {}) })));
    for (const line of fresh) heard(line);
  }

  /** Puts lines in their place and returns the new ones. */
  #keep(lines: readonly ChatLine[]): readonly ChatLine[] {
    const fresh = lines.filter(({ id }) => this.#chat.every((known) => known.id !== id));
    if (fresh.length === 0) return fresh;
    this.#chat = [...this.#chat, ...fresh].sort((one, other) => one.at - other.at);
    this.#changed();
    return fresh;
  }

  #updated(sight: SeenTable, isWhole: boolean): void {
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    if (!isWhole) this.#isRecalling = true;
    this.#changed();
    // Old actions stand in the log; a game from memory has only what still lies on the table.
    const isAided = (sight.about.options.memory ?? 'aided') === 'aided';
    const fresh = Math.min(sight.actions.length, isAided ? (isFirst ? 0 : FRESH_MAX) : Number.POSITIVE_INFINITY);
    this.#listener?.arrived({ seat: this.viewer, sight, fresh, isWhole: isFirst || !isWhole });
  }

  #recalled(steps: readonly SeenStep[] | undefined): void {
    this.#isRecalling = false;
    const { latest } = this;
    if (steps === undefined || latest === undefined) {
      this.#changed();
      return;
    }
    const sight: SeenTable = { ...latest, steps, actions: seenActionsIn(steps), news: [] };
    const arrival: SessionUpdate = { seat: this.viewer, sight, fresh: 0, isWhole: true };
    if (this.#listener?.recalled === undefined) this.#listener?.arrived(arrival);
    else this.#listener.recalled(arrival);
  }
}
