// Hints survive their encoding, and are never taken for games.

import { expect, test } from 'vitest';
import { until } from '../forTests/untilForTests.ts';
import { LocalBus } from './localBus.ts';
import { nodeHintIn, publishHint } from './nodeHints.ts';
import type { Notice } from './notices.ts';
import { decodeNotice, encodeNotice } from './payload.ts';

test('a hint arrives as it was sent', async () => {
  const notices = new LocalBus().open();
  const heard: Notice[] = [];
  notices.subscribe({ heard: (notice) => heard.push(notice), maybeMissed: () => undefined });
  publishHint(notices, 'lobby');
  publishHint(notices, 'met', 'k3v9');
  publishHint(notices, 'said', 'k3v9/bGluZTE');
  await until(() => heard.length === 3, 'all three');
  expect(heard.map((notice) => decodeNotice(encodeNotice(notice))).map((notice) => notice && nodeHintIn(notice))).toEqual([
    { type: 'lobby', about: '' },
    { type: 'met', about: 'k3v9' },
    { type: 'said', about: 'k3v9/bGluZTE' },
  ]);
});

test('other texts are no hints', () => {
  for (const game of ['k3v9', 'lobby/', '~', '~dance/x', '~met']) expect(nodeHintIn({ game, seq: 0 })).toBeUndefined();
});
