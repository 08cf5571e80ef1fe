/** Options are data with a default and a validator. */

import { barrage, EDITIONS, original } from '@flagfall/editions';
import { allowedValues, changedOptions, compileRules, resolveOptions } from '@flagfall/engine';
import { expect, test } from 'vitest';

test('[U-8, U-9] every edition plays with its defaults: aided memory, and on a grid a quiet limit of 200', () => {
  for (const edition of EDITIONS) {
    const isGrid = compileRules(edition).board.isGrid;
    const grid = isGrid ? { quietLimit: 200, bothImmobile: 'draw', twoSquareLimit: 3 } : {};
    expect(resolveOptions(edition)).toMatchObject({ ok: true, value: { memory: 'aided', ...grid } });
  }
});

test('numbers may come as text, and a limit may be switched off', () => {
  expect(resolveOptions(original, { quietLimit: '60' })).toMatchObject({ value: { quietLimit: 60 } });
  expect(resolveOptions(original, { quietLimit: 'off' })).toMatchObject({ value: { quietLimit: 'off' } });
  expect(compileRules(original, { quietLimit: 'off' }).quietLimit).toBeGreaterThan(1e9);
});

test('an unknown option or value is refused, and the refusal says what is allowed', () => {
  expect(resolveOptions(barrage, { chaseRule: 'off' })).toMatchObject({ ok: false, error: { code: 'unknownOption', key: 'chaseRule' } });
  expect(resolveOptions(original, { memory: 'perfect' })).toEqual({
    ok: false,
    error: { code: 'badOption', key: 'memory', value: 'perfect', allowed: 'aided | pencil | strict' },
  });
  for (const value of ['1', '-5', '1e3', '', '12345678901'])
    expect(resolveOptions(original, { quietLimit: value })).toMatchObject({
      ok: false,
      error: { code: 'badOption', allowed: '2..100000 | off' },
    });
});

test('changedOptions keeps only what differs from the defaults', () => {
  const resolved = resolveOptions(original, { memory: 'strict', quietLimit: 200 });
  expect(resolved.ok && changedOptions(original, resolved.value)).toEqual({ memory: 'strict' });
});

test('every option lists the values it takes', () => {
  for (const spec of EDITIONS.flatMap((edition) => edition.options)) expect(allowedValues(spec)).toMatch(/\S/);
});
