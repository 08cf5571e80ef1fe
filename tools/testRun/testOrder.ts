/** The order of the test files: the longest first, so that at the end no core waits for a long one. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take more than half a minute, by the end of their path. */
const LONGEST = [
  'browser/screens.test.ts',
  'browser/people.test.ts',
  'lobby/online.test.ts',
  'testkit/src/suite.test.ts',
  'browser/kept.test.ts',
  'browser/languages.test.ts',
  'browser/play.test.ts',
  'learn/src/puzzles.test.ts',
  'browser/errors.test.ts',
  'browser/secrets.test.ts',
  'browser/online.test.ts',
  'browser/offline.test.ts',
  'src/whole.test.ts',
  'browser/puzzles.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const long = LONGEST.flatMap((end) => others.filter(({ moduleId }) => moduleId.endsWith(end)));
    return [...long, ...others.filter((file) => !long.includes(file))];
  }
}
