// Ratings, lobby and chat on the real stores: a file on disk, and a PostgreSQL that two nodes share.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPart, startPostgres, type TestPostgres } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe } from 'vitest';
import { chatContract } from '../chat/contractForTests.ts';
import { lobbyContract } from '../lobby/contractForTests.ts';
import { ratingsContract } from '../ratings/contractForTests.ts';
import { openPostgresStore } from '../store/postgres/open.ts';
import { openEmbeddedStore } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';

function contracts(store: () => Store, second: () => Store): void {
  describe('chat', () => chatContract(store, second));
  describe('lobby', () => lobbyContract(store, second));
  describe('ratings', () => ratingsContract(store, second));
}

describe('on a file', () => {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-server-'));
  let store: Store;

  beforeAll(async () => {
    store = await openEmbeddedStore(path.join(folder, 'flagfall.db'), 1);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  contracts(
    () => store,
    () => store,
  );
});

const part = findPart('postgres');

describe.skipIf(!part.found)(part.found ? 'on PostgreSQL' : `on PostgreSQL (${part.why})`, () => {
  let server: TestPostgres;
  let store: Store;
  let second: Store;

  beforeAll(async () => {
    if (!part.found) return;
    server = await startPostgres(part.folder);
    store = await openPostgresStore(server.url, 1);
    second = await openPostgresStore(server.url, 2);
  });
  afterAll(async () => {
    await store?.close();
    await second?.close();
    await server?.stop();
  });

  contracts(
    () => store,
    () => second,
  );
});
