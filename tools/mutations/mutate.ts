// Makes each mutation of the table in a copy of the checkout and runs the tests. Fails when a mutation survives or no longer fits.
// `npm run mutate` runs all, `npm run mutate -- --only ID` one. The working tree is never changed.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../paths.ts';
import { mutate, mutationProblems } from './mutation.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { makeSandbox, removeSandbox } from './sandbox.ts';

/** The packages whose tests judge a mutation, and the tests of older games, which only opening a game can misread. */
const JUDGING_PACKAGES = ['packages/engine/', 'packages/editions/', 'packages/testkit/', 'begunBefore.test.ts'];

/** Copies that work side by side, each on one core. */
const SANDBOXES = 2;

type Verdict = 'caught' | 'survived' | 'timed out';

/** Runs the judging tests in a sandbox until the first failure. */
function judge(sandbox: string, timeLimitMs: number): Promise<Verdict> {
  const vitest = path.join(sandbox, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--bail=1', '--maxWorkers=1', '--reporter=dot', '--root', sandbox, ...JUDGING_PACKAGES];
  const { FLAGFALL_LONG: _long, FLAGFALL_TOTALS: _totals, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: sandbox, stdio: 'ignore', env, detached: process.platform !== 'win32' });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve('timed out');
      stopGroup(child.pid);
    }, timeLimitMs);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0 ? 'survived' : 'caught');
    });
  });
}

/** Vitest's workers hang with the mutation, so the whole group is killed. */
function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function tryMutation(sandbox: string, mutation: Mutation, timeLimitMs: number): Promise<Verdict> {
  const file = path.join(sandbox, mutation.file);
  const original = readFileSync(file, 'utf8');
  const mutated = mutate(original, mutation);
  if (mutated === undefined) throw new Error(`${mutation.id} does not fit its file`);
  writeFileSync(file, mutated);
  try {
    return await judge(sandbox, timeLimitMs);
  } finally {
    writeFileSync(file, original);
  }
}

/** Each sandbox takes the next mutation when it has finished one. */
async function tryAll(sandboxes: readonly string[], table: readonly Mutation[], timeLimitMs: number): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const waiting = [...table];
  const work = async (sandbox: string): Promise<void> => {
    for (let mutation = waiting.shift(); mutation !== undefined; mutation = waiting.shift()) {
      const verdict = await tryMutation(sandbox, mutation, timeLimitMs);
      verdicts.set(mutation.id, verdict);
      console.log(`${String(verdicts.size).padStart(4)} / ${table.length}  ${verdict.padEnd(9)} ${mutation.id}`);
    }
  };
  await Promise.all(sandboxes.map(work));
  return verdicts;
}

function printTable(table: readonly Mutation[], verdicts: ReadonlyMap<string, Verdict>): void {
  const width = Math.max(...table.map(({ id }) => id.length));
  console.log('');
  for (const { id, rule, why } of table) console.log(`${(verdicts.get(id) ?? '').padEnd(9)} ${id.padEnd(width)}  ${rule.padEnd(8)} ${why}`);
}

async function main(): Promise<number> {
  const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
  const table = MUTATIONS.filter(({ id }) => only === undefined || id === only);
  if (only !== undefined && table.length === 0) return complain([`no mutation has the id ${only}`]);
  const problems = mutationProblems(table, readChecked);
  if (problems.length > 0) return complain(problems);
  if (table.length === 0) {
    console.log('the table of mutations is empty');
    return 0;
  }
  const sandboxes = Array.from({ length: Math.min(SANDBOXES, table.length) }, makeSandbox);
  const cleanUp = () => sandboxes.forEach(removeSandbox);
  process.on('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  const start = performance.now();
  // Without a mutation the tests must pass: otherwise every mutation would seem caught.
  if ((await judge(sandboxes[0], 1_800_000)) !== 'survived') return complain(['the tests fail without any mutation']);
  const timeLimitMs = 30_000 + 5 * (performance.now() - start);
  const verdicts = await tryAll(sandboxes, table, timeLimitMs);
  printTable(table, verdicts);
  const survived = [...verdicts.values()].filter((verdict) => verdict === 'survived').length;
  console.log(`\n${table.length - survived} caught, ${survived} survived, in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return survived === 0 ? 0 : 1;
}

function readChecked(file: string): string | undefined {
  const full = path.join(repositoryRoot, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

function complain(problems: readonly string[]): number {
  for (const problem of problems) console.error(problem);
  return 1;
}

if (import.meta.main) process.exit(await main());
