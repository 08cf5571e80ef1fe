// Counts the tests of a run for tools/test.ts, names every skipped one aloud, and fails the run for it under CI.

import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { dataFolder, hasData } from '../packages/testkit/src/data.ts';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export default class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((one) => ({ file: module.relativeModuleId, one })));
    const brokenFiles = modules.filter((module) => module.state() === 'failed' && [...module.children.allTests()].length === 0).length;
    const skipped = tests.filter(({ one }) => one.result().state === 'skipped' || one.result().state === 'pending');
    const totals: Totals = {
      passed: tests.filter(({ one }) => one.result().state === 'passed').length,
      failed: tests.filter(({ one }) => one.result().state === 'failed').length + brokenFiles,
      skipped: skipped.length,
    };
    for (const { file, one } of skipped) console.error(`SKIPPED: ${file} > ${one.fullName}`);
    if (!hasData()) console.error(`ABSENT: the data tests (*.data.test.ts), because there is no ${dataFolder}`);
    if (skipped.length > 0 && isSet(process.env.CI)) {
      console.error('A skipped test fails the run under CI: make it pass, or remove it.');
      process.exitCode = 1;
    }
    const file = process.env.FLAGFALL_TOTALS;
    if (file !== undefined) writeFileSync(file, JSON.stringify(totals));
  }
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value !== 'false';
}
