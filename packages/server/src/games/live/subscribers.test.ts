// What the length of a message reveals to an eavesdropper.

import { battleCards, cloneSpecial, original } from '@flagfall/editions';
import { compileRules, type Edition, newGame, observe, type SeenEvent, seededChance, snapshotOf } from '@flagfall/engine';
import type { TableMessage, TableSnapshot, Update } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { GameSubscribers } from './subscribers.ts';

const QUIET: Update = {
  type: 'update',
  version: 9,
  now: 1_794_873_612_345,
  steps: [],
  clocks: { leftMs: { red: 587_655 }, running: ['red'] },
};

function lengthsAt(edition: Edition, views: boolean, ...messages: readonly Parameters<GameSubscribers['sendTo']>[1][]): readonly number[] {
  const rules = compileRules(edition);
  const subscribers = new GameSubscribers('g');
  const texts: string[] = [];
  const subscriber = { send: (text: string) => texts.push(text) };
  subscribers.add(subscriber, 'red', rules, views);
  for (const message of messages) subscribers.sendTo(subscriber, message);
  for (const [at, text] of texts.entries()) expect(JSON.parse(text).type).toBe(messages[at].type);
  return texts.map((text) => text.length);
}

const seeing = (...events: readonly object[]): Update => ({ ...QUIET, steps: [{ events: events as unknown as readonly SeenEvent[] }] });

test('the sender is answered by its update, whoever else has the seat; separately where a snapshot or nothing comes; and by nothing else when refused', () => {
  const rules = compileRules(original);
  const subscribers = new GameSubscribers('g');
  const told = { asker: [] as string[], neighbour: [] as string[], enemy: [] as string[] };
  const followerOf = (texts: string[]) => ({ send: (text: string) => texts.push(text) });
  const asker = followerOf(told.asker);
  subscribers.add(asker, 'red', rules);
  subscribers.add(followerOf(told.neighbour), 'red', rules, true);
  subscribers.add(followerOf(told.enemy), 'blue', rules);
  const answers = (...messages: readonly TableMessage[]) => {
    for (const texts of Object.values(told)) texts.length = 0;
    const toAll = messages.flatMap((message) => (['red', 'blue'] as const).map((to) => ({ to, message: { ...message } })));
    subscribers.deliver(toAll, 9, { by: asker, id: 'a "1"' });
    const ids = (texts: readonly string[]) => texts.map((text) => JSON.parse(text)).map(({ type, id, done }) => [type, id ?? done]);
    return [ids(told.asker), ids(told.neighbour), ids(told.enemy)];
  };
  const presence = { type: 'presence', away: [], claimable: [] } as const;
  const once = ['update', undefined];
  expect(answers(presence, QUIET, QUIET)).toEqual([
    [['presence', undefined], once, ['update', 'a "1"']],
    [['presence', undefined], once, once],
    [['presence', undefined], once, once],
  ]);
  expect(answers()).toEqual([[['done', 'a "1"']], [], []]);
  expect(answers(presence)[0]).toEqual([
    ['presence', undefined],
    ['done', 'a "1"'],
  ]);
  expect(answers(QUIET, { type: 'refused', id: 'a "1"', refusal: { code: 'outOfTime' } })[0].map(([type]) => type)).not.toContain('done');
  expect(answers(QUIET, { type: 'refused', id: 'a "1"', refusal: { code: 'outOfTime' } })[0][0]).toEqual(once);
});

test('lengths do not show which piece a seat alone was shown, which card it drew and which mark it made', () => {
  const shown = cloneSpecial.kinds.map(({ id }) => seeing({ type: 'pieceShown', piece: 7, seat: 'blue', kind: id, to: ['red'] }));
  expect(new Set(lengthsAt(cloneSpecial, false, ...shown)).size).toBe(1);
  const cards = compileRules(battleCards).decks?.cardKinds ?? [];
  const drawn = cards.map((card) => seeing({ type: 'cardMoved', from: 'red deck', to: 'red hand', card }));
  expect(cards.length).toBeGreaterThan(5);
  expect(new Set(lengthsAt(battleCards, false, ...drawn)).size).toBe(1);
  const marks = original.kinds.map(({ id }): Update => ({ ...QUIET, marks: { 45: id } }));
  expect(new Set(lengthsAt(original, false, ...marks)).size).toBe(1);
  const refusals = original.kinds.map(
    ({ id }) => ({ type: 'refused', id: 'a', refusal: { code: 'immobile', from: 'a1', kind: id } }) as const,
  );
  expect(new Set(lengthsAt(original, false, ...(refusals as unknown as readonly Update[]))).size).toBe(1);
});

test('a view does not tell how many pieces can move; a quiet move of a plain game is as short as it is', () => {
  const position = newGame(compileRules(original), seededChance('lengths'));
  const known = snapshotOf(position, 'red', undefined);
  const snapshot: TableSnapshot = {
    ...{ type: 'snapshot', version: 0, now: 1, steps: [], known, clocks: QUIET.clocks, isPaused: false, seats: {}, offers: [], marks: {} },
    phase: 'deploying',
    commitments: { chance: '', deployments: {}, nonces: {} },
    about: { edition: 'original', revision: 1, options: {}, clock: { type: 'unlimited' }, rated: false, friendly: false, audienceDelay: 0 },
  };
  for (const length of lengthsAt(original, true, snapshot, { ...QUIET, view: observe(position, 'red') })) expect(length % 4096).toBe(0);
  expect(lengthsAt(original, false, snapshot)[0] % 512).toBe(0);
  expect(lengthsAt(original, false, seeing({ type: 'turnPassed', turn: 'blue' }))[0]).toBeLessThan(200);
});
