// The chat of a table, as a connection sees it: another service decides what may be posted, stores it, and passes it on.

import type { Viewer } from '@flagfall/engine';
import type { ChatRoom, MessageError } from '@flagfall/protocol';
import type { Person } from '../store/rows.ts';
import type { GameSubscriber } from './live/subscribers.ts';

export interface ChatRequest {
  readonly game: string;
  /** The client's own id of the line. */
  readonly id: string;
  readonly viewer: Viewer;
  readonly person: Person | undefined;
  readonly room: ChatRoom;
  readonly text: string;
}

/** Why a line was refused. */
export type ChatError = Pick<MessageError, 'code' | 'retryMs' | 'until'>;

export interface ChatRelay {
  /** Undefined when it was posted: all its readers are sent it, the author first. */
  say(saying: ChatRequest, by: GameSubscriber): Promise<ChatError | undefined>;
}
