// Where people put flag and bombs, on every board with squares.

import { deploymentFromLibrary, EDITIONS, libraryOf, original, readyArmies } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { placementFrequencies, predictabilityOf } from './placementFrequencies.ts';

const sum = (shares: ReadonlyMap<number, number>): number => [...shares.values()].reduce((total, share) => total + share, 0);

test.each(EDITIONS.filter(({ id }) => id !== 'conquest'))(
  '$id: one flag and all bombs have their places, the same from either side',
  (edition) => {
    const rules = compileRules(edition);
    const [red, blue] = (['red', 'blue'] as const).map((seat) => placementFrequencies(rules, seat));
    const bombs = rules.kinds.reduce((count, { moves, prize }, kind) => count + (moves === 'never' && !prize ? rules.army[kind] : 0), 0);
    expect(sum(red.flag)).toBeCloseTo(1);
    expect(sum(red.bombs)).toBeCloseTo(bombs);
    expect(Math.max(...red.flag.values())).toBeCloseTo(Math.max(...blue.flag.values()));
    const [named] = libraryOf(edition);
    for (const seat of ['red', 'blue'] as const) {
      const guess = predictabilityOf(rules, seat, deploymentFromLibrary(rules, seat, named))!;
      expect(guess.placesBefore).toBeLessThan(guess.places);
      expect(guess.flagShare).toBeGreaterThan(0);
    }
  },
);

test('people hide the flag in the last row, behind bombs', () => {
  const rules = compileRules(original);
  const { flag, isFromOtherBoard } = placementFrequencies(rules, 'red');
  const row = (number: number): number =>
    [...flag].reduce((total, [cell, share]) => total + (rules.board.layout[cell].row === number ? share : 0), 0);
  expect(isFromOtherBoard).toBe(false);
  expect(row(0)).toBeGreaterThan(0.7);
  const behind = { a1: 'flag', b1: 'bomb', a2: 'bomb' };
  const alone = { e4: 'flag', a1: 'bomb', j1: 'bomb', j4: 'bomb' };
  expect(predictabilityOf(rules, 'red', behind)).toMatchObject({ sort: 'easy', because: 'bombs' });
  expect(predictabilityOf(rules, 'red', alone)).toMatchObject({ sort: 'odd', because: 'flag' });
  expect(predictabilityOf(rules, 'red', { a1: 'bomb' })).toBeUndefined();
});

test.each(EDITIONS.filter(({ id }) => id !== 'conquest'))(
  '$id: an army that everybody can read in the library is easy to guess',
  (edition) => {
    const rules = compileRules(edition);
    for (const seat of ['red', 'blue'] as const)
      for (const { deployment } of readyArmies(rules, seat))
        expect(predictabilityOf(rules, seat, deployment)).toMatchObject({ sort: 'easy', because: 'library' });
  },
);

test('it is still recognized mirrored and with a few pieces swapped, but not with another place of the flag', () => {
  const rules = compileRules(original);
  const [{ deployment }] = readyArmies(rules, 'red');
  const letters = 'abcdefghij';
  const mirrored = Object.fromEntries(
    Object.entries(deployment).map(([cell, kind]) => [letters[9 - letters.indexOf(cell[0])] + cell.slice(1), kind]),
  );
  expect(mirrored).not.toEqual(deployment);
  const swap = (one: string, other: string) => ({ ...mirrored, [one]: mirrored[other], [other]: mirrored[one] });
  const [flag] = Object.keys(mirrored).filter((cell) => mirrored[cell] === 'flag');
  const scouts = Object.keys(mirrored).filter((cell) => mirrored[cell] === 'scout');
  const [marshal] = Object.keys(mirrored).filter((cell) => mirrored[cell] === 'marshal');
  const becauseOf = (army: Readonly<Record<string, string>>) => predictabilityOf(rules, 'red', army)?.because;
  expect(becauseOf(mirrored)).toBe('library');
  expect(becauseOf(swap(marshal, scouts[0]))).toBe('library');
  expect(becauseOf(swap(flag, scouts[0]))).not.toBe('library');
});
