// Somebody who comes in at the door: the person, and what they were let in by. When that is over, so is the socket.

import type { Person } from '../store/rows.ts';

export type SocketAuth = Person & {
  /** The id of the session whose cookie was sent. */
  readonly session?: string;
  /** The id of the bot's token. */
  readonly token?: string;
  /** Says nothing: the token has not the scope to. */
  readonly isMute?: true;
};
