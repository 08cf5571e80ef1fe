// A socket that sends whatever a test wants, honest or not, and keeps what comes back.

import { once } from 'node:events';
import { decodeServerMessage, PROTOCOL_VERSION, type ServerMessage } from '@flagfall/protocol';
import { WebSocket } from 'ws';
import { defined } from '../../defined.ts';

export class RawSocket {
  readonly heard: ServerMessage[] = [];
  readonly texts: string[] = [];
  /** The close code. */
  closedWith: number | undefined;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const decoded = decodeServerMessage(data.toString());
      if (!decoded.ok) throw new Error(`the server sent what cannot be read: ${data}`);
      this.texts.push(data.toString());
      this.heard.push(decoded.value);
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closedWith = code;
    });
  }

  /** Rejects with the status when the server refuses. */
  static async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawSocket> {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false });
    const raw = new RawSocket(socket);
    await Promise.race([
      once(socket, 'open'),
      once(socket, 'unexpected-response').then(([, response]) => {
        throw new Error(`status ${response.statusCode}`);
      }),
    ]);
    return raw;
  }

  /** Greeted, and at a game if one is named. */
  static async joined(url: string, game?: string, secret?: string, headers?: Readonly<Record<string, string>>): Promise<RawSocket> {
    const raw = await RawSocket.open(url, headers);
    raw.say({ type: 'hello', protocol: PROTOCOL_VERSION });
    await raw.next(({ type }) => type === 'welcome');
    if (game === undefined) return raw;
    raw.say({ type: 'join', game, ...defined({ secret }) });
    await raw.next(({ type }) => type === 'presence' || type === 'error');
    return raw;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  say(message: unknown): void {
    this.send(JSON.stringify(message));
  }

  send(data: string | Buffer): void {
    this.#socket.send(data, () => undefined);
  }

  /** The first message that fits, among past and future ones. */
  async next(fits: (message: ServerMessage) => boolean, since = 0): Promise<ServerMessage> {
    const end = Date.now() + 60_000;
    for (;;) {
      const found = this.heard.slice(since).find(fits);
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error(`waited in vain; heard ${JSON.stringify(this.heard.slice(-3)).slice(0, 500)}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  /** The server has read all messages: the answer to a ping has come. Undefined when the socket is closed. */
  async settled(): Promise<void> {
    const id = `settled ${this.heard.length}`;
    this.say({ type: 'ping', id });
    const end = Date.now() + 60_000;
    while (this.isOpen && !this.heard.some((message) => message.type === 'pong' && message.id === id)) {
      if (Date.now() > end) throw new Error('no pong');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  /** Stops reading from the connection. */
  stopReading(): void {
    this.#socket.pause();
  }

  close(): void {
    this.#socket.terminate();
  }
}
