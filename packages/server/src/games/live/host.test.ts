// The host of games: who is told what and when, and several nodes. Time is simulated, the database is real.

import type { Fact } from '@flagfall/table';
import { describe, expect, test } from 'vitest';
import { smallGame } from '../../forTests/gameSpecsForTests.ts';
import { begin, move } from '../../forTests/playForTests.ts';
import { HostBench } from '../../simulation/hostBenchForTests.ts';
import type { Store } from '../../store/store.ts';

async function factsOf(store: Store, game: string): Promise<readonly Fact[]> {
  return (await store.facts.read(game)).map(({ fact }) => fact as Fact);
}

describe('updates', () => {
  test('a move reaches both seats and the audience, and its sender is told that it is done', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame());
    const { red, blue } = await begin(bench, host, opened);
    const audience = await bench.follow(host, opened, 'audience');
    const before = blue.last.version;
    await move(bench, host, opened, 'red', red, 'first');
    expect(red.last.version).toBe(before + 1);
    expect(blue.last).toMatchObject({ version: before + 1, view: { viewer: 'blue' } });
    expect(blue.last.steps).toHaveLength(1);
    expect(audience.last).toMatchObject({ version: before + 1, view: { viewer: 'audience' } });
    expect(red.heard.at(-1)).toMatchObject({ type: 'update', done: 'first', version: before + 1 });
    expect(blue.timesDone('first')).toBe(0);
    expect(audience.timesDone('first')).toBe(0);
  });

  test('a refusal goes to the connection that asked, and not to another one of the same seat', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame());
    const { blue } = await begin(bench, host, opened);
    const tab = await bench.follow(host, opened, 'blue');
    await bench.act(host, opened.game, 'blue', { id: 'x', type: 'play', intent: { type: 'move', from: 'a1', to: 'a2' } }, blue);
    expect(blue.all('refused')).toMatchObject([{ id: 'x', refusal: { code: 'notYourTurn' } }]);
    expect(tab.all('refused')).toEqual([]);
    expect(blue.timesDone('x')).toBe(0);
  });

  test('the same request is carried out once, and acknowledged as often as it is sent', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame());
    const { red } = await begin(bench, host, opened);
    const intent = await move(bench, host, opened, 'red', red, 'once');
    await bench.act(host, opened.game, 'red', { id: 'once', type: 'play', intent }, red);
    expect(red.timesDone('once')).toBe(2);
    expect(red.heard.at(-1)).toEqual({ type: 'done', game: opened.game, id: 'once', version: red.last.version });
    expect((await factsOf(bench.store, opened.game)).filter(({ request }) => request?.id === 'once')).toHaveLength(1);
  });
});

describe('several nodes', () => {
  test('players on different nodes see what the other does', async () => {
    const bench = await HostBench.open('postgres');
    const [one, two] = [await bench.node(), await bench.node()];
    const opened = await bench.open(one.host, smallGame());
    const { red } = await begin(bench, one.host, opened);
    const blue = await bench.follow(two.host, opened, 'blue');
    await move(bench, one.host, opened, 'red', red);
    await bench.time.pass(100);
    expect(blue.last.version).toBe(red.last.version);
    await move(bench, two.host, opened, 'blue', blue);
    await bench.time.pass(100);
    expect(red.last.version).toBe(blue.last.version);
    expect(red.last.actions.at(-1)?.at(-1)).toMatchObject({ type: 'turnPassed', turn: 'red' });
  });

  test('a node without notices looks into the store before it refuses', async () => {
    const bench = await HostBench.open('postgres');
    const [one, two] = [await bench.node(), await bench.node()];
    const opened = await bench.open(one.host, smallGame());
    const { red, blue } = await begin(bench, one.host, opened);
    const tab = await bench.follow(two.host, opened, 'blue');
    bench.bus.losses = 1;
    await move(bench, one.host, opened, 'red', red);
    expect(tab.last.version).toBeLessThan(blue.last.version);
    // The other tab of blue knows more than the node that is asked.
    await move(bench, two.host, opened, 'blue', blue, 'elsewhere');
    expect(blue.all('refused')).toEqual([]);
    expect(tab.last.version).toBe(blue.last.version + 1);
    // The poll finds what notices missed.
    await bench.time.pass(40_000);
    expect(blue.last.version).toBe(tab.last.version);
  });

  test('a client from a node that knew more is shown no less', async () => {
    const bench = await HostBench.open('postgres');
    const [one, two] = [await bench.node(), await bench.node()];
    const opened = await bench.open(one.host, smallGame());
    const { red } = await begin(bench, one.host, opened);
    await bench.follow(two.host, opened, 'audience');
    bench.bus.losses = 1;
    await move(bench, one.host, opened, 'red', red);
    const again = await bench.follow(two.host, opened, 'red', red.last.version);
    expect(again.last.version).toBe(red.last.version);
  });

  test('a connection that joins again as another viewer has left its seat', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame());
    const { red, blue } = await begin(bench, host, opened);
    expect(await bench.done(host.join(red, opened.game, {}))).toEqual({ viewer: 'audience' });
    await bench.time.pass(10_000);
    expect(blue.all('presence').at(-1)).toMatchObject({ away: ['red'] });
  });

  test('a seat that another node took for absent is present where it is connected', async () => {
    const bench = await HostBench.open('postgres');
    const [one, two] = [await bench.node(), await bench.node()];
    const opened = await bench.open(one.host, smallGame());
    const { blue } = await begin(bench, one.host, opened);
    const tab = await bench.follow(two.host, opened, 'blue');
    one.host.leave(blue, opened.game);
    await bench.time.pass(10_000);
    expect(tab.all('presence').at(-1)).toMatchObject({ away: [] });
  });
});
