// The bench counts what is really stored.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { benchAppends } from './bench.ts';
import { openEmbeddedStore } from './sqlite/open.ts';

test('every row that the bench counts is in the store', async () => {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-bench-'));
  const store = await openEmbeddedStore(path.join(folder, 'flagfall.db'), 1);
  const figures = await benchAppends(store, 5, 100);
  const stored = (await store.games.unfinished()).reduce((sum, { factCount }) => sum + factCount, 0);
  expect(figures.rows).toBe(stored);
  expect(figures.rows).toBeGreaterThanOrEqual(5);
  expect(figures.p99Ms).toBeGreaterThanOrEqual(figures.medianMs);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
