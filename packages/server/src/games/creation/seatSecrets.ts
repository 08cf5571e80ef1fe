// Ids of games and secrets of seats. A secret is 32 random bytes; the store has only its hash, so a leaked store opens no seat.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Runtime } from '../runtime.ts';

const GAME_BYTES = 12;
const SECRET_BYTES = 32;

/** Too long to guess, and short enough for a link. */
export function newGameId(runtime: Runtime): string {
  return runtime.randomHex(GAME_BYTES);
}

/** The game id for a request id, where repeating a request means the same game. */
export function gameIdFor(what: string): string {
  return createHash('sha256')
    .update(what)
    .digest('hex')
    .slice(0, 2 * GAME_BYTES);
}

export function newSecret(runtime: Runtime): string {
  return runtime.randomHex(SECRET_BYTES);
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The time of the comparison does not tell how much of the secret was right. */
export function matchesHash(secret: string, hash: string): boolean {
  const [given, wanted] = [hashOfSecret(secret), hash].map((text) => Buffer.from(text, 'utf8'));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
