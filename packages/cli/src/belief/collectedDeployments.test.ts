/** Collected deployments are read, split for good, and put on boards the right way round. */

import { barrage, original } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { deploymentOfLine, mirroredLine, parseDeployments } from './collectedDeployments.ts';

const LINE = 'BDGFDFDDDBHFLJGKDIFGEHEMCEHBDDIBJEIBHEBG';
const SPARSE = 'AAAAALAAKAAAAAAEAACADAAAAAAAABDAAAAAAAAM';

test('a deployment and its mirror image fall on the same side, lines with another army on none', () => {
  const other = `${LINE.slice(1)}A`;
  const swapped = `DB${LINE.slice(2)}`;
  const { training, test: kept } = parseDeployments(`# about\n${LINE}\n${mirroredLine(LINE)}\n${LINE}\n${swapped}\n${other}\n\nshort\n`);
  expect([...training, ...kept].toSorted()).toEqual([LINE, LINE, mirroredLine(LINE), swapped].toSorted());
  expect(training.includes(LINE)).toBe(training.includes(mirroredLine(LINE)));
  expect(kept.includes(LINE)).toBe(!training.includes(LINE));
});

test('the front row comes first, on either side', () => {
  const rules = compileRules(original);
  expect(deploymentOfLine(rules, 'red', LINE)).toMatchObject({ a4: 'bomb', b4: 'scout', c4: 'lieutenant', d2: 'flag', j1: 'lieutenant' });
  expect(deploymentOfLine(rules, 'blue', LINE)).toMatchObject({ a7: 'bomb', b7: 'scout', c7: 'lieutenant', d9: 'flag', j10: 'lieutenant' });
});

test('a line for another game is none', () => {
  expect(deploymentOfLine(compileRules(original), 'red', SPARSE)).toBeUndefined();
  expect(deploymentOfLine(compileRules(barrage), 'red', SPARSE)).toBeUndefined();
  expect(deploymentOfLine(compileRules(barrage, { board: '10x10' }), 'red', SPARSE)).toMatchObject({ j1: 'flag', f4: 'marshal' });
});
