/** The starting hand, and the one chance to change it. */

import { battleCards } from '@flagfall/editions';
import {
  actionCount,
  allSeenBy,
  cardsIn,
  compileRules,
  eventsSince,
  newPosition,
  observe,
  type Position,
  type Seat,
  sampleDeployment,
  seatIndex,
  seededChance,
  submit,
  type Viewer,
} from '@flagfall/engine';
import { describe, expect, test } from 'vitest';

const VIEWERS = ['red', 'blue', 'audience'] as const;

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

function answer(position: Position, seat: Seat, yes: boolean): Position {
  expect(submit(position, seat, { type: 'deed', deed: 'mulligan', yes }).ok).toBe(true);
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
  return cardsIn(position, number).map((card) => decks?.kinds[card] ?? '');
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
      ]);
      expect(observe(position, seat).moves).toEqual([]);
      expect(refusal(position, seat, { type: 'move', from: 'a3', to: 'a4' })).toEqual({ code: 'answerFirst', decision: 'mulligan' });
      expect(refusal(position, seat, { type: 'deed', deed: 'exchange', cards: [pile(position, 'hand', seat)[0]] })).toEqual({
        code: 'notNow',
        deed: 'exchange',
      });
    }
  });

  test('[BC-4] who says yes puts all three under his draw pile and draws three new ones; who says no keeps all three', () => {
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

  test('[BC-5, BC-4] then red begins, whoever answered last', () => {
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

describe('what the others are told', () => {
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

  test('[U-29] after that: who took new cards, and not which cards went or came', () => {
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

  test('[U-29] nobody is told anything of cards when both keep theirs', () => {
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
