/** Before the first turn: cards, lots, the draft of the territories, and the deployment. */

import { conquest } from '@flagfall/editions';
import {
  compileRules,
  type Deployment,
  eventsSince,
  newGame,
  observe,
  type Position,
  pendingDecision,
  type Rules,
  SEATS,
  type Seat,
  sampleDeployment,
  seatIndex,
  seededChance,
  submit,
  turnOf,
} from '@flagfall/engine';
import { cardsOf, chanceFrom, playText, startedMapGame } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import { lotRank } from '../army.ts';
import { TERRITORIES } from '../map/territories.ts';

/** Places in a bag, where the pieces lie in the order of the army. */
const BAG = { king: 0, queen: 1, prince: 2, sorceress: 7, scout: 9, spy: 13, cursedLand: 14, flag: 17 };

/** A game after these lots, with some shuffle. */
function afterLots(players: number, lots: readonly number[]): Position {
  const rest = Array.from({ length: 40 }, () => 0);
  const { chance, isUsedUp } = chanceFrom([...lots, ...rest]);
  const position = newGame(compileRules(conquest, { players }), chance);
  expect(isUsedUp(), 'so many lots are drawn and no more').toBe(true);
  return position;
}

/** The start player after the lots. */
function starterOf(players: number, lots: readonly number[]): Seat {
  return SEATS[turnOf(afterLots(players, lots))];
}

/** Drafts all territories in the order of the map and returns the seats that were asked. */
function draftAll(position: Position): readonly Seat[] {
  const asked: Seat[] = [];
  for (const { zones } of TERRITORIES) {
    const { decision, seats } = pendingDecision(position) ?? { decision: '', seats: [] };
    expect([decision, seats.length]).toEqual(['draft', 1]);
    asked.push(seats[0]);
    playText(position, seats[0], `draft ${zones[0]}`);
  }
  return asked;
}

function drafted(players: number): Position {
  const position = afterLots(
    players,
    Array.from({ length: players }, (_, seat) => seat),
  );
  draftAll(position);
  return position;
}

function homesOf(position: Position, seat: Seat): readonly string[] {
  return observe(position, 'audience').homes[seat] ?? [];
}

function deploymentFor(position: Position, seat: Seat, seed: string): Record<string, string> {
  const home = homesOf(position, seat).map((zone) => position.rules.board.indexOf.get(zone) ?? -1);
  return { ...sampleDeployment(position.rules, seatIndex(seat), seededChance(seed), home) };
}

function faultsOf(position: Position, seat: Seat, deployment: Deployment): unknown {
  const submitted = submit(position, seat, { type: 'deploy', deployment });
  return submitted.ok ? [] : submitted.error;
}

describe('cards', () => {
  test('[CQ-10] all cards but the Traitor are shuffled, and he lies at the bottom', () => {
    const orders = new Set<string>();
    const tops = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const position = newGame(compileRules(conquest), seededChance(`deck ${seed}`));
      const cards = cardsOf(position, 'draw');
      expect(cards).toHaveLength(42);
      expect(cards.indexOf('traitor')).toBe(0);
      expect(cards.lastIndexOf('traitor')).toBe(0);
      expect([cardsOf(position, 'drawn'), cardsOf(position, 'discard')]).toEqual([[], []]);
      orders.add(cards.join());
      tops.add(cards[41]);
    }
    expect(orders.size).toBe(30);
    expect(tops.size).toBeGreaterThan(3);
  });
});

describe('lots', () => {
  test('[CQ-11] the highest rank begins', () => {
    expect(starterOf(2, [BAG.king, BAG.queen])).toBe('red');
    expect(starterOf(2, [BAG.queen, BAG.king])).toBe('blue');
    expect(starterOf(3, [BAG.scout, BAG.sorceress, BAG.queen])).toBe('green');
    expect(starterOf(4, [BAG.scout, BAG.sorceress, BAG.queen, BAG.king])).toBe('gold');
  });

  test('[CQ-11] a flag counts 11, above the king; a Cursed Land 0, below the spy', () => {
    expect(starterOf(2, [BAG.king, BAG.flag])).toBe('blue');
    expect(starterOf(2, [BAG.cursedLand, BAG.spy])).toBe('blue');
    expect(conquest.kinds.map((_, kind) => lotRank(kind))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 11]);
  });

  test('[D-88] the spy does not beat the king here', () => {
    expect(starterOf(2, [BAG.spy, BAG.king])).toBe('blue');
    expect(starterOf(2, [BAG.king, BAG.spy])).toBe('red');
  });

  test('[U-65] those who tie draw again, and only they; every lot is public, draw by draw', () => {
    const position = afterLots(4, [BAG.queen, BAG.scout, BAG.queen, BAG.spy, BAG.king, BAG.king, BAG.spy, BAG.scout]);
    expect(SEATS[turnOf(position)]).toBe('green');
    const lots = eventsSince(position, 0).filter((event) => event.type === 'lotsDrawn');
    expect(lots.map((event) => event.lots.map(({ seat, kind }) => `${seat} ${kind}`))).toEqual([
      ['red queen', 'blue scout', 'green queen', 'gold spy'],
      ['red king', 'green king'],
      ['red spy', 'green scout'],
    ]);
  });

  test('[CQ-11] every piece of the army can be the lot', () => {
    const kinds = new Set<string>();
    for (let place = 0; place < 18; place++) {
      const [lots] = eventsSince(afterLots(2, [place, place === 0 ? 1 : 0]), 0).filter((event) => event.type === 'lotsDrawn');
      kinds.add(lots.lots[0].kind);
    }
    expect([...kinds]).toEqual(conquest.kinds.map(({ id }) => id));
  });
});

describe('draft', () => {
  /** The first letters of the seats, in the order in which they are asked; `lots` decide who begins. */
  const ORDERS: readonly { readonly players: number; readonly lots: readonly number[]; readonly order: string }[] = [
    { players: 2, lots: [0, 1], order: 'rbbrrbbrrbbrrbbrrbbrrbbr' },
    { players: 2, lots: [1, 0], order: 'brrbbrrbbrrbbrrbbrrbbrrb' },
    { players: 3, lots: [0, 1, 2], order: 'rbggbrrbggbrrbggbrrbggbr' },
    { players: 3, lots: [1, 0, 2], order: 'bgrrgbbgrrgbbgrrgbbgrrgb' },
    { players: 4, lots: [0, 1, 2, 3], order: 'rbgyygbrrbgyygbrrbgyygbr' },
    { players: 4, lots: [3, 2, 1, 0], order: 'yrbggbryyrbggbryyrbggbry' },
    { players: 4, lots: [3, 2, 0, 1], order: 'gyrbbrygg' + 'yrbbrygg' + 'yrbbryg' },
  ];

  test('[CQ-12, D-86] in snake order from the start player, to the last and back again', () => {
    for (const { players, lots, order } of ORDERS) {
      const asked = draftAll(afterLots(players, lots));
      expect(asked.map((seat) => (seat === 'gold' ? 'y' : seat[0])).join(''), `${players} players, ${order[0]} begins`).toBe(order);
    }
  });

  test('[CQ-12, U-66] all 24 are taken in equal shares: 12 each, 8 each or 6 each, and spare armies are not used', () => {
    for (const [players, share] of [
      [2, 12],
      [3, 8],
      [4, 6],
    ]) {
      const position = drafted(players);
      const homes = position.rules.seats.map((seat) => homesOf(position, seat));
      expect(homes.map((home) => home.length)).toEqual(Array(players).fill(share * 3));
      expect(new Set(homes.flat()).size).toBe(72);
      expect(pendingDecision(position)).toEqual({ decision: 'deploy', seats: SEATS.slice(0, players) });
    }
  });

  test('[CQ-12] a territory that is taken cannot be taken again, whichever of its zones is named', () => {
    const position = afterLots(2, [0, 1]);
    playText(position, 'red', 'draft key1');
    for (const zone of ['key1', 'key2', 'key3']) {
      const refused = submit(position, 'blue', { type: 'deed', deed: 'draft', cells: [zone] });
      expect(refused, zone).toEqual({ ok: false, error: { code: 'taken', cell: 'key1' } });
    }
    playText(position, 'blue', 'draft har3');
    expect(homesOf(position, 'blue')).toEqual(['har1', 'har2', 'har3']);
    expect(homesOf(position, 'red')).toEqual(['key1', 'key2', 'key3']);
  });

  test('[CQ-12] the seat that is asked is offered every free territory once, by its first zone; no other seat is offered anything', () => {
    const position = afterLots(2, [0, 1]);
    playText(position, 'red', 'draft key1');
    const free = TERRITORIES.map(({ zones }) => zones[0]).filter((zone) => zone !== 'key1');
    expect(observe(position, 'blue').deeds.map(({ cells }) => cells?.[0])).toEqual(free.toSorted());
    expect(observe(position, 'red').deeds).toEqual([]);
  });

  test('[CQ-12] out of turn, unknown land, or something else: refused', () => {
    const position = afterLots(3, [0, 1, 2]);
    const ask = (seat: Seat, cells: readonly string[]) => submit(position, seat, { type: 'deed', deed: 'draft', cells });
    expect(ask('blue', ['key1'])).toMatchObject({ error: { code: 'notYourDecision', decision: 'draft', seats: ['red'] } });
    expect(ask('gold', ['key1'])).toMatchObject({ error: { code: 'unknownSeat', seat: 'gold' } });
    expect(ask('red', ['key4'])).toMatchObject({ error: { code: 'unknownCell', cell: 'key4' } });
    expect(ask('red', ['key1', 'key2'])).toMatchObject({ error: { code: 'badDeed', deed: 'draft', wants: 'cells' } });
    expect(submit(position, 'red', { type: 'move', from: 'key1', to: 'key2' })).toMatchObject({ error: { code: 'answerFirst' } });
    expect(submit(position, 'red', { type: 'deploy', deployment: {} })).toMatchObject({
      error: { code: 'answerFirst', decision: 'draft' },
    });
    expect(submit(position, 'red', { type: 'deed', deed: 'pass' })).toMatchObject({ error: { code: 'notNow', deed: 'pass' } });
  });
});

describe('deployment', () => {
  test('[CQ-13] all eighteen pieces on zones of own territories', () => {
    const position = drafted(2);
    const deployment = deploymentFor(position, 'red', 'legal');
    expect(Object.keys(deployment)).toHaveLength(18);
    expect(faultsOf(position, 'red', deployment)).toEqual([]);
    expect(pendingDecision(position)).toEqual({ decision: 'deploy', seats: ['blue'] });
  });

  test('[CQ-13] not on the land of another, not off the map, not with a piece too many or too few', () => {
    const position = drafted(2);
    const legal = deploymentFor(position, 'red', 'legal');
    const flagAt = Object.keys(legal).find((zone) => legal[zone] === 'flag') ?? '';
    const [theirs] = homesOf(position, 'blue');
    const { [flagAt]: _, ...withoutFlag } = legal;
    expect(faultsOf(position, 'red', { ...withoutFlag, [theirs]: 'flag' })).toEqual({
      code: 'badDeployment',
      faults: [{ code: 'outsideHome', cell: theirs, kind: 'flag' }],
    });
    expect(faultsOf(position, 'red', { ...withoutFlag, key9: 'flag' })).toEqual({
      code: 'badDeployment',
      faults: [{ code: 'unknownCell', cell: 'key9' }],
    });
    expect(faultsOf(position, 'red', withoutFlag)).toEqual({
      code: 'badDeployment',
      faults: [{ code: 'tooFew', kind: 'flag', placed: 0, required: 1 }],
    });
    const free = homesOf(position, 'red').find((zone) => legal[zone] === undefined) ?? '';
    expect(faultsOf(position, 'red', { ...legal, [free]: 'king' })).toEqual({
      code: 'badDeployment',
      faults: [{ code: 'tooMany', kind: 'king', placed: 2, allowed: 1 }],
    });
    expect(faultsOf(position, 'red', { ...withoutFlag, [flagAt]: 'emperor' })).toMatchObject({
      code: 'badDeployment',
      faults: [{ code: 'unknownKind', cell: flagAt, kind: 'emperor' }, { code: 'tooFew' }],
    });
    expect(pendingDecision(position)).toEqual({ decision: 'deploy', seats: ['red', 'blue'] });
  });

  test('[CQ-13] with four players every zone of the map is occupied at the start, with three 54 of 72, with two 36', () => {
    for (const players of [2, 3, 4]) {
      const position = drafted(players);
      for (const seat of position.rules.seats)
        expect(
          submit(position, seat, { type: 'deploy', deployment: deploymentFor(position, seat, seat) }, seededChance('start')),
        ).toMatchObject({
          ok: true,
        });
      expect(observe(position, 'audience').pieces).toHaveLength(18 * players);
    }
  });

  test('[CQ-13] no seat sees a piece of another before all are ready', () => {
    const position = drafted(3);
    submit(position, 'red', { type: 'deploy', deployment: deploymentFor(position, 'red', 'red') });
    expect(observe(position, 'red').pieces).toHaveLength(18);
    for (const viewer of ['blue', 'green', 'audience'] as const) expect(observe(position, viewer).pieces, viewer).toEqual([]);
    expect(submit(position, 'red', { type: 'deploy', deployment: {} })).toMatchObject({ error: { code: 'alreadyDeployed', seat: 'red' } });
    expect(submit(position, 'blue', { type: 'move', from: 'key1', to: 'key2' })).toMatchObject({ error: { code: 'deployFirst' } });
  });

  test('[CQ-13, D-87] whole territories may stay empty', () => {
    const position = drafted(2);
    expect(faultsOf(position, 'red', crowded(position.rules, homesOf(position, 'red')))).toEqual([]);
  });

  test('[D-87] with `minOnePerTerritory` each must hold a piece, and the first that does not is named', () => {
    const rules = compileRules(conquest, { players: 2, minOnePerTerritory: 'on' });
    const position = newGame(rules, chanceFrom([0, 1, ...Array.from({ length: 40 }, () => 0)]).chance);
    draftAll(position);
    const home = homesOf(position, 'red');
    expect(faultsOf(position, 'red', crowded(rules, home))).toEqual({
      code: 'badDeployment',
      faults: [{ code: 'emptyTerritory', cell: home[18] }],
    });
    const spread = Object.fromEntries(Object.entries(crowded(rules, home)).map(([, kind], at) => [home[SPREAD[at]], kind]));
    expect(faultsOf(position, 'red', spread)).toEqual([]);
  });

  test('[CQ-12, U-64] the start player has the first turn', () => {
    for (const [lots, starter] of [
      [[1, 2, 0, 3], 'green'],
      [[0, 1, 2, 3], 'red'],
    ] as const) {
      const position = afterLots(4, lots);
      draftAll(position);
      for (const seat of position.rules.seats)
        submit(position, seat, { type: 'deploy', deployment: deploymentFor(position, seat, seat) }, seededChance('start'));
      expect(pendingDecision(position)?.seats).toEqual([starter]);
      expect(observe(position, 'audience').notes).toMatchObject({ round: 1, starter: SEATS.indexOf(starter) + 1, mustMove: 1 });
    }
  });

  test('[U-67] a territory left empty is contested from the first count: eighteen pieces in six of twelve territories draw three cards', () => {
    const crowd =
      'king key1, queen key2, prince key3, duke har1, count har2, knight har3, baron mam1, sorceress mam2 mam3, scout oxm1 oxm2 oxm3 gul1, spy gul2, cursedLand gul3 bra1 bra2, flag bra3';
    const position = startedMapGame(conquest, { red: crowd, blue: '' }, 'blitz regroup blitz newSpy');
    expect(cardsOf(position, 'drawn')).toEqual(['blitz', 'regroup', 'blitz']);
    expect(homesOf(position, 'red')).toEqual([]);
  });
});

/** The whole army in the first zones of a home, so that its last territories are empty. */
function crowded(rules: Rules, home: readonly string[]): Deployment {
  const army = Array.from(rules.army).flatMap((count, kind) => Array<string>(count).fill(rules.kinds[kind].id));
  return Object.fromEntries(army.map((kind, at) => [home[at], kind]));
}

/** Places of a home of 36 zones for 18 pieces: one in each territory, in the last not its first zone, and a second in the first six. */
const SPREAD = [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 34, 1, 4, 7, 10, 13, 16];
