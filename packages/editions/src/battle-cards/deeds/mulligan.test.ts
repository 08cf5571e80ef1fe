/** The starting hand, and the one chance to change it. */

import { battleCards } from '@flagfall/editions';
import {
  actionCount,
  actionsSince,
  allSeenBy,
  compileRules,
  determinize,
  eventsSince,
  formatPosition,
  type Intent,
  Knowledge,
  newPosition,
  observe,
  type Position,
  parsePosition,
  type Seat,
  sampleDeployment,
  seatIndex,
  seededChance,
  submit,
  type Viewer,
} from '@flagfall/engine';
import { cardsIn } from '@flagfall/engine/edition';
import { describe, expect, test } from 'vitest';

const VIEWERS = ['red', 'blue', 'audience'] as const;
/** Every order but the one in which the cards were drawn, which is the default. */
const ORDERS = [
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
];

/** Both have deployed, and are asked. */
function dealt(memory = 'aided', seed = 'mulligan'): Position {
  const rules = compileRules(battleCards, { memory });
  const position = newPosition(rules);
  const chance = seededChance(seed);
  for (const seat of rules.seats) {
    const deployment = sampleDeployment(rules, seatIndex(seat), chance);
    expect(submit(position, seat, { type: 'deploy', deployment }, chance).ok).toBe(true);
  }
  return position;
}

function answer(position: Position, seat: Seat, yes: boolean, order?: readonly number[]): Position {
  const intent: Intent = { type: 'deed', deed: 'mulligan', yes, ...(order === undefined ? {} : { order }) };
  expect(submit(position, seat, intent).ok).toBe(true);
  return position;
}

function refusal(position: Position, seat: Seat, intent: Parameters<typeof submit>[2]): unknown {
  const played = submit(position, seat, intent);
  return played.ok ? 'played' : played.error;
}

/** A pile as the truth has it, bottom first. */
function pile(position: Position, name: string, seat: Seat): readonly string[] {
  const { decks } = position.rules;
  const number = decks?.piles.findIndex(({ id }) => id === `${name} ${seat}`) ?? -1;
  return cardsIn(position, number).map((card) => decks?.kindByCard[card] ?? '');
}

function lastSeenBy(position: Position, viewer: Viewer) {
  return allSeenBy(eventsSince(position, actionCount(position) - 1), viewer);
}

describe('the answer', () => {
  test('[BC-4] three cards are drawn, and both players are asked at once before the first turn', () => {
    const position = dealt();
    for (const seat of ['red', 'blue'] as const) {
      expect(pile(position, 'hand', seat)).toHaveLength(3);
      expect(pile(position, 'draw', seat)).toHaveLength(12);
      expect(observe(position, seat).waiting).toEqual({ decision: 'mulligan', seats: ['red', 'blue'] });
      expect(observe(position, seat).deeds).toEqual([
        { type: 'deed', deed: 'mulligan', yes: false },
        { type: 'deed', deed: 'mulligan', yes: true },
        ...ORDERS.map((order) => ({ type: 'deed', deed: 'mulligan', yes: true, order })),
      ]);
      expect(observe(position, seat).moves).toEqual([]);
      expect(refusal(position, seat, { type: 'move', from: 'a3', to: 'a4' })).toEqual({ code: 'answerFirst', decision: 'mulligan' });
      expect(refusal(position, seat, { type: 'deed', deed: 'exchange', cards: [pile(position, 'hand', seat)[0]] })).toEqual({
        code: 'notNow',
        deed: 'exchange',
      });
    }
  });

  test('[BC-4] yes puts all three under the draw pile and draws three new ones; no keeps all three', () => {
    const position = dealt();
    const [red, blue] = [pile(position, 'hand', 'red'), pile(position, 'hand', 'blue')];
    const [redPile, bluePile] = [pile(position, 'draw', 'red'), pile(position, 'draw', 'blue')];
    answer(answer(position, 'red', true), 'blue', false);
    expect(pile(position, 'hand', 'red')).toEqual(redPile.slice(-3).toReversed());
    expect(pile(position, 'draw', 'red')).toEqual([...red.toReversed(), ...redPile.slice(0, -3)]);
    expect(pile(position, 'hand', 'blue')).toEqual(blue);
    expect(pile(position, 'draw', 'blue')).toEqual(bluePile);
  });

  test('[BC-4] once: an answer is final, and when both have answered the question is gone', () => {
    const position = answer(dealt(), 'red', true);
    const again = { type: 'deed', deed: 'mulligan', yes: true } as const;
    expect(refusal(position, 'red', again)).toEqual({ code: 'notYourDecision', decision: 'mulligan', seats: ['blue'] });
    answer(position, 'blue', true);
    expect(refusal(position, 'red', again)).toEqual({ code: 'notNow', deed: 'mulligan' });
    expect(refusal(position, 'blue', again)).toEqual({ code: 'notYourTurn', turn: 'red' });
  });

  test('[BC-5, BC-4] then red begins, whichever seat answered last', () => {
    for (const order of [
      ['red', 'blue'],
      ['blue', 'red'],
    ] as const) {
      const position = dealt();
      for (const seat of order) answer(position, seat, seat === 'blue');
      expect(observe(position, 'audience').waiting).toEqual({ decision: 'act', seats: ['red'] });
      expect(observe(position, 'audience').turn).toBe('red');
    }
  });
});

describe('[AUD-5] the order in which the old cards go', () => {
  test.each([[[1, 2, 3]], ...ORDERS.map((order) => [order])])(
    'places %j: the first goes under first, and each next one below it',
    (order) => {
      const position = dealt();
      const [hand, draw] = [pile(position, 'hand', 'red'), pile(position, 'draw', 'red')];
      answer(answer(position, 'red', true, order), 'blue', false);
      const under = order.map((place) => hand[place - 1]).toReversed();
      expect(pile(position, 'draw', 'red')).toEqual([...under, ...draw.slice(0, -3)]);
      expect(pile(position, 'hand', 'red')).toEqual(draw.slice(-3).toReversed());
    },
  );

  test('without an order they go as they were drawn, and naming that order is the same answer', () => {
    const [silent, said] = [undefined, [1, 2, 3]].map((order) => answer(dealt(), 'red', true, order));
    expect(eventsSince(said, 0)).toEqual(eventsSince(silent, 0));
    expect(lastSeenBy(said, 'red')[0]).toEqual({ type: 'deedDone', seat: 'red', deed: 'mulligan', yes: true });
  });

  test('an invalid order of three places is refused, and so is an order for cards that stay', () => {
    const position = dealt();
    for (const order of [
      [],
      [1],
      [1, 2],
      [1, 2, 2],
      [0, 1, 2],
      [2, 3, 4],
      [1, 2, 3, 4],
      [1.5, 2, 3],
      '312',
      ['1', '2', '3'],
      null,
    ] as never[])
      expect(refusal(position, 'red', { type: 'deed', deed: 'mulligan', yes: true, order }), JSON.stringify(order)).toEqual({
        code: 'badDeed',
        deed: 'mulligan',
        wants: 'order',
      });
    expect(refusal(position, 'red', { type: 'deed', deed: 'mulligan', yes: false, order: [3, 1, 2] })).toEqual({
      code: 'notPossible',
      deed: 'mulligan',
    });
  });

  for (const memory of ['aided', 'pencil', 'strict'])
    test(`nobody else learns it, neither before both have answered nor after: memory ${memory}`, () => {
      for (const [seat, other] of [
        ['red', 'blue'],
        ['blue', 'red'],
      ] as const) {
        const started = [undefined, ...ORDERS].map((order) => answer(dealt(memory), seat, true, order));
        const told = (viewer: Viewer) =>
          started.map((position) => JSON.stringify([observe(position, viewer), lastSeenBy(position, viewer)]));
        for (const viewer of [other, 'audience'] as const) expect(new Set(told(viewer)).size, viewer).toBe(1);
        expect(new Set(told(seat)).size).toBe(6);
        for (const position of started) answer(position, other, false);
        for (const viewer of [other, 'audience'] as const) expect(new Set(told(viewer)).size, viewer).toBe(1);
      }
    });

  test('the owner knows it, also in determinizations; those of the others have any order', () => {
    const position = answer(answer(dealt(), 'red', true, [3, 1, 2]), 'blue', false);
    const knowledge = (viewer: Viewer): Knowledge => {
      const known = new Knowledge(position.rules, viewer);
      for (let action = 0; action < actionCount(position); action++) known.learn(allSeenBy(actionsSince(position, action)[0], viewer));
      return known;
    };
    const bottoms = (viewer: Viewer): ReadonlySet<string> =>
      new Set(
        Array.from({ length: 20 }, (_, seed) =>
          pile(determinize(knowledge(viewer), seededChance(`world ${seed}`)), 'draw', 'red')
            .slice(0, 3)
            .join(),
        ),
      );
    expect([...bottoms('red')]).toEqual([pile(position, 'draw', 'red').slice(0, 3).join()]);
    expect(bottoms('blue').size).toBeGreaterThan(10);
  });

  test('a position text keeps the order while the other seat is asked', () => {
    for (const order of [undefined, ...ORDERS]) {
      const position = answer(dealt(), 'red', true, order);
      const parsed = parsePosition(position.rules, formatPosition(position));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      expect(formatPosition(parsed.value)).toBe(formatPosition(position));
      for (const game of [position, parsed.value]) answer(game, 'blue', true);
      expect(formatPosition(parsed.value)).toBe(formatPosition(position));
    }
    const text = formatPosition(answer(dealt(), 'red', true));
    for (const note of [2, 3, 127])
      expect(parsePosition(compileRules(battleCards), text.replace('redrawRed=1', `redrawRed=${note}`)).ok).toBe(false);
  });
});

describe('what the others see', () => {
  test('[U-29] before both have answered: that he has answered, and not what', () => {
    for (const memory of ['aided', 'pencil', 'strict'])
      for (const [seat, other] of [
        ['red', 'blue'],
        ['blue', 'red'],
      ] as const) {
        const [yes, no] = [true, false].map((choice) => answer(dealt(memory), seat, choice));
        for (const viewer of [other, 'audience'] as const) {
          expect(observe(yes, viewer)).toEqual(observe(no, viewer));
          expect(lastSeenBy(yes, viewer)).toEqual(lastSeenBy(no, viewer));
          expect(lastSeenBy(yes, viewer)).toEqual([
            { type: 'deedDone', seat, deed: 'mulligan' },
            { type: 'decisionClosed', decision: 'mulligan', seats: [seat] },
          ]);
          expect(observe(yes, viewer).waiting).toEqual({ decision: 'mulligan', seats: [other] });
          expect(observe(yes, viewer).notes).toEqual({});
        }
        expect(observe(yes, seat)).not.toEqual(observe(no, seat));
        expect(pile(yes, 'hand', seat)).toEqual(pile(no, 'hand', seat));
      }
  });

  test('[U-29] after that: which seats took new cards, and not which cards went or came', () => {
    for (const memory of ['aided', 'pencil', 'strict']) {
      const position = answer(answer(dealt(memory), 'red', true), 'blue', false);
      const under = { type: 'cardMoved', from: 'hand red', to: 'draw red', end: 'bottom' };
      const drawn = { type: 'cardMoved', from: 'draw red', place: 14, to: 'hand red', end: 'top' };
      for (const viewer of ['blue', 'audience'] as const)
        expect(lastSeenBy(position, viewer).filter((event) => event.type === 'cardMoved')).toEqual([
          ...[under, under, under],
          ...[drawn, { ...drawn, place: 13 }, { ...drawn, place: 12 }],
        ]);
      expect(lastSeenBy(position, 'red').filter((event) => event.type === 'cardMoved' && event.card === undefined)).toEqual([]);
    }
  });

  test('[U-29] there are no events about cards when both keep theirs', () => {
    const position = answer(answer(dealt(), 'red', false), 'blue', false);
    for (const viewer of VIEWERS) expect(lastSeenBy(position, viewer).map((event) => event.type)).toEqual(['deedDone', 'decisionClosed']);
  });
});

test('[BC-4] an answer is yes or no: without it nothing is decided', () => {
  const position = dealt();
  const before = actionCount(position);
  expect(refusal(position, 'red', { type: 'deed', deed: 'mulligan' })).toEqual({ code: 'badDeed', deed: 'mulligan', wants: 'yes' });
  expect(actionCount(position)).toBe(before);
});
