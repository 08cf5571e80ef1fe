// The record of repeated runs: one line of JSON per run in .cache/test-again.jsonl, and a summary of all runs of one commit.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../paths.ts';
import type { TestTotals } from './skipReporter.ts';

export interface TestRun extends TestTotals {
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly dirty: boolean;
  readonly when: string;
  /** Which tests ran; empty for the whole of npm test. */
  readonly filter: string;
  /** Whether every core was busy with other work. */
  readonly busy: boolean;
  /** FLAGFALL_SEED, where it was not the fixed one. */
  readonly seed?: string;
  readonly cores: number;
  readonly seconds: number;
}

export const RUNS_FILE = path.join(repositoryRoot, '.cache', 'test-again.jsonl');

export function appendRun(run: TestRun, file = RUNS_FILE): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(run)}\n`);
}

export function readRuns(file = RUNS_FILE): TestRun[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): TestRun => JSON.parse(line));
}

/** The summary of the runs of one state of the sources: a line for each filter, and under it every failure. */
export function summaryOf(runs: readonly TestRun[], commit: string, dirty: boolean): string[] {
  const own = runs.filter((run) => run.commit === commit && run.dirty === dirty);
  return [...Map.groupBy(own, ({ filter }) => filter)].flatMap(([filter, some]) => {
    const busy = some.filter((run) => run.busy).length;
    const red = some.filter(({ failed }) => failed > 0).length;
    const what = `${counted(some.length, 'run')} of commit ${commit.slice(0, 7)}${dirty ? ' with changes' : ''}${filter === '' ? '' : `, only ${filter}`}`;
    return [`${what}, ${busy} busy: ${red === 0 ? 'all green' : `${red} failed`}`, ...failuresOf(some)];
  });
}

/** Each failed test: how often, how often beside other work, and its seeds. The most frequent first. */
function failuresOf(runs: readonly TestRun[]): string[] {
  const all = runs.flatMap(({ busy, failures }) => failures.map((failure) => ({ ...failure, busy })));
  return [...Map.groupBy(all, ({ test }) => test)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([test, some]) => {
      const seeds = [...new Set(some.flatMap(({ seed }) => seed ?? []))].map((seed) => `"${seed}"`);
      const busy = some.filter((one) => one.busy).length;
      return `  ${counted(some.length, 'time')}, ${busy} busy: ${test}${seeds.length === 0 ? '' : ` (seed ${seeds.join(', ')})`}`;
    });
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
