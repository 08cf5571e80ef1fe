// Limits over real sockets: per address, per person, in total, and slow readers.

import { once } from 'node:events';
import { encodeServerMessage } from '@flagfall/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { defined } from '../../defined.ts';
import { RawSocket } from '../../forTests/clients/rawSocketForTests.ts';
import { rawUpgrade } from '../../forTests/clients/rawUpgradeForTests.ts';
import { smallGame } from '../../forTests/gameSpecsForTests.ts';
import { type TestNode, testNode } from '../../forTests/nodeForTests.ts';
import { until } from '../../forTests/untilForTests.ts';
import { clientAddress } from '../../http/address.ts';
import type { NodeSettings } from '../../node.ts';
import type { SocketAuth } from '../socketAuth.ts';
import { Backpressure } from './backpressure.ts';

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function node(changes: Partial<NodeSettings>): Promise<TestNode> {
  const one = await testNode(changes);
  stops.push(() => one.stop());
  return one;
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const guestOf = (cookie: string | undefined): SocketAuth | undefined =>
  cookie === undefined ? undefined : { type: 'guest', guest: cookie };

describe('per address', () => {
  test('sockets are limited, until one of them is closed', async () => {
    const { url, sockets } = await node({ socketLimits: { perAddress: 3 } });
    const open = [await RawSocket.joined(url), await RawSocket.joined(url), await RawSocket.joined(url)];
    await expect(RawSocket.open(url)).rejects.toThrow('status 429');
    // An untrusted client cannot invent addresses.
    await expect(RawSocket.open(url, from('203.0.113.9'))).rejects.toThrow('status 429');
    open[0].close();
    await until(() => sockets.size === 2, 'one is gone');
    (await RawSocket.joined(url)).close();
  });

  test('behind a trusted proxy each client counts, and an IPv6 network as one', async () => {
    const { url } = await node({ socketLimits: { perAddress: 2 }, addressOf: clientAddress(['loopback']) });
    await RawSocket.joined(url, undefined, undefined, from('2001:db8:1:2::1'));
    await RawSocket.joined(url, undefined, undefined, from('2001:DB8:1:2:ffff::2'));
    await expect(RawSocket.open(url, from('2001:db8:1:2:3:4:5:6'))).rejects.toThrow('status 429');
    // The client's own claim comes before what the proxy adds.
    await expect(RawSocket.open(url, from('198.51.100.1, 2001:db8:1:2::9'))).rejects.toThrow('status 429');
    await RawSocket.joined(url, undefined, undefined, from('2001:db8:1:3::1'));
    await RawSocket.joined(url, undefined, undefined, from('203.0.113.9'));
    await RawSocket.joined(url);
  });
});

test('one person has a limit over all addresses', async () => {
  const { url, sockets } = await node({
    ...{ socketLimits: { perPerson: 2 }, addressOf: clientAddress(['loopback']) },
    personOf: async ({ headers }) => guestOf(headers.cookie),
  });
  const open = (cookie: string | undefined, address: string) => RawSocket.open(url, { ...from(address), ...defined({ cookie }) });
  const first = await open('ann', '203.0.113.1');
  await open('ann', '203.0.113.2');
  await expect(open('ann', '203.0.113.3')).rejects.toThrow('status 429');
  await open('ben', '203.0.113.3');
  for (let n = 0; n < 5; n += 1) await open(undefined, `203.0.113.${n}`);
  first.close();
  await until(() => sockets.size === 7, 'one is gone');
  await open('ann', '203.0.113.3');
});

test('a flood of upgrades asks the store about a few at a time, and the queue is limited', async () => {
  let asked = 0;
  let most = 0;
  const answers: (() => void)[] = [];
  const one = await node({
    ...{ socketLimits: { identifiedAtOnce: 2, arrivingMax: 6, arrivingPerAddress: 4 }, addressOf: clientAddress(['loopback']) },
    personOf: async () => {
      asked += 1;
      most = Math.max(most, asked);
      await new Promise<void>((resolve) => answers.push(resolve));
      asked -= 1;
      return undefined;
    },
  });
  const flood = await Promise.all(Array.from({ length: 40 }, () => rawUpgrade(one.url, from('203.0.113.1'))));
  await until(() => flood.filter(({ answer }) => answer().startsWith('HTTP/1.1 429')).length === 36, 'most are turned away');
  const others = await Promise.all(Array.from({ length: 4 }, (_, index) => rawUpgrade(one.url, from(`203.0.113.${index + 2}`))));
  await until(() => others.filter(({ answer }) => answer().startsWith('HTTP/1.1 503')).length === 2, 'the hall is full');
  expect(asked).toBe(2);
  await until(() => {
    for (const answer of answers.splice(0)) answer();
    return one.sockets.size === 6;
  }, 'all who waited are in');
  expect(most).toBe(2);
  for (const { socket } of [...flood, ...others]) socket.destroy();
});

describe('slow readers', () => {
  test('the worst are closed first, until there is room', () => {
    const cut: string[] = [];
    const backlogs = new Backpressure(1000);
    const reader = (name: string, backlog: number) => ({ backlog, cut: () => cut.push(name) });
    for (const one of [reader('none', 0), reader('little', 100), reader('much', 500), reader('most', 600)]) backlogs.add(one);
    backlogs.sent(900);
    expect(cut).toEqual([]);
    backlogs.sent(200);
    expect(cut).toEqual(['most']);
  });

  test('below the limit, none is closed', () => {
    const backlogs = new Backpressure(1000);
    let looks = 0;
    const reader = {
      get backlog() {
        looks += 1;
        return 999;
      },
      cut() {
        throw new Error('not this one');
      },
    };
    backlogs.add(reader);
    for (let n = 0; n < 1000; n += 1) backlogs.sent(10);
    // Not every message counts.
    expect(looks).toBeLessThan(200);
  });

  test('many readers within their own limits do not fill the memory together', async () => {
    const one = await node({ backlogAllMax: 8_000_000 });
    const { game } = await one.host.open(smallGame());
    const good = await RawSocket.joined(one.url, game);
    const slow = await Promise.all(Array.from({ length: 6 }, () => RawSocket.joined(one.url, game)));
    for (const socket of slow) socket.stopReading();
    const text = 'x'.repeat(100_000);
    const line = encodeServerMessage({ type: 'chat', game, id: '1', room: 'audience', from: 'Ann', text, at: 1 });
    // Whatever the system itself buffers for each of them.
    for (let n = 0; n < 2000 && one.sockets.size === 7; n += 1) {
      for (const [subscriber] of one.host.subscribersOf(game)) subscriber.send(line);
      await good.settled();
    }
    expect(one.sockets.size).toBeLessThan(7);
    expect(good.isOpen).toBe(true);
  });
});

describe('a refused client', () => {
  test('cannot keep the connection open by not closing it', async () => {
    const one = await node({ socketLimits: { perAddress: 1 } });
    await RawSocket.joined(one.url);
    const lingering = [
      await rawUpgrade(one.url),
      await rawUpgrade(one.url.replace('/socket', '/other')),
      await rawUpgrade(one.url, { Origin: 'https://evil.example' }),
    ];
    await until(() => lingering.every(({ answer }) => /^HTTP\/1.1 4\d\d /.test(answer())), 'all are refused');
    await until(async () => (await one.lines()) === 1, 'their lines are closed');
    for (const { socket } of lingering) socket.destroy();
  });

  test('nor by sending on and on, nor by reading nothing', async () => {
    const one = await node({});
    const { socket } = await rawUpgrade(one.url.replace('/socket', '/other'));
    socket.pause();
    const sending = setInterval(() => socket.write('x'.repeat(1000)), 20);
    stops.push(() => clearInterval(sending));
    await until(async () => (await one.lines()) === 0, 'the line is closed');
  });

  test('that disappears during identification leaves nothing behind', async () => {
    const answers: (() => void)[] = [];
    let isOpen = false;
    const one = await node({
      socketLimits: { arrivingPerAddress: 3 },
      personOf: async () => {
        if (!isOpen) await new Promise<void>((resolve) => answers.push(resolve));
        return undefined;
      },
    });
    const [reset, ended, destroyed] = [await rawUpgrade(one.url), await rawUpgrade(one.url), await rawUpgrade(one.url)];
    await until(() => answers.length === 3, 'all are asked about');
    await new Promise<void>((resolve) => ended.socket.end(resolve));
    const gone = [reset, destroyed].map(({ socket }) => once(socket, 'close'));
    reset.socket.resetAndDestroy();
    destroyed.socket.destroy();
    await Promise.all(gone);
    isOpen = true;
    for (const answer of answers) answer();
    await until(async () => (await one.lines()) === 0, 'their lines are closed');
    expect([reset, ended, destroyed].map(({ answer }) => answer())).toEqual(['', '', '']);
    expect(one.sockets.size).toBe(0);
    // Their slots are free again.
    for (let n = 0; n < 5; n += 1) await RawSocket.joined(one.url);
  });
});
