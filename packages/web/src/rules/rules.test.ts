// The pages of rules: every game has one, nothing of its tables is left out, and every refusal that cites a rule finds it there.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EDITIONS, findEdition } from '@flagfall/editions';
import { compileRules, type Rules } from '@flagfall/engine';
import { citedRules } from '@flagfall/messages';
import { describe, expect, test } from 'vitest';
import { exceptionsOf } from './battles.ts';
import { CARD_RULES, POWERS, TOPICS } from './topics.ts';

const ids = new Set(
  readFileSync(path.join(import.meta.dirname, '../../../../docs/rule-ids.txt'), 'utf8')
    .split('\n')
    .map((line) => line.trim()),
);

function rulesOf(id: string): Rules {
  const edition = findEdition(id);
  if (edition === undefined) throw new Error(id);
  return compileRules(edition);
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
    const told = toldOn(rules);
    for (const id of citedRules().filter((one) => one.startsWith('CORE-') || one === 'U-4' || one === 'U-8')) expect(told).toContain(id);
  });
});

test('every rule that any refusal cites is told on the page of some game', () => {
  const told = new Set(EDITIONS.flatMap((edition) => [...toldOn(compileRules(edition))]));
  expect(citedRules().filter((id) => !told.has(id))).toEqual([]);
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
