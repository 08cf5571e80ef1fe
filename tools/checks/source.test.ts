// The reader of source text tells comments, strings, templates and regular expressions apart.

import { expect, test } from 'vitest';
import { lineAt, skipBrackets, withoutComments } from './source.ts';

test('comments are blanked, strings and positions stay', () => {
  const text = "const a = '// no'; // yes\n/* b\n */ const c = `/* no */ $" + "{'`'}`;";
  const bare = withoutComments(text);
  expect(bare).toHaveLength(text.length);
  expect(bare).toContain("'// no'");
  expect(bare).toContain('/* no */');
  expect(bare).not.toContain('yes');
  expect(lineAt(bare, bare.indexOf('const c'))).toBe(3);
});

test('a quote inside a regular expression opens no string', () => {
  expect(withoutComments("x.replace(/['/]/g, ''); // gone")).toBe("x.replace(/['/]/g, '');        ");
});

test('a division is not a regular expression', () => {
  expect(withoutComments('const half = a / 2; // gone / b')).toMatch(/^const half = a \/ 2; +$/);
});

test('brackets close past strings and nested brackets', () => {
  const text = "([')', { a: (1) }])('title')";
  expect(text.slice(skipBrackets(text, 0))).toBe("('title')");
});
