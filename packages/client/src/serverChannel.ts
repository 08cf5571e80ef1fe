/** The messages of one connection, whatever carries it: greets the server, and passes every message to all subscribers. Several games share one channel. */

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

/** A subscriber of a channel. */
export interface ChannelSubscriber {
  /** Connected, and the server has been greeted. */
  opened(say: SendMessage): void;
  /** The connection is lost. */
  closed(): void;
  received(message: ServerMessage): void;
  /** A message with steps of this game cannot be read; `path` is what was wrong in it. */
  missedSteps?(game: string, path: string): void;
  /** Time has passed: sends unanswered requests again. */
  resend?(): void;
}

export interface ClientHello {
  /** The name of the client. */
  readonly client?: string;
  /** The revisions of the editions it knows. */
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

  /** Without a message to the server; a subscriber that has one sends it before. */
  remove(member: ChannelSubscriber): void {
    if (this.#members.delete(member) && this.#say !== undefined) member.closed();
  }

  /** Connected. */
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

  /** A text has come. Unreadable messages are skipped, except for steps: a newer server may send kinds that this client does not know. */
  received(text: string): Result<ServerMessage, UnreadableMessage> {
    const decoded = decodeServerMessage(text);
    for (const member of this.#members)
      if (decoded.ok) member.received(decoded.value);
      else if (decoded.error.game !== undefined) member.missedSteps?.(decoded.error.game, decoded.error.path);
    return decoded;
  }

  /** Sends a message; false when there is no connection. */
  say(message: ClientMessage): boolean {
    this.#say?.(message);
    return this.#say !== undefined;
  }

  resend(): void {
    for (const member of this.#members) member.resend?.();
  }
}
