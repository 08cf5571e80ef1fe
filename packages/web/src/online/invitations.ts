/** The links of one's own games. A token is told once, when it is made; this device keeps it, so that the link stays the same after a reload. */

import type { Seat } from '@flagfall/engine';
import { api } from './connection.ts';

export function keepInvitation(game: string, seat: Seat, token: string): void {
  try {
    localStorage.setItem(nameOf(game, seat), token);
  } catch {
    // Then the next reload makes a new link.
  }
}

/** The token that was kept, or a new one; the one before opens nothing any more then. */
export async function invitationTo(game: string, seat: Seat): Promise<string> {
  const kept = read(game, seat);
  if (kept !== null) return kept;
  const { token } = await api.invite(game, seat);
  keepInvitation(game, seat, token);
  return token;
}

function read(game: string, seat: Seat): string | null {
  try {
    return localStorage.getItem(nameOf(game, seat));
  } catch {
    return null;
  }
}

function nameOf(game: string, seat: Seat): string {
  return `flagfall.invitation.${game}.${seat}`;
}
