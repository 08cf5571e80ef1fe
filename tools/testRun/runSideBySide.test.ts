// Quick checks run a few at a time, all of them, and only those that fail show their output, in one piece.

import { expect, test } from 'vitest';
import { runSideBySide } from './runSideBySide.ts';

test('all run, so many at a time, and the output of each failure stays together', async () => {
  let running = 0;
  let most = 0;
  const check = (name: string, code: number) => ({
    name,
    run: async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return { code, output: `${name} 1\n${name} 2\n` };
    },
  });
  const lines: string[] = [];
  const failed = await runSideBySide([check('a', 0), check('b', 1), check('c', 0), check('d', 2)], 2, (line) => lines.push(line));
  expect(failed.toSorted()).toEqual(['b', 'd']);
  expect(most).toBe(2);
  const text = lines.join('\n').replaceAll(/\d+\.\d s/g, 'x s');
  expect(text).toContain('\n== b\nb 1\nb 2\n== b: FAILED in x s');
  expect(text).toContain('== a: ok in x s');
  expect(text).not.toContain('a 1');
  expect(text).toContain('== d: FAILED');
});
