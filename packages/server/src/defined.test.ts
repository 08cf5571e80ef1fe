// Optional fields: absent ones do not exist, and the order of the others stays.

import { expect, test } from 'vitest';
import { defined } from './defined.ts';

test('a field without a value does not exist, and every other value stays', () => {
  expect(JSON.stringify({ a: 1, ...defined({ b: undefined, c: 0, d: '', e: null, f: false }) })).toBe(
    '{"a":1,"c":0,"d":"","e":null,"f":false}',
  );
  expect(Object.keys(defined({ b: undefined }))).toEqual([]);
});
