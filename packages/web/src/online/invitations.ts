/** The links of one's own games. A token is told once, when it is made; this device keeps it, so that the link stays the same after a reload. */

import type { Seat } from '@flagfall/engine';
import { api } from './connection.ts';

export function keepInvitation(game: string, seat: Seat, token: string): void {
  try {
    localStorage.setItem(nameOf(game, seat), token);
  } catch {
    // Then who reloads the page has to make a new one.
  }
}

/** The token that this device keeps; undefined for who has not made one, such as a friend who was invited to one of several seats. */
export function keptInvitation(game: string, seat: Seat): string | undefined {
  try {
    return localStorage.getItem(nameOf(game, seat)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A new token; the one before opens nothing any more, also where somebody else has given it away. */
export async function renewInvitation(game: string, seat: Seat): Promise<string> {
  const { token } = await api.invite(game, seat);
  keepInvitation(game, seat, token);
  return token;
}

function nameOf(game: string, seat: Seat): string {
  return `flagfall.invitation.${game}.${seat}`;
}
