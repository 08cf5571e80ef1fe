// The bench of the server runs to its end and measures something. Only a quiet machine can tell the speed.

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { ServerBench, ServerCurve } from './main.ts';

async function bench<Figures>(...args: readonly string[]): Promise<Figures> {
  const main = path.join(import.meta.dirname, 'main.ts');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [main, '--json', ...args]);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('a short bench on the embedded store', async () => {
  const { full, half, watched, ...rest } = await bench<ServerBench>('--games', '4', '--moves', '40', '--idle', '40');
  expect(rest).toMatchObject({ store: 'embedded', edition: 'barrage', idle: { connections: 40 }, seated: { connections: 40 } });
  for (const figures of [full, half, watched]) {
    expect(figures.movesPerSecond).toBeGreaterThan(0);
    expect(figures.bytesPerMove.seats).toBeGreaterThan(0);
    expect(figures.refusals).toBe(0);
  }
  expect([full, half, watched].map(({ bytesPerMove }) => bytesPerMove.audience > 0)).toEqual([false, false, true]);
});

test('a curve has a point for each number of games', async () => {
  const { curve } = await bench<ServerCurve>('--curve', '2,6', '--moves', '20');
  expect(curve.map(({ games, refusals }) => [games, refusals])).toEqual([
    [2, 0],
    [6, 0],
  ]);
  for (const { cpuMsPerMove } of curve) expect(cpuMsPerMove).toBeGreaterThan(0);
});
