// Places a game on a running server where a record ends, before its table is loaded: a computer at a seat finds it there like every player.

import { findEdition } from '@flagfall/editions';
import { parseRecord } from '@flagfall/engine';
import { playRecord, type Setup, Table } from '@flagfall/table';
import { defined } from '../defined.ts';
import { type CreatedGame, createGame, type GameSpec } from '../games/creation/createGame.ts';
import { gameChangeIn } from '../games/live/gameChange.ts';
import { rulesOf } from '../games/live/rulesOf.ts';
import { tableHooks } from '../games/live/tableHooks.ts';
import type { RunningServer } from '../start.ts';

/** `secret` is the one that the record was played with; every seat is taken. */
export async function placeGame(
  { store, host, runtime, notices }: Pick<RunningServer, 'store' | 'host' | 'runtime' | 'notices'>,
  {
    record: text,
    secret,
    ...table
  }: Omit<GameSpec, 'edition' | 'options' | 'placed' | 'nonceMs'> & { readonly record: string; readonly secret: string },
): Promise<CreatedGame> {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.what);
  const { edition, options } = record.value;
  if (findEdition(edition) === undefined) throw new Error(`there is no edition ${edition}`);
  const opened = await createGame({ store, runtime, notices }, { ...table, edition, options, placed: { secret }, nonceMs: 0 });
  const { setup } = (await store.games.find(opened.game)) as { readonly setup: Setup };
  const rules = rulesOf(setup);
  const { table: begun, step } = Table.open(runtime.now(), rules, setup, tableHooks(rules, runtime));
  step.commit();
  const placed = playRecord(begun, runtime.now(), record.value);
  if (!placed.ok) throw new Error(placed.error.what);
  const facts = [...step.facts, ...placed.value];
  const [change, { deadline }] = [gameChangeIn(setup, facts, begun.summary), begun];
  await store.facts.append({
    ...{ game: opened.game, fromSeq: 0, facts },
    ...defined({ deadline, change }),
  });
  await host.query(opened.game, () => undefined);
  return opened;
}
