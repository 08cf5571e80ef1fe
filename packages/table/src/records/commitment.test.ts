/** Commitments: the record opens what was fixed before play, and any change to it is found. */

import { EDITIONS } from '@flagfall/editions';
import { formatRecord, type GameRecord, parseRecord, type Rules, replayRecord, rulesForRecord, seededChance } from '@flagfall/engine';
import { legacyGames } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import { ActionChance } from '../chance.ts';
import { deterministicHooks, openTable, randomRules, TableFuzz } from '../forTests/tableFuzzForTests.ts';
import { defaultSetup } from '../setup.ts';
import { checkCommitments } from './checkCommitments.ts';
import { commitToChance, commitToDeployment, hashOf, seedOf } from './commitment.ts';

const SECRET = 'ab'.repeat(32);

/** A finished game with nonces, as a record that was written and read again. */
function finishedGame(
  edition: (typeof EDITIONS)[number],
  seed: string,
): { readonly rules: Rules; readonly record: GameRecord; readonly text: string } {
  const chance = seededChance(seed);
  const rules = randomRules(edition, chance, edition.id === 'conquest' ? { players: 3 } : {});
  const party = new TableFuzz(rules, chance);
  const setup = defaultSetup(rules, hashOf(seed), { clock: { type: 'increment', initialMs: 600_000, incrementMs: 1_000 }, friendly: true });
  const { table } = openTable(party.now, rules, setup, deterministicHooks(rules, seed));
  for (const seat of rules.seats) table.receive(party.now, seat, { id: 'n', type: 'nonce', nonce: hashOf(`${seed} ${seat}`) }).commit();
  for (let n = 0; n < 220 && table.state.phase !== 'over'; n++) party.next(table)(table).commit();
  for (const seat of rules.seats) table.receive(party.now, seat, { id: 'end', type: 'resign' }).commit();
  const text = formatRecord(table.record([{ key: 'red', value: 'Ann' }]));
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`${record.error.what}: ${text}`);
  return { rules, record: record.value, text };
}

/** What is wrong with a text. */
function faultOf(text: string): string | undefined {
  const record = parseRecord(text);
  if (!record.ok) return record.error.what;
  const rules = rulesForRecord(record.value, (id) => EDITIONS.find((edition) => edition.id === id));
  if (!rules.ok) return rules.error.what;
  const replayed = replayRecord(rules.value, record.value);
  return replayed.ok ? checkCommitments(rules.value, record.value)?.what : replayed.error.what;
}

describe('records', () => {
  test.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s: every draw follows from the opened seed', (id, edition) => {
    let actions = 0;
    for (let game = 0; game < 4; game++) {
      const { text, record } = finishedGame(edition, `${id} record ${game}`);
      if (Object.keys(record.deployments).length === 0) continue;
      expect(faultOf(text), `${id} record ${game}`).toBeUndefined();
      actions += record.actions.length;
    }
    expect(actions).toBeGreaterThan(20);
  });

  test('[AUD-4] records of Clone Wars from before its second revision are replayed, by the first revision alone', () => {
    const before = legacyGames();
    expect(new Set(before.map(({ summary }) => summary.plan.edition))).toEqual(new Set(['clone-classic', 'clone-special']));
    for (const { record } of before) {
      expect(record).toContain('revision: 1');
      expect(faultOf(record)).toBeUndefined();
      expect(faultOf(record.replace('revision: 1', 'revision: 2'))).toBeDefined();
    }
  });

  test('a changed secret, nonce, deployment or commitment is found', () => {
    const edition = EDITIONS.find(({ id }) => id === 'battle-cards')!;
    const { text } = finishedGame(edition, 'found out');
    expect(faultOf(text)).toBeUndefined();
    const line = (start: string): string => text.split('\n').find((one) => one.startsWith(start))!;
    const changed = (start: string, to: string): string => text.replace(line(start), to);
    expect(faultOf(changed('secret: ', `secret: ${SECRET}`))).toBe('the secret is not the one that was committed to');
    expect(faultOf(changed('nonce blue: ', `nonce blue: ${SECRET}`))).toBe('the draws do not follow from the seed');
    expect(faultOf(changed('commitment red: ', `commitment red: ${SECRET}`))).toBe(
      'red: the deployment is not the one that was committed to',
    );
    expect(faultOf(text.replace(`${line('secret: ')}\n`, ''))).toBe('the commitments are not opened: no secret');
    // A pile in another order: the replay accepts it, the seed does not.
    const [, cards] = line('shuffled draw red: ').split(': ');
    expect(faultOf(text.replace(cards, cards.split(' ').reverse().join(' ')))).toBeDefined();
  });

  test('the lot that decides who starts follows from the seed', () => {
    const edition = EDITIONS.find(({ id }) => id === 'clone-classic')!;
    const texts = Array.from({ length: 8 }, (_, game) => finishedGame(edition, `lot ${game}`).text).filter((text) =>
      /^starts: /m.test(text),
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(faultOf(text)).toBeUndefined();
    expect(new Set(texts.map((one) => /^starts: (\w+)/m.exec(one)![1]))).toEqual(new Set(['red', 'blue']));
  });
});

describe('hashes', () => {
  test('are SHA-256 of the texts in docs/records.md', () => {
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(commitToChance(SECRET)).toBe(hashOf(`${SECRET} chance`));
    expect(seedOf(SECRET, ['red', 'blue'], { blue: 'n' })).toBe(hashOf(`${SECRET} seed red= blue=n`));
    const salt = hashOf(`${SECRET} salt red`);
    expect(commitToDeployment(SECRET, 'red', { b1: 'bomb', a1: 'flag' })).toBe(hashOf(`${salt} a1=flag b1=bomb`));
  });

  test('the salt keeps a guessed deployment from matching its commitment', () => {
    const deployment = { a1: 'flag' };
    expect(commitToDeployment(SECRET, 'red', deployment)).not.toBe(hashOf('a1=flag'));
    expect(commitToDeployment(SECRET, 'red', deployment)).not.toBe(commitToDeployment(SECRET, 'blue', deployment));
    expect(commitToDeployment(SECRET, 'red', deployment)).not.toBe(commitToDeployment(`${SECRET}0`, 'red', deployment));
  });

  test('the chance of an action favours no number, and differs from that of the next action', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let action = 0; action < 300; action++) {
      const chance = new ActionChance(SECRET, action);
      for (let n = 0; n < 14; n++) counts[chance.below(7)]++;
    }
    for (const count of counts) expect(Math.abs(count - 600)).toBeLessThan(110);
    const draws = (action: number): readonly number[] => {
      const chance = new ActionChance(SECRET, action);
      return Array.from({ length: 20 }, () => chance.below(1000));
    };
    expect(draws(1)).toEqual(draws(1));
    expect(draws(1)).not.toEqual(draws(2));
  });
});
