/** A game on a server as one person follows it, from a seat or from the audience: what was told last, what was said, which game comes next. */

import { type Api, type ChatLine, SeatClient, type Sight } from '@flagfall/client';
import type { Viewer } from '@flagfall/engine';
import { actionsIn, type Fault, type Room, type SeenStep } from '@flagfall/protocol';
import { rulesOf } from './rulesFor.ts';
import type { Arrival } from './session.ts';

/** Whoever was away for longer is shown so many of the last actions, and reads in the log what came before them. */
const FRESH_MAX = 12;

export interface OnlineSeatListener {
  /** Something is new: how the game stands, who is there, what was said. Called before the methods below, which say what it is. */
  changed(): void;
  arrived(arrival: Arrival): void;
  /** The past of a long game has come: its log begins again from there. */
  recalled(arrival: Arrival): void;
  joined?(viewer: Viewer): void;
  /** Somebody has just said something. */
  heard?(line: ChatLine): void;
  /** Something could not be done at all; with an `id`, it was this line of chat. */
  failed(fault: Fault): void;
}

export class OnlineSeat {
  /** What has to be added to a link, and removed from it in the end. */
  readonly client: SeatClient;
  readonly #listener: OnlineSeatListener;
  #hasBegun = false;
  #isRecalling = false;
  readonly #next: string | undefined;
  #hasJoined = false;
  readonly #api: Pick<Api, 'chat'>;
  /** The rooms whose lines are read here. */
  readonly #rooms = new Set<Room>();
  #chat: readonly ChatLine[] = [];

  /** `next` is the game that was already agreed on before this one is followed. */
  constructor(game: string, listener: OnlineSeatListener, api: Pick<Api, 'chat'>, next?: string) {
    this.#listener = listener;
    this.#api = api;
    this.#next = next;
    this.client = new SeatClient(
      { game, rulesOf },
      {
        joined: (viewer) => this.#joined(viewer),
        updated: (sight, isWhole) => this.#updated(sight, isWhole),
        recalled: (steps) => this.#recalled(steps),
        presence: () => listener.changed(),
        chatted: (line) => this.#heard(line),
        failed: (fault) => listener.failed(fault),
      },
    );
  }

  /** How the game stands; undefined until the server has told it. */
  get latest(): Sight | undefined {
    return this.client.last;
  }

  /** Something before what was told last is still being asked for. */
  get isRecalling(): boolean {
    return this.#isRecalling;
  }

  /** The game that all have agreed to play next. */
  get next(): string | undefined {
    return this.latest?.rematch ?? this.#next;
  }

  /** What was said, in order; a new list whenever it changes. */
  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  /** Asks for what was said in a room before. What is said there while the wire is cut is asked for when it is back, and heard then. */
  recall(room: Room): Promise<void> {
    this.#rooms.add(room);
    return this.#read(room, () => {});
  }

  /** Takes away what somebody has said. */
  forget(name: string): void {
    this.#chat = this.#chat.filter(({ from }) => from !== name);
    this.#listener.changed();
  }

  #joined(viewer: Viewer): void {
    this.#listener.joined?.(viewer);
    if (this.#hasJoined) for (const room of this.#rooms) void this.#read(room, (line) => this.#listener.heard?.(line));
    this.#hasJoined = true;
  }

  /** The latest lines of a room, as this reader may have them: without those of people who are muted. */
  async #read(room: Room, heard: (line: ChatLine) => void): Promise<void> {
    const { game } = this.client;
    const { lines } = await this.#api.chat(game, room).catch(() => ({ lines: [] }));
    const fresh = this.#keep(lines.map(({ bot, ...line }) => ({ type: 'chat', game, room, ...line, ...(bot ? { bot } : {}) })));
    for (const line of fresh) heard(line);
  }

  /** Puts lines in their place, and says which of them are new. */
  #keep(lines: readonly ChatLine[]): readonly ChatLine[] {
    const fresh = lines.filter(({ id }) => this.#chat.every((known) => known.id !== id));
    if (fresh.length === 0) return fresh;
    this.#chat = [...this.#chat, ...fresh].sort((one, other) => one.at - other.at);
    this.#listener.changed();
    return fresh;
  }

  #updated(sight: Sight, isWhole: boolean): void {
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    if (!isWhole) this.#isRecalling = true;
    this.#listener.changed();
    // What was long ago is read in the log; a game from memory tells only what still lies on the table.
    const isAided = (sight.about.options.memory ?? 'aided') === 'aided';
    const fresh = Math.min(sight.actions.length, isAided ? (isFirst ? 0 : FRESH_MAX) : Number.POSITIVE_INFINITY);
    this.#listener.arrived(this.#arrival(sight, fresh, isFirst || !isWhole));
  }

  #recalled(steps: readonly SeenStep[] | undefined): void {
    const { latest } = this;
    if (steps === undefined || latest === undefined) {
      this.#isRecalling = false;
      this.#listener.changed();
      return;
    }
    this.#listener.changed();
    this.#isRecalling = false;
    this.#listener.recalled(this.#arrival({ ...latest, steps, actions: actionsIn(steps), news: [] }, 0, true));
  }

  #arrival(sight: Sight, fresh: number, isWhole: boolean): Arrival {
    return { seat: this.client.viewer ?? 'audience', sight, fresh, isWhole };
  }

  #heard(line: ChatLine): void {
    for (const fresh of this.#keep([line])) this.#listener.heard?.(fresh);
  }
}
