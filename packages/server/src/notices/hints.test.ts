// Hints survive the way between nodes, and are never taken for games.

import { expect, test } from 'vitest';
import { until } from '../untilForTests.ts';
import { hintIn, publishHint } from './hints.ts';
import { LocalHub } from './local.ts';
import type { Notice } from './notices.ts';
import { noticeIn, payloadOf } from './payload.ts';

test('a hint arrives as it was sent, through the text that travels', async () => {
  const notices = new LocalHub().open();
  const heard: Notice[] = [];
  notices.subscribe({ heard: (notice) => heard.push(notice), maybeMissed: () => undefined });
  publishHint(notices, 'lobby');
  publishHint(notices, 'met', 'k3v9');
  publishHint(notices, 'said', 'k3v9/bGluZTE');
  await until(() => heard.length === 3, 'all three');
  expect(heard.map((notice) => noticeIn(payloadOf(notice))).map((notice) => notice && hintIn(notice))).toEqual([
    { type: 'lobby', about: '' },
    { type: 'met', about: 'k3v9' },
    { type: 'said', about: 'k3v9/bGluZTE' },
  ]);
});

test('what is no hint is none', () => {
  for (const game of ['k3v9', 'lobby/', '~', '~dance/x', '~met']) expect(hintIn({ game, seq: 0 })).toBeUndefined();
});
