// The host of games: who is told what and when, restarts, other nodes, clocks, failures. Time is simulated, the database is real.

import type { Fact } from '@flagfall/table';
import { describe, expect, test } from 'vitest';
import { guest, smallGame } from '../../forTests/gameSpecsForTests.ts';
import { begin, move } from '../../forTests/playForTests.ts';
import { HostBench, RecordingSubscriber } from '../../simulation/hostBenchForTests.ts';
import { StorageUnavailable, ValueRefused } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import type { GameListener } from '../context.ts';
import { UnknownGame } from './persistentTable.ts';
import { GameUnavailable } from './serialQueue.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CLOCK = { clock: { type: 'perMove', moveMs: 2 * MINUTE }, speed: 'slow' } as const;

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

describe('clocks', () => {
  test('no seat is charged for the time without a host', async () => {
    const bench = await HostBench.open();
    const node = await bench.node();
    const opened = await bench.open(node.host, smallGame(CLOCK));
    await begin(bench, node.host, opened);
    await bench.time.pass(30_000);
    node.kill();
    await bench.time.pass(60 * MINUTE);
    const { host } = await bench.node();
    await bench.time.pass(1000);
    const red = await bench.follow(host, opened, 'red');
    expect(red.last.phase).toBe('playing');
    const left = red.last.clocks.leftMs.red ?? 0;
    expect(left).toBeGreaterThan(80_000);
    expect(left).toBeLessThan(92_000);
    await bench.time.pass(2 * MINUTE);
    expect(red.last).toMatchObject({ phase: 'over', view: { result: { ending: 'outOfTime', winners: ['blue'] } } });
  });

  test('a machine that slept charges no seat for it, whichever event comes first when it wakes', async () => {
    const bench = await HostBench.open();
    const node = await bench.node();
    const opened = await bench.open(node.host, smallGame(CLOCK));
    const { red, blue } = await begin(bench, node.host, opened);
    await bench.time.pass(10_000);
    node.skewMs += 60 * MINUTE;
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
    await bench.time.pass(2 * MINUTE);
    expect(await bench.store.games.find(opened.game)).toMatchObject({ status: 'ended', ending: 'outOfTime' });
  });

  test('another node takes over the clocks of a dead one', async () => {
    const bench = await HostBench.open('postgres');
    const one = await bench.node();
    await bench.node();
    const opened = await bench.open(one.host, smallGame(CLOCK));
    await begin(bench, one.host, opened);
    one.kill();
    await bench.time.pass(3 * MINUTE);
    expect(await bench.store.games.find(opened.game)).toMatchObject({ status: 'ended', ending: 'outOfTime' });
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
    await bench.time.pass(3 * MINUTE);
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
    await bench.time.pass(10 * MINUTE);
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
    await bench.time.pass(3 * MINUTE);
    expect(bench.errors.length).toBeGreaterThan(1);
    expect(bench.errors.length).toBeLessThan(10);
    refuses = false;
    await bench.time.pass(2 * MINUTE);
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

describe('the end of a game', () => {
  test('the end of a game is told once to each listener, and a rematch has the colours swapped', async () => {
    const ended: string[] = [];
    const bench = await HostBench.open();
    const { host } = await bench.node([{ ended: ({ id }) => ended.push(id) }]);
    const opened = await bench.open(host, smallGame());
    const { red, blue } = await begin(bench, host, opened);
    await bench.act(host, opened.game, 'red', { id: 'r', type: 'resign' }, red);
    expect(ended).toEqual([opened.game]);
    await bench.act(host, opened.game, 'red', { id: 'o', type: 'offer', what: 'rematch' }, red);
    await bench.act(host, opened.game, 'blue', { id: 'a', type: 'answer', what: 'rematch', accept: true }, blue);
    const [news] = red.last.news;
    if (news.type !== 'rematch') throw new Error('no rematch');
    const next = await bench.follow(host, { game: news.game, secrets: { blue: opened.secrets.red! } }, 'blue');
    expect(next.last.seats).toEqual({ red: { type: 'person', name: 'Ben' }, blue: { type: 'person', name: 'Ann' } });
    expect(ended).toEqual([opened.game]);
  });

  test('[AUD-1] a rated game that is not by the club rules goes on to its end, and there is no rated rematch', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const setups = [
      { options: { quietLimit: 'off' }, rated: true, answer: { type: 'refused', id: 'o', refusal: { code: 'ratedNeedsClub' } } },
      { options: {}, rated: true, answer: { type: 'update', done: 'o' } },
      { options: { quietLimit: 'off' }, rated: false, answer: { type: 'update', done: 'o' } },
    ];
    for (const { answer, ...setup } of setups) {
      const opened = await bench.open(host, smallGame(setup));
      const { red } = await begin(bench, host, opened);
      await bench.act(host, opened.game, 'red', { id: 'r', type: 'resign' }, red);
      expect(await bench.store.games.find(opened.game)).toMatchObject({ status: 'ended', rated: setup.rated });
      await bench.act(host, opened.game, 'red', { id: 'o', type: 'offer', what: 'rematch' }, red);
      expect(red.heard.at(-1)).toMatchObject(answer);
    }
  });

  test('there is no rematch with a player who was banned meanwhile', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame());
    const { red, blue } = await begin(bench, host, opened);
    await bench.act(host, opened.game, 'red', { id: 'r', type: 'resign' }, red);
    await bench.act(host, opened.game, 'red', { id: 'o', type: 'offer', what: 'rematch' }, red);
    const person = { type: 'guest', guest: 'guest-Ann' } as const;
    const ban = { id: 'ban', type: 'ban', person, reason: 'r', byOperator: 'o', at: 1 } as const;
    await bench.store.moderation.sanction(ban);
    await bench.act(host, opened.game, 'blue', { id: 'a', type: 'answer', what: 'rematch', accept: true }, blue);
    expect(blue.heard.at(-1)).toEqual({ type: 'refused', game: opened.game, id: 'a', refusal: { code: 'playerGone' } });
    // The secret of the seat does not open it either.
    expect(await bench.done(host.join(new RecordingSubscriber(), opened.game, { secret: opened.secrets.red! }))).toEqual({
      fault: 'banned',
    });
    expect(await bench.done(host.join(new RecordingSubscriber(), opened.game, { secret: opened.secrets.blue! }))).toMatchObject({
      viewer: 'blue',
    });
    await bench.store.moderation.lift('ban', bench.time.now);
    await bench.act(host, opened.game, 'blue', { id: 'b', type: 'answer', what: 'rematch', accept: true }, blue);
    expect(blue.last.news).toMatchObject([{ type: 'rematch' }]);
    // A repeated request is confirmed, whatever has happened since.
    await bench.store.moderation.sanction({ ...ban, id: 'again' });
    await bench.act(host, opened.game, 'blue', { id: 'b', type: 'answer', what: 'rematch', accept: true }, blue);
    expect(blue.timesDone('b')).toBe(2);
  });

  test('open seats are not waited for for ever', async () => {
    const bench = await HostBench.open();
    const node = await bench.node();
    const opened = await bench.open(node.host, smallGame({ seats: { red: guest('Ann'), blue: { type: 'open' } } }));
    node.kill();
    await bench.time.pass(13 * DAY);
    const again = await bench.node();
    await bench.time.pass(MINUTE);
    expect(await bench.store.games.find(opened.game)).toMatchObject({ status: 'waiting' });
    again.kill();
    await bench.time.pass(DAY);
    await bench.node();
    await bench.time.pass(MINUTE);
    expect(await bench.store.games.find(opened.game)).toMatchObject({ status: 'aborted' });
  });

  test('rematches respect the limit of games', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame());
    const { red, blue } = await begin(bench, host, opened);
    await bench.act(host, opened.game, 'red', { id: 'r', type: 'resign' }, red);
    const waiting = smallGame({ seats: { red: guest('Ann'), blue: { type: 'open' } } });
    for (let count = 0; count < 30; count += 1) await bench.open(host, waiting);
    await bench.act(host, opened.game, 'red', { id: 'o', type: 'offer', what: 'rematch' }, red);
    const refusal = { code: 'tooManyGames', most: 30 };
    expect(red.heard.at(-1)).toEqual({ type: 'refused', game: opened.game, id: 'o', refusal });
    await bench.act(host, opened.game, 'blue', { id: 'o', type: 'offer', what: 'rematch' }, blue);
    await bench.act(host, opened.game, 'red', { id: 'a', type: 'answer', what: 'rematch', accept: true }, red);
    expect(red.heard.at(-1)).toEqual({ type: 'refused', game: opened.game, id: 'a', refusal });
  });

  test('a player who takes an open seat is at the table, also after a crash in between', async () => {
    const bench = await HostBench.open();
    const { host } = await bench.node();
    const opened = await bench.open(host, smallGame({ seats: { red: guest('Ann'), blue: { type: 'open' } } }));
    const red = await bench.follow(host, opened, 'red');
    const taken = await bench.done(host.sit(opened.game, 'blue', guest('Cem')));
    expect(red.last.seats.blue).toEqual({ type: 'person', name: 'Cem' });
    expect(await bench.done(host.sit(opened.game, 'blue', guest('Dan')))).toBeUndefined();
    const blue = await bench.follow(host, { game: opened.game, secrets: { blue: taken! } }, 'blue');
    expect(blue.last.view.viewer).toBe('blue');
    const other = await bench.open(host, smallGame({ seats: { red: guest('Ann'), blue: { type: 'open' } } }));
    await bench.store.games.takeSeat(other.game, 'blue', guest('Eva'));
    const second = await bench.node();
    const late = await bench.follow(second.host, other, 'red');
    expect(late.last.seats.blue).toEqual({ type: 'person', name: 'Eva' });
  });
});
