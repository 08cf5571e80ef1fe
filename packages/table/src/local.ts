/** A table on one machine: nobody keeps time and nothing is stored, so whoever runs it needs neither. */

import type { Rules } from '@flagfall/engine';
import { type Host, localSetup } from './setup.ts';
import { Table } from './table.ts';

/** Neither is ever asked for: without a clock nobody is late, and whoever wants to play again opens a new table. */
const NOBODY: Host = {
  deploymentFor() {
    throw new Error('nobody is late without a clock');
  },
  newGame() {
    throw new Error('a table on one machine is followed by none');
  },
};

/** Everything left to chance follows from the seed. */
export function localTable(rules: Rules, seed: string): Table {
  const { table, step } = Table.open(0, rules, localSetup(rules, seed), NOBODY);
  step.commit();
  return table;
}
