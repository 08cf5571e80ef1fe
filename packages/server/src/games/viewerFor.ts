// From where somebody follows a game: from the seat that a secret opens, from the seat they own, or from the audience.

import type { Viewer } from '@flagfall/engine';
import type { StoredGame } from '../store/games.ts';
import type { Person } from '../store/rows.ts';
import type { Sitter } from '../store/sitter.ts';
import { opens } from './secrets.ts';

/** Undefined when a secret was given that opens none of the seats: whoever holds a wrong key is told so, and not let in by another door. */
export function viewerFor(
  { seats }: Pick<StoredGame, 'seats'>,
  { secret, person }: { readonly secret?: string; readonly person?: Person },
): Viewer | undefined {
  // All are compared, so that the time it takes tells nothing.
  if (secret !== undefined) return seats.filter(({ secretHash }) => secretHash !== undefined && opens(secret, secretHash)).at(0)?.seat;
  return seats.find(({ sitter }) => person !== undefined && isSame(sitter, person))?.seat ?? 'audience';
}

function isSame(sitter: Sitter, person: Person): boolean {
  if (sitter.type === 'account') return person.type === 'account' && sitter.account === person.account;
  return sitter.type === 'guest' && person.type === 'guest' && sitter.guest === person.guest;
}
