import { EDITIONS } from '@flagfall/editions';
import { compileRules, seededChance } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { makerNamed } from '../arena/players.ts';
import { eloOf, pointsFor, scoreOf } from '../arena/score.ts';
import { contest, run } from './arena.ts';

test.each(EDITIONS)('$id: greedy, simple and random players meet, nothing they ask for is refused, and the game ends', (edition) => {
  const rules = compileRules(edition);
  for (const [game, names] of [
    ['greedy', 'random'],
    ['simple', 'greedy'],
  ].entries()) {
    const result = playMatch(
      rules,
      (seat) => makerNamed(names[rules.seats.indexOf(seat) % 2])(rules, seat, seededChance(`${game} ${seat}`)),
      `${edition.id} ${game}`,
    );
    expect(result.plies).toBeGreaterThan(rules.seats.length);
  }
});

test('greedy beats random, and the same seed tells the same story', () => {
  const rules = compileRules(EDITIONS.find(({ id }) => id === 'barrage')!);
  const one = contest(rules, 'greedy', 'random', 30, 'test');
  expect(one.score.mean).toBeGreaterThan(0.75);
  expect(contest(rules, 'greedy', 'random', 30, 'test')).toEqual(one);
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
  });
});

test('the command prints one line, or JSON; who is not known is named', async () => {
  const lines: string[] = [];
  const io = { out: (line: string) => lines.push(line), error: () => undefined };
  expect(await run(['greedy', 'random', '--edition', 'barrage', '--games', '4', '--json'], io)).toBe(0);
  expect(JSON.parse(lines[0])).toMatchObject({ edition: 'barrage', a: 'greedy', b: 'random', games: 4 });
  expect(await run(['random', 'random', '--edition', 'conquest', '--option', 'players=3', '--games', '3'], io)).toBe(0);
  expect(lines[1]).toMatch(/^random: \d+\.\d % of 3 games .* shared, conquest, \d+ plies a game$/);
  await expect(run(['greedy', 'deep', '--edition', 'barrage'], io)).rejects.toThrow('unknown player "deep"');
  await expect(run(['greedy'], io)).rejects.toThrow('name two players');
});
