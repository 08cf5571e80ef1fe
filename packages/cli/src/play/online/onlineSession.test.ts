// How a game on a server begins in the terminal, message by message.

import type { ChannelSubscriber } from '@flagfall/client';
import { barrage } from '@flagfall/editions';
import { compileRules, newGame, type Snapshot, seededChance, snapshotOf } from '@flagfall/engine';
import type { ServerMessage, TableSnapshot } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import type { TerminalTexts } from '../terminalTexts.ts';
import { OnlineSession } from './onlineSession.ts';
import type { ServerVisit } from './visit.ts';

const RULES = compileRules(barrage);
const ABOUT = {
  edition: 'barrage',
  revision: 1,
  options: {},
  clock: { type: 'unlimited' },
  rated: false,
  friendly: true,
  audienceDelay: 0,
} as const;
const SNAPSHOT: TableSnapshot & { readonly game: string } = {
  ...{ type: 'snapshot', game: 'g', version: 1, steps: [{}], now: 1, phase: 'playing', isPaused: false, about: ABOUT, seats: {} },
  ...{ clocks: { leftMs: {}, running: [] }, offers: [], marks: {}, commitments: { chance: 'b'.repeat(64), deployments: {}, nonces: {} } },
  known: snapshotOf(newGame(RULES, seededChance('terminal')), 'red', undefined),
};

const JOINED: ServerMessage = { type: 'joined', game: 'g', viewer: 'red' };

/** `said` is the chat that the server has kept; `added` is called with each listener. */
function join(message: ServerMessage, said: readonly string[] = [], added: (member: ChannelSubscriber) => void = () => {}) {
  const add = (member: ChannelSubscriber): void => {
    added(member);
    member.opened(() => {});
    member.received(JOINED);
    member.received(message);
  };
  const chat = async () => ({ lines: said.map((text, at) => ({ id: text, from: 'Ann', text, at })) });
  const visit = { api: { chat }, link: { add, remove: () => {}, state: { type: 'open' } }, onLine: () => () => {} };
  return OnlineSession.join(visit as unknown as ServerVisit, 'g', RULES, {} as TerminalTexts);
}

test('a game that this build cannot follow is reported at once', async () => {
  expect(await join(SNAPSHOT)).toBeInstanceOf(OnlineSession);
  expect(await join({ ...SNAPSHOT, about: { ...ABOUT, revision: 999 } })).toBe('otherEdition');
  expect(await join({ ...SNAPSHOT, known: {} as Snapshot })).toBe('otherEdition');
  expect(await join({ type: 'error', code: 'unknownGame', game: 'g' })).toBe('noGame');
});

test('chat from a lost connection is in the log afterwards, and none from before', async () => {
  const said = ['before'];
  const members: ChannelSubscriber[] = [];
  const session = await join(SNAPSHOT, said, (member) => members.push(member));
  if (!(session instanceof OnlineSession)) throw new Error(session);
  members[0].closed();
  said.push('missed');
  members[0].opened(() => {});
  members[0].received(JOINED);
  const { publicLog } = session;
  await expect.poll(() => publicLog.items).toContainEqual({ type: 'said', from: 'Ann', text: 'missed' });
  expect(publicLog.items.filter(({ type }) => type === 'said')).toHaveLength(1);
});
