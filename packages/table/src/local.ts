/** A table on one machine: it keeps no time, and a new game is a new table. */

import type { GameRecord, Rules } from '@flagfall/engine';
import type { TableRefusal } from '@flagfall/protocol';
import type { Fact } from './facts.ts';
import { playRecord } from './records/playRecord.ts';
import { localSetup, type Setup, type TableHooks } from './setup.ts';
import { type Delivery, Table } from './table.ts';

/** A local table asks for neither. */
const NOBODY: TableHooks = {
  deploymentFor() {
    throw new Error('nobody is late without a clock');
  },
  newGame() {
    throw new Error('a table on one machine is followed by none');
  },
};

/** All luck follows from the seed, and nothing is stored. */
export function localTable(rules: Rules, seed: string): Table {
  return openLocalTable(0, rules, localSetup(rules, seed)).table;
}

/** Opens a table, and plays a record at it for a game that goes on from there. Store the facts of both before showing the table. */
export function openLocalTable(
  now: number,
  rules: Rules,
  setup: Setup,
  record?: GameRecord,
): { readonly table: Table; readonly facts: readonly Fact[] } {
  const { table, step } = Table.open(now, rules, setup, NOBODY);
  step.commit();
  const placed = record === undefined ? undefined : playRecord(table, now, record);
  if (placed?.ok === false) throw new Error(placed.error.what);
  return { table, facts: [...step.facts, ...(placed?.value ?? [])] };
}

/** Restores a table from its facts. */
export function restoreLocalTable(rules: Rules, setup: Setup, facts: readonly Fact[]): Table {
  return Table.restore(rules, setup, facts, NOBODY);
}

/** Why a request was refused, if it was. */
export function refusalIn(deliveries: readonly Delivery[]): TableRefusal | undefined {
  for (const { message } of deliveries) if (message.type === 'refused') return message.refusal;
  return undefined;
}
