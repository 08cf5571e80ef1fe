// The statistics of a profile, edition by edition. Games with a computer at the table count apart.

import { defined } from '../defined.ts';
import type { FinishedGame } from '../store/games/archive.ts';
import type { SeatOutcome } from '../store/games/games.ts';
import type { Store } from '../store/store.ts';
import { ratingMethodFor } from './method.ts';

export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Streak {
  readonly outcome: SeatOutcome;
  readonly length: number;
}

export interface EditionStatistics extends Tally {
  readonly edition: string;
  readonly withComputer: Tally;
  /** The streak of equal outcomes up to the last game; absent before the first game. */
  readonly streak?: Streak;
  readonly longestWinning: number;
  readonly longestLosing: number;
  /** The best rating by speed, once it was no longer provisional. */
  readonly best: Readonly<Record<string, number>>;
}

export async function statisticsOf(store: Store, account: string): Promise<readonly EditionStatistics[]> {
  const byEdition = Map.groupBy(await store.archive.finishedBy(account), ({ edition }) => edition);
  const statistics: EditionStatistics[] = [];
  for (const [edition, games] of [...byEdition].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const bests = await store.ratings.bestOf(account, ratingMethodFor(edition).provisionalAbove);
    const best = bests.filter((one) => one.edition === edition).map(({ speed, rating }) => [speed, Math.round(rating)] as const);
    statistics.push({ edition, ...statisticsFrom(games), best: Object.fromEntries(best) });
  }
  return statistics;
}

function statisticsFrom(games: readonly FinishedGame[]): Omit<EditionStatistics, 'edition' | 'best'> {
  const outcomes = games.filter(({ withComputer }) => !withComputer).map(({ outcome }) => outcome);
  const streaks = streaksOf(outcomes);
  const last = streaks.at(-1);
  const longest = (outcome: SeatOutcome) => Math.max(0, ...streaks.filter((one) => one.outcome === outcome).map(({ length }) => length));
  return {
    ...tally(outcomes),
    withComputer: tally(games.filter(({ withComputer }) => withComputer).map(({ outcome }) => outcome)),
    ...defined({ streak: last }),
    longestWinning: longest('won'),
    longestLosing: longest('lost'),
  };
}

function tally(outcomes: readonly SeatOutcome[]): Tally {
  const count = (wanted: SeatOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { games: outcomes.length, won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

/** Streaks of equal outcomes, in order. */
function streaksOf(outcomes: readonly SeatOutcome[]): readonly Streak[] {
  const streaks: Streak[] = [];
  for (const outcome of outcomes) {
    const last = streaks.at(-1);
    if (last?.outcome === outcome) streaks[streaks.length - 1] = { outcome, length: last.length + 1 };
    else streaks.push({ outcome, length: 1 });
  }
  return streaks;
}
