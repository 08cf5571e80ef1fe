/**
 * One seat's (or spectator's) end of a game: it joins, keeps what it was told, adds its nonce to the luck of the game, sends requests until they are
 * answered, and joins again when the wire was cut or something is missing.
 */

import type { SeenEvent, Viewer } from '@flagfall/engine';
import type {
  About,
  ClientMessage,
  Clocks,
  Fault,
  Presence,
  Refused,
  Request,
  Room,
  ServerMessage,
  TableRefusal,
  Update,
  Wish,
} from '@flagfall/protocol';
import { clocksAt } from './clocks.ts';
import type { Member, Say } from './line.ts';
import { hexOfRandomBytes } from './randomBytes.ts';

export type ChatLine = Extract<ServerMessage, { type: 'chat' }>;

export interface SeatClientSettings {
  readonly game: string;
  /** What opens the seat; without it, it is the seat of whoever the socket belongs to. */
  readonly secret?: string;
  /** 32 random bytes in small hexadecimal digits. */
  readonly nonce?: () => string;
  readonly now?: () => number;
}

export interface SeatClientListener {
  /** As whom the game is followed. */
  joined?(viewer: Viewer): void;
  /** The view is new: `update` is the message that brought it. `isWhole` is false when what came before it was missed for good. */
  updated?(update: Update, isWhole: boolean): void;
  /** A request was carried out and is stored. */
  done?(id: string): void;
  refused?(refused: Refused): void;
  /** Who is there has changed. */
  presence?(presence: Presence): void;
  chatted?(line: ChatLine): void;
  /** Something that was asked about this game could not be done at all; with an `id`, it was this line of chat. */
  failed?(fault: Fault): void;
}

const NOBODY_AWAY: Presence = { type: 'presence', away: [], claimable: [] };

export class SeatClient implements Member {
  readonly #settings: SeatClientSettings;
  readonly #listener: SeatClientListener;
  readonly #pending = new Map<string, Request>();
  readonly #answers = new Map<string, (refusal: TableRefusal | undefined) => void>();
  /** Lines of chat that nobody has confirmed. */
  readonly #unsaid = new Map<string, ClientMessage>();
  /** Ids of this client differ from those of any other client of the seat. */
  readonly #name = hexOfRandomBytes(6);
  #count = 0;
  #say: Say | undefined;
  #isJoined = false;
  #viewer: Viewer | undefined;
  #last: Update | undefined;
  #lastAt = 0;
  #about: About | undefined;
  #presence = NOBODY_AWAY;
  #hasGivenNonce = false;
  /** The actions that were seen, in order, each once; what was taken back is among them. */
  readonly actions: (readonly SeenEvent[])[] = [];
  readonly chat: ChatLine[] = [];

  constructor(settings: SeatClientSettings, listener: SeatClientListener = {}) {
    this.#settings = settings;
    this.#listener = listener;
  }

  get game(): string {
    return this.#settings.game;
  }

  /** As whom the game is followed; undefined until the server has said so. */
  get viewer(): Viewer | undefined {
    return this.#viewer;
  }

  get last(): Update | undefined {
    return this.#last;
  }

  get about(): About | undefined {
    return this.#about;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** Requests that nobody has answered. */
  get pending(): number {
    return this.#pending.size;
  }

  /** What the clocks show by now, as far as anybody can tell from here. */
  clocks(): Clocks | undefined {
    return this.#last === undefined ? undefined : clocksAt(this.#last, this.#now() - this.#lastAt);
  }

  /** Asks something of the table; the answer comes when it is stored, or with the reason when it is refused. */
  ask(wish: Wish): Promise<TableRefusal | undefined> {
    const id = this.#newId();
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.request({ ...wish, id });
    });
  }

  /** The same with an id of the caller's own; the listener hears the answer. */
  request(request: Request): void {
    this.#pending.set(request.id, request);
    this.#act(request);
  }

  /** Says something to those who sit or those who watch, once, and as soon as there is a wire. Returns the id of the line. */
  talk(text: string, room: Room = this.#viewer === 'audience' ? 'audience' : 'seats'): string {
    const id = this.#newId();
    const line = { type: 'chat', game: this.game, id, room, text } as const;
    this.#unsaid.set(id, line);
    if (this.#isJoined) this.#say?.(line);
    return id;
  }

  opened(say: Say): void {
    this.#say = say;
    this.#isJoined = false;
    this.#join();
  }

  closed(): void {
    this.#say = undefined;
    this.#isJoined = false;
  }

  /** Stops following, while the wire is there. */
  leave(): void {
    this.#say?.({ type: 'leave', game: this.game });
    this.#isJoined = false;
  }

  remind(): void {
    if (!this.#isJoined) {
      this.#join();
      return;
    }
    for (const request of this.#pending.values()) this.#act(request);
    for (const line of this.#unsaid.values()) this.#say?.(line);
  }

  heard(message: ServerMessage): void {
    if (!('game' in message) || message.game !== this.game) return;
    switch (message.type) {
      case 'joined':
        this.#joined(message.viewer);
        return;
      case 'update':
        this.#update(message);
        return;
      case 'done':
        this.#answered(message.id, undefined);
        this.#listener.done?.(message.id);
        return;
      case 'refused':
        this.#answered(message.id, message.refusal);
        this.#listener.refused?.(message);
        return;
      case 'presence':
        this.#presence = message;
        this.#listener.presence?.(message);
        return;
      case 'chat':
        this.#chatted(message);
        return;
      case 'error':
        this.#failed(message);
        return;
    }
  }

  #joined(viewer: Viewer): void {
    this.#isJoined = true;
    this.#viewer = viewer;
    this.#listener.joined?.(viewer);
    this.remind();
  }

  #update(update: Update): void {
    const known = this.#last?.version ?? 0;
    // Told twice: an answer to a request that was sent twice.
    if (update.version < known) return;
    const isWhole = update.from <= known;
    const isOverlapping = update.from < known && update.version > known;
    // An answer to `join` tells all there is to tell; in a game from memory that may begin later than what is known here.
    if (isOverlapping || (!isWhole && update.about === undefined)) {
      this.#join();
      return;
    }
    if (update.from >= known) this.actions.push(...update.actions);
    this.#last = update;
    this.#lastAt = this.#now();
    this.#about = update.about ?? this.#about;
    this.#maybeGiveNonce(update);
    // The same once more, as an answer to a request that was sent twice: how things stand may be newer, what has happened was told.
    const isRepeated = update.from < known;
    this.#listener.updated?.(isRepeated ? { ...update, actions: [], news: [] } : update, isWhole);
  }

  /** Once the host has committed itself, each seat adds something that the host could not know. */
  #maybeGiveNonce({ phase, commitments }: Update): void {
    const seat = this.#viewer;
    if (phase !== 'waiting' || commitments === undefined || seat === undefined || seat === 'audience' || this.#hasGivenNonce) return;
    if (commitments.nonces[seat] !== undefined) return;
    this.#hasGivenNonce = true;
    const { nonce = () => hexOfRandomBytes(32) } = this.#settings;
    this.request({ type: 'nonce', id: `${this.#name}-nonce`, nonce: nonce() });
  }

  #failed(fault: Fault): void {
    // The server has forgotten us; it is told again who we are.
    if (fault.code === 'notJoined') this.#join();
    // Nobody knows whether it was done; it is asked again.
    if (fault.code === 'unavailable' || fault.code === 'notJoined') return;
    if (fault.id !== undefined) this.#unsaid.delete(fault.id);
    this.#listener.failed?.(fault);
  }

  #chatted(line: ChatLine): void {
    if (line.own !== undefined) this.#unsaid.delete(line.own);
    if (this.chat.some(({ id }) => id === line.id)) return;
    this.chat.push(line);
    this.#listener.chatted?.(line);
  }

  #answered(id: string, refusal: TableRefusal | undefined): void {
    this.#pending.delete(id);
    this.#answers.get(id)?.(refusal);
    this.#answers.delete(id);
  }

  #join(): void {
    const { game, secret } = this.#settings;
    const since = { since: this.#last?.version ?? 0 };
    this.#say?.({ type: 'join', game, ...(secret === undefined ? {} : { secret }), ...since });
  }

  #act(request: Request): void {
    if (this.#isJoined) this.#say?.({ type: 'act', game: this.game, request });
  }

  #newId(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  #now(): number {
    return (this.#settings.now ?? Date.now)();
  }
}
