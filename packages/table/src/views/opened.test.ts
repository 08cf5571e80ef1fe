/** The end of a game: what was hidden is turned over, for everybody alike and not before. */

import { Shadow } from '@flagfall/client';
import { barrage, EDITIONS } from '@flagfall/editions';
import { compileRules, observe, openedViewOf, seededChance, type Viewer } from '@flagfall/engine';
import type { TableMessage } from '@flagfall/protocol';
import { describe, expect, test } from 'vitest';
import { deterministicHooks, openTable, randomRules, TableFuzz } from '../forTests/tableFuzzForTests.ts';
import { TimedTestTable } from '../forTests/timedTableForTests.ts';
import { defaultSetup } from '../setup.ts';
import type { StepResult, Table } from '../table.ts';

const VIEWERS: readonly Viewer[] = ['red', 'blue', 'audience'];

function openedIn(message: TableMessage | undefined): unknown {
  return message !== undefined && 'opened' in message ? message.opened : undefined;
}

function openedFor(viewer: Viewer, { deliveries }: StepResult): readonly unknown[] {
  return deliveries.flatMap(({ to, message }) => (to === viewer && 'opened' in message ? [message.opened] : []));
}

/** Two turns of each seat: from then on a game can be aborted only by consent. */
function underWay(game: TimedTestTable): TimedTestTable {
  for (let n = 0; n < 4; n++) game.act();
  return game;
}

describe('a game that ends', () => {
  test.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
    '%s: tells every viewer the same truth in the step that ends it, and nothing of it before',
    (id, edition) => {
      const chance = seededChance(`opened ${id}`);
      const rules = randomRules(edition, chance);
      const party = new TableFuzz(rules, chance);
      const hooks = deterministicHooks(rules, id);
      const setup = defaultSetup(rules, id, { nonceMs: 0 });
      const { table } = openTable(party.now, rules, setup, hooks);
      const viewers: readonly Viewer[] = [...rules.seats, 'audience'];
      const plays = (): StepResult => {
        const [seat] = table.waitedFor;
        const view = table.viewOf(seat);
        if (view.waiting?.decision === 'deploy')
          return table.receive(0, seat, play(table, { type: 'deploy', deployment: hooks.deploymentFor(view) })).commit();
        const all = [...view.moves, ...view.deeds];
        return table.receive(0, seat, play(table, all[chance.below(all.length)])).commit();
      };
      let told = plays();
      for (let n = 0; table.state.phase !== 'over'; n++) {
        for (const viewer of viewers) {
          expect(openedFor(viewer, told)).toEqual([]);
          expect(table.join(0, viewer)).not.toHaveProperty('opened');
        }
        // Among more than two the game goes on without those who resign.
        told = n < 60 ? plays() : table.receive(0, table.waitedFor[0], { type: 'resign', id: 'end' }).commit();
      }
      const truth = openedViewOf(table.position);
      for (const viewer of viewers) {
        expect(openedFor(viewer, told)).toEqual([truth]);
        expect(openedIn(table.join(1, viewer, 0))).toEqual(truth);
      }
    },
  );

  test('comes back turned over after a reload and after a restart, and goes on to the rematch that way', () => {
    const game = underWay(TimedTestTable.started());
    game.ask('red', { type: 'resign' });
    const opened = openedIn(game.told('blue'));
    expect(opened).toEqual(openedViewOf(game.table.position));
    const shadow = new Shadow(game.table.rules);
    const truth = { ...observe(game.table.position, 'blue'), ...openedViewOf(game.table.position) };
    expect(shadow.take(game.update('blue', 0))?.view).toEqual(truth);
    expect(game.table.viewOf('blue')).toEqual(truth);
    expect(openedIn(game.restored().join(game.now, 'blue', 2))).toEqual(opened);
    // It is told once; what happens to the table afterwards does not turn anything back.
    const offered = game.ask('red', { type: 'offer', what: 'rematch' });
    expect(offered).not.toHaveProperty('opened');
    const { message } = game.last.deliveries.find(({ to }) => to === 'blue')!;
    expect(shadow.take(message as Parameters<Shadow['take']>[0])?.view).toEqual(truth);
    expect(shadow.seenTable?.opened).toEqual(opened);
  });

  test('is turned over also when it is played from memory', () => {
    const game = underWay(TimedTestTable.started({}, { memory: 'strict' }));
    game.ask('blue', { type: 'resign' });
    const kinds = game.table.viewOf('audience').pieces.map((piece) => piece.known && piece.kind);
    expect(kinds).toHaveLength(16);
    expect(kinds).not.toContain(false);
    for (const viewer of VIEWERS) expect(openedFor(viewer, game.last)).toEqual([openedViewOf(game.table.position)]);
  });
});

describe('a game that is not played to its end', () => {
  test('is not turned over when it is aborted, neither early nor by consent', () => {
    const early = TimedTestTable.started();
    early.ask('red', { type: 'abort' });
    const late = underWay(TimedTestTable.started());
    late.ask('red', { type: 'offer', what: 'abort' });
    late.ask('blue', { type: 'answer', what: 'abort', accept: true });
    for (const game of [early, late]) {
      expect(game.table.phase).toBe('over');
      for (const viewer of VIEWERS) {
        expect(openedFor(viewer, game.last)).toEqual([]);
        for (const table of [game.table, game.restored()]) {
          expect(table.join(game.now, viewer, 0)).not.toHaveProperty('opened');
          expect(table.viewOf(viewer)).toEqual(observe(table.position, viewer));
        }
      }
    }
  });

  test('is not turned over when it ends before all have deployed', () => {
    const game = new TimedTestTable();
    game.act('blue');
    game.ask('red', { type: 'resign' });
    expect(game.table.phase).toBe('over');
    for (const viewer of VIEWERS) {
      expect(openedFor(viewer, game.last)).toEqual([]);
      expect(game.update(viewer)).not.toHaveProperty('opened');
    }
  });

  test('is turned over when the other claims a draw: then it was played', () => {
    const game = underWay(TimedTestTable.started({ graceMs: 20_000 }));
    game.present('red', false);
    game.pass(30_000);
    game.ask('blue', { type: 'claim', outcome: 'draw' });
    expect(game.table.summary.result).toEqual({ ending: 'abandoned', winners: [] });
    expect(openedFor('audience', game.last)).toEqual([openedViewOf(game.table.position)]);
  });
});

describe('a delayed audience', () => {
  test('gets the truth with the end, after every step that it has not seen yet', () => {
    const game = underWay(TimedTestTable.started({ audienceDelay: 3 }));
    expect(game.update('audience').version).toBeLessThan(game.table.version);
    game.ask('red', { type: 'resign' });
    const told = game.last.deliveries.filter(({ to }) => to === 'audience').map(({ message }) => message);
    expect(told.length).toBeGreaterThan(2);
    expect(told.map((message) => 'opened' in message)).toEqual(told.map((_, at) => at === told.length - 1));
    expect(openedIn(told.at(-1))).toEqual(openedViewOf(game.table.position));
    expect(openedIn(game.update('audience'))).toEqual(openedViewOf(game.table.position));
    expect(openedIn(game.restored().join(game.now, 'audience'))).toEqual(openedViewOf(game.table.position));
  });
});

test('what is taken back before the end is not turned over', () => {
  const game = underWay(TimedTestTable.started({ friendly: true }));
  const asked = game.table.waitedFor[0] === 'red' ? 'blue' : 'red';
  const other = asked === 'red' ? 'blue' : 'red';
  game.ask(asked, { type: 'offer', what: 'undo' });
  game.ask(other, { type: 'answer', what: 'undo', accept: true });
  for (const viewer of VIEWERS) expect(game.update(viewer, 0)).not.toHaveProperty('opened');
  game.ask('red', { type: 'resign' });
  expect(openedIn(game.update('blue'))).toEqual(openedViewOf(game.table.position));
});

test('a message of the end stays small', () => {
  const game = underWay(TimedTestTable.started());
  game.ask('red', { type: 'resign' });
  expect(compileRules(barrage).armySize).toBe(8);
  expect(JSON.stringify(openedIn(game.told('blue'))).length).toBeLessThan(2_500);
});

function play(table: Table, intent: Extract<Parameters<Table['receive']>[2], { type: 'play' }>['intent']) {
  return { type: 'play', id: `${table.version}`, intent } as const;
}
