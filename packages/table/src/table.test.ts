/** The table: what goes to whom, versions, offers and marks. */

import { barrage } from '@flagfall/editions';
import { compileRules, type Intent, type Rules, type Seat, sampleDeployment, seededChance } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { type Delivery, type Request, Table } from './index.ts';

function deployIntent(rules: Rules, seat: number, seed: string): Intent {
  return { type: 'deploy', deployment: sampleDeployment(rules, seat, seededChance(seed)) };
}

function seated(options: Record<string, string> = {}, seed = 'seated'): Table {
  const rules = compileRules(barrage, options);
  const table = new Table(rules);
  table.receive('red', { id: 'd', type: 'play', intent: deployIntent(rules, 0, `${seed} red`) });
  table.receive('blue', { id: 'd', type: 'play', intent: deployIntent(rules, 1, `${seed} blue`) });
  return table;
}

const messageTo = (deliveries: readonly Delivery[], to: Seat | 'audience') => deliveries.find((delivery) => delivery.to === to)?.message;

function firstMove(table: Table, seat: Seat): Intent {
  const { view } = table.join(seat);
  return view.moves[0];
}

describe('playing', () => {
  test('an accepted intent is stored as facts and told to every seat and the audience, each its own face', () => {
    const table = seated();
    const { facts, deliveries } = table.receive('red', { id: '1', type: 'play', intent: firstMove(table, 'red') });
    expect(facts.map((fact) => fact.type)).toEqual(['pieceMoved', 'turnPassed']);
    expect(deliveries.map((delivery) => delivery.to)).toEqual(['red', 'blue', 'audience']);
    for (const { to, message } of deliveries) expect(message).toMatchObject({ type: 'update', version: 3, view: { viewer: to } });
  });

  test('a refused intent goes only to the seat that asked and changes nothing', () => {
    const table = seated();
    const { facts, deliveries } = table.receive('blue', { id: '1', type: 'play', intent: { type: 'move', from: 'a1', to: 'a2' } });
    expect(facts).toEqual([]);
    expect(deliveries).toEqual([{ to: 'blue', message: { type: 'refused', id: '1', refusal: { code: 'notYourTurn', turn: 'red' } } }]);
    expect(table.version).toBe(2);
  });

  test('the same request is never carried out twice, and is answered with all that came after it', () => {
    const table = seated();
    const request = { id: 'once', type: 'play', intent: firstMove(table, 'red') } as const;
    const first = table.receive('red', request);
    const second = table.receive('red', request);
    expect(second.facts).toEqual([]);
    expect(second.deliveries).toEqual([{ to: 'red', message: messageTo(first.deliveries, 'red') }]);
    table.receive('blue', { id: '1', type: 'play', intent: firstMove(table, 'blue') });
    const [{ message }] = table.receive('red', request).deliveries;
    expect(message).toMatchObject({
      version: 4,
      actions: [
        [{ type: 'pieceMoved' }, { type: 'turnPassed' }],
        [{ type: 'pieceMoved' }, { type: 'turnPassed' }],
      ],
    });
  });

  test('requests that make no sense are refused', () => {
    const table = seated();
    const refused = (request: unknown): unknown => table.receive('red', request as Request).deliveries[0].message;
    expect(refused({ id: '1', type: 'dance' })).toMatchObject({ refusal: { code: 'unknownRequest', type: 'dance' } });
    expect(refused({ id: '2', type: 'play' })).toMatchObject({ refusal: { code: 'unknownIntent' } });
    expect(refused({ id: '3', type: 'play', intent: { type: 'fly' } })).toMatchObject({ refusal: { code: 'unknownIntent', type: 'fly' } });
    expect(refused({ id: '4', type: 'play', intent: { type: 'move' } })).toMatchObject({ refusal: { code: 'unknownCell' } });
    const fresh = new Table(compileRules(barrage));
    expect(
      fresh.receive('red', { id: '1', type: 'play', intent: { type: 'deploy' } } as unknown as Request).deliveries[0].message,
    ).toMatchObject({ refusal: { code: 'unknownIntent' } });
  });

  test('a deployment tells the other seat only that it is done', () => {
    const rules = compileRules(barrage);
    const table = new Table(rules);
    const { deliveries } = table.receive('red', { id: 'd', type: 'play', intent: deployIntent(rules, 0, 'secret') });
    expect(JSON.stringify(messageTo(deliveries, 'blue'))).not.toMatch(/marshal|"cell"/);
    expect(JSON.stringify(messageTo(deliveries, 'audience'))).not.toMatch(/marshal|"cell"/);
  });

  test('two tables that differ in hidden pieces send the enemy the same bytes', () => {
    const rules = compileRules(barrage);
    const swapped = (deployment: Record<string, string>): Record<string, string> => {
      const swap: Record<string, string> = { marshal: 'general', general: 'marshal', miner: 'spy', spy: 'miner' };
      return Object.fromEntries(Object.entries(deployment).map(([cell, kind]) => [cell, swap[kind] ?? kind]));
    };
    const red = sampleDeployment(rules, 0, seededChance('twins'));
    const tables = [red, swapped(red)].map((deployment) => {
      const table = new Table(rules);
      const bytes: string[] = [];
      const send = (seat: Seat, id: string, intent: Intent): void => {
        for (const { to, message } of table.receive(seat, { id, type: 'play', intent }).deliveries)
          if (to !== 'red') bytes.push(JSON.stringify([to, message]));
      };
      send('red', 'a', { type: 'deploy', deployment });
      send('blue', 'a', deployIntent(rules, 1, 'twins blue'));
      const quiet = table
        .join('red')
        .view.moves.filter((move) => !['6', '7', '8'].includes(move.to.slice(1)) && red[move.from] !== 'scout');
      send('red', 'b', quiet[0]);
      return bytes;
    });
    expect(tables[0]).toHaveLength(6);
    expect(tables[1]).toEqual(tables[0]);
  });
});

describe('coming back', () => {
  test('a viewer receives exactly the steps it missed', () => {
    const table = seated();
    table.receive('red', { id: '1', type: 'play', intent: firstMove(table, 'red') });
    table.receive('blue', { id: '1', type: 'play', intent: firstMove(table, 'blue') });
    expect(
      table
        .join('red', 3)
        .actions.flat()
        .map((event) => event.type),
    ).toEqual(['pieceMoved', 'turnPassed']);
    expect(table.join('red', 4).actions).toEqual([]);
    expect(table.join('red').actions).toEqual([]);
    expect(table.join('red', 99).version).toBe(4);
  });

  test('[U-8] a game from memory tells no battle twice, whatever a client claims to have missed', () => {
    for (const memory of ['pencil', 'strict']) {
      const table = seated({ memory });
      for (let n = 0; n < 200 && table.join('audience').view.result === undefined; n++) {
        const { turn } = table.join('audience').view;
        const { moves, pieces } = table.join(turn).view;
        const attack = moves.find((move) => pieces.some((piece) => piece.cell === move.to));
        table.receive(turn, { id: `${n}`, type: 'play', intent: attack ?? moves[n % moves.length] });
      }
      expect(table.join('audience').view.captured.length).toBeGreaterThan(0);
      for (const viewer of ['red', 'blue', 'audience'] as const) expect(table.join(viewer, 0).actions).toEqual([]);
    }
  });

  test('leaving during deployment shows nobody where the others stand', () => {
    const rules = compileRules(barrage);
    const table = new Table(rules);
    table.receive('red', { id: 'd', type: 'play', intent: deployIntent(rules, 0, 'left') });
    table.receive('blue', { id: 'r', type: 'resign' });
    for (const viewer of ['blue', 'audience'] as const)
      expect(table.join(viewer).view).toMatchObject({ pieces: [], deployed: ['red'], result: { winners: ['red'] } });
  });
});

describe('offers', () => {
  test('resigning gives the game to the others', () => {
    const table = seated();
    const { deliveries } = table.receive('red', { id: 'r', type: 'resign' });
    expect(messageTo(deliveries, 'blue')).toMatchObject({ actions: [[{ type: 'gameEnded', ending: 'resigned', winners: ['blue'] }]] });
    expect(table.receive('blue', { id: 'r', type: 'resign' }).deliveries).toMatchObject([{ message: { refusal: { code: 'gameOver' } } }]);
  });

  test('[CORE-20] a draw is agreed when the other accepts, and declined by moving on', () => {
    const table = seated();
    expect(table.receive('blue', { id: '0', type: 'answerDraw', accept: true }).deliveries).toMatchObject([
      { message: { refusal: { code: 'noOffer' } } },
    ]);
    table.receive('blue', { id: '1', type: 'offerDraw' });
    expect(table.receive('blue', { id: '2', type: 'offerDraw' }).deliveries).toMatchObject([
      { message: { refusal: { code: 'alreadyOffered' } } },
    ]);
    expect(messageTo(table.receive('red', { id: '1', type: 'play', intent: firstMove(table, 'red') }).deliveries, 'blue')).toMatchObject({
      news: [{ type: 'drawDeclined', by: 'red' }],
    });
    table.receive('red', { id: '2', type: 'offerDraw' });
    expect(table.join('blue').drawOfferedBy).toBe('red');
    const { deliveries } = table.receive('blue', { id: '3', type: 'answerDraw', accept: true });
    expect(messageTo(deliveries, 'audience')).toMatchObject({ view: { result: { ending: 'agreed', winners: [] } } });
  });
});

describe('marks', () => {
  test("[U-8, CW-6] pencil games keep a seat's own marks, other games allow none", () => {
    const pencil = seated({ memory: 'pencil' });
    const { deliveries } = pencil.receive('red', { id: 'm', type: 'mark', piece: 9, kind: 'marshal' });
    expect(deliveries).toMatchObject([{ to: 'red', message: { marks: { 9: 'marshal' } } }]);
    expect(pencil.version).toBe(2);
    expect(pencil.join('red').marks).toEqual({ 9: 'marshal' });
    expect(pencil.join('blue').marks).toEqual({});
    expect(pencil.receive('red', { id: 'm2', type: 'mark', piece: 0, kind: 'spy' }).deliveries).toMatchObject([
      { message: { refusal: { code: 'unknownPiece', piece: 0 } } },
    ]);
    expect(pencil.receive('red', { id: 'm3', type: 'mark', piece: 9, kind: 'dragon' }).deliveries).toMatchObject([
      { message: { refusal: { code: 'unknownMark', kind: 'dragon' } } },
    ]);
    for (const memory of ['aided', 'strict'])
      expect(seated({ memory }).receive('red', { id: 'm', type: 'mark', piece: 9, kind: 'spy' }).deliveries).toMatchObject([
        { message: { refusal: { code: 'marksNotAllowed', memory } } },
      ]);
  });
});
