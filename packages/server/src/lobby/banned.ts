// Whether an operator keeps somebody from playing.

import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

export async function isBanned(store: Store, person: Person, now: number): Promise<boolean> {
  return (await store.moderation.sanctionsOf(person, now)).some(({ type }) => type === 'ban');
}
