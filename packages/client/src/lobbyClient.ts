/** The lobby: new games, challenges and ends that concern this visitor, and on demand all open offers. */

import type { LobbyMessage, ServerMessage } from '@flagfall/protocol';
import type { ChannelSubscriber, SendMessage } from './serverChannel.ts';

export interface LobbyClientSettings {
  /** Receive all open offers, too. */
  readonly lobby?: boolean;
}

const TYPES: readonly ServerMessage['type'][] = [
  'matched',
  'challenged',
  'challengeGone',
  'gameEnded',
  'lobby',
] satisfies LobbyMessage['type'][];

export class LobbyClient implements ChannelSubscriber {
  readonly #told: (message: LobbyMessage) => void;
  #lobby: boolean;
  #say: SendMessage | undefined;

  constructor(told: (message: LobbyMessage) => void, { lobby = false }: LobbyClientSettings = {}) {
    this.#told = told;
    this.#lobby = lobby;
  }

  /** Subscribes to the whole lobby, or stops. */
  setLobby(lobby: boolean): void {
    if (lobby === this.#lobby) return;
    this.#lobby = lobby;
    this.#attend();
  }

  opened(say: SendMessage): void {
    this.#say = say;
    this.#attend();
  }

  closed(): void {
    this.#say = undefined;
  }

  received(message: ServerMessage): void {
    if (isLobbyMessage(message)) this.#told(message);
  }

  #attend(): void {
    this.#say?.({ type: 'attend', lobby: this.#lobby });
  }
}

function isLobbyMessage(message: ServerMessage): message is LobbyMessage {
  return TYPES.includes(message.type);
}
