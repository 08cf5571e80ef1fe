/** An army as a computer would deploy it. */

import { chooseDeployment, suggestMapDeployment } from '@flagfall/ai';
import { type Cell, type Deployment, type Rules, type Seat, seededChance } from '@flagfall/engine';

export function suggestArmy(rules: Rules, seat: Seat, home: readonly Cell[], seed: string): Deployment {
  const chance = seededChance(seed);
  const { board } = rules;
  if (!board.isGrid) return suggestMapDeployment(rules, home, seat, chance);
  const cells = home.map((cell) => board.indexOf.get(cell)!);
  return chooseDeployment(rules, seat, cells, chance);
}
