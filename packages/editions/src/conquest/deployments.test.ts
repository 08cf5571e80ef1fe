// Plans fit whatever land a draft brings: every army is legal, holds each of its territories, and stands as its plan says.

import {
  type Cell,
  compileRules,
  type Deployment,
  deploymentFaults,
  neighboursOf,
  type Rules,
  seatIndex,
  seededChance,
  shuffled,
} from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { conquest, hasCity, readyArmies, territoryOf, zonesOfTerritory } from '../index.ts';

/** What each seat has drafted, by chance: 12, 8 or 6 territories. */
function draftedBy(rules: Rules, seed: string): readonly (readonly Cell[])[] {
  const { cells } = rules.board;
  const territories = shuffled(
    seededChance(seed),
    cells.filter((cell) => cell.endsWith('1')),
  );
  const share = territories.length / rules.seats.length;
  return rules.seats.map((_, at) =>
    territories
      .slice(at * share, (at + 1) * share)
      .flatMap((first) => zonesOfTerritory(rules.board, first))
      .toSorted((one, other) => cells.indexOf(one) - cells.indexOf(other)),
  );
}

const TABLES = [2, 3, 4].flatMap((players) =>
  ['one', 'two', 'three', 'four', 'five'].map((seed) => ({
    players,
    seed,
    rules: compileRules(conquest, { players, minOnePerTerritory: 'on' }),
  })),
);

describe.each(TABLES)('$players players, draft $seed', ({ seed, rules }) => {
  const { board } = rules;
  const homes = draftedBy(rules, seed);
  const armies = rules.seats.map((seat, at) => readyArmies(rules, seat, homes[at]));
  const standing = (deployment: Deployment, kind: string): readonly Cell[] =>
    Object.keys(deployment).filter((cell) => deployment[cell] === kind);
  const strangers = (home: readonly Cell[], cell: Cell): number =>
    neighboursOf(board, board.indexOf.get(cell)!).filter((zone) => !home.includes(board.cells[zone])).length;

  test('[CQ-13, D-87] every army is legal, also where no territory may be empty, and with a city no two are the same', () => {
    for (const [at, seat] of rules.seats.entries()) {
      const home = homes[at].map((cell) => board.indexOf.get(cell)!);
      for (const { name, deployment } of armies[at]) expect(deploymentFaults(rules, seatIndex(seat), deployment, home), name).toEqual([]);
      const different = new Set(armies[at].map(({ deployment }) => JSON.stringify(Object.entries(deployment).toSorted())));
      if (homes[at].some((cell) => hasCity(board, cell))) expect(different.size).toBe(armies[at].length);
    }
  });

  test('[CQ-26] every territory is held from the first turn on', () => {
    for (const [at, home] of homes.entries())
      for (const { name, deployment } of armies[at])
        expect(new Set(Object.keys(deployment).map((cell) => territoryOf(board, cell))).size, name).toBe(home.length / 3);
  });

  test('Cursed Lands stand in as many cities as there are, as the booklet advises', () => {
    for (const [at, home] of homes.entries()) {
      const cities = new Set(home.filter((cell) => hasCity(board, cell)).map((cell) => territoryOf(board, cell))).size;
      const { deployment } = armies[at].find(({ name }) => name === 'curses in the cities')!;
      const cursed = new Set(
        standing(deployment, 'cursedLand')
          .filter((cell) => hasCity(board, cell))
          .map((cell) => territoryOf(board, cell)),
      );
      expect(cursed.size).toBe(Math.min(3, cities));
    }
  });

  test('a hidden flag stands in a zone without foreign neighbours, if there is one', () => {
    for (const [at, home] of homes.entries()) {
      const least = Math.min(...home.map((cell) => strangers(home, cell)));
      for (const { name, deployment } of armies[at].filter(({ name }) => name !== 'flag in a city, curses elsewhere'))
        expect(strangers(home, standing(deployment, 'flag')[0]), name).toBe(least);
    }
  });
});

test('without a draft there are no deployments', () => {
  expect(readyArmies(compileRules(conquest), 'red')).toEqual([]);
});
