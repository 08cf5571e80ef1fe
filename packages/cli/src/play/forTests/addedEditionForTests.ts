/** The edition and the card of docs/adding-an-edition.md in the shared suite and in the terminal, against the computer. tools/addedEdition.test.ts makes this a test in a copy of the checkout that has it. */

import { battleCards, findEdition } from '@flagfall/editions';
import { assert } from '@flagfall/engine';
import { sharedSuite } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { playByLines, randomPerson, versatilePerson } from './terminalForTests.ts';

const edition = findEdition('pocket');
assert(edition !== undefined, 'the page adds it');

sharedSuite(edition, {}, { games: 20, slowGames: 3 });
sharedSuite(battleCards, {}, { games: 5, slowGames: 1 });

test('the terminal plays a whole game against the computer', async () => {
  const { code, lines } = await playByLines(['pocket', '--seed', 'added'], randomPerson('added'));
  expect(code).toBe(0);
  expect(lines.findLast((line) => /Victory|draw/.test(line))).toBeDefined();
});

test('the terminal offers the card, plays it and tells of it', async () => {
  const person = versatilePerson('added');
  let hasEnded = false;
  const { lines } = await playByLines(['battle-cards', '--two', '--seed', 'added'], (line) => {
    if (hasEnded) return undefined;
    hasEnded = line.includes('plays Charge 4');
    if (hasEnded) return '<end>';
    return line.split(', ').find((choice) => /^cards .* charge4$/.test(choice)) ?? person(line);
  });
  expect(lines.some((line) => /^cards .*charge4/.test(line))).toBe(true);
  expect(lines.some((line) => line.includes('plays Charge 4'))).toBe(true);
});
