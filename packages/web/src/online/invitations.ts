/** The links of one's own games. The server sends a token once; this device stores it, so that the link stays the same after a reload. */

import { ServerRefused } from '@flagfall/client';
import type { Seat } from '@flagfall/engine';
import { api } from './connection.ts';

const PREFIX = 'flagfall.invitation.';
/** As long as the server lets one open its seat. */
const LIFE_MS = 7 * 24 * 3_600_000;

export function keepInvitation(game: string, seat: Seat, token: string): void {
  try {
    tidy();
    localStorage.setItem(nameOf(game, seat), `${token} ${Date.now()}`);
  } catch {
    // Then a reload has to make a new one.
  }
}

/** The token on this device; undefined where another device or player made it, as for a friend who was invited to one of several seats. */
export function keptInvitation(game: string, seat: Seat): string | undefined {
  try {
    return tokenIn(localStorage.getItem(nameOf(game, seat)));
  } catch {
    return undefined;
  }
}

/** Forgets the links of a game. */
export function dropInvitations(game: string): void {
  try {
    for (const key of keys()) if (key.startsWith(`${PREFIX}${game}.`)) localStorage.removeItem(key);
  } catch {
    // Then there are none.
  }
}

/** Whether it still opens its seat: another may have been made on another device. */
export async function isStillGood(token: string): Promise<boolean> {
  try {
    await api.invitation(token);
    return true;
  } catch (error) {
    if (error instanceof ServerRefused && error.refusal.code === 'noInvite') return false;
    throw error;
  }
}

/** A new token; the one before no longer works, wherever it was shared. */
export async function renewInvitation(game: string, seat: Seat): Promise<string> {
  const { token } = await api.invite(game, seat);
  keepInvitation(game, seat, token);
  return token;
}

function tidy(): void {
  for (const key of keys()) if (tokenIn(localStorage.getItem(key)) === undefined) localStorage.removeItem(key);
}

/** The token, and when it was made; undefined once it opens nothing any more. */
function tokenIn(text: string | null): string | undefined {
  const [token, at] = (text ?? '').split(' ');
  return Date.now() - Number(at ?? 0) < LIFE_MS ? token : undefined;
}

function keys(): readonly string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function nameOf(game: string, seat: Seat): string {
  return `${PREFIX}${game}.${seat}`;
}
