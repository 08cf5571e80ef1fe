// How many games a person may have under way: enough for any player, and too few to fill a server.

import { refuse } from '../../http/refused.ts';
import type { Person } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

const UNFINISHED_MAX = { account: 100, guest: 30 } as const;
/** A computer that waits for its turn costs more than a person. */
const WITH_COMPUTERS_MAX = 10;

/** Refuses a player who must finish a game first. */
export async function refuseTooManyGames(store: Store, person: Person, withComputers = false): Promise<void> {
  const most = await reachedGameLimit(store, person, withComputers);
  if (most !== undefined) refuse({ code: 'tooManyGames', most });
}

/** The limit of games of a type, when the player has reached it; undefined when there is room for another. */
export async function reachedGameLimit({ games }: Store, person: Person, withComputers: boolean): Promise<number | undefined> {
  const most = UNFINISHED_MAX[person.type];
  if ((await games.unfinishedOf(person)).length >= most) return most;
  const isFull = withComputers && (await games.countWithComputers(person)) >= WITH_COMPUTERS_MAX;
  return isFull ? WITH_COMPUTERS_MAX : undefined;
}
