/** The thinking budget of players, from the options `--move-ms` and `--nodes`. */

import type { Budget } from '@flagfall/ai';
import { type ParsedArguments, textOf, wholeNumber } from '../../arguments.ts';

export const BUDGET_OPTIONS = { 'move-ms': { type: 'string' }, nodes: { type: 'string' } } as const;
/** The default without either option. */
const MOVE_MS = 100;
const MOVE_MS_MAX = 3_600_000;
const NODES_MAX = 999_999_999;

/** A budget in nodes alone does not depend on time, so the same seed leads to the same choices. */
export function budgetOf({ 'move-ms': ms, nodes }: ParsedArguments['values']): Budget {
  const limits = {
    ...(ms === undefined && nodes !== undefined ? {} : { ms: wholeNumber(textOf(ms, String(MOVE_MS)), '--move-ms', 1, MOVE_MS_MAX) }),
    ...(nodes === undefined ? {} : { nodes: wholeNumber(textOf(nodes, ''), '--nodes', 1, NODES_MAX) }),
  };
  return limits;
}
