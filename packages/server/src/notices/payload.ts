// A notice as text: the number, a space, the game.

import type { Notice } from './notices.ts';

/** No game id is this long; PostgreSQL accepts payloads up to 8000 bytes. */
const PAYLOAD_MAX = 1000;

export function encodeNotice({ game, seq }: Notice): string {
  return `${seq} ${game}`;
}

/** Undefined for other texts: other programs may use the same server. */
export function decodeNotice(payload: string): Notice | undefined {
  const match = payload.length > PAYLOAD_MAX ? null : /^(\d{1,15}) (\S+)$/.exec(payload);
  return match === null ? undefined : { seq: Number(match[1]), game: match[2] };
}
