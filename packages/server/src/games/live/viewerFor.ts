// From where somebody follows a game: from the seat that a secret opens, from the seat they own, or from the audience.

import type { Viewer } from '@flagfall/engine';
import type { StoredGame } from '../../store/games/games.ts';
import { personAt } from '../../store/games/seatHolder.ts';
import { isSamePerson, type Person } from '../../store/rows.ts';
import { matchesHash } from '../creation/seatSecrets.ts';

/** Undefined when a secret was given that opens none of the seats: whoever holds a wrong key is told so, and not let in by another door. */
export function viewerFor(
  { seats }: Pick<StoredGame, 'seats'>,
  { secret, person }: { readonly secret?: string; readonly person?: Person },
): Viewer | undefined {
  // All are compared, so that the time it takes tells nothing.
  if (secret !== undefined)
    return seats.filter(({ secretHash }) => secretHash !== undefined && matchesHash(secret, secretHash)).at(0)?.seat;
  return seats.find(({ sitter }) => person !== undefined && isSamePerson(person, personAt(sitter)))?.seat ?? 'audience';
}
