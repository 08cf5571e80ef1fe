// What is said at a table, as a connection sees it: somebody else decides whether it may be said, keeps it, and passes it on.

import type { Viewer } from '@flagfall/engine';
import type { Fault, Room } from '@flagfall/protocol';
import type { Person } from '../store/rows.ts';
import type { Follower } from './followers.ts';

export interface Saying {
  readonly game: string;
  /** The client's own id of it. */
  readonly id: string;
  readonly viewer: Viewer;
  readonly person: Person | undefined;
  readonly room: Room;
  readonly text: string;
}

/** Why a line was not said. */
export type ChatFault = Pick<Fault, 'code' | 'retryMs' | 'until'>;

export interface ChatRelay {
  /** Undefined when it was said: whoever may hear it is sent it, and the one who said it first. */
  say(saying: Saying, by: Follower): Promise<ChatFault | undefined>;
}
