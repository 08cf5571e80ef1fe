// Clocks without a host, with one that slept, and of games that nobody watches. Time is simulated, the database is real.

import { MINUTE_MS } from '@flagfall/protocol';
import type { Fact } from '@flagfall/table';
import { describe, expect, test } from 'vitest';
import { smallGame } from '../../forTests/gameSpecsForTests.ts';
import { begin, move } from '../../forTests/playForTests.ts';
import { HostBench } from '../../simulation/hostBenchForTests.ts';
import type { Store } from '../../store/store.ts';

const CLOCK = { clock: { type: 'perMove', moveMs: 2 * MINUTE_MS }, speed: 'slow' } as const;

async function factsOf(store: Store, game: string): Promise<readonly Fact[]> {
  return (await store.facts.read(game)).map(({ fact }) => fact as Fact);
}

describe('clocks', () => {
  test('no seat is charged for the time without a host', async () => {
    const bench = await HostBench.open();
    const node = await bench.node();
    const opened = await bench.open(node.host, smallGame(CLOCK));
    await begin(bench, node.host, opened);
    await bench.time.pass(30_000);
    node.kill();
    await bench.time.pass(60 * MINUTE_MS);
    const { host } = await bench.node();
    await bench.time.pass(1000);
    const red = await bench.follow(host, opened, 'red');
    expect(red.last.phase).toBe('playing');
    const left = red.last.clocks.leftMs.red ?? 0;
    expect(left).toBeGreaterThan(80_000);
    expect(left).toBeLessThan(92_000);
    await bench.time.pass(2 * MINUTE_MS);
    expect(red.last).toMatchObject({ phase: 'over', view: { result: { ending: 'outOfTime', winners: ['blue'] } } });
  });

  test('a machine that slept charges no seat for it, whichever event comes first when it wakes', async () => {
    const bench = await HostBench.open();
    const node = await bench.node();
    const opened = await bench.open(node.host, smallGame(CLOCK));
    const { red, blue } = await begin(bench, node.host, opened);
    await bench.time.pass(10_000);
    node.skewMs += 60 * MINUTE_MS;
    await move(bench, node.host, opened, 'red', red, 'awake');
    expect(red.all('refused')).toEqual([]);
    expect(blue.last.phase).toBe('playing');
    expect((await factsOf(bench.store, opened.game)).some(({ type }) => type === 'resumed')).toBe(true);
  });

  test('the clock of an unloaded game still runs out', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame(CLOCK));
    const { red, blue } = await begin(bench, host, opened);
    host.leave(red, opened.game);
    host.leave(blue, opened.game);
    await bench.time.pass(100_000);
    expect(host.counts).toMatchObject({ live: 0, waiting: 1 });
    await bench.time.pass(2 * MINUTE_MS);
    expect(await bench.store.games.find(opened.game)).toMatchObject({ status: 'ended', ending: 'outOfTime' });
  });

  test('another node takes over the clocks of a dead one', async () => {
    const bench = await HostBench.open('postgres');
    const one = await bench.node();
    await bench.node();
    const opened = await bench.open(one.host, smallGame(CLOCK));
    await begin(bench, one.host, opened);
    one.kill();
    await bench.time.pass(3 * MINUTE_MS);
    expect(await bench.store.games.find(opened.game)).toMatchObject({ status: 'ended', ending: 'outOfTime' });
  });
});
