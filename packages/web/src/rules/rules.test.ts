// The pages of rules: every game has one, nothing of its tables is left out, and every refusal that cites a rule finds it there.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EDITIONS, findEdition } from '@flagfall/editions';
import { compileRules, type Options, type OptionValue, type Rules } from '@flagfall/engine';
import { citedRules, type MessageId, ruleOf } from '@flagfall/messages';
import { describe, expect, test } from 'vitest';
import { GameWords } from '../words/gameWords.ts';
import { say } from '../words/texts.ts';
import { battleExceptions } from './sections/battleExceptions.ts';
import { marksOf, valuesOf } from './sections/optionList.tsx';
import { ruleValues } from './sections/ruleValues.ts';
import { CARD_RULES, POWER_DETAILS, RULE_TOPICS } from './sections/topics.ts';

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

/** A paragraph as the page of a game shows it. */
function told(rules: Rules, text: MessageId): string {
  return say(text, ruleValues(rules, new GameWords(rules)));
}

/** All rules on the page of a game. */
function toldOn(rules: Rules): ReadonlySet<string> {
  const powers = rules.powers.flatMap(({ id }) => POWER_DETAILS[id]?.rules ?? []);
  return new Set([
    ...RULE_TOPICS.filter((topic) => topic.when(rules)).flatMap((topic) => topic.rules),
    ...powers,
    ...(rules.decks === undefined ? [] : CARD_RULES),
  ]);
}

test('every rule that a paragraph names exists', () => {
  const named = [
    ...RULE_TOPICS.flatMap(({ rules }) => rules),
    ...Object.values(POWER_DETAILS).flatMap(({ rules }) => rules),
    ...CARD_RULES,
  ];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

describe.each(EDITIONS)('$id', (edition) => {
  const rules = compileRules(edition);

  test('every power has its paragraph', () => {
    const powers = rules.powers.map(({ id }) => id);
    for (const power of powers) expect(POWER_DETAILS).toHaveProperty(power);
  });

  test('the page has the rules of plain moves, whichever refusal cites them', () => {
    const ids = toldOn(rules);
    for (const id of citedRules().filter((one) => one.startsWith('CORE-') || one === 'U-4' || one === 'U-8')) expect(ids).toContain(id);
  });

  test('every paragraph gets its values', () => {
    const powers = rules.powers.flatMap(({ id }) => POWER_DETAILS[id]?.texts ?? []);
    const texts = [...RULE_TOPICS.filter((topic) => topic.when(rules)).map(({ text }) => text), ...powers];
    for (const text of texts) expect(told(rules, text)).not.toMatch(/[{}]/);
  });
});

/** Rules that the tables of the page tell, and the board itself. */
const SHOWN = new Set([
  ...['OR-1', 'BC-3', 'DU-1', 'AC-1', 'CW-1', 'CQ-6'],
  ...['OR-3', 'DU-3', 'DU-5', 'AC-4', 'CW-4', 'CQ-1', 'CQ-3', 'CQ-4', 'CWS-1', 'CWS-2'],
  ...['CORE-12', 'CORE-13', 'CQ-31', 'CQ-32'],
  ...['BC-20', 'BC-21', 'BC-22', 'BC-23', 'BC-30', 'BC-31', 'BC-32', 'BC-33', 'BC-40', 'BC-52', 'BC-56', 'BC-57'],
]);
/** Rules that repeat others, or settle rare cases; REP-5 is about which game has which rule. */
const SILENT = new Set([
  'OR-5',
  'DU-4',
  'DU-7',
  'AC-5',
  'AC-6',
  'CW-5',
  'CW-7',
  'REP-5',
  'ACS-4',
  'ACS-29',
  'ACS-30',
  'ACS-31',
  'ACS-32',
  'ACS-33',
]);
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  original: ['CORE', 'REP', 'OR'],
  'battle-cards': ['CORE', 'REP', 'BC'],
  duel: ['CORE', 'REP', 'DU'],
  barrage: ['CORE', 'REP', 'DU'],
  'creed-classic': ['CORE', 'REP', 'AC'],
  'creed-special': ['CORE', 'REP', 'AC', 'ACS'],
  'creed-duel': ['CORE', 'REP', 'AC'],
  'clone-classic': ['CORE', 'REP', 'CW'],
  'clone-special': ['CORE', 'REP', 'CW', 'CWS'],
  conquest: ['CQ'],
};

test.each(EDITIONS)('every rule that a player of $id needs stands on its page', (edition) => {
  const rules = compileRules(edition);
  const told = toldOn(rules);
  const own = [...ids].filter((id) => FAMILIES[edition.id].includes(id.split('-')[0]));
  expect(own.length).toBeGreaterThan(15);
  // A rule of some games stands only on their pages.
  const elsewhere = new Set([
    ...(rules.chaseRule ? [] : ['REP-4']),
    ...(edition.id === 'creed-special' ? ['CORE-15'] : []),
    ...(edition.id === 'creed-duel' ? ['AC-3'] : ['AC-20']),
  ]);
  expect(own.filter((id) => !told.has(id) && !SHOWN.has(id) && !SILENT.has(id) && !elsewhere.has(id))).toEqual([]);
});

test('a refusal leads to the paragraph of its rule', () => {
  const firstTold = (id: string, code: Parameters<typeof ruleOf>[0]): string | undefined => {
    const rules = rulesOf(id);
    const rule = ruleOf(code, !rules.board.isGrid) ?? '';
    return RULE_TOPICS.find((topic) => topic.when(rules) && topic.rules.includes(rule))?.text;
  };
  expect(firstTold('battle-cards', 'twiceRunning')).toBe('rulebook.turn.cards');
  expect(firstTold('battle-cards', 'emptyPile')).toBe('rulebook.turn.cards');
  expect(firstTold('battle-cards', 'wrongCard')).toBe('rulebook.turn.play');
  expect(firstTold('conquest', 'notFree')).toBe('rulebook.turn.mapStep');
  expect(firstTold('original', 'twoSquares')).toBe('rulebook.repetition.squares');
});

test('every rule that a refusal cites is on the page of some game', () => {
  const all = new Set(EDITIONS.flatMap((edition) => [...toldOn(compileRules(edition))]));
  expect(citedRules().filter((id) => !all.has(id))).toEqual([]);
});

test('[CORE-12] [CORE-13] the battles that ranks do not decide follow from the table', () => {
  const lines = battleExceptions(rulesOf('original')).map(
    ({ attacker, defender, outcome, isRest }) => `${attacker?.id ?? (isRest ? 'others' : 'anybody')} ${defender.id} ${outcome}`,
  );
  expect(lines).toEqual(['spy marshal attackerWins', 'miner bomb attackerWins', 'others bomb defenderWins', 'anybody flag attackerWins']);
});

test('[REP-4] the chase rule stands only where it holds', () => {
  const chase = RULE_TOPICS.find(({ text }) => text === 'rulebook.repetition.chase');
  const games = EDITIONS.filter((edition) => chase?.when(compileRules(edition))).map(({ id }) => id);
  expect(games).toEqual(['duel', 'barrage', 'clone-classic', 'clone-special']);
});

test('the rules show the options of the game, and not the usual ones', () => {
  const creed = (options: Options): Rules => rulesOf('creed-special', options);
  expect(told(creed({}), 'rulebook.power.appleMore')).toContain('falls together with it');
  expect(told(creed({ appleBombStays: 'on' }), 'rulebook.power.appleMore')).toContain('the bomb stays');
  expect(told(creed({}), 'rulebook.power.heal')).toContain('Everybody sees');
  expect(told(creed({ shroudHidden: 'on' }), 'rulebook.power.heal')).toContain('not shown');
  const clone = (options: Options): Rules => rulesOf('clone-special', options);
  expect(told(clone({}), 'rulebook.power.remoteAttack')).toMatch(/pieces and obstacles alike.*base can be captured/s);
  const strict = told(clone({ remoteBlocked: 'on', remoteCapturesBase: 'off' }), 'rulebook.power.remoteAttack');
  expect(strict).toMatch(/not over pieces.*base is unhurt/s);
  expect(told(clone({ remoteBlocked: 'on' }), 'rulebook.power.clairvoyance')).toContain('not over pieces');
  expect(told(rulesOf('battle-cards', { refillHand: 'toThree' }), 'rulebook.turn.refill')).toContain('until you hold three');
  expect(told(rulesOf('conquest', { scoutChargeAttack: 'off' }), 'rulebook.turn.mapRun')).toContain('only its neighbours');
  const cards = (options: Options): Rules => rulesOf('battle-cards', options);
  expect(told(cards({}), 'rulebook.turn.play')).toContain('A Swap is the whole turn');
  expect(told(cards({ swapThenAttack: 'on' }), 'rulebook.turn.play')).toContain('may still attack');
  expect(told(cards({}), 'rulebook.battle.defence')).toContain('shown before');
  expect(told(cards({ hiddenAttackCards: 'on' }), 'rulebook.battle.defence')).toContain('stay hidden');
  const original = (options: Options): Rules => rulesOf('original', options);
  expect(told(original({}), 'rulebook.known.back')).toContain('stays visible');
  expect(told(original({ memory: 'pencil' }), 'rulebook.known.back')).toContain('may mark');
  expect(told(original({ memory: 'strict' }), 'rulebook.known.back')).toContain('nobody may take notes');
  expect(told(original({}), 'rulebook.end.stuck')).toContain('is a draw');
  expect(told(original({ bothImmobile: 'moverLoses' }), 'rulebook.end.stuck')).toContain('whose turn it is loses');
  expect(told(original({}), 'rulebook.end.quiet')).toContain('After 200 turns');
  expect(told(original({ quietLimit: 'off' }), 'rulebook.end.quiet')).not.toContain('turns');
  const conquest = (options: Options): Rules => rulesOf('conquest', options);
  expect(told(conquest({}), 'rulebook.setup.place')).toContain('fills every zone');
  expect(told(conquest({ players: 3 }), 'rulebook.setup.place')).toContain('whole territories');
  expect(told(conquest({ players: 2, minOnePerTerritory: 'on' }), 'rulebook.setup.place')).toContain('but no territory');
  expect(told(conquest({}), 'rulebook.end.map')).toContain('After 60 rounds');
  expect(told(conquest({ turnLimit: 'off' }), 'rulebook.end.map')).toContain('no last round');
});

test('[OR-2] [BC-1] [DU-2] the page says in rows where armies deploy', () => {
  const army = (id: string, options: Options = {}): string => told(rulesOf(id, options), 'rulebook.setup.army');
  expect(army('original')).toContain('40 pieces on the 4 rows nearest to oneself (40 squares)');
  expect(army('battle-cards')).toContain('30 pieces on the 3 rows nearest to oneself (30 squares)');
  expect(army('barrage')).toContain('8 pieces on the 3 rows nearest to oneself (24 squares)');
});

test('[REP-1] the rule counts moves, as many as the option says', () => {
  expect(told(rulesOf('original'), 'rulebook.repetition.squares')).toContain('at most 3 moves running');
  expect(told(rulesOf('original', { twoSquareLimit: 5 }), 'rulebook.repetition.squares')).toContain('at most 5 moves running');
});

test('[AC-4] [CW-7] the prize has its name in the game', () => {
  const goal = (id: string): string => told(rulesOf(id), 'rulebook.goal.flag');
  expect(goal('original')).toContain('a flag');
  expect(goal('creed-duel')).toContain('an Apple of Eden');
  expect(goal('clone-classic')).toContain('a base');
});

test('[AUD-1] each value says which set it belongs to; an option without a set says which value is usual', () => {
  const marks = (id: string, key: string, value: OptionValue) => {
    const { edition } = rulesOf(id);
    return marksOf(edition, edition.options.find((spec) => spec.key === key)!, value);
  };
  expect(marks('original', 'chaseRule', 'off')).toEqual(['booklet']);
  expect(marks('original', 'chaseRule', 'on')).toEqual(['club']);
  expect(marks('duel', 'quietLimit', 'off')).toEqual(['booklet']);
  expect(marks('duel', 'quietLimit', 200)).toEqual(['club']);
  expect(marks('conquest', 'turnLimit', 60)).toEqual(['club']);
  expect(marks('duel', 'memory', 'aided')).toEqual(['usual']);
  expect(marks('duel', 'memory', 'strict')).toEqual([]);
});

test('a few numbers are all listed, of many only the usual one', () => {
  const specOf = (id: string, key: string) => rulesOf(id).edition.options.find((spec) => spec.key === key)!;
  expect(valuesOf(specOf('conquest', 'players'))).toEqual([2, 3, 4]);
  expect(valuesOf(specOf('duel', 'twoSquareLimit'))).toEqual([3, 4, 5]);
  expect(valuesOf(specOf('duel', 'quietLimit'))).toEqual([200, 'off']);
});

test('[AUD-1] where nothing else ends a game, the page names the length limit', () => {
  const told = (id: string, options: Options) =>
    RULE_TOPICS.filter((topic) => topic.when(rulesOf(id, options))).map(({ text }) =>
      say(text, ruleValues(rulesOf(id, options), new GameWords(rulesOf(id, options)))),
    );
  const [moves, rounds] = ['No game is endless: after 20,000 moves it is a draw.', 'No game is endless: after 2,000 rounds it is a draw.'];
  expect(told('original', { quietLimit: 'off' })).toContain(moves);
  expect(told('original', {})).not.toContain(moves);
  expect(told('conquest', { turnLimit: 'off' })).toContain(rounds);
  expect(told('conquest', {})).not.toContain(rounds);
});
