import { expect, test } from 'vitest';
import { parseKeys, textAfter } from './keys.ts';

test('printed characters are keys of their own, blanks and control characters have names', () => {
  expect(parseKeys('e4?').keys).toEqual(['e', '4', '?']);
  expect(parseKeys(' \r\n\t\x7f\x03').keys).toEqual(['space', 'enter', 'enter', 'tab', 'backspace', 'ctrl-c']);
  expect(parseKeys('é€').keys).toEqual(['é', '€']);
});

test('cursor keys have one name in all their spellings', () => {
  expect(parseKeys('\x1b[A\x1bOA\x1b[1;5A').keys).toEqual(['up', 'up', 'up']);
  expect(parseKeys('\x1b[B\x1b[C\x1b[D\x1b[Z').keys).toEqual(['down', 'right', 'left', 'backtab']);
  expect(parseKeys('\x1b[5~\x1b[6~\x1b[3~\x1b[H\x1b[4~').keys).toEqual(['pageup', 'pagedown', 'delete', 'home', 'end']);
});

test('keys that no screen uses are passed over', () => {
  expect(parseKeys('\x1b[15~a\x1b[2~b').keys).toEqual(['a', 'b']);
});

test('a sequence that is cut off waits for its end', () => {
  expect(parseKeys('a\x1b')).toEqual({ keys: ['a'], rest: '\x1b' });
  expect(parseKeys('\x1b[')).toEqual({ keys: [], rest: '\x1b[' });
  expect(parseKeys('\x1b[1;5')).toEqual({ keys: [], rest: '\x1b[1;5' });
});

test('a lone escape is the Escape key once nothing follows', () => {
  expect(parseKeys('\x1b', true)).toEqual({ keys: ['escape'], rest: '' });
  expect(parseKeys('\x1bq').keys).toEqual(['escape', 'q']);
});

test('printable keys type a text up to its longest length, and backspace deletes', () => {
  expect(['a', 'space', 'enter', 'ctrl-c', 'backspace'].map((key) => textAfter('xy', key, 3))).toEqual(['xya', 'xy ', 'xy', 'xy', 'x']);
  expect(textAfter('xyz', 'a', 3)).toBe('xyz');
  // A sign that takes two places.
  expect(textAfter('xy', '🚩', 3)).toBe('xy');
});
