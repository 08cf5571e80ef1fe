// A placed game goes on from the end of its record like any other.

import { barrage, battleCards, conquest, EDITIONS, findEdition } from '@flagfall/editions';
import { compileRules, formatPosition, formatRecord, type GameRecord, observe, parseRecord, rulesForRecord } from '@flagfall/engine';
import { isDeploying } from '@flagfall/engine/internal';
import { playedRecord } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { deterministicHooks, openTable } from '../forTests/tableFuzzForTests.ts';
import { localSetup, type Setup } from '../setup.ts';
import { Table } from '../table.ts';
import { checkCommitments } from './checkCommitments.ts';
import { playRecord } from './playRecord.ts';

function read(text: string): GameRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.what);
  return record.value;
}

function emptyTable(record: GameRecord, given: Partial<Setup>) {
  const rules = rulesForRecord(record, findEdition);
  if (!rules.ok) throw new Error(rules.error.what);
  const setup: Setup = { ...localSetup(rules.value, ''), arranged: 'placed', ...given };
  return { ...openTable(0, rules.value, setup, deterministicHooks(rules.value, 'place')), rules: rules.value, setup };
}

test.each(EDITIONS.map((edition) => ({ id: edition.id, edition })))(
  '$id: a table goes on where a record ends, and so does a restored one',
  ({ edition }) => {
    const text = playedRecord({ edition, secret: 'fifth', until: ({ phase, state }) => phase === 'playing' && state.actions.length > 20 });
    const { table, reply, rules, setup } = emptyTable(read(text), { secret: 'fifth' });
    const placed = playRecord(table, 0, read(text));
    if (!placed.ok) throw new Error(placed.error.what);
    expect(table.state.actions.length).toBeGreaterThan(20);
    const restored = Table.restore(rules, setup, [...reply.facts, ...placed.value], deterministicHooks(rules, 'place'));
    expect(formatPosition(restored.position)).toBe(formatPosition(table.position));
    const [seat] = table.waitedFor;
    const { moves, deeds } = observe(table.position, seat);
    expect(table.receive(0, seat, { type: 'play', id: 'next', intent: [...moves, ...deeds][0] }).commit().facts).not.toEqual([]);
  },
);

test('the deployment and moves of the record are played', () => {
  const text = playedRecord({
    edition: barrage,
    secret: 'given',
    armies: { red: '......../......../2MF3S92B', blue: 'B29S3FM2/......../........' },
    moves: ['a1-a7'],
  });
  expect(text).toContain('1 r a1-a7');
});

test('a record with luck fits only the secret it was played with', () => {
  const text = playedRecord({ edition: battleCards, secret: 'one' });
  const { table } = emptyTable(read(text), { secret: 'another' });
  expect(playRecord(table, 0, read(text))).toMatchObject({ ok: false, error: { code: 'badDeck' } });
});

test('a game can be placed before the armies are deployed', () => {
  const text = playedRecord({ edition: conquest, secret: 'drafted', until: ({ position }) => isDeploying(position) });
  const { table } = emptyTable(read(text), { secret: 'drafted' });
  expect(playRecord(table, 0, read(text))).toMatchObject({ ok: true });
  expect(table.phase).toBe('deploying');
  expect(playRecord(emptyTable(read(text), { secret: 'another' }).table, 0, read(text))).toMatchObject({ ok: false });
});

test('a game that a seat has left cannot be placed', () => {
  const record = read(playedRecord({ edition: barrage, secret: 'left' }));
  const left: GameRecord = { ...record, ending: { line: 0, ending: 'resigned', winners: ['red'] } };
  const { table } = emptyTable(left, { secret: 'left' });
  expect(playRecord(table, 0, left)).toMatchObject({ ok: false });
});

test('the record of an arranged game says so and keeps its commitments; other records say nothing', () => {
  const text = playedRecord({ edition: battleCards, secret: 'told' });
  for (const arranged of ['placed', undefined] as const) {
    const record = read(text);
    const setup: Partial<Setup> = { secret: 'told', ...(arranged === undefined ? {} : { arranged }) };
    const rules = compileRules(battleCards);
    const { table } = openTable(0, rules, { ...localSetup(rules, 'told'), ...setup }, deterministicHooks(rules, 'place'));
    expect(playRecord(table, 0, record)).toMatchObject({ ok: true });
    table.receive(0, 'red', { type: 'resign', id: 'enough' }).commit();
    const told = table.record([]);
    expect(told.headers.find(({ key }) => key === 'arranged')?.value).toBe(arranged);
    expect(checkCommitments(rules, read(formatRecord(told)))).toBeUndefined();
  }
});
