/** The table: which viewer gets what, versions, offers and marks. */

import { barrage, conquest } from '@flagfall/editions';
import { compileRules, homeOf, type Intent, type Rules, type Seat, sampleDeployment, seatIndex, seededChance } from '@flagfall/engine';
import { seenActionsIn } from '@flagfall/protocol';
import { describe, expect, test } from 'vitest';
import { type Delivery, localTable, type Request, type Table } from './index.ts';

function deployIntent(rules: Rules, seat: number, seed: string): Intent {
  return { type: 'deploy', deployment: sampleDeployment(rules, seat, seededChance(seed)) };
}

function seated(options: Record<string, string> = {}, seed = 'seated'): Table {
  const rules = compileRules(barrage, options);
  const table = localTable(rules, 'cards');
  table.receive(0, 'red', { id: 'd', type: 'play', intent: deployIntent(rules, 0, `${seed} red`) }).commit();
  table.receive(0, 'blue', { id: 'd', type: 'play', intent: deployIntent(rules, 1, `${seed} blue`) }).commit();
  return table;
}

/** A game of several at its first turn; every question gets the first answer. */
function seatedAround(players: number): Table {
  const rules = compileRules(conquest, { players });
  const chance = seededChance('around');
  const table = localTable(rules, 'around');
  for (let n = 0; table.viewOf('audience').deployed.length < players; n++) {
    const { decision, seats } = table.viewOf('audience').waiting!;
    const [seat] = seats;
    const home = homeOf(table.position, seatIndex(seat));
    const intent: Intent =
      decision === 'deploy'
        ? { type: 'deploy', deployment: sampleDeployment(rules, seatIndex(seat), chance, home) }
        : table.viewOf(seat).deeds[0];
    expect(table.receive(0, seat, { id: `start ${n}`, type: 'play', intent }).commit().facts).not.toEqual([]);
  }
  return table;
}

const messageTo = (deliveries: readonly Delivery[], to: Seat | 'audience') => deliveries.find((delivery) => delivery.to === to)?.message;

function firstMove(table: Table, seat: Seat): Intent {
  const view = table.viewOf(seat);
  return view.moves[0];
}

describe('playing', () => {
  test('an accepted intent is stored as facts and told to every seat and the audience, redacted for each', () => {
    const table = seated();
    const { facts, deliveries } = table.receive(0, 'red', { id: '1', type: 'play', intent: firstMove(table, 'red') }).commit();
    expect(facts).toMatchObject([
      { type: 'played', seat: 'red', request: { seat: 'red', id: '1' }, events: [{ type: 'pieceMoved' }, { type: 'turnPassed' }] },
    ]);
    expect(deliveries.map((delivery) => delivery.to)).toEqual(['red', 'blue', 'audience']);
    for (const { message } of deliveries) expect(message).toMatchObject({ type: 'update', version: 4 });
  });

  test('a refused intent goes only to the seat that asked and changes nothing', () => {
    const table = seated();
    const { facts, deliveries } = table
      .receive(0, 'blue', { id: '1', type: 'play', intent: { type: 'move', from: 'a1', to: 'a2' } })
      .commit();
    expect(facts).toEqual([]);
    expect(deliveries).toEqual([{ to: 'blue', message: { type: 'refused', id: '1', refusal: { code: 'notYourTurn', turn: 'red' } } }]);
    expect(table.version).toBe(3);
  });

  test('the same request is never carried out twice, and asking again changes and tells nothing', () => {
    const table = seated();
    const request = { id: 'once', type: 'play', intent: firstMove(table, 'red') } as const;
    expect(table.receive(0, 'red', request).commit().facts).toHaveLength(1);
    const { version } = table;
    expect(table.receive(0, 'red', request).commit()).toMatchObject({ facts: [], deliveries: [] });
    expect(table.version).toBe(version);
  });

  test('malformed requests are refused', () => {
    const table = seated();
    const refused = (request: unknown): unknown => table.receive(0, 'red', request as Request).commit().deliveries[0].message;
    expect(refused({ id: '1', type: 'dance' })).toMatchObject({ refusal: { code: 'unknownRequest', type: 'dance' } });
    expect(refused({ id: '2', type: 'play' })).toMatchObject({ refusal: { code: 'unknownIntent' } });
    expect(refused({ id: '3', type: 'play', intent: { type: 'fly' } })).toMatchObject({ refusal: { code: 'unknownIntent', type: 'fly' } });
    expect(refused({ id: '4', type: 'play', intent: { type: 'move' } })).toMatchObject({ refusal: { code: 'unknownCell' } });
    const fresh = localTable(compileRules(barrage), 'lot');
    expect(
      fresh.receive(0, 'red', { id: '1', type: 'play', intent: { type: 'deploy' } } as unknown as Request).commit().deliveries[0].message,
    ).toMatchObject({ refusal: { code: 'unknownIntent' } });
  });

  test('a deployment tells the other seat only that it is done', () => {
    const rules = compileRules(barrage);
    const table = localTable(rules, 'cards');
    const { deliveries } = table.receive(0, 'red', { id: 'd', type: 'play', intent: deployIntent(rules, 0, 'secret') }).commit();
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
      const table = localTable(rules, 'cards');
      const bytes: string[] = [];
      const send = (seat: Seat, id: string, intent: Intent): void => {
        // Commitments differ on purpose and tell nothing (commitment.test.ts).
        for (const { to, message } of table.receive(0, seat, { id, type: 'play', intent }).commit().deliveries)
          if (to !== 'red') bytes.push(JSON.stringify([to, { ...message, commitments: undefined }]));
      };
      send('red', 'a', { type: 'deploy', deployment });
      send('blue', 'a', deployIntent(rules, 1, 'twins blue'));
      const quiet = table.viewOf('red').moves.filter((move) => !['6', '7', '8'].includes(move.to.slice(1)) && red[move.from] !== 'scout');
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
    table.receive(0, 'red', { id: '1', type: 'play', intent: firstMove(table, 'red') }).commit();
    table.receive(0, 'blue', { id: '1', type: 'play', intent: firstMove(table, 'blue') }).commit();
    expect(
      seenActionsIn(table.join(0, 'red', 4).steps)
        .flat()
        .map((event) => event.type),
    ).toEqual(['pieceMoved', 'turnPassed']);
    expect(seenActionsIn(table.join(0, 'red', 5).steps)).toEqual([]);
    expect(seenActionsIn(table.join(0, 'red').steps)).toEqual([]);
    expect(table.join(0, 'red', 99).version).toBe(5);
  });

  test('[U-8] a game from memory tells a seat again only what happened since it played, and the audience nothing', () => {
    for (const memory of ['pencil', 'strict']) {
      const table = seated({ memory });
      for (let n = 0; n < 200 && table.viewOf('audience').result === undefined; n++) {
        const { turn } = table.viewOf('audience');
        const { moves, pieces } = table.viewOf(turn);
        const attack = moves.find((move) => pieces.some((piece) => piece.cell === move.to));
        const { version } = table;
        table.receive(0, turn, { id: `${n}`, type: 'play', intent: attack ?? moves[n % moves.length] }).commit();
        // A viewer that claims to know nothing learns the last action of its seat and all after it: its socket may just have broken.
        expect(seenActionsIn(table.join(0, turn, 0).steps)).toEqual(seenActionsIn(table.join(0, turn, version).steps));
        expect(seenActionsIn(table.join(0, turn, 0).steps)).toHaveLength(1);
        expect(seenActionsIn(table.join(0, turn, version + 1).steps)).toEqual([]);
        for (const viewer of ['red', 'blue'] as const) expect(seenActionsIn(table.join(0, viewer, 0).steps).length).toBeLessThanOrEqual(2);
        expect(seenActionsIn(table.join(0, 'audience', 0).steps)).toEqual([]);
      }
      expect(table.viewOf('audience').captured.length).toBeGreaterThan(0);
      for (const viewer of ['red', 'blue', 'audience'] as const) expect(seenActionsIn(table.join(0, viewer).steps)).toEqual([]);
    }
  });

  test('leaving during deployment does not show where the others stand', () => {
    const rules = compileRules(barrage);
    const table = localTable(rules, 'cards');
    table.receive(0, 'red', { id: 'd', type: 'play', intent: deployIntent(rules, 0, 'left') }).commit();
    table.receive(0, 'blue', { id: 'r', type: 'resign' }).commit();
    for (const viewer of ['blue', 'audience'] as const)
      expect(table.viewOf(viewer)).toMatchObject({ pieces: [], deployed: ['red'], result: { winners: ['red'] } });
  });
});

describe('offers', () => {
  test('resigning gives the game to the others', () => {
    const table = seated();
    const { deliveries } = table.receive(0, 'red', { id: 'r', type: 'resign' }).commit();
    expect(messageTo(deliveries, 'blue')).toMatchObject({
      steps: [{ events: [{ type: 'gameEnded', ending: 'resigned', winners: ['blue'] }] }],
    });
    expect(table.receive(0, 'blue', { id: 'r', type: 'resign' }).commit().deliveries).toMatchObject([
      { message: { refusal: { code: 'gameOver' } } },
    ]);
  });

  test('[CORE-20] a draw is agreed when the other accepts, and declined by moving on', () => {
    const table = seated();
    expect(table.receive(0, 'blue', { id: '0', type: 'answer', what: 'draw', accept: true }).commit().deliveries).toMatchObject([
      { message: { refusal: { code: 'noOffer' } } },
    ]);
    table.receive(0, 'blue', { id: '1', type: 'offer', what: 'draw' }).commit();
    expect(table.receive(0, 'blue', { id: '2', type: 'offer', what: 'draw' }).commit().deliveries).toMatchObject([
      { message: { refusal: { code: 'alreadyOffered' } } },
    ]);
    expect(
      messageTo(table.receive(0, 'red', { id: '1', type: 'play', intent: firstMove(table, 'red') }).commit().deliveries, 'blue'),
    ).toMatchObject({
      steps: [{ news: [{ type: 'declined', what: 'draw', by: 'red' }] }],
    });
    table.receive(0, 'red', { id: '2', type: 'offer', what: 'draw' }).commit();
    expect(table.join(0, 'blue').offers).toEqual([{ what: 'draw', by: 'red', agreed: ['red'] }]);
    const { deliveries } = table.receive(0, 'blue', { id: '3', type: 'answer', what: 'draw', accept: true }).commit();
    expect(messageTo(deliveries, 'audience')).toMatchObject({
      steps: [{ events: [{ type: 'gameEnded', ending: 'agreed', winners: [] }] }],
    });
  });
});

describe('more than two seats', () => {
  test('[CQ-11, CQ-12] a game that begins with lots stores them, and waits for the draft', () => {
    const table = localTable(compileRules(conquest, { players: 3 }), 'lots');
    expect(
      table
        .seenActions('audience')
        .flat()
        .map(({ type }) => type),
    ).toContain('lotsDrawn');
    expect(table.viewOf('blue').waiting).toMatchObject({ decision: 'draft' });
    expect(seenActionsIn(table.join(0, 'blue', 0).steps)).toEqual(table.seenActions('blue'));
    expect(localTable(compileRules(barrage), 'lot').seenActions('blue')).toEqual([]);
  });

  test('resigning leaves the game to the others as long as two are left', () => {
    const table = seatedAround(4);
    const { turn } = table.viewOf('audience');
    const [first, second, third] = table.rules.seats.filter((seat) => seat !== turn);
    expect(messageTo(table.receive(0, first, { id: 'r', type: 'resign' }).commit().deliveries, turn)).toMatchObject({
      steps: [{ events: [{ type: 'seatLeft', seat: first, why: 'resigned' }, { type: 'noted' }] }],
    });
    expect(table.viewOf(turn)).toMatchObject({ turn, result: undefined });
    table.receive(0, turn, { id: 'r', type: 'resign' }).commit();
    expect(table.viewOf(second).result).toBeUndefined();
    expect(table.viewOf(second).turn).not.toBe(turn);
    table.receive(0, second, { id: 'r', type: 'resign' }).commit();
    expect(table.viewOf('audience').result).toEqual({ ending: 'resigned', winners: [third] });
  });

  test('of two, the other wins; before the first turn there is no winner', () => {
    const two = seatedAround(2);
    two.receive(0, 'red', { id: 'r', type: 'resign' }).commit();
    expect(two.viewOf('audience').result).toEqual({ ending: 'resigned', winners: ['blue'] });
    const three = localTable(compileRules(conquest, { players: 3 }), 'early');
    three.receive(0, 'red', { id: 'r', type: 'resign' }).commit();
    expect(three.viewOf('audience').result).toEqual({ ending: 'abandoned', winners: [] });
  });

  test('a seat that has left can ask for nothing', () => {
    const table = seatedAround(3);
    table.receive(0, 'green', { id: 'r', type: 'resign' }).commit();
    for (const request of [{ type: 'resign' }, { type: 'offer', what: 'draw' }] as const)
      expect(table.receive(0, 'green', { id: request.type, ...request }).commit().deliveries).toMatchObject([
        { message: { refusal: { code: 'gameOver' } } },
      ]);
  });

  test('a draw needs all seats still in the game, and stays open when a seat that agreed moves', () => {
    const table = seatedAround(4);
    const { turn } = table.viewOf('audience');
    const [first, second, gone] = table.rules.seats.filter((seat) => seat !== turn);
    table.receive(0, gone, { id: 'r', type: 'resign' }).commit();
    table.receive(0, first, { id: '1', type: 'offer', what: 'draw' }).commit();
    table.receive(0, turn, { id: '2', type: 'answer', what: 'draw', accept: true }).commit();
    const view = table.viewOf(turn);
    table.receive(0, turn, { id: '3', type: 'play', intent: view.deeds[0] ?? view.moves[0] }).commit();
    expect(table.join(0, second)).toMatchObject({ offers: [{ what: 'draw', by: first }] });
    expect(table.viewOf(second).result).toBeUndefined();
    table.receive(0, second, { id: '4', type: 'answer', what: 'draw', accept: true }).commit();
    expect(table.viewOf('audience').result).toEqual({ ending: 'agreed', winners: [] });
  });

  test('a seat that leaves withdraws its offer, and declines that of another', () => {
    const own = seatedAround(3);
    own.receive(0, 'green', { id: '1', type: 'offer', what: 'draw' }).commit();
    expect(messageTo(own.receive(0, 'green', { id: '2', type: 'resign' }).commit().deliveries, 'red')).toMatchObject({
      offers: [],
    });
    const other = seatedAround(3);
    other.receive(0, 'green', { id: '1', type: 'offer', what: 'draw' }).commit();
    expect(messageTo(other.receive(0, 'blue', { id: '2', type: 'resign' }).commit().deliveries, 'red')).toMatchObject({
      offers: [],
      steps: [{ news: [{ type: 'declined', what: 'draw', by: 'blue' }] }],
    });
  });
});

describe('marks', () => {
  test("[U-8, CW-6] pencil games keep a seat's own marks, other games allow none", () => {
    const pencil = seated({ memory: 'pencil' });
    const { deliveries } = pencil.receive(0, 'red', { id: 'm', type: 'mark', piece: 9, kind: 'marshal' }).commit();
    expect(deliveries).toMatchObject([{ to: 'red', message: { marks: { 9: 'marshal' } } }]);
    expect(pencil.version).toBe(3);
    expect(pencil.join(0, 'red').marks).toEqual({ 9: 'marshal' });
    expect(pencil.join(0, 'blue').marks).toEqual({});
    expect(pencil.receive(0, 'red', { id: 'm2', type: 'mark', piece: 0, kind: 'spy' }).commit().deliveries).toMatchObject([
      { message: { refusal: { code: 'unknownPiece', piece: 0 } } },
    ]);
    expect(pencil.receive(0, 'red', { id: 'm3', type: 'mark', piece: 9, kind: 'dragon' }).commit().deliveries).toMatchObject([
      { message: { refusal: { code: 'unknownMark', kind: 'dragon' } } },
    ]);
    for (const memory of ['aided', 'strict'])
      expect(seated({ memory }).receive(0, 'red', { id: 'm', type: 'mark', piece: 9, kind: 'spy' }).commit().deliveries).toMatchObject([
        { message: { refusal: { code: 'marksNotAllowed', memory } } },
      ]);
  });
});
