// One seat's (or spectator's) end of a game, without any socket: it joins, keeps what it was told, sends requests until they are answered, and joins again
// when the wire was cut or something is missing. Terminals, bots and tests put a wire under it.

import type { SeenEvent, View } from '@flagfall/engine';
import {
  decodeServerMessage,
  encodeClientMessage,
  PROTOCOL,
  type Refused,
  type Request,
  type ServerMessage,
  type Update,
} from '@flagfall/protocol';

export interface SeatClientSettings {
  readonly game: string;
  readonly secret?: string;
}

export interface SeatClientListener {
  /** The view is new: `update` is the message that brought it. */
  updated?(update: Update): void;
  /** A request was carried out and is stored. */
  done?(id: string): void;
  refused?(refused: Refused): void;
  /** Anything else that was said. */
  said?(message: ServerMessage): void;
}

export class SeatClient {
  readonly #settings: SeatClientSettings;
  readonly #listener: SeatClientListener;
  readonly #pending = new Map<string, Request>();
  #send: ((text: string) => void) | undefined;
  #isJoined = false;
  #last: Update | undefined;
  /** All actions that were seen, in order, each once. */
  readonly actions: (readonly SeenEvent[])[] = [];

  constructor(settings: SeatClientSettings, listener: SeatClientListener) {
    this.#settings = settings;
    this.#listener = listener;
  }

  get game(): string {
    return this.#settings.game;
  }

  get last(): Update | undefined {
    return this.#last;
  }

  get view(): View | undefined {
    return this.#last?.view;
  }

  /** Requests that nobody has answered. */
  get pending(): number {
    return this.#pending.size;
  }

  /** There is a wire. */
  opened(send: (text: string) => void): void {
    this.#send = send;
    this.#isJoined = false;
    send(encodeClientMessage({ type: 'hello', protocol: PROTOCOL }));
    this.#join();
  }

  /** The wire is gone; what was not answered is sent again over the next. */
  closed(): void {
    this.#send = undefined;
    this.#isJoined = false;
  }

  request(request: Request): void {
    this.#pending.set(request.id, request);
    this.#ask(request);
  }

  /** Sends again what was not answered. */
  remind(): void {
    for (const request of this.#pending.values()) this.#ask(request);
  }

  /** A text has come over the wire. */
  heard(text: string): void {
    const decoded = decodeServerMessage(text);
    if (!decoded.ok) throw new Error(`the server sent what cannot be read: ${decoded.error.path}`);
    const message = decoded.value;
    if ('game' in message && message.game !== this.#settings.game) return;
    this.#take(message);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        this.#update(message);
        return;
      case 'joined':
        this.#isJoined = true;
        this.remind();
        return;
      case 'done':
        this.#pending.delete(message.id);
        this.#listener.done?.(message.id);
        return;
      case 'refused':
        this.#pending.delete(message.id);
        this.#listener.refused?.(message);
        return;
      default:
        this.#listener.said?.(message);
    }
  }

  #update(update: Update): void {
    const known = this.#last?.version ?? 0;
    // Told twice: an answer to a request that was sent twice.
    if (update.version < known) return;
    if (update.from > known && this.#last !== undefined) {
      // Something was lost on the way.
      this.#join();
      return;
    }
    if (update.from === known) this.actions.push(...update.actions);
    this.#last = update;
    this.#listener.updated?.(update);
  }

  #join(): void {
    const { game, secret } = this.#settings;
    const since = { since: this.#last?.version ?? 0 };
    this.#send?.(encodeClientMessage({ type: 'join', game, ...(secret === undefined ? {} : { secret }), ...since }));
  }

  #ask(request: Request): void {
    if (this.#isJoined) this.#send?.(encodeClientMessage({ type: 'act', game: this.#settings.game, request }));
  }
}
