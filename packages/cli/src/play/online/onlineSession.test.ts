// How a game on a server begins in the terminal, message by message.

import type { Member } from '@flagfall/client';
import { barrage } from '@flagfall/editions';
import { compileRules, newGame, type Snapshot, seededChance, snapshotOf } from '@flagfall/engine';
import type { ServerMessage, TableSnapshot } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import type { Texts } from '../words.ts';
import { OnlineSession } from './onlineSession.ts';
import type { Visit } from './visit.ts';

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

function join(message: ServerMessage) {
  const add = (member: Member): void => {
    member.opened(() => {});
    member.heard({ type: 'joined', game: 'g', viewer: 'red' });
    member.heard(message);
  };
  const visit = { link: { add, remove: () => {}, state: { type: 'open' } }, onLine: () => () => {} };
  return OnlineSession.join(visit as unknown as Visit, 'g', RULES, {} as Texts);
}

test('a game that cannot be followed here is said to be one, and not waited for', async () => {
  expect(await join(SNAPSHOT)).toBeInstanceOf(OnlineSession);
  expect(await join({ ...SNAPSHOT, about: { ...ABOUT, revision: 999 } })).toBe('otherEdition');
  expect(await join({ ...SNAPSHOT, known: {} as Snapshot })).toBe('otherEdition');
  expect(await join({ type: 'error', code: 'unknownGame', game: 'g' })).toBe('noGame');
});
