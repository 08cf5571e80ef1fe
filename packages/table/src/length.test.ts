/** [AUD-1] No game is endless: a table ends it as a draw when it has become as long as the table allows, and stores that as a fact. */

import { barrage, conquest, EDITIONS, findEdition } from '@flagfall/editions';
import {
  compileRules,
  formatRecord,
  type GameResult,
  parseRecord,
  pick,
  replayRecord,
  resultOf,
  rulesForRecord,
  seededChance,
} from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import type { Fact } from './facts.ts';
import { deploymentFor } from './forTests/tableFuzzForTests.ts';
import { TimedTestTable } from './forTests/timedTableForTests.ts';
import { checkCommitments, defaultLengthLimit, localSetup, openLocalTable, restoreLocalTable, type Setup, type Table } from './index.ts';

const DRAWN: GameResult = { ending: 'lengthLimit', winners: [] };
const ENDLESS = { quietLimit: 'off' } as const;

describe('[AUD-1] the length of a game', () => {
  test('is limited to 20,000 actions on boards and 2,000 rounds in Conquest', () => {
    for (const edition of EDITIONS)
      expect(defaultLengthLimit(compileRules(edition))).toEqual(edition === conquest ? { rounds: 2_000 } : { actions: 20_000 });
    expect(localSetup(compileRules(barrage), 'here').longest).toEqual({ actions: 20_000 });
  });

  test('ends it as a draw: every viewer is told, the record says so and is verified, and a restored table agrees', () => {
    const evening = TimedTestTable.started({ longest: { actions: 31 } }, ENDLESS);
    while (evening.table.phase !== 'over') evening.act();
    const { table, facts } = evening;
    expect(table.summary).toMatchObject({ actions: 31, result: DRAWN, waitedFor: [] });
    expect(facts.at(-1)).toMatchObject({
      type: 'played',
      events: [{ type: 'pieceMoved' }, { type: 'turnPassed' }, { type: 'gameEnded', ...DRAWN }],
    });
    for (const viewer of ['red', 'blue', 'audience'] as const) {
      expect(evening.told(viewer)?.actions?.[0]).toContainEqual({ type: 'gameEnded', ...DRAWN });
      expect(table.viewOf(viewer).result).toEqual(DRAWN);
    }
    expect(evening.ask('red', { type: 'resign' })).toMatchObject({ type: 'refused', refusal: { code: 'gameOver' } });
    const restored = restoreLocalTable(table.rules, table.setup, facts);
    expect(restored.join(0, 'red')).toEqual(table.join(0, 'red'));
    expect(verified(table)).toEqual(DRAWN);
  });

  test('does not take a win away that comes with the last action', () => {
    const { table, facts } = played({}, 'won');
    const longest = { actions: table.summary.actions };
    expect(table.summary.result?.ending).toBe('flagCaptured');
    // The same game at a table whose limit is that action.
    const again = restoreLocalTable(table.rules, { ...table.setup, longest }, facts.slice(0, -1));
    const { seat, events } = facts.at(-1) as Extract<Fact, { type: 'played' }>;
    const { from, to } = events.find((event) => event.type === 'pieceMoved')!;
    again.receive(0, seat, { id: 'last', type: 'play', intent: { type: 'move', from, to } }).commit();
    expect(again.summary.result).toEqual(table.summary.result);
  });

  test('has no limit in a game from before there was one, and its facts lead to the same table', () => {
    const evening = TimedTestTable.started({ longest: { actions: 31 } }, ENDLESS);
    for (let action = 2; action < 30; action++) evening.act();
    const { rules, setup } = evening.table;
    const { longest, ...older } = setup;
    const table = restoreLocalTable(rules, older, evening.facts);
    expect(table.join(0, 'red')).toEqual(evening.table.join(0, 'red'));
    for (let action = 30; action < 60; action++) {
      const [seat] = table.waitedFor;
      const { moves, pieces } = table.viewOf(seat);
      const intent = moves.find(({ to }) => pieces.every(({ cell }) => cell !== to))!;
      table.receive(0, seat, { id: `${action}`, type: 'play', intent }).commit();
    }
    expect(table.summary).toMatchObject({ actions: 60, result: undefined });
  });

  test('is counted in rounds on a map, and ends without a winner', () => {
    const { table } = played({ longest: { rounds: 2 } }, 'rounds', 'conquest', { players: 2, turnLimit: 'off' });
    expect(table.summary.result).toEqual(DRAWN);
    expect(table.viewOf('audience').notes.round).toBe(3);
    expect(verified(table)).toEqual(DRAWN);
  });

  test('may be set to the whole 20,000', () => {
    const { table, facts } = played({}, 'long', 'duel', ENDLESS, true);
    expect(table.summary).toMatchObject({ actions: 20_000, result: DRAWN });
    expect(facts.at(-1)).toMatchObject({ type: 'played', events: [{}, {}, { type: 'gameEnded', ...DRAWN }] });
  });
});

/** A random game to its end; with `isQuiet`, seats attack only when they must. */
function played(given: Partial<Setup>, seed: string, id = 'barrage', options = {}, isQuiet = false) {
  const rules = compileRules(findEdition(id)!, options);
  const { table, facts: first } = openLocalTable(0, rules, { ...localSetup(rules, seed), ...given });
  const facts = [...first];
  const chance = seededChance(seed);
  for (let id = 0; table.phase !== 'over'; id++) {
    const [seat] = table.waitedFor;
    const view = table.viewOf(seat);
    const quiet = isQuiet ? view.moves.filter(({ to }) => view.pieces.every(({ cell }) => cell !== to)) : [];
    const intent =
      view.waiting?.decision === 'deploy'
        ? ({ type: 'deploy', deployment: deploymentFor(rules, view, chance) } as const)
        : pick(chance, quiet.length > 0 ? quiet : [...view.moves, ...view.deeds]);
    facts.push(...table.receive(0, seat, { id: `${id}`, type: 'play', intent }).commit().facts);
  }
  return { table, facts };
}

/** How the record of a table ends when it is replayed. */
function verified(table: Table): GameResult | undefined {
  const record = parseRecord(formatRecord(table.record([])));
  if (!record.ok) throw new Error(record.error.what);
  const rules = rulesForRecord(record.value, findEdition);
  if (!rules.ok) throw new Error(rules.error.what);
  const replayed = replayRecord(rules.value, record.value);
  if (!replayed.ok) throw new Error(replayed.error.what);
  expect(checkCommitments(rules.value, record.value)).toBeUndefined();
  const won = { ...record.value, ending: { ...record.value.ending!, winners: ['red' as const] } };
  expect(replayRecord(rules.value, { ...won, headers: [] })).toMatchObject({ ok: false, error: { code: 'wrongEnding' } });
  return resultOf(replayed.value);
}
