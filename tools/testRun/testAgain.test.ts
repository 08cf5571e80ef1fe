// Repeated runs: the command line, the seed of a failure, and the summary of the runs of a commit.

import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seedIn } from './skipReporter.ts';
import { repeatOptions } from './testAgain.ts';
import { appendRun, readRuns, summaryOf, type TestRun } from './testRuns.ts';

const file = path.join(os.tmpdir(), `flagfall-runs-${process.pid}`, 'runs.jsonl');
afterAll(() => rmSync(path.dirname(file), { recursive: true, force: true }));

const green: TestRun = {
  commit: 'abcdef0123456789',
  dirty: false,
  when: '2026-01-01T00:00:00.000Z',
  filter: '',
  busy: false,
  cores: 2,
  seconds: 300,
  passed: 4595,
  failed: 0,
  skipped: 0,
  failures: [],
};
const red: TestRun = { ...green, busy: true, passed: 4594, failed: 1, failures: [{ test: 'a.test.ts > plays', seed: 'duel/x1' }] };

test('the command line is a number, a filter and two switches', () => {
  expect(repeatOptions(['20'])).toEqual({ times: 20, filter: '', busy: false, fresh: false });
  expect(repeatOptions(['3', 'packages/table', '--busy', '--fresh'])).toEqual({
    times: 3,
    filter: 'packages/table',
    busy: true,
    fresh: true,
  });
  for (const wrong of [[], ['0'], ['many'], ['packages/table', '3'], ['3', 'a', 'b'], ['3', '--idle']])
    expect(repeatOptions(wrong)).toBeUndefined();
});

test('the seed of a failure is found in its message', () => {
  expect(seedIn('expected 1\nseed "duel 3/x1"; repeat it with FLAGFALL_SEED=x1')).toBe('duel 3/x1');
  expect(seedIn('Property failed after 3 tests\n{ seed: -1329405, path: "2:1" }')).toBe('-1329405');
  expect(seedIn('expected a seedling: 3')).toBeUndefined();
});

test('green runs of a commit are one line', () => {
  expect(summaryOf([green, green, { ...green, busy: true }], green.commit, false)).toEqual(['3 runs of commit abcdef0, 1 busy: all green']);
});

test('failures are counted with their seeds; other commits, changed files and parts of the suite stand apart', () => {
  for (const run of [green, red, red, { ...red, commit: 'other' }, { ...red, dirty: true }, { ...red, filter: 'table' }])
    appendRun(run, file);
  expect(summaryOf(readRuns(file), green.commit, false)).toEqual([
    '3 runs of commit abcdef0, 2 busy: 2 failed',
    '  2 times, 2 busy: a.test.ts > plays (seed "duel/x1")',
    '1 run of commit abcdef0, only table, 1 busy: 1 failed',
    '  1 time, 1 busy: a.test.ts > plays (seed "duel/x1")',
  ]);
  expect(summaryOf(readRuns(file), green.commit, true)[0]).toBe('1 run of commit abcdef0 with changes, 1 busy: 1 failed');
});
