/** `flagfall bot` as a program of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { playAll } from '../arena/pool.ts';
import { run } from './bot.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const BOT = `cmd:"${process.execPath}" "${MAIN}" bot`;
/** A program may be slow to start beside other work. */
const PATIENT_MS = 100_000;
const IO = { out: () => {}, error: () => {} };

test('two of them play a whole game against each other', async () => {
  const bot = (level: string): string => `${BOT} --level ${level} --seed 1`;
  const contest = {
    edition: 'original',
    options: [],
    a: bot('greedy'),
    b: bot('simple'),
    seed: 'bots',
    budget: {},
    patienceMs: PATIENT_MS,
  };
  const [report] = await playAll(contest, 1, 1);
  expect(report.fault).toBeUndefined();
  expect(['flagCaptured', 'immobile', 'quietLimit']).toContain(report.ending);
});

const BARRAGE = { edition: 'barrage', options: ['board=10x10'] };
const CONTESTS = process.env.FLAGFALL_LONG === '1' ? [BARRAGE, { edition: 'original', options: [] }] : [BARRAGE];

test.each(CONTESTS)('$edition: over the protocol a player makes the same moves as at a table', async (given) => {
  const seed = 'same';
  const contest = { ...given, b: 'greedy', seed, budget: {}, patienceMs: PATIENT_MS };
  // The arena seats its own player with a seed of the contest, the game and the seat; game 0 puts A on red.
  const [there] = await playAll({ ...contest, a: `${BOT} --edition ${given.edition} --level greedy --seed "${seed} 0"` }, 1, 1);
  const [here] = await playAll({ ...contest, a: 'greedy' }, 1, 1);
  expect(there.fault).toBeUndefined();
  expect({ ...there, longestMs: [], costs: [] }).toEqual({ ...here, longestMs: [], costs: [] });
});

test('it ends with QUIT, or at the end of its input', async () => {
  for (const last of ['QUIT x RED VICTORY 1 2 3\n', undefined]) {
    const bot = spawn(process.execPath, [MAIN, 'bot', '--seed', '1'], { stdio: 'pipe' });
    const heard: string[] = [];
    bot.stdout.on('data', (text) => heard.push(String(text)));
    bot.stdin.write('BLUE x 10 10\n');
    if (last === undefined) bot.stdin.end();
    else bot.stdin.write(last);
    expect(await exitCode(bot)).toBe(0);
    expect(heard.join('')).toMatch(/^([1-9sBF]{10}\n){4}$/);
  }
});

test('it reports games that it cannot play', async () => {
  await expect(run(['--edition', 'conquest'], IO)).rejects.toThrow('conquest cannot be played by bots');
  await expect(run(['--level', 'nobody'], IO)).rejects.toThrow('unknown player "nobody"');
  await expect(run(['--move-ms', 'soon'], IO)).rejects.toThrow('--move-ms is a whole number');
  await expect(run(['now'], IO)).rejects.toThrow('bot takes only options');
});

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}
