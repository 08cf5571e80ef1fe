/** The request for a new game that waits for its answer: until it has one, wishing for the same again is the same request, also after a reload. */

import { randomId } from '@flagfall/client';
import { dropDraft, keepDraft, readDraft } from '../settings/drafts.ts';

const REQUEST = 'invitation';
/** Whoever comes back later wants another game. */
const LIFE_MS = 10 * 60_000;

/** The id to ask under. The server may have heard the first time that it was asked. */
export function gameRequestId(wish: string): string {
  const [id, before] = (readDraft(REQUEST, LIFE_MS) ?? '').split(' ');
  // Whatever lies there may have been written by anybody; the server takes nothing else.
  if (before === wish && /^[\w-]{16,64}$/.test(id)) return id;
  const fresh = randomId();
  keepDraft(REQUEST, `${fresh} ${wish}`);
  return fresh;
}

/** One's own game is there: whatever is wished for now is another. */
export function forgetGameRequest(): void {
  dropDraft(REQUEST);
}
