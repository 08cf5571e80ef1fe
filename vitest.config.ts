// How the tests run: beside the code they test, three files at a time, with a reporter that lets no test be skipped in silence.

import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { hasData } from './packages/testkit/src/data.ts';
import { hasPython } from './packages/testkit/src/python.ts';
import { SHARED_PROCESS_PACKAGES } from './tools/testRun/sharedProcess.ts';
import { LongestFirst } from './tools/testRun/testOrder.ts';

/** Tests of what runs anywhere. They share processes: starting one takes longer than most of them. */
const ANYWHERE = `packages/{${SHARED_PROCESS_PACKAGES.join(',')}}/src/**/*.test.ts`;
/** Tests that play in a real Chromium; they share one. */
const IN_BROWSER = 'packages/web/src/browser/*.test.ts';

const long = process.env.FLAGFALL_LONG === '1';
const exclude = [...configDefaults.exclude, ...(hasData() ? [] : ['**/*.data.test.ts']), ...(hasPython() ? [] : ['**/*.python.test.ts'])];

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    setupFiles: ['tools/englishForTests.ts'],
    // A command that a test runs speaks English, whatever the shell is set to. Processes and threads that run our sources find them compiled.
    env: { LC_ALL: 'C', LC_MESSAGES: '', TERM: 'xterm', NODE_COMPILE_CACHE: path.join(import.meta.dirname, '.cache/compiled') },
    pool: 'forks',
    // Tests with browsers and servers wait much of their time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: long ? 1_800_000 : 180_000,
    hookTimeout: 120_000,
    // What comes late on a busy machine is late, not wrong.
    expect: { poll: { timeout: 90_000 } },
    reporters: ['default', './tools/testRun/skipReporter.ts'],
    projects: [
      { extends: true, test: { name: 'anywhere', include: [ANYWHERE], exclude, isolate: false } },
      {
        extends: true,
        test: { name: 'here', include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'], exclude: [...exclude, ANYWHERE, IN_BROWSER] },
      },
      {
        extends: true,
        test: { name: 'browser', include: [IN_BROWSER], exclude, globalSetup: ['packages/web/src/browser/sharedForTests.ts'] },
      },
    ],
  },
});
