// Counts the tests of a run for tools/test.ts, names every skipped one, and fails the run for it under CI.

import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { dataFolder, hasData } from '../../packages/testkit/src/data.ts';
import { hasPython } from '../../packages/testkit/src/python.ts';
import { isSet } from '../environment.ts';

export interface TestTotals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly TestFailure[];
}

/** A test that failed, and the seed that its message names. */
export interface TestFailure {
  readonly test: string;
  readonly seed?: string;
}

export default class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((one) => ({ file: module.relativeModuleId, one })));
    const brokenFiles = modules.filter((module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0);
    const failed = tests.filter(({ one }) => one.result().state === 'failed');
    const skipped = tests.filter(({ one }) => one.result().state === 'skipped' || one.result().state === 'pending');
    const totals: TestTotals = {
      passed: tests.filter(({ one }) => one.result().state === 'passed').length,
      failed: failed.length + brokenFiles.length,
      skipped: skipped.length,
      failures: [
        ...failed.map(({ file, one }) => failureOf(`${file} > ${one.fullName}`, one.result().errors)),
        ...brokenFiles.map((module) => failureOf(module.relativeModuleId, module.errors())),
      ],
    };
    for (const { file, one } of skipped) console.error(`SKIPPED: ${file} > ${one.fullName}`);
    if (!hasData()) console.error(`ABSENT: the data tests (*.data.test.ts), because there is no ${dataFolder}`);
    if (!hasPython()) console.error('ABSENT: the tests of programs in Python (*.python.test.ts), because there is no python3');
    if (skipped.length > 0 && isSet(process.env.CI)) {
      console.error('A skipped test fails the run under CI: make it pass, or remove it.');
      process.exitCode = 1;
    }
    const file = process.env.FLAGFALL_TOTALS;
    if (file !== undefined) writeFileSync(file, JSON.stringify(totals));
  }
}

function failureOf(test: string, errors: readonly { readonly message: string }[] = []): TestFailure {
  const seed = errors.map(({ message }) => seedIn(message)).find((one) => one !== undefined);
  return seed === undefined ? { test } : { test, seed };
}

/** The seed that a message names: as the testkit says it, or as fast-check does. */
export function seedIn(message: string): string | undefined {
  const { story, property } = /\bseed "(?<story>[^"]+)"|\bseed: (?<property>-?\d+)/.exec(message)?.groups ?? {};
  return story ?? property;
}
