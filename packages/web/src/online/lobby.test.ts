import type { ChannelSubscriber, ConnectionState } from '@flagfall/client';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';

const WISH = { edition: 'barrage', clock: { type: 'unlimited' }, rated: false } as const;
/** What the server was asked, and what it is still to answer. */
const asked: string[] = [];
const answers: (() => void)[] = [];
const connectionState = signal<ConnectionState>({ type: 'open' });
const members: ChannelSubscriber[] = [];

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
  subscribe: (member: ChannelSubscriber) => members.push(member),
  connectionState,
}));
vi.mock('./alertPlayer.ts', () => ({ alertPlayer: () => {} }));
vi.mock('../router/router.ts', () => ({ goTo: () => {}, route: signal({ screen: 'play', given: {} }) }));
const { beginSearch, endSearch, resumeSearch, pendingSearch } = await import('./lobby.ts');

/** Answers all requests, and those that follow from the answers. */
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

test('a game that was found while the connection was lost ends the search that is begun anew', async () => {
  const begun = beginSearch(WISH);
  await answerAll();
  await begun;
  connectionState.value = { type: 'lost' } as ConnectionState;
  connectionState.value = { type: 'open' } as ConnectionState;
  members[0].received({ type: 'matched', game: 'g' } as never);
  await answerAll();
  expect(asked).toEqual(['begin', 'begin', 'end']);
  expect(pendingSearch.value).toBeUndefined();
});

test('an older answer of the server does not bring an ended search back', async () => {
  const resumed = resumeSearch();
  const ended = endSearch();
  await answerAll();
  await Promise.all([resumed, ended]);
  expect(asked).toEqual(['mine', 'end']);
  expect(pendingSearch.value).toBeUndefined();
});
