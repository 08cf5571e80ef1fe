// What is said at a table, as a connection sees it: somebody else decides whether it may be said, keeps it, and passes it on.

import type { Viewer } from '@flagfall/engine';
import type { ChatRoom, MessageError } from '@flagfall/protocol';
import type { Person } from '../store/rows.ts';
import type { GameSubscriber } from './live/subscribers.ts';

export interface ChatRequest {
  readonly game: string;
  /** The client's own id of it. */
  readonly id: string;
  readonly viewer: Viewer;
  readonly person: Person | undefined;
  readonly room: ChatRoom;
  readonly text: string;
}

/** Why a line was not said. */
export type ChatError = Pick<MessageError, 'code' | 'retryMs' | 'until'>;

export interface ChatRelay {
  /** Undefined when it was said: whoever may hear it is sent it, and the one who said it first. */
  say(saying: ChatRequest, by: GameSubscriber): Promise<ChatError | undefined>;
}
