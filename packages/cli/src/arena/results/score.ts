/** What a series of games says of a player, and how sure that is. */

import type { Seat } from '@flagfall/engine';

export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** Points a game: a win is one, a win or draw that is shared counts for its share. */
  readonly mean: number;
  /** 95 % of such series have the true mean in here. */
  readonly low: number;
  readonly high: number;
}

/** How sure an interval is: so many standard errors on both sides. */
const SIGMAS = 1.96;

/** The points of one game for a seat: alone a whole one, among several winners its share, of a draw everybody's. */
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

/** The difference in Elo that a mean stands for between two; undefined when one side won all. */
export function eloOf(mean: number): number | undefined {
  return mean <= 0 || mean >= 1 ? undefined : -400 * Math.log10(1 / mean - 1);
}

/** The mean that a difference in Elo stands for. */
export function shareOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The same for both ends of a score's interval; undefined where it has no end. */
export function eloInterval({ low, high }: Score): readonly [number | undefined, number | undefined] {
  return [eloOf(low), eloOf(high)];
}

/** Wilson's interval, which stays honest near 0 and 1; draws make the true one a little narrower. */
function wilson(mean: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const square = SIGMAS * SIGMAS;
  const middle = (mean + square / (2 * games)) / (1 + square / games);
  const half = (SIGMAS * Math.sqrt((mean * (1 - mean)) / games + square / (4 * games * games))) / (1 + square / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
