import { expect, test } from 'vitest';
import { UsageError } from '../arguments.ts';
import { run } from './perft.ts';

/** A marshal in one corner, a miner in the other: two ways out of a corner, three from the edge. */
const CORNERS = 'bF6b3/8/8/2#2#2/2#2#2/8/8/rF6rM r 2 0 -';

async function linesOf(...args: string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const code = await run(args, { out: (line) => lines.push(line), error: (line) => lines.push(line) });
  expect(code).toBe(0);
  return lines;
}

test('perft counts the lines of legal moves from a position text', async () => {
  const lines = await linesOf('barrage', '--depth', '3', '--position', CORNERS);
  expect(lines.slice(0, -1)).toEqual([' 0  1', ' 1  2', ' 2  4', ' 3  12']);
  expect(lines.at(-1)).toMatch(/^19 positions in \d+\.\d\d CPU-seconds$/);
});

test('perft counts by the options of the edition', async () => {
  const large = 'bF8b3/10/10/10/2##2##2/2##2##2/10/10/10/rF8rM r 2 0 -';
  expect((await linesOf('barrage', '--option', 'board=10x10', '--depth', '1', '--position', large)).slice(0, 2)).toEqual([
    ' 0  1',
    ' 1  2',
  ]);
});

test('perft reports wrong arguments', async () => {
  const io = { out: () => {}, error: () => {} };
  for (const args of [
    [],
    ['chess', '--depth', '1', '--position', CORNERS],
    ['barrage', '--depth', '1'],
    ['barrage', '--depth', 'deep', '--position', CORNERS],
    ['barrage', '--depth', '1', '--position', `${CORNERS} x`],
    ['barrage', 'duel', '--depth', '1', '--position', CORNERS],
  ])
    await expect(run(args, io)).rejects.toThrow(UsageError);
});
