// Ratings converge to the true strength of simulated players, and their deviations stay honest.

import { type Chance, seededChance, shuffled } from '@flagfall/engine';
import { expect, test } from 'vitest';
import type { RatingNumbers } from '../store/games/ratings.ts';
import { rateByGlicko2 } from './glicko2.ts';
import { afterIdleTime, INITIAL_RATING } from './idleRating.ts';
import { ratingMethodFor } from './method.ts';
import { speedOf } from './speed.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

test('two players as in the example of the paper, one game of it', () => {
  const before = { rating: 1500, deviation: 200, volatility: 0.06 };
  const [after] = rateByGlicko2([before, { rating: 1400, deviation: 30, volatility: 0.06 }], [1, 0]);
  // Glickman's own intermediate figures for this opponent: g = 0.9955, E = 0.639.
  const [g, expected] = [0.9955, 0.639];
  const information = g ** 2 * expected * (1 - expected);
  const variance = 1 / (1 / ((200 / 173.7178) ** 2 + 0.06 ** 2) + information);
  expect(after.rating).toBeCloseTo(1500 + 173.7178 * variance * g * (1 - expected), 0);
  expect(after.deviation).toBeCloseTo(173.7178 * Math.sqrt(variance), 1);
});

test('a draw moves the weaker up and the stronger down, and no deviation grows', () => {
  for (const edition of ['duel', 'conquest']) {
    const before = [
      { rating: 1400, deviation: 100, volatility: 0.06 },
      { rating: 1700, deviation: 100, volatility: 0.06 },
    ];
    const [low, high] = ratingMethodFor(edition).rate(before, ['drawn', 'drawn']);
    expect(low.rating).toBeGreaterThan(1400);
    expect(high.rating).toBeLessThan(1700);
  }
});

test('a resting rating gets less sure, up to that of a newcomer', () => {
  const settled = { rating: 1800, deviation: 60, volatility: 0.06 };
  expect(afterIdleTime(settled, 0)).toEqual(settled);
  expect(afterIdleTime(settled, -5).deviation).toBe(60);
  expect(afterIdleTime(settled, YEAR).deviation).toBeCloseTo(110, 0);
  expect(afterIdleTime(settled, 100 * YEAR)).toEqual({ ...settled, deviation: INITIAL_RATING.deviation });
});

test('true strengths are found from games between two', () => {
  const { errors, sureShare, ratings } = league('duel', 2, 60);
  expect(rootMeanSquare(errors)).toBeLessThan(90);
  // A deviation is a claim: about two thirds of the ratings lie within one of the truth, nearly all within three.
  expect(sureShare(1)).toBeGreaterThan(0.5);
  expect(sureShare(3)).toBeGreaterThan(0.95);
  expect(ratings.filter(({ deviation }) => deviation > ratingMethodFor('duel').provisionalAbove)).toEqual([]);
  expect(ratings.filter(({ deviation }) => deviation < 45)).toEqual([]);
});

test('true strengths are found from games of four, in order', () => {
  const { truth, ratings } = league('conquest', 4, 60);
  expect(
    correlation(
      truth,
      ratings.map(({ rating }) => rating),
    ),
  ).toBeGreaterThan(0.85);
  expect(ratings.filter(({ deviation }) => deviation > ratingMethodFor('conquest').provisionalAbove)).toEqual([]);
});

test('a speed follows from the time that one player may use', () => {
  const minutes = (initial: number, seconds: number) =>
    speedOf({ type: 'increment', initialMs: initial * 60_000, incrementMs: seconds * 1000 });
  expect([minutes(3, 0), minutes(3, 2), minutes(10, 5), minutes(20, 0), minutes(15, 5)]).toEqual([
    ...['sprint', 'brisk', 'brisk', 'steady', 'steady'],
  ]);
  expect(speedOf({ type: 'delay', initialMs: 60_000, delayMs: 2000 })).toBe('sprint');
  expect(speedOf({ type: 'perMove', moveMs: 15_000 })).toBe('brisk');
  expect(speedOf({ type: 'days', days: 2 })).toBe('days');
  expect(speedOf({ type: 'unlimited' })).toBe('unlimited');
});

/** Forty players of strengths from 1000 to 2000, each with so many games against random opponents. */
function league(edition: string, seats: number, gamesEach: number) {
  const chance = seededChance(`league of ${edition}`);
  const truth = Array.from({ length: 40 }, (_, index) => 1000 + (1000 * index) / 39);
  const ratings: RatingNumbers[] = truth.map(() => INITIAL_RATING);
  for (let round = 0; round < gamesEach; round += 1) {
    const order = shuffled(chance, [...truth.keys()]);
    for (let first = 0; first < order.length; first += seats) {
      const players = order.slice(first, first + seats);
      const winner = winnerOf(players, truth, chance);
      const after = ratingMethodFor(edition).rate(
        players.map((player) => ratings[player]),
        players.map((player) => (player === winner ? 'won' : 'lost')),
      );
      for (const [index, player] of players.entries()) ratings[player] = after[index];
    }
  }
  const errors = truth.map((strength, player) => ratings[player].rating - strength);
  const sureShare = (deviations: number) =>
    errors.filter((error, player) => Math.abs(error) <= deviations * ratings[player].deviation).length / errors.length;
  return { truth, ratings, errors, sureShare };
}

/** Four hundred points more mean ten times the chance. */
function winnerOf(players: readonly number[], truth: readonly number[], chance: Chance): number {
  const weights = players.map((player) => 10 ** (truth[player] / 400));
  let left = (chance.below(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return players[Math.max(0, index)];
}

function rootMeanSquare(values: readonly number[]): number {
  return Math.hypot(...values) / Math.sqrt(values.length);
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const centred = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value) / values.length;
    return values.map((value) => value - mean);
  };
  const [x, y] = [centred(a), centred(b)];
  return x.reduce((sum, value, index) => sum + value * y[index], 0) / (Math.hypot(...x) * Math.hypot(...y));
}
