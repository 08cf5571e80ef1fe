// Log lines as a person reads them.

import { expect, test } from 'vitest';
import { loggerOptions } from '../http/log.ts';
import { textLog } from './textLog.ts';

const AT = new Date(2026, 4, 3, 14, 5, 6).getTime();

function told(...entries: readonly object[]): readonly string[] {
  const lines: string[] = [];
  const log = textLog((line) => lines.push(line));
  for (const entry of entries) log.write(`${JSON.stringify({ level: 40, time: AT, pid: 1, hostname: 'here', ...entry })}\n`);
  return lines;
}

test('time, level, message, and subject', () => {
  expect(told({ msg: 'no beat could be stored', node: 'node-1', fault: 'the store is not available' })).toEqual([
    '14:05:06 warning: no beat could be stored (the store is not available)',
  ]);
  expect(told({ level: 30, msg: 'answered', method: 'GET', status: 200 }, { level: 50, msg: 'broken', seats: ['red'] })).toEqual([
    '14:05:06 info: answered (method GET, status 200)',
    '14:05:06 error: broken (seats ["red"])',
  ]);
  expect(told({ level: 20, msg: 'plain' })).toEqual(['14:05:06 debug: plain']);
});

test('an error is its message, without a stack trace', () => {
  const fault = 'TypeError: x is undefined\n    at play (play.ts:1)';
  expect(
    told({ msg: 'a game is frozen', game: 'g', fault }, { msg: 'broken', err: { type: 'Error', message: 'no', stack: 'Error\n at' } }),
  ).toEqual(['14:05:06 warning: a game is frozen (game g, TypeError: x is undefined)', '14:05:06 warning: broken (no)']);
});

test('a repeated failure is logged once a minute, other messages at once', () => {
  const again = { msg: 'no beat could be stored' };
  const late = { ...again, time: AT + 60_000 };
  expect(told(again, { ...again, time: AT + 2000 }, late, { msg: 'other' }, late)).toHaveLength(4);
});

test('no text moves the cursor', () => {
  expect(told({ msg: 'a\u001b[2Jb', name: '\u202ec\rd' })).toEqual(['14:05:06 warning: a?[2Jb (name ?c?d)']);
});

test('the log of a server can be written to it', () => {
  const target = textLog(() => undefined);
  expect(loggerOptions('warn', target)).toMatchObject({ level: 'warn', stream: target });
});
