// A player whom an operator has banned cannot play, not even games that they already sit at.

import type { Viewer } from '@flagfall/engine';
import type { StoredGame } from '../../store/games/games.ts';
import { personAt } from '../../store/games/seatHolder.ts';
import type { Person } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { HostContext } from '../context.ts';

export async function isBanned(store: Store, person: Person, now: number): Promise<boolean> {
  return (await store.access.banned([person], now)).length > 0;
}

/** The owner of a seat; undefined for the audience. */
export function personAtSeat({ seats }: Pick<StoredGame, 'seats'>, viewer: Viewer): Person | undefined {
  return personAt(seats.find(({ seat }) => seat === viewer)?.sitter);
}

/** Whether a player of the rematch cannot play: banned, or the account is deleted. */
export async function isAnybodyBanned(
  { store, runtime }: Pick<HostContext, 'store' | 'runtime'>,
  { seats }: Pick<StoredGame, 'seats'>,
): Promise<boolean> {
  if (seats.some(({ sitter }) => sitter.type === 'gone')) return true;
  const people = seats.flatMap(({ sitter }) => personAt(sitter) ?? []);
  return (await store.access.banned(people, runtime.now())).length > 0;
}
