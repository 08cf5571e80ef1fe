/** The request for a new game that waits for its answer: until it has one, wishing for the same again is the same request, also after a reload. */

import { randomId } from '@flagfall/client';
import { dropDraft, keepDraft, readDraft } from '../settings/drafts.ts';

const REQUEST = 'invitation';
/** After this time the same settings mean another game. */
const LIFE_MS = 10 * 60_000;

/** The id of the request. The server may have got the first one. */
export function gameRequestId(wish: string): string {
  const [id, before] = (readDraft(REQUEST, LIFE_MS) ?? '').split(' ');
  // Stored text may come from anywhere; the server takes only this form.
  if (before === wish && /^[\w-]{16,64}$/.test(id)) return id;
  const fresh = randomId();
  keepDraft(REQUEST, `${fresh} ${wish}`);
  return fresh;
}

/** The game exists: the next request is for another one. */
export function forgetGameRequest(): void {
  dropDraft(REQUEST);
}
