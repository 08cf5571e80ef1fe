// Armies as texts.

import { barrage, EDITIONS, homeRows, libraryOf } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { boardCode, codeOf, deploymentOf, readCode, rowsOf } from './armyCode.ts';

test.each(EDITIONS.filter(({ id }) => id !== 'conquest'))(
  '$id: every army of the book survives the way to a code and back, on either side',
  (edition) => {
    const rules = compileRules(edition);
    for (const { rows } of libraryOf(edition)) {
      const army = readCode(` ${codeOf(rules, rows)}\n`);
      expect(army).toMatchObject({ ok: true, value: { rows, options: {} } });
      for (const seat of ['red', 'blue'] as const) {
        const deployment = deploymentOf(rules, seat, rows)!;
        expect(rowsOf(rules, seat, deployment)).toEqual(rows);
      }
    }
  },
);

test('a code names its board', () => {
  const rules = compileRules(barrage, { board: '10x10' });
  const rows = homeRows(barrage.battlefield(rules.options), 'red').map((row) => '.'.repeat(row.length));
  expect(boardCode(barrage, rules.options)).toBe('barrage+10x10');
  expect(readCode(codeOf(rules, rows))).toMatchObject({ ok: true, value: { options: { board: '10x10' } } });
});

test.each(['', 'barrage', 'chess:..', 'conquest:K', 'barrage+9x9:...', 'barrage:../..', 'original:X', `barrage:${'.'.repeat(500)}`])(
  '"%s" is no code',
  (code) => {
    expect(readCode(code)).toEqual({ ok: false, error: 'badCode' });
  },
);
