// npm run test:again -- N [FILTER] [--busy] [--fresh]: runs npm test, or only the test files that match FILTER, N times and lists every failure.
// --busy keeps every core busy with other work; --fresh tries another FLAGFALL_SEED in each run. tools/testRun/testRuns.ts keeps the record.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { repositoryRoot } from '../paths.ts';
import { scriptOf } from '../programs.ts';
import type { TestTotals } from './skipReporter.ts';
import { appendRun, RUNS_FILE, readRuns, summaryOf, type TestRun } from './testRuns.ts';

export interface RepeatOptions {
  readonly times: number;
  readonly filter: string;
  readonly busy: boolean;
  readonly fresh: boolean;
}

const USAGE = 'usage: npm run test:again -- N [FILTER] [--busy] [--fresh]';
const logs = path.join(repositoryRoot, '.cache', 'test-again');

/** The options of the command line; undefined where they make no sense. */
export function repeatOptions(args: readonly string[]): RepeatOptions | undefined {
  try {
    const options = { busy: { type: 'boolean', default: false }, fresh: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [times, filter = ''] = positionals;
    if (positionals.length > 2 || !/^[1-9]\d*$/.test(times ?? '')) return undefined;
    return { times: Number(times), filter, ...values };
  } catch {
    return undefined;
  }
}

/** Threads that only use their core. They end with this process. */
function startBusyThreads(): Worker[] {
  return Array.from({ length: os.availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
}

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).stdout.trim();
}

/** Runs the tests once with their output in a file. */
async function runOnce({ filter, busy, fresh }: RepeatOptions, number: number): Promise<{ run: TestRun; log: string }> {
  const when = new Date();
  const state = { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '', cores: os.availableParallelism() };
  const name = `${when.toISOString().replaceAll(':', '-')}-${number}`;
  const log = path.join(logs, `${name}.log`);
  const totals = path.join(logs, `${name}.json`);
  const seed = fresh ? when.getTime().toString(36) : undefined;
  const [script, ...args] = filter === '' ? [path.join(repositoryRoot, 'tools', 'test.ts')] : [scriptOf('vitest'), 'run', filter];
  const output = createWriteStream(log);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FLAGFALL_TOTALS: totals, ...(seed === undefined ? {} : { FLAGFALL_SEED: seed }) },
  });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const [code] = await once(child, 'close');
  await finished(output.end());
  const seconds = Math.round((Date.now() - when.getTime()) / 1000);
  const result = totalsOf(totals, code);
  rmSync(totals, { force: true });
  return { run: { ...state, when: when.toISOString(), filter, busy, ...(seed === undefined ? {} : { seed }), seconds, ...result }, log };
}

/** The counts of a run. A run that ended badly without a count, or without a counted failure, has failed as a whole. */
function totalsOf(file: string, code: number | null): TestTotals {
  const totals = readTotals(file) ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
  return code === 0 || totals.failed > 0 ? totals : { ...totals, failed: 1, failures: [{ test: `the run ended with code ${code}` }] };
}

function readTotals(file: string): TestTotals | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const wish = repeatOptions(process.argv.slice(2));
  if (wish === undefined) {
    console.error(USAGE);
    return 1;
  }
  mkdirSync(logs, { recursive: true });
  const threads = wish.busy ? startBusyThreads() : [];
  let failed = 0;
  for (let number = 1; number <= wish.times; number++) {
    const { run, log } = await runOnce(wish, number);
    appendRun(run);
    failed += run.failed;
    const seed = run.seed === undefined ? '' : `, FLAGFALL_SEED=${run.seed}`;
    console.log(
      `run ${number} of ${wish.times}${wish.busy ? ', busy' : ''}${seed}: ${run.passed} passed, ${run.failed} failed in ${run.seconds} s`,
    );
    for (const { test, seed } of run.failures) console.log(`  FAILED: ${test}${seed === undefined ? '' : ` (seed "${seed}")`}`);
    if (run.failed > 0) console.log(`  its output: ${path.relative(process.cwd(), log)}`);
    else rmSync(log);
  }
  await Promise.all(threads.map((thread) => thread.terminate()));
  const all = readRuns();
  const last = all.at(-1);
  if (last !== undefined) for (const line of ['', ...summaryOf(all, last.commit, last.dirty)]) console.log(line);
  console.log(`The record: ${path.relative(process.cwd(), RUNS_FILE)}`);
  return failed === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main();
