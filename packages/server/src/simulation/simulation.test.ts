// Nothing is lost, doubled, told too early or told wrong, whatever goes wrong: small worlds from printed seeds.

import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../sockets/nodeForTests.ts';
import { openEmbeddedStore, openMemoryStore } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { Simulation, type SimulationResult } from './simulationForTests.ts';

const isLong = process.env.FLAGFALL_LONG === '1';
/** How long fresh seeds are tried. */
const FRESH_MS = isLong ? 20 * 60_000 : 20_000;

/** Whatever goes wrong, the seed is told with it. */
async function simulate(seed: string, store: Store): Promise<SimulationResult> {
  const running = new Simulation(seed, store).run();
  const result = await running.catch((error: unknown) => {
    throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : error}`, { cause: error });
  });
  await store.close();
  expect(result.faults, `seed ${seed}`).toEqual([]);
  return result;
}

test('a seed that fails tells itself, whether something is found or breaks', async () => {
  const told = async (spoil: (store: Store) => Store) => simulate('telltale', spoil(await openMemoryStore(1))).catch(String);
  // A store that says it has written and has not.
  const lying = await told((store) => ({ ...store, facts: { ...store.facts, append: async () => undefined } }));
  const broken = await told((store) => ({ ...store, games: { ...store.games, open: () => Promise.reject(new Error('broken')) } }));
  expect(lying).toContain('seed telltale');
  expect(broken).toBe('Error: seed telltale: broken');
});

test('from one seed the same happens twice', async () => {
  const runs = [await simulate('twice', await openMemoryStore(1)), await simulate('twice', await openMemoryStore(1))];
  expect(runs[0]).toEqual(runs[1]);
});

test('on a file on the disk', async () => {
  const folder = temporaryFolder();
  const result = await simulate('disk', await openEmbeddedStore(path.join(folder, 'flagfall.db'), 1));
  expect(result.done).toBeGreaterThan(0);
  rmSync(folder, { recursive: true, force: true });
});

test(
  'fresh seeds',
  async () => {
    const start = Date.now();
    const sum = { runs: 0, facts: 0, done: 0, kills: 0, ended: 0 };
    while (Date.now() < start + FRESH_MS) {
      const { facts, done, kills, ended } = await simulate(`fresh ${start} ${sum.runs}`, await openMemoryStore(1));
      sum.runs += 1;
      sum.facts += facts;
      sum.done += done;
      sum.kills += kills;
      sum.ended += ended;
    }
    console.log(`${sum.runs} worlds: ${sum.facts} facts, ${sum.done} requests acknowledged, ${sum.kills} kills, ${sum.ended} ends seen`);
    expect(sum.done).toBeGreaterThan(sum.runs);
  },
  FRESH_MS + 120_000,
);
