import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EDITIONS } from '@flagfall/editions';
import { compileRules, type Deployment, kindOf, pieceOn, type Seat, seededChance } from '@flagfall/engine';
import { isDeploying } from '@flagfall/engine/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Contest, type ContestGame, openContest } from '../arena/contest.ts';
import { playerFactoryNamed } from '../arena/contestants/players.ts';
import { deploymentLines, drawDeployment } from '../arena/deployments.ts';
import { playMatch } from '../arena/match.ts';
import { playAll } from '../arena/pool.ts';
import { eloInterval, eloOf, pointsFor, scoreOf } from '../arena/results/score.ts';
import { roundScores } from '../arena/series.ts';
import { rulesFor } from '../arguments.ts';
import { run } from './arena.ts';

const BARRAGE: Contest = { edition: 'barrage', options: [], a: 'greedy', b: 'random', seed: 'test', budget: { nodes: 1 } };

test.each(EDITIONS)('$id: greedy, simple and random players meet, nothing they ask for is refused, and the game ends', async (edition) => {
  const rules = compileRules(edition);
  for (const [game, names] of [
    ['greedy', 'random'],
    ['simple', 'greedy'],
  ].entries()) {
    const result = await playMatch(
      rules,
      (seat) => playerFactoryNamed(names[rules.seats.indexOf(seat) % 2])(rules, seat, seededChance(`${game} ${seat}`)),
      `${edition.id} ${game}`,
    );
    expect(result.plies).toBeGreaterThan(rules.seats.length);
  }
});

const GAMES = process.env.FLAGFALL_LONG === '1' ? 60 : 9;

test('greedy beats random, and the same seed gives the same result, also in several threads', async () => {
  const timeless = (reports: readonly ContestGame[]): unknown[] => reports.map(({ longestMs: _, costs: __, ...told }) => told);
  const one = await playAll(BARRAGE, GAMES, 1);
  expect(scoreOf(one.map(({ points }) => points)).mean).toBeGreaterThan(0.75);
  expect(timeless(await playAll(BARRAGE, GAMES, 3))).toEqual(timeless(one));
  expect(timeless([await openContest(BARRAGE).play(7)])).toEqual(timeless([one[7]]));
});

test('a player that breaks inside a thread breaks the contest', async () => {
  await expect(playAll({ ...BARRAGE, edition: 'original', a: 'nobody' }, 2, 2)).rejects.toThrow('unknown player');
});

describe('scores', () => {
  test('a win is a point, a shared win a share, and a draw an equal share for all', () => {
    expect(pointsFor('red', ['red'], ['red', 'blue'])).toBe(1);
    expect(pointsFor('red', ['blue'], ['red', 'blue'])).toBe(0);
    expect(pointsFor('red', [], ['red', 'blue'])).toBe(0.5);
    expect(pointsFor('red', ['red', 'gold'], ['red', 'blue', 'green', 'gold'])).toBe(0.5);
    expect(pointsFor('red', [], ['red', 'blue', 'green', 'gold'])).toBe(0.25);
  });

  test('the interval is Wilson’s, and narrows with the games', () => {
    const { mean, low, high, wins, draws } = scoreOf([
      ...Array<number>(60).fill(1),
      ...Array<number>(30).fill(0),
      ...Array<number>(10).fill(0.5),
    ]);
    expect({ mean, wins, draws }).toEqual({ mean: 0.65, wins: 60, draws: 10 });
    expect(low).toBeCloseTo(0.5526, 3);
    expect(high).toBeCloseTo(0.7364, 3);
    expect(scoreOf(Array<number>(200).fill(1)).low).toBeCloseTo(0.9812, 3);
  });

  test('three points in four are 191 Elo', () => {
    expect(eloOf(0.75)).toBeCloseTo(190.8, 1);
    expect(eloOf(0.5)).toBeCloseTo(0, 10);
    expect(eloOf(1)).toBeUndefined();
    const [low, high] = eloInterval(scoreOf(Array<number>(20).fill(1)));
    expect(low).toBeCloseTo(286.6, 1);
    expect(high).toBeUndefined();
  });
});

test('the command prints a few lines, or JSON, and names an unknown player', async () => {
  const lines: string[] = [];
  const io = { out: (line: string) => lines.push(line), error: () => undefined };
  expect(await run(['greedy', 'random', '--edition', 'barrage', '--games', '4', '--nodes', '10', '--json'], io)).toBe(0);
  expect(JSON.parse(lines[0])).toMatchObject({
    edition: 'barrage',
    a: 'greedy',
    b: 'random',
    budget: { nodes: 10 },
    games: 4,
    faults: { a: 0, b: 0 },
  });
  expect(await run(['random', 'random', '--edition', 'conquest', '--option', 'players=3', '--games', '3'], io)).toBe(0);
  expect(lines[1]).toMatch(/^random: \d+\.\d % of 3 games .* shared, conquest, \d+ plies a game$/);
  expect(lines[2]).toMatch(/^endings: /);
  expect(lines[3]).toMatch(/^longest decision: random \d+ ms, random \d+ ms$/);
  await expect(run(['greedy', 'deep', '--edition', 'barrage'], io)).rejects.toThrow('unknown player "deep"');
  await expect(run(['greedy', '7'], io)).rejects.toThrow('unknown player "7"');
  await expect(run(['greedy'], io)).rejects.toThrow('name two players');
  await expect(run(['greedy', 'random', '--nodes', 'many'], io)).rejects.toThrow('--nodes is a whole number');
});

describe('a contest of many games', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'flagfall-arena-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function arena(...words: readonly string[]): Promise<readonly string[]> {
    const lines: string[] = [];
    expect(await run([...words, '--edition', 'barrage'], { out: (line) => lines.push(line), error: () => undefined })).toBe(0);
    return lines;
  }
  async function figures(...words: readonly string[]): Promise<Record<string, unknown>> {
    const { costs: _, longestMs: __, ...told } = JSON.parse((await arena(...words, '--json'))[0]) as Record<string, unknown>;
    return told;
  }
  const file = (name: string): string => path.join(folder, name);
  const linesOf = (name: string): readonly string[] => readFileSync(file(name), 'utf8').trimEnd().split('\n');

  test('the games of a pair have the same luck: a player against itself scores one half of each', async () => {
    const reports = await playAll({ ...BARRAGE, b: 'greedy' }, 8, 1);
    for (let pair = 0; pair < 8; pair += 2) {
      expect(reports[pair].points + reports[pair + 1].points).toBe(1);
      expect(reports[pair].plies).toBe(reports[pair + 1].plies);
    }
    expect(new Set(reports.map(({ plies }) => plies)).size).toBeGreaterThan(2);
    expect(
      roundScores(
        reports.filter(({ game }) => game !== 5),
        2,
      ),
    ).toEqual([0.5, 0.5]);
  });

  test('--resume continues where it stopped, even after an incomplete line, with the same figures', async () => {
    const whole = await figures('greedy', 'random', '--games', '8');
    await figures('greedy', 'random', '--games', '5', '--resume', file('a'));
    expect(linesOf('a').map((line) => (JSON.parse(line) as ContestGame).game)).toEqual([0, 1, 2, 3, 4]);
    expect(JSON.parse(linesOf('a')[0])).toMatchObject({
      contest: { edition: 'barrage', a: 'greedy', b: 'random', seed: 'arena' },
      game: 0,
    });
    writeFileSync(file('a'), `${readFileSync(file('a'), 'utf8').slice(0, -40)}`);
    expect(await figures('greedy', 'random', '--games', '8', '--jobs', '2', '--resume', file('a'))).toEqual(whole);
    expect(
      linesOf('a')
        .map((line) => (JSON.parse(line) as ContestGame).game)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    // Now everything is there, and nothing is played.
    const before = readFileSync(file('a'), 'utf8');
    expect(await figures('greedy', 'random', '--games', '8', '--resume', file('a'))).toEqual(whole);
    expect(readFileSync(file('a'), 'utf8')).toBe(before);
  });

  test('--resume refuses the file of another contest, and any other file', async () => {
    await arena('greedy', 'random', '--games', '1', '--resume', file('b'));
    for (const other of [
      ['simple', 'random'],
      ['greedy', 'random', '--seed', 'other'],
      ['greedy', 'random', '--nodes', '5'],
    ])
      await expect(arena(...other, '--resume', file('b'))).rejects.toThrow('holds games of another contest');
    await expect(arena('greedy', 'random', '--resume', path.join(folder, 'no', 'folder'))).rejects.toThrow('cannot be written');
    await expect(arena('greedy', 'random', '--deployments', file('nowhere'))).rejects.toThrow(file('nowhere'));
    writeFileSync(file('c'), 'hello\n');
    await expect(arena('greedy', 'random', '--resume', file('c'))).rejects.toThrow('is no file of an arena');
  });

  test('--sprt stops at a verdict, reports bounds, error rates and ratio, and gives the same verdict in threads', async () => {
    const sequential = ['greedy', 'random', '--sprt', '50%,80%', '--resume', file('d')];
    const [score, line] = await arena(...sequential);
    expect(line).toMatch(
      /^SPRT 50\.0 % against 80\.0 % \(errors 0\.05, 0\.05\): log likelihood ratio \d\.\d\d between -2\.94 and 2\.94 after \d+ rounds, 80\.0 % accepted$/,
    );
    expect(linesOf('d').length).toBeLessThan(80);
    expect((await arena(...sequential))[0]).toBe(score);
    expect((await arena('greedy', 'random', '--sprt', '50%,80%', '--jobs', '3')).slice(0, 2)).toEqual([score, line]);
    expect((await arena('greedy', 'greedy', '--sprt', '0,200', '--alpha', '0.1'))[1]).toMatch(
      /^SPRT 50\.0 % against 76\.0 % \(errors 0\.1, 0\.05\).* 50\.0 % accepted$/,
    );
    for (const wrong of ['5', '20,0', '50%,120%', 'a,b'])
      await expect(arena('greedy', 'random', '--sprt', wrong)).rejects.toThrow('--sprt is two');
    await expect(arena('greedy', 'random', '--sprt', '0,20', '--beta', '2')).rejects.toThrow('--beta is an error rate');
  });

  test('--plies draws a game that is too long', async () => {
    const words = ['waiter', 'waiter', '--option', 'quietLimit=off', '--plies', '40', '--games', '1'];
    const [score, endings] = await arena(...words);
    expect(score).toMatch(/^waiter: 50\.0 % of 1 games .* 40 plies a game$/);
    expect(endings).toBe('endings: plyLimit 1');
  });

  test('--gauntlet prints a row an opponent, and one file keeps them all', async () => {
    const lines = await arena('greedy', '--gauntlet', 'random,simple', '--games', '2', '--resume', file('e'));
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      expect.stringMatching(/^random {6}2 games +\d+\.\d % \(.* won \d, shared 0, lost \d, Elo/),
      expect.stringMatching(/^simple {6}2 games /),
    ]);
    expect(lines[2]).toMatch(/^ {4}a decision of random, median \(95th percentile\): ms /);
    expect(linesOf('e')).toHaveLength(4);
    await expect(arena('greedy', 'random', '--gauntlet', 'simple')).rejects.toThrow('name two players');
  });

  test('--deployments: both sides draw from the file by the seed, mirrored or not', async () => {
    const rules = rulesFor('barrage', ['board=10x10']);
    const line = `ADAAADAAAA${'A'.repeat(20)}LKECAABMAA`;
    expect(deploymentLines(`# people\n${line}\nAAA\n${'A'.repeat(40)}\n`, rules)).toEqual([line]);
    const drawn = Array.from({ length: 12 }, (_, seed) => drawDeployment([line], rules, 'red', String(seed)));
    expect(new Set(drawn.map((one) => Object.keys(one).sort().join())).size).toBe(2);
    // The front row is nearest to the enemy; this one is mirrored.
    expect(drawn[0]).toMatchObject({ e4: 'scout', i4: 'scout' });
    const deployments = new Map<Seat, Deployment>([['red', drawn[0]]]);
    let flags: readonly string[] = [];
    await playMatch(rules, (seat) => playerFactoryNamed('random')(rules, seat, seededChance(seat)), 'given', {
      deployments,
      watch: (truth) => {
        if (isDeploying(truth) || flags.length > 0) return;
        flags = rules.board.cells.filter((_, cell) => pieceOn(truth, cell) >= 0 && rules.kinds[kindOf(truth, pieceOn(truth, cell))].prize);
      },
    });
    expect(flags).toContain(Object.entries(drawn[0]).find(([, kind]) => kind === 'flag')?.[0]);
    const contest = { ...BARRAGE, options: ['board=10x10'], a: 'random', seed: 'given' };
    const [given, own] = [await playAll({ ...contest, deployments: [line] }, 2, 1), await playAll(contest, 2, 1)];
    expect(given[0].plies).toBe(given[1].plies);
    expect(given.map(({ plies }) => plies)).not.toEqual(own.map(({ plies }) => plies));
    writeFileSync(file('deployments'), `${line}\n`);
    const words = ['--option', 'board=10x10', '--games', '2', '--deployments', file('deployments')];
    expect((await arena('greedy', 'random', ...words))[0]).toMatch(/of 2 games/);
    expect((await arena('people', 'greedy', '--nodes', '10', ...words))[0]).toMatch(/^people: .* of 2 games/);
    await expect(arena('greedy', 'people', '--games', '2')).rejects.toThrow('people plays deployments that are given: --deployments FILE');
    await expect(arena('greedy', 'cmd:x', ...words)).rejects.toThrow('a program chooses its own deployment');
    writeFileSync(file('none'), 'nothing\n');
    await expect(arena('greedy', 'random', '--deployments', file('none'))).rejects.toThrow('no line there is a deployment');
  });
});
