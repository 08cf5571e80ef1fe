// npm test: every check in order, quickest first, stopping at the first that fails. With --long also the long tests and the mutations.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './paths.ts';
import { runScript, scriptOf } from './programs.ts';
import type { Totals } from './skipReporter.ts';

interface Step {
  readonly name: string;
  readonly run: () => number;
}

const long = process.argv.includes('--long');
const keptTotals = process.env.FLAGFALL_TOTALS;
const totalsFile = keptTotals ?? path.join(repositoryRoot, '.cache', `totals-${process.pid}.json`);
const tool = (file: string, ...args: string[]) => runScript(path.join(repositoryRoot, file), args);

const steps: readonly Step[] = [
  {
    name: 'format and lint',
    run: () => runScript(scriptOf('biome'), ['ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])]),
  },
  { name: 'types', run: () => runScript(scriptOf('tsc'), ['-p', 'tsconfig.json']) },
  { name: 'types of what runs anywhere', run: () => runScript(scriptOf('tsc'), ['-p', 'tsconfig.anywhere.json']) },
  { name: 'types of the web app', run: () => runScript(scriptOf('tsc'), ['-p', 'packages/web/tsconfig.json']) },
  { name: 'types of its tests', run: () => runScript(scriptOf('tsc'), ['-p', 'packages/web/tsconfig.tests.json']) },
  { name: 'types of its service worker', run: () => runScript(scriptOf('tsc'), ['-p', 'packages/web/tsconfig.serviceWorker.json']) },
  { name: 'dependency directions', run: () => tool('tools/arrows.ts') },
  { name: 'rules named by tests', run: () => tool('tools/rules.ts') },
  { name: 'no chance without a seed', run: () => tool('tools/repeatable.ts') },
  { name: 'programs that tests talk to', run: () => tool('tools/parts.ts') },
  { name: long ? 'tests, long ones included' : 'tests', run: () => runScript(scriptOf('vitest'), ['run'], testEnvironment()) },
  { name: 'bench smoke', run: () => tool('packages/cli/src/main.ts', 'bench', '--smoke') },
  ...(long ? [{ name: 'mutations', run: () => tool('tools/mutate.ts') }] : []),
];

function testEnvironment(): Record<string, string> {
  return { FLAGFALL_TOTALS: totalsFile, ...(long ? { FLAGFALL_LONG: '1' } : {}) };
}

function readTotals(): Totals {
  try {
    return JSON.parse(readFileSync(totalsFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}

function main(): number {
  mkdirSync(path.dirname(totalsFile), { recursive: true });
  let failed: string | undefined;
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const start = performance.now();
    const code = step.run();
    console.log(`== ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (code === 0) continue;
    failed = step.name;
    break;
  }
  const totals = readTotals();
  rmSync(totalsFile, { force: true });
  if (failed === undefined && totals.passed === 0) failed = 'no test ran';
  console.log(failed === undefined ? '\nAll checks passed.' : `\nStopped: ${failed}.`);
  // A check that failed is a failure among the counted ones even when every test passed, or none ran.
  const failures = failed === undefined ? totals.failed : Math.max(totals.failed, 1);
  if (keptTotals !== undefined)
    writeFileSync(
      keptTotals,
      JSON.stringify({ ...totals, failed: failures, failures: totals.failed < failures ? [{ test: failed }] : totals.failures }),
    );
  console.log(`${totals.passed} passed, ${failures} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`);
  return failed === undefined ? 0 : 1;
}

process.exitCode = main();
