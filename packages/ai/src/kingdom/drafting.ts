/** Which territory a player on a map drafts. */

import type { Cell, Seat, View } from '@flagfall/engine';
import type { Realm } from './realm.ts';

/** What the territory of a zone is worth: its city, its neighbours of one's own, and room to grow. Where more than two share the map, cities cost more in borders than they bring. */
export function draftWorth({ land, rules, taste }: Realm, homes: View['homes'], seat: Seat, cell: Cell): number {
  const territoryOf = (name: Cell): number => land.territoryOf[rules.board.indexOf.get(name) ?? 0];
  const territory = territoryOf(cell);
  const around = new Set(land.territories[territory].flatMap((zone) => land.neighbours[zone].map((next) => land.territoryOf[next])));
  around.delete(territory);
  const owners = new Map<number, string>();
  for (const [owner, cells] of Object.entries(homes)) for (const each of cells) owners.set(territoryOf(each), owner);
  let worth = land.hasCity[territory] && rules.seats.length === 2 ? taste.draftCity : 0;
  for (const next of around) {
    const owner = owners.get(next);
    worth += owner === seat ? taste.draftOwn : owner === undefined ? taste.draftFree : taste.draftEnemy;
  }
  return worth;
}
