import { original } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { bitsIn } from '../forTests/bitsForTests.ts';

test('random deployments are not held for much less likely than they are', () => {
  expect(bitsIn(compileRules(original), [])).toBeGreaterThan(-0.35);
});
