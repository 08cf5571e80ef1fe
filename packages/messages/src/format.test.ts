// A missing text or value fails at once in a test and never stops a game. tools/catalogue/catalogue.test.ts checks that the catalogues are complete.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RefusalCode } from '@flagfall/protocol';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import type { MessageId } from './catalogue/en/index.ts';
import { refusals } from './catalogue/en/refusals.ts';
import { placeholdersOf } from './format.ts';
import { createMessages } from './messages.ts';
import { ruleOf } from './rules.ts';

const nowhere = 'nowhere.at.all' as MessageId;

test('an id without a text fails at once in a test, and a player sees the id', () => {
  expect(() => createMessages('en').say(nowhere)).toThrow("there is no text with the id 'nowhere.at.all' in the catalogue 'en'");
  expect(() => createMessages('en').option('constructor')).toThrow('option.constructor');
  expect(createMessages('en', 'carryOn').say(nowhere)).toBe('nowhere.at.all');
});

test('a placeholder without a value fails at once in a test, and a player sees a gap', () => {
  expect(() => createMessages('en').say('refusal.noPiece')).toThrow("the text 'refusal.noPiece' got no value for cell");
  expect(createMessages('en', 'carryOn').say('refusal.noPiece')).toBe('There is no piece on : choose one of your own pieces.');
});

test('placeholders inside branches count too', () => {
  expect(placeholdersOf(compileMessageOrThrow('{a} {n, plural, =0 {none} other {# {b} {s, select, x {{c}} other {}}}}'))).toEqual([
    'a',
    'n',
    'b',
    's',
    'c',
  ]);
});

test('a name that ends with a mark of its own ends the sentence', () => {
  const say = (cards: string): string => createMessages('en').say('terminal.cards.spentBy', { seat: 'Red', cards });
  expect(createMessages('en').cardAbout('Blitz!')).toBe('A card called Blitz!');
  expect(createMessages('en').cardAbout('Boat')).toBe('A card called Boat.');
  expect(say('Blitz!')).toBe('Spent by Red: Blitz!');
});

test('every rule that a refusal cites exists', () => {
  const known = readFileSync(path.join(import.meta.dirname, '../../../docs/rule-ids.txt'), 'utf8').split('\n');
  const codes = Object.keys(refusals).map((id) => id.replace('refusal.', '') as RefusalCode);
  const cited = codes.map((code) => ruleOf(code)).filter((rule) => rule !== undefined);
  expect(cited.length).toBeGreaterThan(10);
  for (const rule of cited) expect(known).toContain(rule);
  expect(ruleOf('twoSquares')).toBe('REP-1');
  expect(ruleOf('chase')).toBe('REP-4');
  expect(ruleOf('immovable')).toBe('CORE-7');
  expect(ruleOf('noWay')).toBe('CQ-24');
  expect(ruleOf('noCharge')).toBe('U-71');
  expect(ruleOf('notFree')).toBe('ACS-2');
  expect(ruleOf('notFree', true)).toBe('CORE-6');
  expect(ruleOf('noWay', true)).toBe('CQ-24');
  expect(ruleOf('gameOver')).toBeUndefined();
});
