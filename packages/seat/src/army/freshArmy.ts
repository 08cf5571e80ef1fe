/** The army that a set-up begins with. */

import { homeRows, readyArmies } from '@flagfall/editions';
import { type Chance, type Deployment, pick, type Rules, type Seat } from '@flagfall/engine';
import { armyFaults } from '../sides.ts';
import { deploymentOf } from './armyCode.ts';
import { isSameArmy } from './armyHistory.ts';

/** An army of the library as it is or mirrored, by chance: two people who change nothing rarely have the same one. `before` is not picked again. */
export function freshArmy(rules: Rules, seat: Seat, chance: Chance, before: Deployment = {}): Deployment {
  const armies = readyArmies(rules, seat).flatMap(({ deployment }) => [deployment, mirroredArmy(rules, seat, deployment)]);
  return pick(
    chance,
    armies.filter((army) => !isSameArmy(army, before)),
  );
}

/** The rows of a deployed army, on either side; undefined where they do not make a whole army of these rules. */
export function rememberedArmy(rules: Rules, seat: Seat, rows: readonly string[] | undefined): Deployment | undefined {
  const army = rows && deploymentOf(rules, seat, rows);
  return army !== undefined && armyFaults(rules, seat, army).length === 0 ? army : undefined;
}

/** Left becomes right, row by row. */
export function mirroredArmy(rules: Rules, seat: Seat, army: Deployment): Deployment {
  const rows = homeRows(rules.edition.battlefield(rules.options), seat);
  const opposite = new Map(rows.flatMap((row) => row.map((cell, at) => [cell, row[row.length - 1 - at]])));
  return Object.fromEntries(Object.entries(army).map(([cell, kind]) => [opposite.get(cell), kind]));
}
