// How the tests run: beside the code they test, on two cores, with a reporter that lets no test be skipped in silence.

import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/testOrder.ts';

/** Tests that play in a real Chromium; they share one. */
const IN_BROWSER = 'packages/web/src/browser/*.test.ts';

const long = process.env.FLAGFALL_LONG === '1';

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    setupFiles: ['tools/englishForTests.ts'],
    // A command that a test runs speaks English, whatever the shell is set to.
    env: { LC_ALL: 'C' },
    pool: 'forks',
    // Tests with browsers and servers wait much of their time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: long ? 1_800_000 : 180_000,
    hookTimeout: 120_000,
    // What comes late on a busy machine is late, not wrong.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', './tools/skipReporter.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'], exclude: [IN_BROWSER] },
      },
      {
        extends: true,
        test: { name: 'browser', include: [IN_BROWSER], globalSetup: ['packages/web/src/browser/sharedForTests.ts'] },
      },
    ],
  },
});
