/** Plays a contest to its end. It continues an earlier start, and stops as soon as a sequential test is decided. */

import { type Contest, type ContestGame, contestRules, roundOf } from './contest.ts';
import { playAll } from './pool.ts';
import type { Ledger } from './results/ledger.ts';
import { type SprtBounds, type SprtState, sprtOf } from './results/sprt.ts';

export interface SeriesSettings {
  readonly games: number;
  readonly jobs: number;
  readonly sprt: SprtBounds | undefined;
  readonly ledger: Ledger | undefined;
  /** Called after each game with all games so far. */
  readonly onReport: (report: ContestGame, reports: readonly ContestGame[], sprt: SprtState | undefined) => void;
}

export interface SeriesResult {
  /** The games that count, in order: none after the verdict of a sequential test. */
  readonly reports: readonly ContestGame[];
  readonly sprt: SprtState | undefined;
}

export async function playSeries(contest: Contest, { games, jobs, sprt: bounds, ledger, onReport }: SeriesSettings): Promise<SeriesResult> {
  const seats = contestRules(contest).seats.length;
  const reports = (ledger?.played(contest) ?? []).filter(({ game }) => game < games);
  const numbers = new Set(reports.map(({ game }) => game));
  const stateOf = (): SprtState | undefined => bounds && sprtOf(roundScores(reports, seats), bounds);
  if (stateOf()?.verdict === undefined)
    await playAll(
      contest,
      games,
      jobs,
      (report) => {
        ledger?.add(contest, report);
        reports.push(report);
        const state = stateOf();
        onReport(report, reports, state);
        return state?.verdict !== undefined;
      },
      (game) => numbers.has(game),
    );
  const sprt = stateOf();
  const counted = sprt?.verdict === undefined ? reports : reports.filter(({ game }) => roundOf(game, seats) < sprt.rounds);
  return { reports: counted.toSorted((one, other) => one.game - other.game), sprt };
}

/** The mean points of each round, up to the first incomplete one, so that threads that finish in another order lead to the same verdict. */
export function roundScores(reports: readonly ContestGame[], seats: number): readonly number[] {
  const points = new Map(reports.map((report) => [report.game, report.points]));
  const scores: number[] = [];
  for (let first = 0; ; first += seats) {
    let sum = 0;
    for (let game = first; game < first + seats; game++) {
      const one = points.get(game);
      if (one === undefined) return scores;
      sum += one;
    }
    scores.push(sum / seats);
  }
}
