/** Programs outside, as real subprocesses: one that plays, and ones that fail in every way we know. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { run } from '../../commands/arena.ts';
import { type Contest, openContest } from '../contest.ts';
import { playAll } from '../pool.ts';
import { commandWords } from './program.ts';

const NODE = `cmd:"${process.execPath}"`;
const EXAMPLE = fileURLToPath(new URL('../../../../../docs/exampleBot.mjs', import.meta.url));
/** The example draws its moves with Math.random, which follows from CHANCE_SEED here. */
const SEEDED_CHANCE = new URL('../../../../server/src/forTests/clients/seededChanceForTests.ts', import.meta.url).href;
const EXAMPLE_BOT = `${NODE} --import "${SEEDED_CHANCE}" "${EXAMPLE}"`;

/** Deploys, and then answers its first board as its argument says. */
const BAD_BOT = `
import { createInterface } from 'node:readline';
const [how, ...words] = process.argv.slice(2);
const ROWS = ['BF99999988', 'BB88855554', '7777666644', 'B93312BsB9'];
let rows = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('RED') || line.startsWith('BLUE')) console.log(how === 'deploy' ? words.join('\\n') : ROWS.join('\\n'));
  else if (/^[.+#1-9sBF]{10}$/.test(line)) rows++;
  if (line.startsWith('QUIT') && how === 'stay') setInterval(() => {}, 1000);
  if (rows < 10) continue;
  rows = 0;
  if (how === 'say') console.log(words.join(' '));
  if (how === 'stay') console.log('SURRENDER');
  if (how === 'crash') throw new Error('lost my way');
  if (how === 'exit') process.exit(3);
}
`;

/** A program that works may be slow to start beside other work. */
const PATIENT_MS = 100_000;

let folder = '';
let badBot = '';

beforeAll(() => {
  vi.stubEnv('CHANCE_SEED', 'bots');
  folder = mkdtempSync(path.join(tmpdir(), 'flagfall-bots-'));
  const file = path.join(folder, 'badBot.mjs');
  writeFileSync(file, BAD_BOT);
  badBot = `${NODE} "${file}"`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function contestOf(a: string, more: Partial<Contest> = {}): Contest {
  return { edition: 'original', options: [], a, b: 'random', seed: 'bots', budget: {}, patienceMs: PATIENT_MS, ...more };
}

test('a program plays whole games on both sides; going to and fro is its own affair', async () => {
  const reports = await playAll(contestOf(EXAMPLE_BOT, { b: 'greedy' }), 2, 1);
  for (const report of reports) {
    expect(report.fault).toBeUndefined();
    expect(report.plies).toBeGreaterThan(20);
  }
});

test('in Barrage on the large board too, and in several threads', async () => {
  const reports = await playAll(contestOf(`${EXAMPLE_BOT} barrage`, { edition: 'barrage' }), 2, 2);
  expect(reports.map(({ fault }) => fault)).toEqual([undefined, undefined]);
});

describe('a program that fails loses the game', () => {
  test.each([
    ['crash', /^ended with code 1: Error: lost my way$/],
    ['exit', /^ended with code 3$/],
    ['hang', /^no answer in 400 ms$/],
    ['say well, well', /^no move: "well, well"$/],
    ['say 0 0 DOWN', /^illegal move: "0 0 DOWN"$/],
    ['say 1 3 DOWN 4', /^illegal move: "1 3 DOWN 4"$/],
    ['say 99 0 LEFT', /^illegal move: "99 0 LEFT"$/],
    ['deploy BBBBBBBBBB BBBBBBBBBB BBBBBBBBBB BBBBBBBBBB', /^illegal deployment: .*"marshal","placed":0/],
    ['deploy what', /^no answer in 400 ms$/],
    ['deploy 1 2 3 4', /^row 1 of the deployment has 1 letters$/],
  ])('%s', async (words, why) => {
    const report = await openContest(
      contestOf(`${badBot} ${words}`, { patienceMs: why.source.includes('400 ms') ? 400 : PATIENT_MS }),
    ).play(0);
    expect(report).toMatchObject({ points: 0, ending: 'forfeit', fault: { isA: true, seat: 'red' } });
    expect(report.fault?.why).toMatch(why);
  });

  test('a file that does not exist', async () => {
    const report = await openContest(contestOf(`cmd:${path.join(folder, 'nobody')}`)).play(1);
    expect(report).toMatchObject({ points: 0, ending: 'forfeit', fault: { isA: true, seat: 'blue' } });
    expect(report.fault?.why).toMatch(/^cannot be started/);
  });
});

test('giving up is no failure, and a program that does not exit at QUIT is ended', async () => {
  const report = await openContest(contestOf(`${badBot} stay`)).play(0);
  expect(report).toMatchObject({ points: 0, ending: 'resigned' });
  expect(report.fault).toBeUndefined();
});

test('the command reports each failure when it happens, and counts them at the end', async () => {
  const [lines, errors]: [string[], string[]] = [[], []];
  const io = { out: (line: string) => lines.push(line), error: (line: string) => errors.push(line) };
  const bot = `${badBot} exit`;
  // A budget makes the arena patient, and these two players use none.
  expect(await run([bot, 'random', '--games', '2', '--move-ms', '10000'], io)).toBe(0);
  expect(errors).toEqual([1, 2].map((game) => `game ${game}: ${bot} loses as ${game === 1 ? 'red' : 'blue'}: ended with code 3`));
  expect(lines.slice(1)).toEqual([
    'endings: forfeit 2',
    expect.stringMatching(/^longest decision/),
    expect.stringContaining('a decision of random'),
    ...[bot, 'random'].map((name) => expect.stringContaining(`${name}: highest piece shown in 0 of 2 games`)),
    `${bot} failed in 2 games`,
  ]);
});

test('programs play only where their protocol reaches', async () => {
  const io = { out: () => {}, error: () => {} };
  await expect(run([EXAMPLE_BOT, 'random', '--edition', 'conquest'], io)).rejects.toThrow('conquest cannot be played by bots');
  await expect(run([EXAMPLE_BOT, 'random', '--edition', 'clone-special'], io)).rejects.toThrow('no powers and no cards');
  await expect(run([EXAMPLE_BOT, 'random', '--edition', 'barrage', '--option', 'board=8x8'], io)).rejects.toThrow('10x10');
  await expect(run(['cmd:', 'random'], io)).rejects.toThrow('followed by a program');
});

test('a command is words, and quotes keep them together', () => {
  expect(commandWords(`java -jar "my bot.jar" 'a b' c`)).toEqual(['java', '-jar', 'my bot.jar', 'a b', 'c']);
});

test.skipIf(process.platform === 'win32')('a program that leaves another one behind does not hold up the arena', async () => {
  const file = path.join(folder, 'parent.sh');
  // The one left behind stays until this test has ended: an arena that waited for it would never come back.
  const stays = path.join(folder, 'stays');
  writeFileSync(stays, '');
  writeFileSync(file, `while [ -e '${stays}' ]; do sleep 1; done &\nexit 3\n`);
  const report = await openContest(contestOf(`cmd:sh "${file}"`, { patienceMs: 300 })).play(0);
  rmSync(stays);
  expect(report.fault?.why).toMatch(/^no answer in 300 ms$/);
});
