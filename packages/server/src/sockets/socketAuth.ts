// The visitor of a socket, and what authenticated them. When that ends, so does the socket.

import type { Person } from '../store/rows.ts';

export type SocketAuth = Person & {
  /** The id of the session of the cookie. */
  readonly session?: string;
  /** The id of the bot's token. */
  readonly token?: string;
  /** Chat is off: the token lacks the scope. */
  readonly isMute?: true;
};
