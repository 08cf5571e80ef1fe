// One connection: greets, reads messages one after the other within limits, follows games, and closes when it cannot keep up.

import { EDITIONS } from '@flagfall/editions';
import type { Viewer } from '@flagfall/engine';
import {
  type ClientMessage,
  type CloseReason,
  decodeClientMessage,
  encodeServerMessage,
  type MessageError,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@flagfall/protocol';
import type { ChatRelay } from '../games/chatRelay.ts';
import type { GameHost } from '../games/live/host.ts';
import type { GameSubscriber } from '../games/live/subscribers.ts';
import type { Runtime } from '../games/runtime.ts';
import type { Lobby } from '../lobby/presence.ts';
import type { Person } from '../store/rows.ts';
import { Latency } from './latency.ts';
import { type RateLimit, TokenBucket } from './limits/tokenBucket.ts';
import type { SocketAuth } from './socketAuth.ts';

/** The socket of a connection. */
export interface Transport {
  send(text: string): void;
  /** Bytes that wait to be sent. */
  readonly backlog: number;
  /** Stops and resumes reading. */
  hold(isHeld: boolean): void;
  close(code: number): void;
}

export interface ConnectionLimits {
  readonly messages: RateLimit;
  /** Games that one connection may follow. */
  readonly gamesMax: number;
  /** A reader that is so many bytes behind is told to reconnect. */
  readonly backlogMax: number;
}

export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  messages: { perSecond: 20, burst: 60 },
  gamesMax: 50,
  backlogMax: 4_000_000,
};

export interface ConnectionContext {
  readonly host: GameHost;
  readonly runtime: Runtime;
  readonly limits: ConnectionLimits;
  readonly chat?: ChatRelay;
  readonly lobby?: Lobby;
}

/** With so many unread messages, the socket is paused. */
const INBOX_MAX = 16;
/** A join that fails, for an unknown game or a wrong secret, costs as much as this many messages. */
const WRONG_JOIN_COST = 10;
/** A game with views counts as so many: they are made for one subscriber alone. */
const VIEWS_WEIGHT = 4;
/** The connection is closed after so many errors. */
const FAULTS_MAX = 100;
const RETRY_MS = 1000;
/** A banned person has no reason to reconnect soon. */
export const BANNED_RETRY_MS = 60_000;
/** Close codes: going away, policy violation, try again later. */
const CLOSED = {
  shutdown: 1001,
  tooSlow: 1013,
  tooMany: 1008,
  replaced: 1008,
  silent: 1001,
  signedOut: 1008,
  banned: 1008,
} as const satisfies Record<CloseReason, number>;

export class Connection implements GameSubscriber {
  readonly lag = new Latency();
  readonly #context: ConnectionContext;
  readonly #transport: Transport;
  /** The visitor; undefined without a session. */
  readonly auth: SocketAuth | undefined;
  readonly #allowance: TokenBucket;
  /** The games it follows, and how much each counts. */
  readonly #games = new Map<string, number>();
  /** The owners of its seats, by game. */
  readonly #sitters = new Map<string, Person>();
  /** Messages without an answer yet; undefined for bytes that are no text. */
  readonly #inbox: (string | undefined)[] = [];
  #isReading = false;
  #faults = 0;
  #isGreeted = false;
  #isClosed = false;

  constructor(context: ConnectionContext, transport: Transport, entrant: SocketAuth | undefined) {
    this.#context = context;
    this.#transport = transport;
    this.auth = entrant;
    this.#allowance = new TokenBucket(context.limits.messages, context.runtime.now());
  }

  get person(): Person | undefined {
    return this.auth;
  }

  /** The people it acts for. */
  get people(): readonly Person[] {
    return [...(this.auth === undefined ? [] : [this.auth]), ...this.#sitters.values()];
  }

  send(text: string): void {
    if (this.#isClosed) return;
    // Nothing is buffered for a slow reader: a client that reconnects is told what it missed.
    if (this.#transport.backlog > this.#context.limits.backlogMax) this.goodbye('tooSlow', RETRY_MS);
    else this.#transport.send(text);
  }

  /** A message has come in; undefined for bytes that are no text. */
  receive(text: string | undefined): void {
    if (this.#isClosed) return;
    if (!this.#allowance.take(this.#context.runtime.now())) {
      this.#fault({ code: 'tooFast' });
      return;
    }
    this.#inbox.push(text);
    if (this.#inbox.length === INBOX_MAX) this.#transport.hold(true);
    if (!this.#isReading) void this.#readAll();
  }

  /** Sends the reason, and closes the connection. */
  goodbye(reason: CloseReason, retryMs: number): void {
    if (this.#isClosed) return;
    this.#transport.send(encodeServerMessage({ type: 'goodbye', reason, retryMs }));
    this.#transport.close(CLOSED[reason]);
    this.closed();
  }

  /** The connection is lost. */
  closed(): void {
    this.#isClosed = true;
    for (const game of this.#games.keys()) this.#context.host.leave(this, game);
    this.#games.clear();
    this.#sitters.clear();
    this.#context.lobby?.leave(this);
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    while (this.#inbox.length > 0) {
      try {
        const answered = this.#read(this.#inbox[0]);
        if (answered !== undefined) await answered;
      } catch (error) {
        this.#failed(error);
      }
      if (this.#inbox.length === INBOX_MAX) this.#transport.hold(false);
      this.#inbox.shift();
    }
    this.#isReading = false;
  }

  #read(text: string | undefined): Promise<unknown> | undefined {
    if (this.#isClosed) return;
    const decoded = text === undefined ? undefined : decodeClientMessage(text);
    if (decoded === undefined || !decoded.ok) {
      this.#fault({ code: 'badMessage', path: decoded === undefined ? 'binary' : decoded.error.path });
      return;
    }
    const message = decoded.value;
    if (message.type === 'hello' || this.#isGreeted) return this.#answer(message);
    this.#fault({ code: 'helloFirst' });
    return;
  }

  /** A slow message finishes before the next is read. */
  #answer(message: ClientMessage): Promise<unknown> | undefined {
    const { host, runtime } = this.#context;
    switch (message.type) {
      case 'hello':
        this.#greet(message);
        return;
      case 'ping':
        this.#say({ type: 'pong', id: message.id, now: runtime.now() });
        return;
      case 'join':
        return this.#join(message);
      case 'leave':
        this.#games.delete(message.game);
        this.#sitters.delete(message.game);
        host.leave(this, message.game);
        return;
      case 'past':
        return this.#past(message);
      case 'act':
        return this.#act(message);
      case 'chat':
        return this.#chat(message);
      case 'attend':
        this.#context.lobby?.attend(this, message.lobby === true);
        return;
    }
  }

  #greet({ protocol, editions = {} }: Extract<ClientMessage, { type: 'hello' }>): void {
    if (protocol !== PROTOCOL_VERSION) {
      this.#fault({ code: 'otherProtocol', server: PROTOCOL_VERSION });
      return;
    }
    this.#isGreeted = true;
    const ours = EDITIONS.map(({ id, revision }) => [id, revision] as const);
    this.#say({ type: 'welcome', protocol: PROTOCOL_VERSION, now: this.#context.runtime.now(), editions: Object.fromEntries(ours) });
    // The client may go on with the games whose revisions match.
    for (const [id, revision] of ours)
      if (Object.hasOwn(editions, id) && editions[id] !== revision)
        this.#say({ type: 'error', code: 'otherEdition', path: id, server: revision });
  }

  async #join({ game, secret, ...joining }: Extract<ClientMessage, { type: 'join' }>): Promise<void> {
    const { host, limits, runtime } = this.#context;
    const weight = joining.views === true ? VIEWS_WEIGHT : 1;
    if (this.#weightWithout(game) + weight > limits.gamesMax) {
      this.#fault({ code: 'tooFast', game });
      return;
    }
    const who = { ...(secret === undefined ? {} : { secret }), ...(this.person === undefined ? {} : { person: this.person }) };
    // From now on messages may come, so `joined` goes first.
    const joined = await host.join(this, game, who, joining, (viewer) => this.#say({ type: 'joined', game, viewer }));
    if ('fault' in joined) {
      if (joined.fault === 'banned') {
        this.goodbye('banned', BANNED_RETRY_MS);
        return;
      }
      if (joined.fault !== 'unavailable') this.#allowance.take(runtime.now(), WRONG_JOIN_COST);
      this.#fault({ code: joined.fault, game });
    } else if (this.#isClosed) host.leave(this, game);
    else {
      this.#games.set(game, weight);
      if (joined.sitter !== undefined) this.#sitters.set(game, joined.sitter);
    }
  }

  #weightWithout(game: string): number {
    return [...this.#games].reduce((sum, [one, weight]) => (one === game ? sum : sum + weight), 0);
  }

  #past({ game, before }: Extract<ClientMessage, { type: 'past' }>): Promise<void> | undefined {
    if (this.#viewerOf(game) === undefined) return;
    return this.#context.host.past(this, game, before).catch(() => this.#fault({ code: 'unavailable', game }));
  }

  #act({ game, request }: Extract<ClientMessage, { type: 'act' }>): Promise<unknown> | undefined {
    const viewer = this.#viewerOf(game);
    if (viewer === undefined) return;
    if (viewer === 'audience') {
      this.#fault({ code: 'notSeated', game });
      return;
    }
    return this.#context.host.act(game, viewer, request, this.lag.ms, this).catch(() => this.#fault({ code: 'unavailable', game }));
  }

  async #chat({ game, id, room, text }: Extract<ClientMessage, { type: 'chat' }>): Promise<void> {
    const chat = this.auth?.isMute ? undefined : this.#context.chat;
    const viewer = this.#viewerOf(game);
    if (viewer === undefined) return;
    const fault = await chat?.say({ game, id, viewer, person: this.person, room, text }, this);
    if (chat === undefined || fault !== undefined) this.#fault({ code: 'muted', ...fault, game, id });
  }

  #viewerOf(game: string): Viewer | undefined {
    const viewer = this.#games.has(game) ? this.#context.host.viewerOf(this, game) : undefined;
    if (viewer === undefined) this.#fault({ code: 'notJoined', game });
    return viewer;
  }

  /** An internal error. It must not affect others, and the next message is read. */
  #failed(error: unknown): void {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#context.runtime.log.error({ fault }, 'a message could not be answered');
    this.#fault({ code: 'unavailable' });
  }

  /** An error in a message. Too many of them close the connection. */
  #fault(error: Omit<MessageError, 'type'>): void {
    this.#say({ type: 'error', ...error });
    this.#faults += error.code === 'unavailable' ? 0 : 1;
    if (this.#faults >= FAULTS_MAX) this.goodbye('tooMany', RETRY_MS);
  }

  #say(message: ServerMessage): void {
    this.send(encodeServerMessage(message));
  }
}
