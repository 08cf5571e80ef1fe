/** An army as a computer would set it up. */

import { deployFor, suggestDeployment } from '@flagfall/ai';
import { type Cell, type Deployment, type Rules, type Seat, seededChance } from '@flagfall/engine';

export function suggestFor(rules: Rules, seat: Seat, home: readonly Cell[], seed: string): Deployment {
  const chance = seededChance(seed);
  const { board } = rules;
  if (!board.straight) return suggestDeployment(rules, home, seat, chance);
  const cells = home.map((cell) => board.indexOf.get(cell)!);
  return deployFor(rules, seat, cells, chance);
}
