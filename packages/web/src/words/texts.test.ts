// Ids that are put together from parts all have a text; in tests a missing one throws.

import { EDITIONS } from '@flagfall/editions';
import type { MessageId } from '@flagfall/messages';
import { expect, test } from 'vitest';
import { SETTINGS } from '../settings/settings.ts';
import { say } from './texts.ts';

test('every edition has its sentence', () => {
  for (const { id } of EDITIONS) expect(say(`web.edition.${id}` as MessageId)).not.toBe('');
});

test('every option has a name, and so have its values', () => {
  for (const { key, ...spec } of EDITIONS.flatMap(({ options }) => options)) {
    expect(say(`web.option.${key}` as MessageId)).not.toBe('');
    const values = spec.type === 'choice' ? spec.values : spec.off ? ['off'] : [];
    const words = values.filter((value) => !/^\d/.test(value) && value !== 'red' && value !== 'blue');
    for (const value of words) expect(say(`web.value.${value}` as MessageId)).not.toBe('');
  }
});

test('every setting is explained, and each of its values has a name', () => {
  for (const { key, values } of SETTINGS)
    for (const part of ['', '.about', ...values.map((value) => `.${value}`)])
      expect(say(`web.setting.${key}${part}` as MessageId)).not.toBe('');
});
