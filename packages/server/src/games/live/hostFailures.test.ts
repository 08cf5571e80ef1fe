// A store that fails, bugs of ours and games that are unknown: the host loses nothing and stops no other game. Time is simulated, the database is real.

import { MINUTE_MS } from '@flagfall/protocol';
import type { Fact } from '@flagfall/table';
import { describe, expect, test } from 'vitest';
import { smallGame } from '../../forTests/gameSpecsForTests.ts';
import { begin, move } from '../../forTests/playForTests.ts';
import { HostBench, RecordingSubscriber } from '../../simulation/hostBenchForTests.ts';
import { StorageUnavailable, ValueRefused } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import type { GameListener } from '../context.ts';
import { UnknownGame } from './persistentTable.ts';
import { GameUnavailable } from './serialQueue.ts';

const CLOCK = { clock: { type: 'perMove', moveMs: 2 * MINUTE_MS }, speed: 'slow' } as const;

async function factsOf(store: Store, game: string): Promise<readonly Fact[]> {
  return (await store.facts.read(game)).map(({ fact }) => fact as Fact);
}

describe('failures', () => {
  test('when the store fails, the sender may repeat the request and it is done once', async () => {
    const bench = await HostBench.open();
    const node = await bench.node();
    const opened = await bench.open(node.host, smallGame());
    const { red, blue } = await begin(bench, node.host, opened);
    node.line.failures = 1;
    await expect(move(bench, node.host, opened, 'red', red, 'again')).rejects.toThrow(/not available/);
    node.line.failures = 0;
    await move(bench, node.host, opened, 'red', red, 'again');
    expect((await factsOf(bench.store, opened.game)).filter(({ request }) => request?.id === 'again')).toHaveLength(1);
    expect(blue.last.version).toBe(red.last.version);
  });

  test('while a store can be read and not written, a clock that has run out is checked once a second', async () => {
    let attempts = 0;
    let isFull = false;
    const spoil = (store: Store): Store => ({
      ...store,
      facts: {
        ...store.facts,
        append: (step) => {
          if (!isFull) return store.facts.append(step);
          attempts += 1;
          return Promise.reject(new StorageUnavailable(new Error('the disk is full')));
        },
      },
    });
    const bench = await HostBench.open('sqlite', spoil);
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame(CLOCK));
    const { red } = await begin(bench, host, opened);
    await bench.time.pass(119_000);
    isFull = true;
    await bench.time.pass(11_000);
    expect(attempts).toBeGreaterThan(5);
    expect(attempts).toBeLessThan(20);
    isFull = false;
    await bench.time.pass(2000);
    expect(red.last.phase).toBe('over');
  });

  test.each([
    ['is not stored', false],
    ['is stored although the store said that it failed', true],
  ])('a step that %s leaves the table in memory, in step with the store', async (_, isStored) => {
    let isDown = false;
    const readFrom: number[] = [];
    const spoil = (store: Store): Store => ({
      ...store,
      facts: {
        ...store.facts,
        read: (game, from) => {
          readFrom.push(from ?? 0);
          return store.facts.read(game, from);
        },
        append: async (step) => {
          if (!isDown || isStored) await store.facts.append(step);
          if (isDown) throw new StorageUnavailable(new Error('the line is bad'));
        },
      },
    });
    const bench = await HostBench.open('sqlite', spoil);
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame(CLOCK));
    const { red, blue } = await begin(bench, host, opened);
    const before = blue.last.version;
    readFrom.length = 0;
    isDown = true;
    await expect(move(bench, host, opened, 'red', red, 'doubtful')).rejects.toThrow(GameUnavailable);
    expect(blue.last.version).toBe(before);
    isDown = false;
    await bench.time.pass(2000);
    expect(blue.last.version).toBe(isStored ? before + 1 : before);
    if (isStored) await move(bench, host, opened, 'blue', blue);
    else await move(bench, host, opened, 'red', red, 'doubtful');
    expect(blue.last.version).toBe(before + (isStored ? 2 : 1));
    expect(readFrom.length).toBeGreaterThan(0);
    expect(readFrom).not.toContain(0);
  });

  test('a failed read of the store delays no clock', async () => {
    let isDown = false;
    const bad = () => Promise.reject(new StorageUnavailable(new Error('the line is bad')));
    const spoil = (store: Store): Store => ({
      ...store,
      facts: { ...store.facts, read: (game, from) => (isDown ? bad() : store.facts.read(game, from)) },
    });
    const bench = await HostBench.open('sqlite', spoil);
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame(CLOCK));
    const { red, blue } = await begin(bench, host, opened);
    isDown = true;
    // A refusal is checked in the store.
    await expect(bench.done(host.act(opened.game, 'blue', { id: 'no', type: 'answer', what: 'draw', accept: true }, 0))).rejects.toThrow(
      GameUnavailable,
    );
    isDown = false;
    await bench.time.pass(3 * MINUTE_MS);
    expect(red.last.phase).toBe('over');
    expect(blue.last).toMatchObject({ view: { result: { ending: 'outOfTime' } } });
  });

  test('a bug of ours in one game stops that game and no other', async () => {
    let broken = '';
    const spoil = (store: Store): Store => ({
      ...store,
      facts: {
        ...store.facts,
        read: async (game, from) => {
          const facts = await store.facts.read(game, from);
          return game === broken ? facts.map((fact) => ({ ...fact, fact: { v: 1, at: 1, type: 'nonsense' } })) : facts;
        },
      },
    });
    const bench = await HostBench.open('sqlite', spoil);
    const first = await bench.node();
    const [good, bad] = [await bench.open(first.host, smallGame()), await bench.open(first.host, smallGame())];
    first.kill();
    broken = bad.game;
    const { host } = await bench.node();
    const ear = new RecordingSubscriber();
    expect(await bench.done(host.join(ear, bad.game, {}))).toEqual({ fault: 'unavailable' });
    expect(await bench.done(host.join(ear, bad.game, {}))).toEqual({ fault: 'unavailable' });
    await begin(bench, host, good);
    expect(bench.errors).toHaveLength(1);
    expect(bench.errors[0]).toContain(bad.game);
    expect(host.counts.frozen).toBe(1);
    await bench.time.pass(10 * MINUTE_MS);
    expect(bench.errors).toHaveLength(1);
  });

  test('a step that the store rejects is not done, and the game goes on', async () => {
    let refuses = false;
    const spoil = (store: Store): Store => ({
      ...store,
      facts: { ...store.facts, append: (step) => (refuses ? Promise.reject(new ValueRefused(new Error('no'))) : store.facts.append(step)) },
    });
    const bench = await HostBench.open('sqlite', spoil);
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame(CLOCK));
    const { red, blue } = await begin(bench, host, opened);
    refuses = true;
    await expect(move(bench, host, opened, 'red', red, 'bad')).rejects.toThrow(GameUnavailable);
    // The clock check fails, too, and is repeated.
    await bench.time.pass(3 * MINUTE_MS);
    expect(bench.errors.length).toBeGreaterThan(1);
    expect(bench.errors.length).toBeLessThan(10);
    refuses = false;
    await bench.time.pass(2 * MINUTE_MS);
    expect(host.counts.frozen).toBe(0);
    expect(blue.last).toMatchObject({ phase: 'over', view: { result: { ending: 'outOfTime', winners: ['blue'] } } });
  });

  test('a failing listener stops no game', async () => {
    const bench = await HostBench.open();
    const heard: string[] = [];
    const failing: GameListener = {
      changed() {
        throw new Error('not my day');
      },
    };
    const { host } = await bench.node([failing, { changed: ({ id }) => heard.push(id) }]);
    const opened = await bench.open(host, smallGame());
    const { red } = await begin(bench, host, opened);
    await move(bench, host, opened, 'red', red);
    expect(host.counts.frozen).toBe(0);
    expect(heard.length).toBe(bench.errors.length);
    expect(bench.errors[0]).toMatch(/game listener failed.*not my day/);
  });

  test('a game that was stored without its first fact is opened when it is next loaded', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame());
    const { id: _, ...row } = (await bench.store.games.find(opened.game))!;
    await bench.store.games.open({ ...row, id: 'early' });
    await bench.follow(host, { game: 'early', secrets: {} }, 'audience');
    expect((await factsOf(bench.store, 'early'))[0]).toMatchObject({ type: 'opened' });
  });

  test('an unknown game uses no memory', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    for (let n = 0; n < 50; n += 1)
      expect(await bench.done(host.join(new RecordingSubscriber(), `none-${n}`, {}))).toEqual({ fault: 'unknownGame' });
    expect(host.counts.live).toBe(0);
  });

  test('an id that we cannot have made is not searched', async () => {
    const asked: string[] = [];
    const listen = (store: Store): Store => ({
      ...store,
      games: {
        ...store.games,
        find: (id) => {
          asked.push(id);
          return store.games.find(id);
        },
      },
    });
    const bench = await HostBench.open('sqlite', listen);
    const { host } = await bench.node();
    for (const id of ['a\0b', '', 'a b', 'x'.repeat(65)]) {
      expect(await bench.done(host.join(new RecordingSubscriber(), id, {}))).toEqual({ fault: 'unknownGame' });
      await expect(bench.done(host.query(id, () => undefined))).rejects.toThrow(UnknownGame);
    }
    expect(asked).toEqual([]);
  });
});
