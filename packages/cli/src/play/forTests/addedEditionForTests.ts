/** The edition of docs/adding-an-edition.md in the shared suite and in the terminal, against the computer. tools/addedEdition.test.ts makes this a test in a copy of the checkout that has it. */

import { findEdition } from '@flagfall/editions';
import { assert } from '@flagfall/engine';
import { sharedSuite } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { playByLines, randomPerson } from './terminalForTests.ts';

const edition = findEdition('pocket');
assert(edition !== undefined, 'the page adds it');

sharedSuite(edition, {}, { games: 20, slowGames: 3 });

test('the terminal plays a whole game against the computer', async () => {
  const { code, lines } = await playByLines(['pocket', '--seed', 'added'], randomPerson('added'));
  expect(code).toBe(0);
  expect(lines.findLast((line) => /Victory|draw/.test(line))).toBeDefined();
});
