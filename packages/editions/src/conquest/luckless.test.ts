/** A host that gives no chance where one is needed gets an error, and nothing is half done. */

import { conquest } from '@flagfall/editions';
import {
  actionCount,
  compileRules,
  formatPosition,
  leave,
  newGame,
  newPosition,
  parsePosition,
  seededChance,
  submit,
} from '@flagfall/engine';
import { hashOf, playBeforeDeployment } from '@flagfall/engine/internal';
import { mapPosition } from '@flagfall/testkit';
import { expect, test } from 'vitest';

const PIECES = { red: 'king key1, flag har1', blue: 'spy rav1, flag vin1', green: 'scout roc1, flag eld1' };

test('a card that draws from the bag', () => {
  const position = mapPosition(conquest, PIECES, { turn: 'red', cards: 'surpriseAttack' });
  const [hash, actions] = [hashOf(position), actionCount(position)];
  expect(() => submit(position, 'red', { type: 'deed', deed: 'card', cards: ['surpriseAttack'] })).toThrow('give it a chance');
  expect([hashOf(position), actionCount(position)]).toEqual([hash, actions]);
  expect(submit(position, 'red', { type: 'deed', deed: 'card', cards: ['surpriseAttack'] }, seededChance(1)).ok).toBe(true);
});

test('a seat that leaves with the traitor on the table', () => {
  const position = mapPosition(conquest, PIECES, { turn: 'red', cards: 'traitor' });
  const hash = hashOf(position);
  expect(() => leave(position, 'red', 'resigned')).toThrow('give it a chance');
  expect(hashOf(position)).toEqual(hash);
});

test('a game begins once, and only with a working chance', () => {
  const rules = compileRules(conquest);
  expect(() => playBeforeDeployment(newGame(rules, seededChance(1)), seededChance(2))).toThrow('a game begins once');
  expect(() => playBeforeDeployment(newPosition(rules, 0), { below: () => 0 })).toThrow('chance does not always give the same');
});

test('a position text without its streaks is refused', () => {
  const position = mapPosition(conquest, PIECES, { turn: 'red', moves: 1 });
  const text = formatPosition(position);
  const broken = text.replace(/\|-\|([^|]*)$/, '||$1');
  expect(broken).not.toBe(text);
  expect(parsePosition(position.rules, broken)).toMatchObject({ ok: false, error: { code: 'badSpecial' } });
});
