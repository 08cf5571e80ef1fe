// The bench of the server runs to its end and measures something. How fast it is, only a quiet machine can tell.

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { ServerBench } from './main.ts';

test('a short bench on the embedded store', async () => {
  const main = path.join(import.meta.dirname, 'main.ts');
  const args = [main, '--json', '--games', '4', '--moves', '40', '--idle', '40'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  expect(stderr).toBe('');
  const bench: ServerBench = JSON.parse(stdout);
  expect(bench).toMatchObject({ store: 'embedded', edition: 'barrage', idle: { connections: 40 }, seated: { connections: 40 } });
  for (const figures of [bench.full, bench.half]) {
    expect(figures.movesPerSecond).toBeGreaterThan(0);
    expect(figures.p99Ms).toBeGreaterThanOrEqual(figures.p50Ms);
    expect(figures.refusals).toBe(0);
  }
});
