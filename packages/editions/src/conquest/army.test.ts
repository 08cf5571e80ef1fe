/** The contents of the box: players, pieces, cards and their names. */

import { conquest, EDITIONS, nameOf, namesOf } from '@flagfall/editions';
import { changedOptions, compileRules, resolveOptions } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';

const rules = compileRules(conquest);
const deck = rules.decks?.kindByCard ?? [];

describe('pieces', () => {
  test('[CQ-1] two to four players, four by default, in the order of seats', () => {
    expect(rules.seats).toEqual(['red', 'blue', 'green', 'gold']);
    expect(compileRules(conquest, { players: 3 }).seats).toEqual(['red', 'blue', 'green']);
    expect(compileRules(conquest, { players: 2 }).seats).toEqual(['red', 'blue']);
    for (const players of [0, 1, 5, 'off', 'many'])
      expect(resolveOptions(conquest, { players }), String(players)).toMatchObject({ ok: false });
    expect(EDITIONS).toContain(conquest);
  });

  test('[CQ-3, D-91] ranks from the king, 10, down to the spy, 1, with the knight 5 and the count 6; curse and flag have none', () => {
    expect(conquest.kinds.map(({ id, rank }) => `${id} ${rank ?? '-'}`)).toEqual([
      'king 10',
      'queen 9',
      'prince 8',
      'duke 7',
      'count 6',
      'knight 5',
      'baron 4',
      'sorceress 3',
      'scout 2',
      'spy 1',
      'cursedLand -',
      'flag -',
    ]);
  });

  test('[CQ-4, U-60] one of each but two sorceresses, four scouts and three Cursed Lands: eighteen pieces', () => {
    expect(conquest.army).toEqual({
      king: 1,
      queen: 1,
      prince: 1,
      duke: 1,
      count: 1,
      knight: 1,
      baron: 1,
      sorceress: 2,
      scout: 4,
      spy: 1,
      cursedLand: 3,
      flag: 1,
    });
    expect(rules.armySize).toBe(18);
  });

  test('[D-92, CQ-1] seventy-two pieces and forty-two cards', () => {
    expect(rules.armySize * rules.seats.length).toBe(72);
    expect(deck).toHaveLength(42);
  });

  test('every kind has a symbol of its own', () => {
    expect(new Set(conquest.kinds.map(({ symbol }) => symbol)).size).toBe(12);
  });
});

describe('cards', () => {
  test('[CQ-2] six Reinforcements, thirteen Blitz, four Surprise attacks, eleven Regroups, five Secret informations, one Traitor, two New spies', () => {
    const counts = Object.fromEntries([...Map.groupBy(deck, (card) => card)].map(([card, cards]) => [card, cards.length]));
    expect(counts).toEqual({
      reinforcement: 6,
      blitz: 13,
      surpriseAttack: 4,
      regroup: 11,
      secretInformation: 5,
      traitor: 1,
      newSpy: 2,
    });
  });
});

describe('names', () => {
  const packs = namesOf(conquest, 'en');

  test('[U-63] four colours, each a seat’s own, with the names of the kingdoms or without', () => {
    for (const { seats } of Object.values(packs)) {
      expect(Object.values(seats).map(({ colour }) => colour)).toEqual(['red', 'blue', 'green', 'gold']);
      expect(new Set(Object.values(seats).map(({ name }) => name)).size).toBe(4);
    }
    expect(Object.values(packs.rulebook.seats).map(({ name }) => name)).toEqual(['Warstone', 'Stronghelm', 'Courage', 'Dredd']);
  });

  test('[D-93, D-91] rank 3 is a sorceress, rank 5 a knight, rank 6 a count', () => {
    for (const seat of rules.seats) {
      const called = (rank: number): string => nameOf(packs.rulebook, seat, conquest.kinds.find((kind) => kind.rank === rank)?.id ?? '');
      expect([3, 5, 6].map(called), seat).toEqual(['Sorceress', 'Knight', 'Count']);
    }
  });
});

describe('options', () => {
  test('[D-87, U-71, U-83] `minOnePerTerritory` is off, `scoutChargeAttack` on, `turnLimit` sixty rounds', () => {
    expect(rules.options).toEqual({
      players: 4,
      memory: 'aided',
      minOnePerTerritory: 'off',
      scoutChargeAttack: 'on',
      turnLimit: 60,
    });
    expect(changedOptions(conquest, rules.options)).toEqual({});
  });

  test('[U-83] the limit is a number of rounds from 1 to 1000, or off', () => {
    for (const turnLimit of [1, 1000, 'off'])
      expect(resolveOptions(conquest, { turnLimit }), String(turnLimit)).toMatchObject({ ok: true });
    for (const turnLimit of [0, 1001, 'on', -1])
      expect(resolveOptions(conquest, { turnLimit }), String(turnLimit)).toMatchObject({ ok: false });
  });

  test('[D-87, U-71] the other two are on or off', () => {
    for (const key of ['minOnePerTerritory', 'scoutChargeAttack']) {
      for (const value of ['on', 'off']) expect(resolveOptions(conquest, { [key]: value }), key).toMatchObject({ ok: true });
      expect(resolveOptions(conquest, { [key]: 'sometimes' }), key).toMatchObject({ ok: false });
    }
  });
});

test('[U-84] no deed lets a player tell others what he was shown: this is the complete list of deeds', () => {
  expect(rules.extension?.deeds.map(({ id }) => id)).toEqual([
    'draft',
    'card',
    'pass',
    'place',
    'regroup',
    'rearrange',
    'look',
    'accuse',
    'plant',
    'done',
  ]);
});
