// The viewer of a visitor: the seat that a secret opens, the seat they own, or the audience.

import type { Viewer } from '@flagfall/engine';
import type { StoredGame } from '../../store/games/games.ts';
import { personAt } from '../../store/games/seatHolder.ts';
import { isSamePerson, type Person } from '../../store/rows.ts';
import { matchesHash } from '../creation/seatSecrets.ts';

/** Undefined when a given secret opens no seat: a wrong secret is reported, and never falls back to another seat. */
export function viewerFor(
  { seats }: Pick<StoredGame, 'seats'>,
  { secret, person }: { readonly secret?: string; readonly person?: Person },
): Viewer | undefined {
  // Compares with all, so the time tells nothing.
  if (secret !== undefined)
    return seats.filter(({ secretHash }) => secretHash !== undefined && matchesHash(secret, secretHash)).at(0)?.seat;
  return seats.find(({ sitter }) => person !== undefined && isSamePerson(person, personAt(sitter)))?.seat ?? 'audience';
}
