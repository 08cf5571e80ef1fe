// The check against chance finds each form, also under another name, and accepts seeded chance and plain times.

import { describe, expect, test } from 'vitest';
import { checkRepeatable, findingsIn, isChecked } from './repeatable.ts';

/** The check reads this file too, so a mark parts the words that it looks for. */
const code = (text: string): string => text.replaceAll('§', '');

describe('unseeded chance is reported', () => {
  test.each([
    ['Math.ran§dom', 'const half = Math.ran§dom() < 0.5;'],
    ['in a page', "await page.evaluate('Math.ran§dom()');"],
    ['by its name', "Math['ran§dom']();"],
    ['taken out of Math', 'const { ran§dom } = Ma§th;'],
    ['Math under another name', 'const m = Ma§th;'],
    ['crypto', 'crypto.randomU§UID();'],
    ['a name of an import', "import { randomBy§tes } from 'node:crypto';"],
    ['an import under another name', "import { random§Int as dice } from 'node:crypto';"],
    ['an alias of the global', 'const fill = globalThis.crypto.getRandom§Values;'],
    ['filled bytes', 'random§FillSync(bytes);'],
    ['fast-check without our seed', "import fc from 'fast-§check';"],
    ['fast-check that is loaded later', "const fc = await import('fast-§check');"],
    ['the time in a call', 'const chance = seededChance(String(Date.n§ow()));'],
    ['the time as a seed', 'const seed = performance.n§ow();'],
    ['a date as a seed', 'play({ seed: new Da§te().toISOString() });'],
    ['the time in a text', 'const fresh = `duel $§{Date.n§ow()}`;'],
    ['a time that has a name', 'const start = Date.n§ow();\nrun(`fresh $§{start} $§{game}`);'],
    ['a named time beside a seed', 'const start = Date.n§ow();\nconst chance = seededChance(text(start));'],
  ])('%s', (_, text) => {
    expect(findingsIn(code(text))).toHaveLength(1);
  });
});

test('a mocked module is reported where tests share their modules, and nowhere else', () => {
  const text = "vi.mock('node:crypto', () => ({}));";
  expect(findingsIn(text, 'packages/ai/src/searchClock.test.ts')).toHaveLength(1);
  expect(findingsIn(text, 'packages/server/src/whole/timing.test.ts')).toHaveLength(0);
});

test.each([
  ['a seed that stands there', "const chance = seededChance('duel 1');"],
  ['our own names', 'const intent = randomIntent(position, chance, buffer);'],
  ['a comment', '// Math.ran§dom() would be another game each time.\nplay();'],
  ['a limit of time', 'const end = Date.n§ow() + 1000;\nwhile (Date.n§ow() < end) await turn();'],
  ['how long something took', 'const start = Date.n§ow();\nconsole.log(`$§{Date.n§ow() - start} ms`);'],
  ['other mathematics', 'const { floor } = Math;\nMath.max(1, 2);'],
])('%s passes', (_, text) => {
  expect(findingsIn(code(text))).toEqual([]);
});

test('tests, their helpers and the testkit are read, in every package and in the tools', () => {
  for (const file of [
    'packages/a/src/b.test.ts',
    'packages/web/src/pageForTests.tsx',
    'packages/testkit/src/checks/games.ts',
    'tools/c.test.ts',
  ])
    expect(isChecked(file)).toBe(true);
  for (const file of ['packages/a/src/b.ts', 'tools/c.ts', 'packages/testkit/package.json']) expect(isChecked(file)).toBe(false);
});

test('an exception is for one file and one text, and must be needed', () => {
  const files = new Map([
    ['packages/a/kill.test.ts', code('wait(Math.ran§dom());\nrandomU§UID();')],
    ['packages/a/other.test.ts', code('wait(Math.ran§dom());')],
  ]);
  const exception = { file: 'packages/a/kill.test.ts', text: code('Math.ran§dom'), reason: 'the moment of a kill' };
  const problems = checkRepeatable(files, [exception, { ...exception, file: 'packages/gone.test.ts' }]);
  expect(problems.map((problem) => problem.split(': ')[0])).toEqual([
    'packages/a/kill.test.ts:2',
    'packages/a/other.test.ts:1',
    'packages/gone.test.ts',
  ]);
});
