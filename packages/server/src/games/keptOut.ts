// Whoever an operator has banned plays no game, also not the ones they sit at.

import type { Viewer } from '@flagfall/engine';
import type { StoredGame } from '../store/games.ts';
import { type Person, personKey } from '../store/rows.ts';
import { personAt } from '../store/sitter.ts';
import type { HostParts } from './parts.ts';

type Parts = Pick<HostParts, 'store' | 'world'>;

export async function isBanned({ store, world }: Parts, person: Person): Promise<boolean> {
  return (await store.standing.banned([person], world.now())).length > 0;
}

/** Whose seat somebody has; undefined for the audience. */
export function sitterFor({ seats }: Pick<StoredGame, 'seats'>, viewer: Viewer): Person | undefined {
  return personAt(seats.find(({ seat }) => seat === viewer)?.sitter);
}

export function isSame(one: Person, other: Person | undefined): boolean {
  return other !== undefined && personKey(one) === personKey(other);
}

/** Whether somebody who would have to play again cannot: banned, or gone with their account. */
export async function isAnybodyKeptOut({ store, world }: Parts, { seats }: Pick<StoredGame, 'seats'>): Promise<boolean> {
  if (seats.some(({ sitter }) => sitter.type === 'gone')) return true;
  const people = seats.flatMap(({ sitter }) => personAt(sitter) ?? []);
  return (await store.standing.banned(people, world.now())).length > 0;
}
