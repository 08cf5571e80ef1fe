import { type Deployment, newGame, SEATS, seededChance, submit } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { rulesFor } from '../../arguments.ts';
import { fateOfTop, fateText } from './fates.ts';

const RULES = rulesFor('barrage', ['board=8x8']);
const RED: Deployment = { a3: 'marshal', b3: 'general', h3: 'scout', g3: 'scout', h1: 'flag', g1: 'bomb', e1: 'spy', d1: 'miner' };
const BLUE: Deployment = { a7: 'miner', a6: 'scout', b7: 'spy', g7: 'general', h8: 'flag', d8: 'bomb', g6: 'scout', d7: 'marshal' };

function red(moves: string, blue: Deployment = BLUE) {
  const position = newGame(RULES, seededChance('fates'));
  const intents = [
    { type: 'deploy', deployment: RED } as const,
    { type: 'deploy', deployment: blue } as const,
    ...moves.split(' ').map((move) => ({ type: 'move', from: move.slice(0, 2), to: move.slice(3) }) as const),
  ];
  for (const [at, intent] of intents.entries()) expect(submit(position, SEATS[at % 2], intent).ok, JSON.stringify(intent)).toBe(true);
  return fateOfTop(position, 'red');
}

const RAID = 'a3-a4 g6-g5 a4-a5 g5-g6 a5-a6';

test('a revealed marshal that the spy captures, one that survives, and one that a piece that never moved captures', () => {
  expect(red(RAID)).toEqual({ shown: true, fate: 'alive' });
  expect(red(`${RAID} b7-b6 d1-d2 b6-a6`)).toEqual({ shown: true, fate: 'spy' });
  expect(red(RAID, { ...BLUE, a6: 'bomb', d8: 'scout' })).toEqual({ shown: false, fate: 'bomb' });
  expect(red('a3-a4 b7-b6 a4-a5 b6-b5 d1-d2 b5-a5')).toEqual({ shown: false, fate: 'fell' });
  expect(red(RAID, { ...BLUE, a6: 'marshal', d7: 'scout' })).toEqual({ shown: false, fate: 'fell' });
  expect(fateOfTop(newGame(rulesFor('conquest', []), seededChance('fates')), 'red')).toBeUndefined();
});

test('the summary has one line for it', () => {
  const fates = [
    { shown: true, fate: 'spy' },
    { shown: true, fate: 'alive' },
    { shown: true, fate: 'fell' },
    { shown: true, fate: 'alive' },
    { shown: false, fate: 'bomb' },
  ] as const;
  expect(fateText(fates)).toBe(
    'highest piece shown in 4 of 5 games and lost in 3: 1 to a spy after it was shown (25.0 % of those), 1 to a bomb',
  );
});
