import type { LinkState, Member } from '@flagfall/client';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';

const WISH = { edition: 'barrage', clock: { type: 'unlimited' }, rated: false } as const;
/** What the server was asked, and what it is still to answer. */
const asked: string[] = [];
const answers: (() => void)[] = [];
const linkState = signal<LinkState>({ type: 'open' });
const members: Member[] = [];

function ask<T>(what: string, answer: T): Promise<T> {
  asked.push(what);
  return new Promise((resolve) => answers.push(() => resolve(answer)));
}

vi.mock('./connection.ts', () => ({
  api: {
    beginSearch: () => ask('begin', undefined),
    endSearch: () => ask('end', undefined),
    mySearch: () => ask('mine', { search: { ...WISH, waitedMs: 5 } }),
  },
  follow: (member: Member) => members.push(member),
  linkState,
}));
vi.mock('./callUp.ts', () => ({ callUp: () => {} }));
vi.mock('../router/router.ts', () => ({ goTo: () => {}, route: signal({ screen: 'play', given: {} }) }));
const { beginSearch, endSearch, resumeSearch, searching } = await import('./meeting.ts');

/** The server answers all that it was asked, and what is asked because of that. */
async function answerAll(): Promise<void> {
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
  while (answers.length > 0) {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

beforeEach(() => {
  asked.length = 0;
});

test('a game that was found while the line was cut ends the search that is begun anew', async () => {
  const begun = beginSearch(WISH);
  await answerAll();
  await begun;
  linkState.value = { type: 'lost' } as LinkState;
  linkState.value = { type: 'open' } as LinkState;
  members[0].heard({ type: 'matched', game: 'g' } as never);
  await answerAll();
  expect(asked).toEqual(['begin', 'begin', 'end']);
  expect(searching.value).toBeUndefined();
});

test('a search that was just ended is not brought back by what the server said before', async () => {
  const resumed = resumeSearch();
  const ended = endSearch();
  await answerAll();
  await Promise.all([resumed, ended]);
  expect(asked).toEqual(['mine', 'end']);
  expect(searching.value).toBeUndefined();
});
