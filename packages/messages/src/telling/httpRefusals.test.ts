// Every HTTP refusal has its sentence.

import { type HttpRefusal, NAME_FAULTS, PASSWORD_FAULTS, PLAIN_HTTP_CODES } from '@flagfall/protocol/http';
import { describe, expect, test } from 'vitest';
import { doors } from '../catalogue/en/doors.ts';
import { expectSentence } from '../forTests/sentencesForTests.ts';
import { createMessages } from '../messages.ts';

const messages = createMessages('en');

const WITH_VALUES: readonly HttpRefusal[] = [
  { code: 'badMessage' },
  { code: 'badMessage', path: 'body.name' },
  ...[1, 30, 100, 3600].map((retryAfterSeconds) => ({ code: 'tooManyRequests', retryAfterSeconds }) as const),
  { code: 'tooManyAttempts', retryAfterSeconds: 5 },
  { code: 'missingScope', scope: 'play' },
  { code: 'banned' },
  { code: 'banned', until: Date.UTC(2030, 1, 2) },
  ...NAME_FAULTS.map((why) => ({ code: 'badName', why, least: 2, most: 20 }) as const),
  ...PASSWORD_FAULTS.map((why) => ({ code: 'badPassword', why, least: 10, most: 200 }) as const),
  { code: 'tooMany', most: 20 },
  { code: 'tooManyGames', most: 100 },
  { code: 'unknownEdition', edition: 'chess' },
  { code: 'unknownOption', key: 'wind', known: ['memory'] },
  { code: 'badOption', key: 'memory', value: 'long', allowed: 'aided | strict' },
  { code: 'unknownSeat', seat: 'gold' },
  { code: 'ratedNeedsClub', options: { quietLimit: 200 } },
  { code: 'outOfRange', rating: 1312 },
  { code: 'badReason', most: 500 },
];
const ALL: readonly HttpRefusal[] = [...PLAIN_HTTP_CODES.map((code) => ({ code })), ...WITH_VALUES];

describe('refusals at the door', () => {
  test.each(ALL)('$code is one plain sentence', (refusal) => expectSentence(messages.httpRefusal(refusal)));

  test('every sentence belongs to a refusal, and no two sentences are the same', () => {
    expect(new Set(ALL.map(({ code }) => `door.${code}`))).toEqual(new Set(Object.keys(doors)));
    expect(new Set(ALL.map((refusal) => messages.httpRefusal(refusal))).size).toBe(ALL.length);
  });

  test('times are written as people say them', () => {
    const said = (retryAfterSeconds: number): string => messages.httpRefusal({ code: 'tooManyAttempts', retryAfterSeconds });
    expect(said(1)).toBe('Too many attempts: try again in a second.');
    expect(said(30)).toBe('Too many attempts: try again in 30 seconds.');
    expect(said(600)).toBe('Too many attempts: try again in about 10 minutes.');
    expect(messages.httpRefusal({ code: 'banned', until: Date.UTC(2030, 1, 2, 12) })).toContain('2030');
  });
});
