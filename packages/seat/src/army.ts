/** An army on the home of its seat. `home` is given where the game has decided it, as in a draft; elsewhere the rules say it. */

import {
  type Cell,
  type Chance,
  type Deployment,
  type DeploymentFault,
  deploymentFaults,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
} from '@flagfall/engine';

/** What is still wrong with it; nothing where it may be deployed. */
export function armyFaults(rules: Rules, seat: Seat, army: Deployment, home?: readonly Cell[]): readonly DeploymentFault[] {
  return deploymentFaults(rules, seatIndex(seat), army, home && numbersOf(rules, home));
}

export function randomArmy(rules: Rules, seat: Seat, chance: Chance, home?: readonly Cell[]): Deployment {
  return sampleDeployment(rules, seatIndex(seat), chance, home && numbersOf(rules, home));
}

/** The same army with two cells changed round; either may be free. */
export function swapped(army: Deployment, one: Cell, other: Cell): Deployment {
  const entries = Object.entries({ ...army, [one]: army[other], [other]: army[one] });
  return Object.fromEntries(entries.filter(([, kind]) => kind !== undefined));
}

/** The cells as the engine counts them. */
function numbersOf({ board }: Rules, home: readonly Cell[]): readonly number[] {
  return home.map((cell) => board.indexOf.get(cell)!).sort((one, other) => one - other);
}
