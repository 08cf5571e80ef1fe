// Armies on this machine, from one game to the next.

import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { barrage, readyArmies } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { rowsOf } from '@flagfall/seat';
import { expect, test } from 'vitest';
import { newHome, onScreen, playByLines } from '../forTests/terminalForTests.ts';
import { StoredArmies } from './storedArmies.ts';

const rules = compileRules(barrage);
const rows = rowsOf(rules, 'red', readyArmies(rules, 'red')[2].deployment);

test('the last army of each board and those with names are there the next time', () => {
  const home = newHome();
  const armies = new StoredArmies(home);
  expect([armies.lastOn('barrage'), armies.namedOn('barrage')]).toEqual([undefined, []]);
  armies.keepLast('barrage', rows);
  expect(armies.save('barrage', { name: 'Fort', rows: ['old'] })).toBe(true);
  expect(armies.save('barrage', { name: 'Fort', rows })).toBe(true);
  const again = new StoredArmies(home);
  expect(again.lastOn('barrage')).toEqual(rows);
  expect(again.lastOn('duel')).toBeUndefined();
  expect(again.namedOn('barrage')).toEqual([{ name: 'Fort', rows }]);
  expect(again.remove('barrage', 'Fort')).toBe(true);
  expect(new StoredArmies(home).namedOn('barrage')).toEqual([]);
  expect(statSync(path.join(home, '.flagfall', 'armies.json')).mode & 0o077).toBe(0);
});

test('a file that cannot be read or written costs no game', () => {
  const home = newHome();
  mkdirSync(path.join(home, '.flagfall'));
  writeFileSync(path.join(home, '.flagfall', 'armies.json'), 'half a fi');
  expect(new StoredArmies(home).lastOn('barrage')).toBeUndefined();
  const nowhere = new StoredArmies(path.join(home, '.flagfall', 'armies.json'));
  expect(nowhere.save('barrage', { name: 'Fort', rows })).toBe(false);
  nowhere.keepLast('barrage', rows);
  expect(nowhere.lastOn('barrage')).toBeUndefined();
});

test('line by line an empty line takes the last army, and two at one screen leave none behind', async () => {
  const home = newHome();
  const play = async (armies: readonly string[], ...args: readonly string[]) => {
    const answers = [...armies, 'board', 'quit'];
    return (await playByLines(['barrage', '--seed', 'armies', ...args], () => answers.shift() ?? 'quit', home)).lines;
  };
  const asked = (lines: readonly string[]) => lines.find((line) => line.includes('an empty line takes')) ?? '';
  expect(asked(await play(['3']))).toContain('any of them');
  expect(new StoredArmies(home).lastOn('barrage')).toEqual(rows);
  expect(asked(await play(['']))).toContain('your last army');
  expect(new StoredArmies(home).lastOn('barrage')).toEqual(rows);
  expect(asked(await play(['1', '2'], '--two'))).toContain('any of them');
  expect(new StoredArmies(home).lastOn('barrage')).toEqual(rows);
});

test('on a screen an army is saved by name, and shown again in the next game', async () => {
  const home = newHome();
  await onScreen(['barrage'], ['k', 'F', 'o', 'r', 't', '\r', '\x03'], home);
  expect(new StoredArmies(home).namedOn('barrage').map(({ name }) => name)).toEqual(['Fort']);
  const { terminal } = await onScreen(['barrage', '--seed', 'other'], [...Array<string>(20).fill('l'), '\x03'], home);
  expect(terminal.frames.some((frame) => frame.includes('Saved: Fort'))).toBe(true);
});
