// Which chat lines are accepted, and how many.

import { PRESETS, presetIdIn } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { chatRetryMs } from './rateLimit.ts';
import { CHAT_TEXT_MAX, checkChatText } from './text.ts';

const read = (text: string) => {
  const checked = checkChatText(text);
  return checked.ok ? checked.value : checked.error;
};

test('a line is plain text on one line', () => {
  expect(read('  good\n\tgame ')).toBe('good game');
  expect(read('ab\u202Ecd\u0000\u200B')).toBe('abcd');
  expect(read('👩\u200D👧 ok')).toBe('👩\u200D👧 ok');
  expect(read(`e${'\u0301'.repeat(30)}`).toString().length).toBeLessThanOrEqual(5);
  expect(read(' \u200B\n ')).toEqual({ code: 'empty' });
  expect(read('x'.repeat(CHAT_TEXT_MAX))).toHaveLength(CHAT_TEXT_MAX);
  expect(read('x'.repeat(CHAT_TEXT_MAX + 1))).toEqual({ code: 'tooLong', max: CHAT_TEXT_MAX });
  expect(read('😀'.repeat(CHAT_TEXT_MAX))).toHaveLength(2 * CHAT_TEXT_MAX);
});

test('presets are known ones', () => {
  for (const preset of PRESETS) expect(presetIdIn(String(read(`preset:${preset}`)))).toBe(preset);
  expect(read('preset:insult')).toEqual({ code: 'unknownPreset', preset: 'insult' });
  expect(presetIdIn('hello')).toBeUndefined();
});

test('a writer over the limit waits as long as needed, not longer', () => {
  const said = (...times: number[]) => times.map((at) => ({ at, text: `at ${at}` }));
  expect(chatRetryMs(said(0, 1000, 2000, 3000), 'x', 3500)).toBeUndefined();
  expect(chatRetryMs(said(0, 1000, 2000, 3000, 3400), 'x', 3500)).toBe(6500);
  expect(chatRetryMs(said(0, 1000, 2000, 3000, 3400), 'x', 10_000)).toBeUndefined();
  const minute = said(...Array.from({ length: 20 }, (_, index) => index * 2500));
  expect(chatRetryMs(minute, 'x', 50_000)).toBe(10_000);
  expect(chatRetryMs(minute, 'x', 60_000)).toBeUndefined();
  const same = said(0, 20_000, 40_000).map((line) => ({ ...line, text: 'again' }));
  expect(chatRetryMs(same, 'again', 50_000)).toBe(10_000);
  expect(chatRetryMs(same, 'something else', 50_000)).toBeUndefined();
});
