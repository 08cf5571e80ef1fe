import { EDITIONS } from '@flagfall/editions';
import { compileRules, seededChance } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { type Contest, type GameReport, openContest } from '../arena/contest.ts';
import { playMatch } from '../arena/match.ts';
import { makerNamed } from '../arena/players.ts';
import { playAll } from '../arena/pool.ts';
import { eloInterval, eloOf, pointsFor, scoreOf } from '../arena/score.ts';
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
      (seat) => makerNamed(names[rules.seats.indexOf(seat) % 2])(rules, seat, seededChance(`${game} ${seat}`)),
      `${edition.id} ${game}`,
    );
    expect(result.plies).toBeGreaterThan(rules.seats.length);
  }
});

const GAMES = process.env.FLAGFALL_LONG === '1' ? 60 : 9;

test('greedy beats random, and the same seed tells the same story, also in several threads', async () => {
  const timeless = (reports: readonly GameReport[]): unknown[] => reports.map(({ longestMs: _, costs: __, ...told }) => told);
  const one = await playAll(BARRAGE, GAMES, 1);
  expect(scoreOf(one.map(({ points }) => points)).mean).toBeGreaterThan(0.75);
  expect(timeless(await playAll(BARRAGE, GAMES, 3))).toEqual(timeless(one));
  expect(timeless([await openContest(BARRAGE).play(7)])).toEqual(timeless([one[7]]));
});

test('a player that breaks inside a thread breaks the contest', async () => {
  await expect(playAll({ ...BARRAGE, edition: 'original', a: 'nobody' }, 2, 2)).rejects.toThrow('unknown player');
});

describe('scores', () => {
  test('a win is a point, a shared one its share, a draw everybody’s', () => {
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

test('the command prints a few lines, or JSON; who is not known is named', async () => {
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
