import { expect, test, vi } from 'vitest';
import { StorageForTests } from '../forTests/storageForTests.ts';
import { forgetLastArmies, keepLastArmy, lastArmy } from './lastArmies.ts';

test('each board has its own last army, until the person signs out', () => {
  const storage = new StorageForTests();
  vi.stubGlobal('localStorage', storage);
  storage.setItem('flagfall.theme', 'dark');
  keepLastArmy('barrage', ['F.', '.B']);
  keepLastArmy('barrage+10x10', ['FB']);
  expect([lastArmy('barrage'), lastArmy('barrage+10x10'), lastArmy('duel')]).toEqual([['F.', '.B'], ['FB'], undefined]);
  forgetLastArmies();
  expect(Object.keys(storage)).toEqual(['flagfall.theme']);
});

test('a browser that keeps nothing has no last army', () => {
  vi.stubGlobal('localStorage', undefined);
  keepLastArmy('barrage', ['F']);
  expect(lastArmy('barrage')).toBeUndefined();
  forgetLastArmies();
});
