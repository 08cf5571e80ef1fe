// The time of a refusal does not tell how near a secret or a move was. The work is counted, since time depends on the machine.

import { barrage } from '@flagfall/editions';
import { compileRules, type Deployment, sampleDeployment, seatIndex, seededChance } from '@flagfall/engine';
import { localTable, type Table } from '@flagfall/table';
import { expect, test, vi } from 'vitest';
import { RawSocket } from '../forTests/clients/rawSocketForTests.ts';
import { smallGame } from '../forTests/gameSpecsForTests.ts';
import { testNode } from '../forTests/nodeForTests.ts';
import { workOf } from '../forTests/workForTests.ts';

/** How many bytes were compared, each time in constant time. */
const compared = vi.hoisted((): number[] => []);

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  const timingSafeEqual: typeof crypto.timingSafeEqual = (one, other) => {
    compared.push(one.byteLength);
    return crypto.timingSafeEqual(one, other);
  };
  return { ...crypto, timingSafeEqual };
});

test('a nearly right secret is compared like a wrong one, with every seat', async () => {
  const node = await testNode();
  const { game, secrets } = await node.host.open(smallGame());
  const secret = secrets.red ?? '';
  const near = `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`;
  const far = [...secret].map((digit) => (digit === 'f' ? '0' : 'f')).join('');
  const socket = await RawSocket.joined(node.url);
  const tries: (readonly number[])[] = [];
  for (const wrong of [near, far]) {
    compared.length = 0;
    const since = socket.heard.length;
    socket.say({ type: 'join', game, secret: wrong });
    expect(await socket.next(({ type }) => type === 'error', since)).toMatchObject({ code: 'wrongSecret' });
    tries.push([...compared]);
  }
  // The hashes of both seats, in hexadecimal digits, once per identification.
  expect(tries[0].length).toBeGreaterThanOrEqual(2);
  expect(new Set(tries.flat())).toEqual(new Set([64]));
  expect(tries[1]).toEqual(tries[0]);
  socket.close();
  await node.stop();
});

test('an illegal move is refused by the same steps whatever the enemy piece in its way is', () => {
  const rules = compileRules(barrage);
  const army = (seat: 'red' | 'blue'): Deployment => sampleDeployment(rules, seatIndex(seat), seededChance(seat));
  const [from] = Object.entries(army('red')).find(([, kind]) => kind === 'marshal') ?? [''];
  const cellOf = (kind: string) => Object.entries(army('blue')).find(([, one]) => one === kind)?.[0] ?? '';
  const [flag, bomb] = [cellOf('flag'), cellOf('bomb')];
  const tableWith = (blue: Deployment): Table => {
    const table = localTable(rules, 'timing');
    for (const [seat, deployment] of [['red', army('red')] as const, ['blue', blue] as const])
      table.receive(0, seat, { type: 'play', id: seat, intent: { type: 'deploy', deployment } }).commit();
    expect(table.phase).toBe('playing');
    return table;
  };
  const workAt = (table: Table) => {
    const [seat] = table.waitedFor;
    expect(seat).toBe('red');
    return workOf(() => {
      const { deliveries } = table.receive(0, 'red', { type: 'play', id: 'attack', intent: { type: 'move', from, to: flag } }).commit();
      expect(deliveries).toMatchObject([{ message: { type: 'refused' } }]);
    });
  };
  // The same cells, once with the flag in the way and once with a bomb.
  const [atFlag, atBomb] = [tableWith(army('blue')), tableWith({ ...army('blue'), [flag]: 'bomb', [bomb]: 'flag' })].map(workAt);
  expect(atFlag.size).toBeGreaterThan(10);
  expect(atBomb).toEqual(atFlag);
});
