/** A socket that reconnects: it waits longer after each failure, or as long as a closing server asks for, and notices silence. */

import type { CloseReason, ServerMessage } from '@flagfall/protocol';
import { type ChannelSubscriber, type ClientHello, ServerChannel } from './serverChannel.ts';

/** The part of a WebSocket that we use: a browser's, Node's, or a given one. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface ReconnectingSocketSettings {
  /** Called before every connection, since a server may move. */
  readonly url: () => string;
  readonly openSocket?: (url: string) => SocketLike;
  /** Sent when a socket opens: a bot's token, or cookies. Node's own WebSocket can send them, a browser sends its cookies by itself. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly greeting?: ClientHello;
  /** The wait after the first failure; it doubles with each, up to `waitMaxMs`. */
  readonly waitMs?: number;
  readonly waitMaxMs?: number;
}

export type ConnectionState =
  | { readonly type: 'opening' }
  | { readonly type: 'open' }
  /** It reconnects by itself; `since` is when the connection was lost. */
  | { readonly type: 'lost'; readonly since: number; readonly retryAt: number }
  /** It does not reconnect: the client closed it, or the server refuses us. */
  | { readonly type: 'closed'; readonly why?: CloseReason | 'otherProtocol' };

/** Reasons that waiting does not solve. */
const FINAL: readonly CloseReason[] = ['banned', 'replaced'];

const WAIT_MS = 500;
const WAIT_MAX_MS = 15_000;
/** How often unanswered requests are sent again. */
const REMIND_MS = 2000;
/** After this silence the client pings; some time later the server counts as gone. */
const ASK_AFTER_MS = 15_000;
const GONE_AFTER_MS = 25_000;

export class ReconnectingSocket {
  readonly #settings: ReconnectingSocketSettings;
  readonly #changed: (state: ConnectionState) => void;
  readonly #line: ServerChannel;
  readonly #reminder: ReturnType<typeof setInterval>;
  #socket: SocketLike | undefined;
  #state: ConnectionState = { type: 'opening' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #heardAt = 0;
  /** The wait that the closing server asked for. */
  #askedMs: number | undefined;

  constructor(settings: ReconnectingSocketSettings, changed: (state: ConnectionState) => void = () => {}) {
    this.#settings = settings;
    this.#changed = changed;
    this.#line = new ServerChannel(settings.greeting);
    this.#reminder = setInterval(() => this.#look(), REMIND_MS);
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  add(member: ChannelSubscriber): void {
    this.#line.add(member);
  }

  remove(member: ChannelSubscriber): void {
    this.#line.remove(member);
  }

  /** Reconnects at once, for example when the network is back. */
  reconnectNow(): void {
    if (this.#state.type !== 'lost') return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#end(undefined);
  }

  #connect(): void {
    const { url, headers, openSocket = (address: string): SocketLike => openWith(address, headers?.()) } = this.#settings;
    const socket = openSocket(url());
    this.#socket = socket;
    const isCurrent = () => this.#socket === socket;
    socket.addEventListener('open', () => isCurrent() && this.#opened(socket));
    socket.addEventListener('message', ({ data }) => isCurrent() && typeof data === 'string' && this.#heard(data));
    // A browser says no more than that it is gone, and repeats it by `close`.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', () => isCurrent() && this.#lost());
  }

  #opened(socket: SocketLike): void {
    this.#heardAt = Date.now();
    this.#askedMs = undefined;
    this.#line.opened((text) => socket.send(text));
  }

  #heard(text: string): void {
    this.#heardAt = Date.now();
    const read = this.#line.received(text);
    if (read.ok) this.#take(read.value);
  }

  #take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.#failures = 0;
      this.#set({ type: 'open' });
    } else if (message.type === 'goodbye') {
      this.#askedMs = message.retryMs;
      if (FINAL.includes(message.reason)) this.#end(message.reason);
    } else if (message.type === 'error' && message.code === 'otherProtocol') this.#end('otherProtocol');
  }

  #lost(): void {
    this.#socket = undefined;
    this.#line.closed();
    const waitMs = this.#askedMs ?? this.#patience();
    const since = this.#state.type === 'lost' ? this.#state.since : Date.now();
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), waitMs);
    this.#set({ type: 'lost', since, retryAt: Date.now() + waitMs });
  }

  /** A little longer each time, and spread, so that clients do not all come at once. */
  #patience(): number {
    const { waitMs = WAIT_MS, waitMaxMs = WAIT_MAX_MS } = this.#settings;
    return Math.min(waitMaxMs, waitMs * 2 ** Math.min(this.#failures, 16)) * (0.5 + Math.random() / 2);
  }

  #look(): void {
    if (this.#state.type !== 'open') return;
    const silentMs = Date.now() - this.#heardAt;
    if (silentMs >= GONE_AFTER_MS) {
      const socket = this.#socket;
      this.#lost();
      socket?.close();
      return;
    }
    if (silentMs >= ASK_AFTER_MS) this.#line.say({ type: 'ping', id: 'there' });
    this.#line.resend();
  }

  #end(why: CloseReason | 'otherProtocol' | undefined): void {
    if (this.#state.type === 'closed') return;
    clearInterval(this.#reminder);
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#line.closed();
    this.#set({ type: 'closed', ...(why === undefined ? {} : { why }) });
    socket?.close();
  }

  #set(state: ConnectionState): void {
    this.#state = state;
    this.#changed(state);
  }
}

function openWith(url: string, headers: Readonly<Record<string, string>> | undefined): WebSocket {
  // The types are those of a browser, which knows protocols alone here.
  return headers === undefined ? new WebSocket(url) : new WebSocket(url, { headers } as unknown as string[]);
}

/** The address of a server's socket: `https://host` gives `wss://host/api/v1/socket`. */
export function socketUrl(server: string): string {
  const url = new URL('/api/v1/socket', server);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
