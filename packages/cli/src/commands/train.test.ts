/** Training goes on where it was stopped, and ends where an uninterrupted run ends. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from './train.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'flagfall-train-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a run in two parts ends where one run ends', async () => {
  const [parts, whole] = [path.join(folder, 'parts.json'), path.join(folder, 'whole.json')];
  await train(parts, 2);
  const inParts = await train(parts, 4);
  expect(await train(whole, 4)).toEqual(inParts);
  expect(JSON.parse(inParts[0])).toHaveProperty('siege');
  expect(inParts[1]).toContain('against those it began with');
});

test('a file of another run is not written over', async () => {
  const file = path.join(folder, 'other.json');
  await train(file, 1);
  await expect(train(file, 1, '--seed', 'another')).rejects.toThrow('holds another run');
});

async function train(file: string, pairs: number, ...more: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const io = { out: (line: string) => lines.push(line), error: () => {} };
  const given = ['--edition', 'barrage', '--pairs', String(pairs), '--nodes', '100', '--matches', '2', '--file', file, ...more];
  await run(given, io as unknown as Parameters<typeof run>[1]);
  return lines;
}
