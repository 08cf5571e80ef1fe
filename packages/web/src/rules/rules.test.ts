// The pages of rules: every game has one, nothing of its tables is left out, and every refusal that cites a rule finds it there.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EDITIONS, findEdition } from '@flagfall/editions';
import { compileRules, type Options, type Rules } from '@flagfall/engine';
import { citedRules, type MessageId } from '@flagfall/messages';
import { describe, expect, test } from 'vitest';
import { GameWords } from '../words/gameWords.ts';
import { say } from '../words/words.ts';
import { exceptionsOf } from './battles.ts';
import { ruleValues } from './ruleValues.ts';
import { CARD_RULES, POWERS, TOPICS } from './topics.ts';

const ids = new Set(
  readFileSync(path.join(import.meta.dirname, '../../../../docs/rule-ids.txt'), 'utf8')
    .split('\n')
    .map((line) => line.trim()),
);

function rulesOf(id: string, options: Options = {}): Rules {
  const edition = findEdition(id);
  if (edition === undefined) throw new Error(id);
  return compileRules(edition, options);
}

/** A paragraph as it stands on the page of a game. */
function told(rules: Rules, text: MessageId): string {
  return say(text, ruleValues(rules, new GameWords(rules)));
}

/** All rules that the page of a game tells. */
function toldOn(rules: Rules): ReadonlySet<string> {
  const powers = rules.special?.deeds.flatMap(({ id }) => POWERS[id]?.rules ?? []) ?? [];
  return new Set([
    ...TOPICS.filter((topic) => topic.when(rules)).flatMap((topic) => topic.rules),
    ...powers,
    ...(rules.decks === undefined ? [] : CARD_RULES),
  ]);
}

test('every rule that a paragraph names exists', () => {
  const named = [...TOPICS.flatMap(({ rules }) => rules), ...Object.values(POWERS).flatMap(({ rules }) => rules), ...CARD_RULES];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

describe.each(EDITIONS)('$id', (edition) => {
  const rules = compileRules(edition);

  test('every power has its paragraph', () => {
    const powers = rules.special?.deeds.filter(({ bearers }) => bearers !== undefined).map(({ id }) => id) ?? [];
    for (const power of powers) expect(POWERS).toHaveProperty(power);
  });

  test('the rules of plain moves are told, whichever refusal cites them', () => {
    const ids = toldOn(rules);
    for (const id of citedRules().filter((one) => one.startsWith('CORE-') || one === 'U-4' || one === 'U-8')) expect(ids).toContain(id);
  });

  test('every paragraph finds what it fills in', () => {
    const powers = rules.special?.deeds.flatMap(({ id }) => POWERS[id]?.texts ?? []) ?? [];
    const texts = [...TOPICS.filter((topic) => topic.when(rules)).map(({ text }) => text), ...powers];
    for (const text of texts) expect(told(rules, text)).not.toMatch(/[{}]/);
  });
});

test('every rule that any refusal cites is told on the page of some game', () => {
  const all = new Set(EDITIONS.flatMap((edition) => [...toldOn(compileRules(edition))]));
  expect(citedRules().filter((id) => !all.has(id))).toEqual([]);
});

test('[CORE-12] [CORE-13] the battles that ranks do not decide are read off the table', () => {
  const lines = exceptionsOf(rulesOf('original')).map(
    ({ attacker, defender, outcome, isRest }) => `${attacker?.id ?? (isRest ? 'others' : 'anybody')} ${defender.id} ${outcome}`,
  );
  expect(lines).toEqual(['spy marshal attackerWins', 'miner bomb attackerWins', 'others bomb defenderWins', 'anybody flag attackerWins']);
});

test('[REP-4] the chase rule stands only where it holds', () => {
  const chase = TOPICS.find(({ text }) => text === 'rulebook.repetition.chase');
  const games = EDITIONS.filter((edition) => chase?.when(compileRules(edition))).map(({ id }) => id);
  expect(games).toEqual(['duel', 'barrage', 'clone-classic', 'clone-special']);
});

test('the rules tell what was agreed upon before the game, and not what is usual', () => {
  const creed = (options: Options): Rules => rulesOf('creed-special', options);
  expect(told(creed({}), 'rulebook.power.appleMore')).toContain('falls together with it');
  expect(told(creed({ appleBombStays: 'on' }), 'rulebook.power.appleMore')).toContain('the bomb stays');
  expect(told(creed({}), 'rulebook.power.heal')).toContain('Everybody sees');
  expect(told(creed({ shroudHidden: 'on' }), 'rulebook.power.heal')).toContain('not shown');
  const clone = (options: Options): Rules => rulesOf('clone-special', options);
  expect(told(clone({}), 'rulebook.power.remoteAttack')).toMatch(/over anybody.*base can be captured/s);
  const strict = told(clone({ remoteBlocked: 'on', remoteCapturesBase: 'off' }), 'rulebook.power.remoteAttack');
  expect(strict).toMatch(/not over pieces.*base is unhurt/s);
  expect(told(clone({ remoteBlocked: 'on' }), 'rulebook.power.clairvoyance')).toContain('not over pieces');
  expect(told(rulesOf('battle-cards', { refillHand: 'toThree' }), 'rulebook.turn.refill')).toContain('until you hold three');
  expect(told(rulesOf('conquest', { scoutChargeAttack: 'off' }), 'rulebook.turn.mapRun')).toContain('only its neighbours');
});

test('[AC-4] [CW-7] what is to be captured is called as the game calls it', () => {
  const goal = (id: string): string => told(rulesOf(id), 'rulebook.goal.flag');
  expect(goal('original')).toContain('a flag');
  expect(goal('creed-duel')).toContain('an Apple of Eden');
  expect(goal('clone-classic')).toContain('a base');
});
