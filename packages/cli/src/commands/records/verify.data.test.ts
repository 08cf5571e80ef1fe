import path from 'node:path';
import { dataFolder } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { run } from './verify.ts';

test('every game of the archives agrees', async () => {
  const out: string[] = [];
  const io = { out: (line: string) => out.push(line), error: (line: string) => out.push(line) };
  const code = await run([path.join(dataFolder, 'gravon'), path.join(dataFolder, 'chase')], io);
  expect(out.join('\n')).toMatch(/^(\d+) games: \1 agree(, \d+ of them without our chase rule)?, 0 disagree; \d+ moves replayed$/);
  expect(code).toBe(0);
});
