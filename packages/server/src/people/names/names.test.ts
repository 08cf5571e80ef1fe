// Which names and passwords are accepted, and which names count as the same.

import { describe, expect, test } from 'vitest';
import { RequestRefused } from '../../http/refused.ts';
import { nameKey } from '../../store/people/nameKey.ts';
import { acceptPassword } from '../passwords/passwordRules.ts';
import { guestName } from './guestNames.ts';
import { acceptName } from './names.ts';

function whyNot(accept: () => string): string {
  try {
    accept();
    return 'accepted';
  } catch (error) {
    if (error instanceof RequestRefused && 'why' in error.refusal) return error.refusal.why;
    throw error;
  }
}

describe('names', () => {
  test.each([
    ...[
      'Zoë',
      'Anna',
      'x-ray_7',
      'Łukasz',
      'Søren',
      'Đức',
      'Роман',
      'Оксана',
      'Игорь',
      'Νίκος',
      'דוד',
      'محمد',
      '田中',
      'たなか',
      'タナカ',
      '김민수',
    ],
    ...['नेहा', 'Ürgüp', 'constructor', 'toString', 'hasOwnProperty', 'O-Neill', 'ab', 'a'.repeat(20)],
  ])('%s is a name', (name) => expect(acceptName(name)).toBe(name));

  test('is stored in one composition and without space around it', () => {
    expect(acceptName(' Zoe\u0308 ')).toBe('Zoë');
    expect(acceptName('Ａｎｎａ')).toBe('Anna');
  });

  test.each([
    ['', 'tooShort'],
    ['a', 'tooShort'],
    ['a'.repeat(21), 'tooLong'],
    ['two words', 'characters'],
    ['-ann', 'characters'],
    ['ann-', 'characters'],
    ['an--n', 'characters'],
    ['7up', 'characters'],
    ['__proto__', 'characters'],
    ['a\u0000b', 'characters'],
    ['an\u200dna', 'characters'],
    ['an\u202ena', 'characters'],
    ['a<b>', 'characters'],
    ['😀😀', 'characters'],
    ['Ann🎲', 'characters'],
    ['ə\u0251\u0251n', 'characters'],
    [`a${'\u0316'.repeat(9)}b`, 'characters'],
    ['ᎪnnᎪ', 'characters'],
    ['Аnna', 'mixedScripts'],
    ['Annα', 'mixedScripts'],
    ['田中анна', 'mixedScripts'],
    ['сосо', 'lookAlike'],
    ['РОР', 'lookAlike'],
    ['ΑΝΝΑ', 'lookAlike'],
    ['Admin', 'reserved'],
    ['aDm1n', 'reserved'],
    ['Mod_erator', 'reserved'],
    ['Flagfall-Team', 'reserved'],
    ['F1agfall', 'reserved'],
    ['Computer', 'reserved'],
    ['Red', 'reserved'],
    ['null', 'reserved'],
  ])('%j: %s', (name, why) => expect(whyNot(() => acceptName(name))).toBe(why));

  test.each([
    ['Bill', 'BlLL'],
    ['Bill', 'B1ll'],
    ['Zoë', 'ZOE'],
    ['Zoe', 'Zo\u0301e'],
    ['Roman', 'Rоman'],
    ['Istanbul', 'İstanbul'],
    ['istanbul', 'ıstanbul'],
    ['Moo', 'M00'],
    ['рома', 'рОМА'],
    ['Søren', 'soren'],
  ])('%s and %s are one name', (a, b) => expect(nameKey(a)).toBe(nameKey(b)));

  test.each([
    ['Anna', 'Hanna'],
    ['Игорь', 'Егорь'],
    ['नेहा', 'नहा'],
    ['はな', 'ばな'],
    ['a-b', 'ab'],
  ])('%s and %s are two', (a, b) => expect(nameKey(a)).not.toBe(nameKey(b)));
});

test('guests have friendly names that follow from their ids, and that no account can have', () => {
  const names = Array.from({ length: 2000 }, (_, index) => guestName(`guest${index}`));
  expect(guestName('guest7')).toBe(names[7]);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d\d$/);
  expect(new Set(names).size).toBeGreaterThan(1990);
  expect(whyNot(() => acceptName(names[0]))).toBe('characters');
});

describe('passwords', () => {
  test.each(['correct horse battery', 'пароль на столе', 'x7#kQ!92mz', 'Zora likes 7 cheeses'])('%s is accepted', (password) =>
    expect(acceptPassword(password, 'Zora')).toBe(password),
  );

  test.each([
    ['short', 'tooShort'],
    ['ééééééééé', 'tooShort'],
    ['x'.repeat(201), 'tooLong'],
    ['zora-12345', 'likeName'],
    ['ZORAzora1!!', 'likeName'],
    ['1234567890', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['Password1234', 'common'],
    ['qwertyuiop', 'common'],
    ['q w e r t y u i o p', 'common'],
    ['abababababab', 'common'],
    ['..........', 'common'],
    ['1q2w3e4r5t', 'common'],
  ])('%s: %s', (password, why) => expect(whyNot(() => acceptPassword(password, 'Zora'))).toBe(why));
});
