/** Training goes on where it was stopped, and ends where an uninterrupted run ends. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from './train.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'flagfall-train-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a run in two parts ends where one run ends, and is not written over by another', async () => {
  const [parts, whole] = [path.join(folder, 'parts.json'), path.join(folder, 'whole.json')];
  await train(parts, 1);
  const inParts = await train(parts, 2);
  expect(await train(whole, 2)).toEqual(inParts);
  await expect(train(parts, 3, '--seed', 'another')).rejects.toThrow('holds another run');
  expect(JSON.parse(inParts[0])).toHaveProperty('siege');
  expect(inParts[1]).toContain('against those it began with');
});

async function train(file: string, pairs: number, ...more: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const io = { out: (line: string) => lines.push(line), error: () => {} };
  const given = ['--edition', 'barrage', '--pairs', String(pairs), '--nodes', '100', '--matches', '2', '--file', file, ...more];
  await run(given, io as unknown as Parameters<typeof run>[1]);
  return lines;
}
