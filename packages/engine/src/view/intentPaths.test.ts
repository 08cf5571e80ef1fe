import { expect, test } from 'vitest';
import type { DeedIntent, View } from '../types.ts';
import { cellProgress, type IntentStep, intentPathAt, intentPaths, nextSteps } from './intentPaths.ts';

/** The part of a view that `intentPaths` reads. */
function viewOf(decision: string, ...deeds: readonly Omit<DeedIntent, 'type'>[]): View {
  const pieces = [
    { seat: 'red', cell: 'c4' },
    { seat: 'red', cell: 'c1' },
    { seat: 'blue', cell: 'c5' },
  ];
  const waiting = { decision, seats: ['red'] };
  return { viewer: 'red', waiting, pieces, moves: [], deeds: deeds.map((deed) => ({ type: 'deed', ...deed })) } as unknown as View;
}

const ALL = { type: 'all' } as const;
const cell = (value: string): IntentStep => ({ type: 'cell', value });

test('[ACS-10] the two targets of a blow can be named in either order, and lead to the same deed', () => {
  const paths = intentPaths(viewOf('act', { deed: 'sword', cells: ['c4', 'c5', 'd4'] }), ALL);
  const start: readonly IntentStep[] = [{ type: 'deed', value: 'sword' }, cell('c4')];
  expect(nextSteps(paths, start)).toEqual([cell('c5'), cell('d4')]);
  expect(cellProgress(paths, start)).toEqual({ chosen: 1, all: 3 });
  for (const path of [
    [cell('c5'), cell('d4')],
    [cell('d4'), cell('c5')],
  ])
    expect(intentPathAt(paths, [...start, ...path])?.intent).toEqual({ type: 'deed', deed: 'sword', cells: ['c4', 'c5', 'd4'] });
});

test('[AUD-8] to strike one target alone where there are two, name it twice', () => {
  const [one, both] = [
    { deed: 'sword', cells: ['c4', 'c5'] },
    { deed: 'sword', cells: ['c4', 'c5', 'd4'] },
  ];
  const paths = intentPaths(viewOf('act', one, both), ALL);
  const start: readonly IntentStep[] = [{ type: 'deed', value: 'sword' }, cell('c4'), cell('c5')];
  expect(intentPathAt(paths, start)).toBeUndefined();
  expect(nextSteps(paths, start)).toEqual([cell('c5'), cell('d4')]);
  expect(intentPathAt(paths, [...start, cell('c5')])?.intent).toEqual({ type: 'deed', ...one });
  expect(intentPathAt(intentPaths(viewOf('act', one), ALL), start)?.intent).toEqual({ type: 'deed', ...one });
});

test('[AUD-5] cards are put in order one after the other, and the last follows by itself', () => {
  const orders = [undefined, [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
  const yes = orders.map((order) => ({ deed: 'mulligan', yes: true, ...(order === undefined ? {} : { order }) }));
  const piles = [{ id: 'hand red', seat: 'red', count: 3, cards: ['boat', 'jump', 'swap'] }];
  const view = { ...viewOf('mulligan', { deed: 'mulligan', yes: false }, ...yes), piles } as View;
  const paths = intentPaths(view, ALL);
  const card = (value: string): IntentStep => ({ type: 'card', value });
  const [no, change] = nextSteps(paths, []);
  expect([no.value, change.value]).toEqual(['mulligan no', 'mulligan yes']);
  expect(intentPathAt(paths, [no])?.intent).toEqual({ type: 'deed', deed: 'mulligan', yes: false });
  expect(nextSteps(paths, [change]).map(({ value }) => value)).toEqual(['boat', 'jump', 'swap']);
  expect(intentPathAt(paths, [change, card('swap'), card('boat')])?.intent).toEqual({ type: 'deed', ...yes[4] });
  expect(intentPathAt(paths, [change, card('boat'), card('jump')])?.intent).toEqual({ type: 'deed', ...yes[0] });
});

test('[AUD-6] hidden or open is asked where both are possible', () => {
  const play = (card: string, open?: boolean) => ({ deed: 'cards', cells: ['c4', 'c5'], cards: ['jump', card], ...(open ? { open } : {}) });
  const view = viewOf('act', play('attack1'), play('attack1', true), play('spyAttack'));
  const paths = intentPaths(view, ALL);
  const path = (card: string): readonly IntentStep[] => [
    { type: 'card', value: 'jump' },
    cell('c4'),
    cell('c5'),
    { type: 'card', value: card },
  ];
  expect(nextSteps(paths, path('attack1')).map(({ value }) => value)).toEqual(['hidden', 'open']);
  expect(intentPathAt(paths, [...path('attack1'), { type: 'manner', value: 'open' }])?.intent).toEqual({
    type: 'deed',
    ...play('attack1', true),
  });
  expect(intentPathAt(paths, [...path('attack1'), { type: 'manner', value: 'hidden' }])?.intent).toEqual({
    type: 'deed',
    ...play('attack1'),
  });
  expect(intentPathAt(paths, path('spyAttack'))?.intent).toEqual({ type: 'deed', ...play('spyAttack') });
});

test('a few answers are listed one by one, many step by step', () => {
  const few = intentPaths(viewOf('chain', { deed: 'anger', cells: ['c4', 'c5'] }, { deed: 'pass' }), ALL);
  expect(nextSteps(few, []).map(({ type, value }) => `${type} ${value}`)).toEqual(['answer anger c4 c5', 'answer pass']);
  const free = Array.from({ length: 10 }, (_, at) => `${'abcdefghij'[at]}1`);
  const many = intentPaths(viewOf('heal', ...free.map((each) => ({ deed: 'heal', cells: [each], kind: 'scout' })), { deed: 'pass' }), ALL);
  expect(nextSteps(many, [])).toEqual([
    { type: 'kind', value: 'scout' },
    { type: 'deed', value: 'pass' },
  ]);
  expect(nextSteps(many, [{ type: 'kind', value: 'scout' }])).toEqual(free.map(cell));
});

test('a piece is offered only the deeds that concern it', () => {
  const view = viewOf(
    'act',
    { deed: 'clairvoyance', cells: ['c1', 'c2'] },
    { deed: 'remoteAttack', cells: ['c4', 'c5'] },
    { deed: 'exchange', cards: ['boat'] },
  );
  const names = (scope: Parameters<typeof intentPaths>[1]): readonly string[] =>
    nextSteps(intentPaths(view, scope), []).map(({ value }) => value);
  expect(names({ type: 'piece', cell: 'c4', isEnemy: false })).toEqual(['remoteAttack', 'exchange']);
  expect(names({ type: 'piece', cell: 'c5', isEnemy: true })).toEqual(['remoteAttack', 'exchange']);
  expect(names(ALL)).toEqual(['clairvoyance', 'remoteAttack', 'exchange']);
});
