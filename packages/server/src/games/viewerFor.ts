// From where somebody follows a game: from the seat that a secret opens, from the seat they own, or from the audience.

import type { Viewer } from '@flagfall/engine';
import type { StoredGame } from '../store/games.ts';
import { isSame, type Person } from '../store/rows.ts';
import { personAt } from '../store/sitter.ts';
import { opens } from './secrets.ts';

/** Undefined when a secret was given that opens none of the seats: whoever holds a wrong key is told so, and not let in by another door. */
export function viewerFor(
  { seats }: Pick<StoredGame, 'seats'>,
  { secret, person }: { readonly secret?: string; readonly person?: Person },
): Viewer | undefined {
  // All are compared, so that the time it takes tells nothing.
  if (secret !== undefined) return seats.filter(({ secretHash }) => secretHash !== undefined && opens(secret, secretHash)).at(0)?.seat;
  return seats.find(({ sitter }) => person !== undefined && isSame(person, personAt(sitter)))?.seat ?? 'audience';
}
