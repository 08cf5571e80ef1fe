// Nothing is lost, doubled, told too early or told wrong, whatever fails: small simulations from printed seeds.

import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../forTests/nodeForTests.ts';
import { openEmbeddedStore, openMemoryStore } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { Simulation, type SimulationResult } from './simulationForTests.ts';

const isLong = process.env.FLAGFALL_LONG === '1';
/** How many simulations have fixed seeds. */
const WORLDS = isLong ? 200 : 4;
/** How long fresh seeds are tried, if at all; each failure prints its seed. */
const FRESH_MS = isLong ? 20 * 60_000 : process.env.FLAGFALL_FRESH === '1' ? 20_000 : 0;

/** Every failure prints its seed. */
async function simulate(seed: string, store: Store): Promise<SimulationResult> {
  const running = new Simulation(seed, store).run();
  const result = await running.catch((error: unknown) => {
    throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : error}`, { cause: error });
  });
  await store.close();
  expect(result.faults, `seed ${seed}`).toEqual([]);
  return result;
}

test('a failing seed is printed, whether a check fails or the code throws', async () => {
  const told = async (spoil: (store: Store) => Store) => simulate('telltale', spoil(await openMemoryStore(1))).catch(String);
  // A store that acknowledges writes and drops them.
  const lying = await told((store) => ({ ...store, facts: { ...store.facts, append: async () => undefined } }));
  const broken = await told((store) => ({ ...store, games: { ...store.games, open: () => Promise.reject(new Error('broken')) } }));
  expect(lying).toContain('seed telltale');
  expect(broken).toBe('Error: seed telltale: broken');
});

test('the same seed does the same twice', async () => {
  const runs = [await simulate('world 4', await openMemoryStore(1)), await simulate('world 4', await openMemoryStore(1))];
  expect(runs[0]).toEqual(runs[1]);
});

test('on a file on the disk', async () => {
  const folder = temporaryFolder();
  const result = await simulate('world 4', await openEmbeddedStore(path.join(folder, 'flagfall.db'), 1));
  expect(result.done).toBeGreaterThan(0);
  rmSync(folder, { recursive: true, force: true });
});

/** Counts over several simulations. */
function sumOf(results: readonly SimulationResult[]) {
  const sum = (key: 'facts' | 'done' | 'kills' | 'drops' | 'failed' | 'ended') => results.reduce((all, result) => all + result[key], 0);
  return { facts: sum('facts'), done: sum('done'), kills: sum('kills'), drops: sum('drops'), failed: sum('failed'), ended: sum('ended') };
}

test(`${WORLDS} worlds, with everything in them that can go wrong`, async () => {
  const results: SimulationResult[] = [];
  for (let runtime = 1; runtime <= WORLDS; runtime += 1) results.push(await simulate(`runtime ${runtime}`, await openMemoryStore(1)));
  const { done, kills, drops, failed, ended } = sumOf(results);
  console.log(`${WORLDS} worlds: ${JSON.stringify(sumOf(results))}`);
  expect(done).toBeGreaterThan(20 * WORLDS);
  expect(Math.min(kills, drops, failed, ended), JSON.stringify({ kills, drops, failed, ended })).toBeGreaterThanOrEqual(WORLDS);
});

// Fresh seeds, for as long as the environment asks.
if (FRESH_MS > 0)
  test(
    'fresh seeds',
    async () => {
      const start = Date.now();
      console.log(`seeds: fresh ${start} 0, fresh ${start} 1, ...`);
      const results: SimulationResult[] = [];
      while (Date.now() < start + FRESH_MS) results.push(await simulate(`fresh ${start} ${results.length}`, await openMemoryStore(1)));
      console.log(`${results.length} worlds: ${JSON.stringify(sumOf(results))}`);
    },
    FRESH_MS + 120_000,
  );
