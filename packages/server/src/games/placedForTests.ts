// Puts a game of a running server where a record ends, before anybody looks at it: a computer at a seat finds it there like everybody else.

import { findEdition } from '@flagfall/editions';
import { parseRecord } from '@flagfall/engine';
import { placeRecord, type Setup, Table } from '@flagfall/table';
import type { RunningServer } from '../start.ts';
import { changeIn } from './change.ts';
import { type NewTable, newTable, type OpenedGame } from './openGame.ts';
import { rulesOf } from './rulesOf.ts';
import { tableHost } from './tableHost.ts';

/** `secret` is the one that the record was played with; every seat has somebody. */
export async function placeGame(
  { store, host, world, notices }: Pick<RunningServer, 'store' | 'host' | 'world' | 'notices'>,
  {
    record: text,
    secret,
    ...table
  }: Omit<NewTable, 'edition' | 'options' | 'placed' | 'nonceMs'> & { readonly record: string; readonly secret: string },
): Promise<OpenedGame> {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.what);
  const { edition, options } = record.value;
  if (findEdition(edition) === undefined) throw new Error(`there is no edition ${edition}`);
  const opened = await newTable({ store, world, notices }, { ...table, edition, options, placed: { secret }, nonceMs: 0 });
  const { setup } = (await store.games.find(opened.game)) as { readonly setup: Setup };
  const rules = rulesOf(setup);
  const { table: begun, step } = Table.open(world.now(), rules, setup, tableHost(rules, world));
  step.commit();
  const placed = placeRecord(begun, world.now(), record.value);
  if (!placed.ok) throw new Error(placed.error.what);
  const facts = [...step.facts, ...placed.value];
  const [change, { deadline }] = [changeIn(setup, facts, begun.summary), begun];
  await store.facts.append({
    ...{ game: opened.game, fromSeq: 0, facts },
    ...(deadline === undefined ? {} : { deadline }),
    ...(change === undefined ? {} : { change }),
  });
  await host.look(opened.game, () => undefined);
  return opened;
}
