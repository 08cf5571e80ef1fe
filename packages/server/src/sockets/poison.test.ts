// Texts that PostgreSQL cannot store, in every place of every message, to a node on a real PostgreSQL: none reaches the store, and all play on.

import { findPart, startPostgres, type TestPostgres } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doneIn } from '../forTests/clients/answersForTests.ts';
import { everyMessage, paths, replaced } from '../forTests/clients/messagesForTests.ts';
import { RawSocket } from '../forTests/clients/rawSocketForTests.ts';
import { smallGame } from '../forTests/gameSpecsForTests.ts';
import { type TestNode, testNode } from '../forTests/nodeForTests.ts';
import { openPostgresStore } from '../store/postgres/open.ts';
import type { Store } from '../store/store.ts';

const part = findPart('postgres');
const limits = { messages: { perSecond: 1e6, burst: 1e6 }, gamesMax: 50, backlogMax: 4_000_000 };

describe.skipIf(!part.found)(part.found ? 'on PostgreSQL' : `on PostgreSQL (${part.why})`, () => {
  let server: TestPostgres;
  let store: Store;
  let node: TestNode;

  beforeAll(async () => {
    if (!part.found) return;
    server = await startPostgres(part.folder);
    store = await openPostgresStore(server.url, Date.now());
    node = await testNode({ store, limits });
  });
  afterAll(async () => {
    await node?.stop();
    await store?.close();
    await server?.stop();
  });

  test.each(['\0', 'a\0b', '\ud800', '\udc00x', '\uffff'])('%j poisons nothing', async (poison) => {
    const opened = await node.host.open(smallGame());
    const other = await node.host.open(smallGame());
    const before = [await store.facts.read(opened.game), await store.facts.read(other.game)];
    let socket = await RawSocket.joined(node.url);
    for (const message of everyMessage(opened.game)) {
      for (const place of paths(message)) {
        if (!socket.isOpen) socket = await RawSocket.joined(node.url);
        socket.send(JSON.stringify(replaced(message, place, poison)));
      }
    }
    await socket.settled();
    socket.close();
    for (const { game, secrets } of [opened, other]) {
      const seat = await RawSocket.joined(node.url, game, secrets.red);
      expect(seat.heard.map(({ type }) => type)).toContain('snapshot');
      // Allowed at any time, however long the test took.
      seat.say({ type: 'act', game, request: { id: 'a', type: 'abort' } });
      await seat.next((message) => doneIn(message) === 'a');
      seat.close();
    }
    expect([await store.facts.read(opened.game), await store.facts.read(other.game)].map(({ length }) => length)).not.toEqual(
      before.map(({ length }) => length),
    );
    expect(node.host.counts.frozen).toBe(0);
    expect(node.errors).toEqual([]);
  });
});
