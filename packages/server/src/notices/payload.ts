// A notice as the text that travels between nodes: the number, a space, the game.

import type { Notice } from './notices.ts';

/** No game has an id as long as this; PostgreSQL takes no longer payload than 8000 bytes. */
const PAYLOAD_MAX = 1000;

export function encodeNotice({ game, seq }: Notice): string {
  return `${seq} ${game}`;
}

/** Undefined for a text that is none of ours: others may use the same server. */
export function decodeNotice(payload: string): Notice | undefined {
  const match = payload.length > PAYLOAD_MAX ? null : /^(\d{1,15}) (\S+)$/.exec(payload);
  return match === null ? undefined : { seq: Number(match[1]), game: match[2] };
}
