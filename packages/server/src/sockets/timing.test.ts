// How long a refusal takes tells nobody how near they were: neither with a secret, nor with a move. Medians of interleaved tries, with room for a busy machine.

import { barrage } from '@flagfall/editions';
import { compileRules, sampleDeployment, seatIndex, seededChance } from '@flagfall/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAlike, median } from '../alikeForTests.ts';
import { smallTable } from '../games/tablesForTests.ts';
import { type TestNode, testNode } from './nodeForTests.ts';
import { RawSocket } from './rawSocketForTests.ts';

const TRIES = 120;
/** So that tries are not refused for their number. */
const limits = { messages: { perSecond: 1e6, burst: 1e6 }, gamesMax: 50, backlogMax: 4_000_000 };

let node: TestNode;
beforeAll(async () => {
  node = await testNode({ limits });
});
afterAll(() => node.stop());

/** How much longer one takes than the other, asked in turns. */
async function ratio(one: (turn: number) => Promise<void>, other: (turn: number) => Promise<void>): Promise<number> {
  const times: readonly [number[], number[]] = [[], []];
  for (let turn = 0; turn < TRIES; turn += 1) {
    for (const which of turn % 2 === 0 ? [0, 1] : [1, 0]) {
      const start = performance.now();
      await (which === 0 ? one : other)(turn);
      times[which].push(performance.now() - start);
    }
  }
  return median(times[0]) / median(times[1]);
}

test('a secret that is nearly right is refused as quickly as one that is all wrong', async () => {
  const { game, secrets } = await node.host.open(smallTable());
  const secret = secrets.red ?? '';
  const near = `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`;
  const far = [...secret].map((digit) => (digit === 'f' ? '0' : 'f')).join('');
  // After a hundred faults the door closes.
  const ask = (wrong: string) => async (turn: number) => {
    if (turn % 30 === 0) socket = await RawSocket.joined(node.url);
    const since = socket.heard.length;
    socket.say({ type: 'join', game, secret: wrong });
    expect(await socket.next(({ type }) => type === 'error', since)).toMatchObject({ code: 'wrongSecret' });
  };
  let socket = await RawSocket.joined(node.url);
  await expectAlike(() => ratio(ask(near), ask(far)));
});

test('a move that cannot be made is refused as quickly whatever the enemy piece in its way is', async () => {
  const { game, secrets } = await node.host.open(smallTable());
  const rules = compileRules(barrage);
  const red = await RawSocket.joined(node.url, game, secrets.red);
  const blue = await RawSocket.joined(node.url, game, secrets.blue);
  let ids = 0;
  const act = async (socket: RawSocket, request: object) => {
    ids += 1;
    const id = `t${ids}`;
    socket.say({ type: 'act', game, request: { id, ...request } });
    return socket.next((message) => 'id' in message && message.id === id, Math.max(0, socket.heard.length - 1));
  };
  const army = {
    red: sampleDeployment(rules, seatIndex('red'), seededChance('r')),
    blue: sampleDeployment(rules, seatIndex('blue'), seededChance('b')),
  };
  for (const socket of [red, blue]) await act(socket, { type: 'nonce', nonce: 'a'.repeat(64) });
  await act(red, { type: 'play', intent: { type: 'deploy', deployment: army.red } });
  await act(blue, { type: 'play', intent: { type: 'deploy', deployment: army.blue } });
  const cellOf = (kind: string) => Object.entries(army.blue).find(([, one]) => one === kind)?.[0] ?? '';
  const [from] = Object.entries(army.red).find(([, kind]) => kind === 'marshal') ?? [''];
  const attack = (to: string) => async () => {
    expect(await act(red, { type: 'play', intent: { type: 'move', from, to } })).toMatchObject({ type: 'refused' });
  };
  await expectAlike(() => ratio(attack(cellOf('flag')), attack(cellOf('bomb'))));
});
