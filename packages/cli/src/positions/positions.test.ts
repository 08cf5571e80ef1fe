/** Ideas are found in small games made for each, and who plays well scores better than who plays anything. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Deployment, newGame, type Position, SEATS, seededChance, submit } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { rulesFor } from '../arguments.ts';
import { run } from '../commands/positions.ts';
import { gameOf, knownGame } from './file.ts';
import { ideasIn } from './ideas.ts';
import { scorePositions } from './score.ts';

const RULES = rulesFor('barrage', ['board=8x8']);
const RED: Deployment = { a3: 'general', b3: 'marshal', h3: 'scout', g3: 'scout', h1: 'flag', g1: 'bomb', e1: 'spy', d1: 'miner' };
const BLUE: Deployment = { a7: 'marshal', a6: 'scout', b7: 'spy', g7: 'general', h8: 'flag', d8: 'bomb', g6: 'scout', d7: 'miner' };

/** The position after moves of red and blue in turn. */
function played(moves: string, red: Deployment = RED, blue: Deployment = BLUE): Position {
  const position = newGame(RULES, seededChance('positions'));
  const intents = [
    { type: 'deploy', deployment: red } as const,
    { type: 'deploy', deployment: blue } as const,
    ...moves.split(' ').map((move) => ({ type: 'move', from: move.slice(0, 2), to: move.slice(3) }) as const),
  ];
  for (const [at, intent] of intents.entries()) {
    const done = submit(position, SEATS[at % 2], intent);
    expect(done.ok, JSON.stringify({ intent, done })).toBe(true);
  }
  return position;
}

test('a general that takes a scout beside a marshal is retaken', () => {
  const game = played('a3-a4 g6-g5 a4-a5 g5-g6 a5-a6 a7-a6');
  expect(ideasIn(game)).toEqual([{ action: 6, seat: 'red', idea: 'retaken', avoid: ['a5-a6'] }]);
});

test('a marshal that takes a general and is retaken has not been thrown away', () => {
  const blue = { ...BLUE, a6: 'general', g7: 'scout' };
  expect(ideasIn(played('b3-b4 b7-b6 b4-a4 g6-g5 a4-a5 g5-g6 a5-a6 b6-a6', RED, blue))).toEqual([]);
});

test('a marshal that was shown does not stay beside the spy: it goes, or takes it', () => {
  const blue = { ...BLUE, a7: 'miner', d7: 'marshal' };
  const [found, ...more] = ideasIn(played('b3-b4 g6-g5 b4-a4 g5-g6 a4-a5 g6-g5 a5-a6 b7-b6 d1-d2 b6-a6', RED, blue));
  expect(more).toEqual([]);
  expect(found).toMatchObject({ action: 10, seat: 'red', idea: 'spy' });
  expect(found.avoid).toContain('d1-d2');
  for (const right of ['a6-a5', 'a6-a7', 'a6-b6']) expect(found.avoid).not.toContain(right);
});

test('a general does not attack a piece that never moved, when that was a bomb', () => {
  const blue = { ...BLUE, a6: 'bomb', d8: 'scout' };
  expect(ideasIn(played('a3-a4 g6-g5 a4-a5 g5-g6 a5-a6', RED, blue))).toEqual([{ action: 6, seat: 'red', idea: 'bomb', avoid: ['a5-a6'] }]);
});

test('a flag that can be captured at once is defended if possible', () => {
  const [found, ...more] = ideasIn(played('h3-h7 d7-d6 h7-h8'));
  expect(more).toEqual([]);
  expect(found).toMatchObject({ action: 3, seat: 'blue', idea: 'flag' });
  expect(found.avoid).toContain('d7-d6');
  expect(found.avoid).not.toContain('g7-h7');
  // Nobody can, so nobody is asked.
  expect(ideasIn(played('h3-h7 d7-d6 h7-h8', RED, { ...BLUE, g7: 'bomb', d8: 'general' }))).toEqual([]);
});

test('a line has the game up to its last position, and players are scored by their view of it', async () => {
  const game = knownGame(played('h3-h7 d7-d6 h7-h8'));
  expect(game).toBeDefined();
  if (game === undefined) return;
  expect(gameOf(game.record).words.length).toBeGreaterThan(0);
  const flag = async (player: string): Promise<number> => {
    const games = Array.from({ length: 12 }, () => game);
    const score = await scorePositions(games, player, 'test', { nodes: 200 });
    expect(score).toMatchObject({ flag: { positions: 12 }, spy: { positions: 0 } });
    return score.flag.right;
  };
  expect(await flag('level5')).toBe(12);
  expect(await flag('random')).toBeLessThan(6);
});

test('the command finds positions in games of its own and in records, and scores a player', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flagfall-positions-'));
  const file = path.join(folder, 'positions.jsonl');
  const lines: string[] = [];
  const command = (...words: readonly string[]) => run(words, { out: (line) => lines.push(line), error: (line) => lines.push(line) });
  await command('find', '--edition', 'barrage', '--games', '6', '--players', 'greedy,random', '--file', file);
  expect(lines[0]).toMatch(/^[1-9]\d* positions in [1-9] games: retaken \d+, spy \d+, bomb \d+, flag \d+$/);
  await command('score', file, '--player', 'simple');
  expect(lines.at(-1)).toMatch(/^all {6}\d+ of \d+ right \(\d+\.\d %\)$/);
  const { record } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0]) as { record: string };
  writeFileSync(path.join(folder, 'game.flag'), record);
  await command('find', '--records', folder);
  expect(lines.at(-1)).toMatch(/^\d positions in \d games: /);
  await expect(command('score', path.join(folder, 'nowhere'))).rejects.toThrow('nowhere: ');
  await expect(command('score', path.join(folder, 'game.flag'))).rejects.toThrow('no line of a file of positions: flagfall: 1');
  await expect(command('score')).rejects.toThrow('say what to do');
  rmSync(folder, { recursive: true, force: true });
});
