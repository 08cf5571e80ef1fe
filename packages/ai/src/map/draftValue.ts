/** Values of territories in the draft. */

import type { Cell, Seat, View } from '@flagfall/engine';
import type { MapTables } from './mapTables.ts';

/** The value of the territory of a zone: its city, own neighbours, and room to grow. Where more than two share the map, cities cost more in borders than they bring. */
export function draftValue({ territories, rules, weights }: MapTables, homes: View['homes'], seat: Seat, cell: Cell): number {
  const territoryOf = (name: Cell): number => territories.territoryOf[rules.board.indexOf.get(name) ?? 0];
  const territory = territoryOf(cell);
  const around = new Set(
    territories.territories[territory].flatMap((zone) => territories.neighbours[zone].map((next) => territories.territoryOf[next])),
  );
  around.delete(territory);
  const owners = new Map<number, string>();
  for (const [owner, cells] of Object.entries(homes)) for (const each of cells) owners.set(territoryOf(each), owner);
  let worth = territories.hasCity[territory] && rules.seats.length === 2 ? weights.draftCity : 0;
  for (const next of around) {
    const owner = owners.get(next);
    worth += owner === seat ? weights.draftOwn : owner === undefined ? weights.draftFree : weights.draftEnemy;
  }
  return worth;
}
