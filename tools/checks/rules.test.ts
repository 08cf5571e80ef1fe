// The rules check reads ids and titles as people write them, and reports missing ones.

import { describe, expect, test } from 'vitest';
import { differencesOf, expandIds, idsDefinedIn, idsNamedIn, REQUIRED_RULES, ruleCoverage } from './rules.ts';
import { testTitles } from './testTitles.ts';

test('ids are those that open a list item, a table row or a paragraph in bold', () => {
  const text =
    '**AUD-1 Sets** (U-6)\nAUD-2 is no paragraph of its own\n- **CORE-2** see CORE-9\n- **CORE-10 Name.** text\n| D-19b | x | U-3 |\n| **D-80** | y |\n| quietLimit | U-9 |';
  expect(idsDefinedIn(text)).toEqual(['AUD-1', 'CORE-2', 'CORE-10', 'D-19b', 'D-80']);
});

test('the comparison names what the list lacks and what it has besides', () => {
  expect(differencesOf(['CORE-1', 'CORE-3'], '- CORE-1\n- CORE-2')).toEqual([
    'CORE-2 is in the specification, not in docs/rule-ids.txt',
    'CORE-3 is in docs/rule-ids.txt, not in the specification',
  ]);
});

test('a title may name one id, several, or none', () => {
  expect(idsNamedIn('[CORE-13] a miner')).toEqual(['CORE-13']);
  expect(idsNamedIn('[REP-1, REP-2] both [U-5]')).toEqual(['REP-1', 'REP-2', 'U-5']);
  expect(idsNamedIn('see CORE-13, [not an id]')).toEqual([]);
});

test('ranges are written out', () => {
  expect(expandIds(['REP-1..3', 'D-19b'])).toEqual(['REP-1', 'REP-2', 'REP-3', 'D-19b']);
});

describe('titles', () => {
  test.each([
    ["test('one', () => {})", ['one']],
    ['it(\n  `two`,\n  () => {})', ['two']],
    ['describe("three", () => { test.only(\'four\', () => {}) })', ['three', 'four']],
    ["test.each([['a', (1)]])('five %s', () => {})", ['five %s']],
    ["test.each<[string]>([['a']])('six', () => {})", ['six']],
    ["scenario('seven', original, `3 b .`)", ['seven']],
    ["mapScenario('eight', conquest, { red: 'king key1' })", ['eight']],
    ["// test('in a comment')\nconst latest = 'x'; contest('y'); suite.test('z')", []],
    ["test.skip('skipped', () => {}); test.todo('later')", []],
    ['test(name, () => {})', []],
  ])('%s', (text, titles) => {
    expect(testTitles(text).map((title) => title.text)).toEqual(titles);
  });
});

test('missing and unknown ids are told apart', () => {
  const tests = [{ file: 'a.test.ts', text: "\ntest('[CORE-1] named', () => {});\ntest('[CORE-99] wrong', () => {});" }];
  const result = ruleCoverage(tests, ['CORE-1', 'CORE-2'], ['CORE-1', 'CORE-2']);
  expect(result.missing).toEqual(['CORE-2']);
  expect(result.unknown).toEqual(['a.test.ts:3: [CORE-99] is not in docs/rule-ids.txt']);
});

test('the table of finished parts has no id twice', () => {
  const ids = expandIds(Object.values(REQUIRED_RULES).flat());
  expect(ids).toHaveLength(new Set(ids).size);
});
