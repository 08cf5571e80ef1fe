// npm test: the quick checks side by side, then the tests, stopping where something failed. With --long also the long tests and the mutations;
// with --quick (npm run check) the quick checks alone.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from './paths.ts';
import { captureScript, runScript, scriptOf } from './programs.ts';
import { ALL_FETCHED, partsSettingProblem } from './testPrograms.ts';
import { type QuickCheck, runSideBySide } from './testRun/runSideBySide.ts';
import type { TestTotals } from './testRun/skipReporter.ts';

interface Step {
  readonly name: string;
  readonly run: () => number;
}

const long = process.argv.includes('--long');
const keptTotals = process.env.FLAGFALL_TOTALS;
const totalsFile = keptTotals ?? path.join(repositoryRoot, '.cache', `totals-${process.pid}.json`);
const isTerminal = process.stdout.isTTY === true;
const pathOf = (file: string) => path.join(repositoryRoot, file);
const tool = (file: string, ...args: string[]) => runScript(pathOf(file), args);

/** The checks that need only the sources, in seconds. The longest come first, so that none runs alone at the end. */
const quickChecks: readonly QuickCheck[] = [
  types('types', 'tsconfig.json'),
  {
    name: 'format and lint',
    run: () => captureScript(scriptOf('biome'), ['ci', '--error-on-warnings', `--colors=${isTerminal ? 'force' : 'off'}`]),
  },
  types('types of the tests of the web app', 'packages/web/tsconfig.tests.json'),
  types('types of the web app', 'packages/web/tsconfig.json'),
  types('types of what runs anywhere', 'tsconfig.anywhere.json'),
  types('types of the service worker', 'packages/web/tsconfig.serviceWorker.json'),
  { name: 'dependency directions', run: () => captureScript(pathOf('tools/checks/arrows.ts')) },
  { name: 'rules named by tests', run: () => captureScript(pathOf('tools/checks/rules.ts')) },
  { name: 'one name, one meaning', run: () => captureScript(pathOf('tools/checks/names.ts')) },
  { name: 'no chance without a seed', run: () => captureScript(pathOf('tools/checks/repeatable.ts')) },
  { name: 'no edition outside of its folder', run: () => captureScript(pathOf('tools/checks/editionIds.ts')) },
];

const steps: readonly Step[] = [
  { name: 'programs that tests talk to', run: () => tool('tools/testPrograms.ts') },
  { name: long ? 'tests, long ones included' : 'tests', run: () => runScript(scriptOf('vitest'), ['run'], testEnvironment()) },
  { name: 'bench smoke', run: () => tool('packages/cli/src/main.ts', 'bench', '--smoke') },
  ...(long ? [{ name: 'mutations', run: () => tool('tools/mutations/mutate.ts') }] : []),
];

/** One thread and a cache: several threads of tsc take 60 % more work, and others want the cores too (docs/decisions/tests.md). */
function types(name: string, project: string): QuickCheck {
  const cache = path.join(repositoryRoot, '.cache', 'tsc', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const options = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', cache, '--pretty', String(isTerminal)];
  return { name, run: () => captureScript(scriptOf('tsc'), ['-p', project, ...options]) };
}

function testEnvironment(): Record<string, string> {
  return { FLAGFALL_TOTALS: totalsFile, [ALL_FETCHED]: '1', ...(long ? { FLAGFALL_LONG: '1' } : {}) };
}

function readTotals(): TestTotals {
  try {
    return JSON.parse(readFileSync(totalsFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}

/** The name of the first step that fails. */
function firstFailure(): string | undefined {
  for (const { name, run } of steps) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const code = run();
    console.log(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (code !== 0) return name;
  }
  return undefined;
}

async function main(): Promise<number> {
  if (process.argv.includes('--quick')) return (await runSideBySide(quickChecks, os.availableParallelism())).length === 0 ? 0 : 1;
  const problem = partsSettingProblem(process.env);
  if (problem !== undefined) {
    console.error(problem);
    return 1;
  }
  mkdirSync(path.dirname(totalsFile), { recursive: true });
  const failedChecks = await runSideBySide(quickChecks, os.availableParallelism());
  let failed = failedChecks.length > 0 ? failedChecks.join(', ') : firstFailure();
  const totals = readTotals();
  rmSync(totalsFile, { force: true });
  if (failed === undefined && totals.passed === 0) failed = 'no test ran';
  console.log(failed === undefined ? '\nAll checks passed.' : `\nStopped: ${failed}.`);
  // A failed check counts as a failure even when every test passed, or none ran.
  const all: TestTotals =
    failed === undefined || totals.failed > 0 ? totals : { ...totals, failed: 1, failures: [...totals.failures, { test: failed }] };
  if (keptTotals !== undefined) writeFileSync(keptTotals, JSON.stringify(all));
  console.log(`${all.passed} passed, ${all.failed} failed${all.skipped > 0 ? `, ${all.skipped} skipped` : ''}`);
  return failed === undefined ? 0 : 1;
}

process.exitCode = await main();
