/** The score of a series of games, with its confidence interval. */

import type { Seat } from '@flagfall/engine';

export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** Points a game: 1 for a win, and a share of it for a shared win or a draw. */
  readonly mean: number;
  /** The 95 % confidence interval of the mean. */
  readonly low: number;
  readonly high: number;
}

/** The half width of an interval in standard errors: 95 %. */
const SIGMAS = 1.96;

/** The points of one game for a seat: 1 for the only winner, a share among several winners, and an equal share for all in a draw. */
export function pointsFor(seat: Seat, winners: readonly Seat[], seats: readonly Seat[]): number {
  if (winners.length === 0) return 1 / seats.length;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

export function scoreOf(points: readonly number[]): Score {
  const games = points.length;
  const mean = points.reduce((sum, point) => sum + point, 0) / Math.max(1, games);
  const [low, high] = wilson(mean, games);
  return {
    games,
    wins: points.filter((point) => point === 1).length,
    draws: points.filter((point) => point > 0 && point < 1).length,
    mean,
    low,
    high,
  };
}

/** The Elo difference of a mean between two players; undefined when one side won every game. */
export function eloOf(mean: number): number | undefined {
  return mean <= 0 || mean >= 1 ? undefined : -400 * Math.log10(1 / mean - 1);
}

/** The mean of an Elo difference. */
export function shareOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The Elo difference at both ends of a score's interval; undefined where it is open. */
export function eloInterval({ low, high }: Score): readonly [number | undefined, number | undefined] {
  return [eloOf(low), eloOf(high)];
}

/** The Wilson interval, which is right near 0 and 1 too; draws would make it a little narrower. */
function wilson(mean: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const square = SIGMAS * SIGMAS;
  const middle = (mean + square / (2 * games)) / (1 + square / games);
  const half = (SIGMAS * Math.sqrt((mean * (1 - mean)) / games + square / (4 * games * games))) / (1 + square / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
