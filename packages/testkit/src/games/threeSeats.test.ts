/** The machinery beyond the plain games: three seats on a map that is no grid, through the same checks as every edition. */

import {
  allSeenBy,
  compileRules,
  type Edition,
  eventsSince,
  newPosition,
  observe,
  type Position,
  rewind,
  type Seat,
  seededChance,
  type Viewer,
} from '@flagfall/engine';
import {
  askDecision,
  cardCount,
  cardsIn,
  closeDecision,
  drawCard,
  graphBoard,
  moveCard,
  openAction,
  type Pile,
  shufflePile,
} from '@flagfall/engine/edition';
import { clonePosition, hashFromScratch, hashOf, listIntents, Offset, play } from '@flagfall/engine/internal';
import { describe, expect, test } from 'vitest';
import { checkGame, positionDifference } from '../checks/games.ts';
import { checkKnowledge } from '../checks/twinWorlds.ts';
import { sayingSeed, storySeeds } from '../seed.ts';
import { randomStart } from './randomGames.ts';

const SEATS_AT_THE_MAP: readonly Seat[] = ['red', 'blue', 'green'];

/** Each seat's corner is a triangle; the three corners meet in a ring of middle cells. */
const board = graphBoard({
  cells: [0, 1, 2].flatMap((corner) =>
    ['camp', 'left', 'right', 'middle'].map((name, row) => ({ name: `${name}${corner}`, column: corner, row })),
  ),
  borders: [0, 1, 2].flatMap((corner): [string, string][] => [
    [`camp${corner}`, `left${corner}`],
    [`camp${corner}`, `right${corner}`],
    [`left${corner}`, `right${corner}`],
    [`left${corner}`, `middle${corner}`],
    [`right${corner}`, `middle${(corner + 1) % 3}`],
    [`middle${corner}`, `middle${(corner + 1) % 3}`],
  ]),
});

/** Outpost: a guard, a recruit and a camp for each of three seats; a seat that takes a camp wins. */
const outpost: Edition = {
  id: 'outpost',
  revision: 1,
  seats: SEATS_AT_THE_MAP,
  kinds: [
    { id: 'guard', symbol: 'G', rank: 2, moves: 'step', powers: [] },
    { id: 'recruit', symbol: 'R', rank: 1, moves: 'step', powers: [] },
    { id: 'camp', symbol: 'C', moves: 'never', prize: true, powers: [] },
  ],
  army: { guard: 1, recruit: 1, camp: 1 },
  options: [{ key: 'quietLimit', type: 'count', from: 2, to: 1000, off: true, default: 60 }],
  battlefield: () => ({
    board,
    homes: Object.fromEntries(SEATS_AT_THE_MAP.map((seat, corner) => [seat, [`camp${corner}`, `left${corner}`, `right${corner}`]])),
  }),
  starter: () => 'red',
  chaseRule: () => false,
};

const rules = compileRules(outpost);

describe('three seats on a map', () => {
  test('hash, replay from events and rewinding hold in random games', () => {
    for (const seed of storySeeds('outpost', 300)) expect(checkGame(rules, seed), sayingSeed(seed)).toBeUndefined();
  });

  test('twin worlds look alike to each of three seats and to the audience', () => {
    for (const seed of storySeeds('outpost', 100)) expect(checkKnowledge(rules, seed), sayingSeed(seed)).toBeUndefined();
  });

  test('turns go round the table', () => {
    expect(observe(randomStart(rules, seededChance(1)), 'audience')).toMatchObject({
      turn: 'red',
      waiting: { decision: 'act', seats: ['red'] },
    });
  });
});

describe('pending decisions', () => {
  test('a stack: the last question asked is the first one answered, by one seat after the other, and rewinding asks again', () => {
    const position = randomStart(rules, seededChance(2));
    const before = clonePosition(position);
    const waiting = (): readonly number[] =>
      Array.from(position.words.subarray(Offset.DECISIONS, Offset.DECISIONS + position.words[Offset.DECISION_COUNT]));
    openAction(position);
    askDecision(position, 3, 0b111, 7);
    askDecision(position, 4, 0b010, 9);
    expect(waiting()).toHaveLength(2);
    const asked = waiting();
    openAction(position);
    closeDecision(position, 0b010);
    expect(waiting()).toEqual([asked[0]]);
    openAction(position);
    closeDecision(position, 0b001);
    closeDecision(position, 0b100);
    expect(waiting()).toHaveLength(1);
    closeDecision(position, 0b010);
    expect(waiting()).toEqual([]);
    rewind(position, 5);
    expect(waiting()).toEqual([asked[0]]);
    rewind(position, 4);
    expect(waiting()).toEqual(asked);
    rewind(position, 3);
    expect(positionDifference(before, position)).toBeUndefined();
  });

  test('an action that follows a rewind inherits nothing from the one taken back', () => {
    const position = randomStart(rules, seededChance(3));
    const buffer = new Int32Array(64);
    listIntents(position, buffer);
    play(position, buffer[0]);
    rewind(position, 3);
    const before = clonePosition(position);
    openAction(position);
    askDecision(position, 3, 0b010, 0);
    expect(eventsSince(position, 3)).toEqual([]);
    rewind(position, 3);
    expect(positionDifference(before, position)).toBeUndefined();
  });

  test('two equal questions on top of each other stay two after a rewind', () => {
    const position = randomStart(rules, seededChance(4));
    openAction(position);
    askDecision(position, 3, 0b010, 7);
    askDecision(position, 3, 0b010, 7);
    openAction(position);
    closeDecision(position, 0b010);
    rewind(position, 4);
    expect(position.words[Offset.DECISION_COUNT]).toBe(2);
  });

  test('before the game all seats are asked at once to deploy', () => {
    expect(observe(newPosition(rules), 'audience').waiting).toEqual({ decision: 'deploy', seats: SEATS_AT_THE_MAP });
  });
});

describe('piles of cards', () => {
  const piles: readonly Pile[] = [
    { id: 'draw red', seat: 'red', seenBy: 'nobody', cards: ['boat', 'jump', 'feint', 'swap', 'charge'] },
    { id: 'hand red', seat: 'red', seenBy: 'owner', cards: [] },
    { id: 'spent', seenBy: 'everybody', cards: [] },
  ];
  const [DRAW, HAND, SPENT] = [0, 1, 2];
  const withCards = compileRules({ ...outpost, piles });

  function dealt(seed: number): Position {
    const position = randomStart(withCards, seededChance('same pieces'));
    openAction(position);
    shufflePile(position, DRAW, seededChance(seed));
    for (let n = 0; n < 3; n++) drawCard(position, DRAW, HAND);
    return position;
  }

  test('drawing, playing and putting back under the pile are facts: hashed, told as events, taken back', () => {
    const position = dealt(1);
    const before = clonePosition(position);
    openAction(position);
    moveCard(position, HAND, 1, SPENT, 'top');
    moveCard(position, HAND, 0, DRAW, 'bottom');
    drawCard(position, DRAW, HAND);
    expect([DRAW, HAND, SPENT].map((pile) => cardCount(position, pile))).toEqual([2, 2, 1]);
    expect(cardsIn(position, DRAW)[0]).toBe(cardsIn(before, HAND)[0]);
    expect(hashOf(position)).toEqual(hashFromScratch(position));
    expect(eventsSince(position, 4).map((event) => event.type)).toEqual(['cardMoved', 'cardMoved', 'cardMoved']);
    rewind(position, 4);
    expect(positionDifference(before, position)).toBeUndefined();
    for (const pile of [DRAW, HAND, SPENT]) expect(cardsIn(position, pile)).toEqual(cardsIn(before, pile));
  });

  test('the owner sees the hand, the others count it; spent cards lie open', () => {
    const position = dealt(2);
    openAction(position);
    moveCard(position, HAND, 0, SPENT, 'top');
    const pilesOf = (viewer: Viewer): readonly unknown[] =>
      observe(position, viewer).piles.map(({ count, cards }) => [count, cards?.length]);
    expect(pilesOf('red')).toEqual([
      [2, undefined],
      [2, 2],
      [1, 1],
    ]);
    for (const viewer of ['blue', 'green', 'audience'] as const)
      expect(pilesOf(viewer)).toEqual([
        [2, undefined],
        [2, undefined],
        [1, 1],
      ]);
  });

  test('positions that differ in hidden cards give all others the same views and events', () => {
    const [one, other] = [3, 4].map(dealt);
    expect(cardsIn(one, HAND)).not.toEqual(cardsIn(other, HAND));
    for (const viewer of ['blue', 'green', 'audience'] as const) {
      expect(observe(one, viewer)).toEqual(observe(other, viewer));
      expect(allSeenBy(eventsSince(one, 3), viewer)).toEqual(allSeenBy(eventsSince(other, 3), viewer));
    }
    expect(observe(one, 'red')).not.toEqual(observe(other, 'red'));
  });

  test('every order of a shuffled pile is equally likely', () => {
    const counts = new Map<string, number>();
    const chance = seededChance('orders');
    const start = randomStart(withCards, chance);
    for (let n = 0; n < 12_000; n++) {
      const position = clonePosition(start);
      openAction(position);
      shufflePile(position, DRAW, chance);
      const order = cardsIn(position, DRAW).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    // 100 are expected of each; six standard deviations are 60.
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(60);
  });
});
