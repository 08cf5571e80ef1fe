/** What is said over one wire, whatever it is made of: greets the server, and gives every message to all who listen. Several games share one line. */

import type { Result } from '@flagfall/engine';
import {
  type ClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type UnreadableMessage,
} from '@flagfall/protocol';

export type SendMessage = (message: ClientMessage) => void;

/** Who listens on a line. */
export interface ChannelSubscriber {
  /** There is a wire, and the server has been greeted. */
  opened(say: SendMessage): void;
  /** The wire is gone. */
  closed(): void;
  received(message: ServerMessage): void;
  /** Steps of this game were told in a message that cannot be read; `path` is what was wrong in it. */
  missedSteps?(game: string, path: string): void;
  /** Time has passed: says again what nobody has answered. */
  resend?(): void;
}

export interface ClientHello {
  /** What the client is called. */
  readonly client?: string;
  /** The revisions of the editions that it knows. */
  readonly editions?: Readonly<Record<string, number>>;
}

export class ServerChannel {
  readonly #greeting: ClientHello;
  readonly #members = new Set<ChannelSubscriber>();
  #say: SendMessage | undefined;

  constructor(greeting: ClientHello = {}) {
    this.#greeting = greeting;
  }

  add(member: ChannelSubscriber): void {
    this.#members.add(member);
    if (this.#say !== undefined) member.opened(this.#say);
  }

  /** Without a word to the server; a member that has something to say says it before. */
  remove(member: ChannelSubscriber): void {
    if (this.#members.delete(member) && this.#say !== undefined) member.closed();
  }

  /** There is a wire. */
  opened(send: (text: string) => void): void {
    const say: SendMessage = (message) => send(encodeClientMessage(message));
    this.#say = say;
    say({ type: 'hello', protocol: PROTOCOL_VERSION, ...this.#greeting });
    for (const member of this.#members) member.opened(say);
  }

  closed(): void {
    if (this.#say === undefined) return;
    this.#say = undefined;
    for (const member of this.#members) member.closed();
  }

  /** A text has come. What cannot be read is passed over, but for steps: a newer server may say what this client has no ear for. */
  received(text: string): Result<ServerMessage, UnreadableMessage> {
    const decoded = decodeServerMessage(text);
    for (const member of this.#members)
      if (decoded.ok) member.received(decoded.value);
      else if (decoded.error.game !== undefined) member.missedSteps?.(decoded.error.game, decoded.error.path);
    return decoded;
  }

  /** Says something of its own; false when there is no wire. */
  say(message: ClientMessage): boolean {
    this.#say?.(message);
    return this.#say !== undefined;
  }

  resend(): void {
    for (const member of this.#members) member.resend?.();
  }
}
