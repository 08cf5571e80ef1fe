/** The summary of a contest, as figures and as lines of text. */

import type { Contest, ContestGame } from '../contest.ts';
import { type CostSummary, costSummary, costText } from './costs.ts';
import { fateText, type TopFate } from './fates.ts';
import { eloInterval, eloOf, type Score, scoreOf } from './score.ts';
import type { SprtBounds, SprtState } from './sprt.ts';

export interface Summary extends Score {
  /** Between two players: the Elo difference of the score, and its interval. Undefined where it is open. */
  readonly elo?: number | undefined;
  readonly eloLow?: number | undefined;
  readonly eloHigh?: number | undefined;
  /** The mean number of plies. */
  readonly plies: number;
  readonly endings: Readonly<Record<string, number>>;
  /** The longest decision of each, in milliseconds. */
  readonly longestMs: { readonly a: number; readonly b: number };
  /** The cost of their decisions. */
  readonly costs: { readonly a: CostSummary; readonly b: CostSummary };
  /** The fates of their highest pieces, game by game, where they are recorded. */
  readonly tops: { readonly a: readonly TopFate[]; readonly b: readonly TopFate[] };
  /** The games that each lost by a failure of its program. */
  readonly faults: { readonly a: number; readonly b: number };
}

export function summaryOf(reports: readonly ContestGame[], seats: number): Summary {
  const score = scoreOf(reports.map(({ points }) => points));
  const [eloLow, eloHigh] = eloInterval(score);
  const endings = new Map<string, number>();
  for (const { ending } of reports) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  const longest = (side: 0 | 1): number => Math.round(Math.max(0, ...reports.map(({ longestMs }) => longestMs[side])));
  return {
    ...score,
    ...(seats === 2 ? { elo: eloOf(score.mean), eloLow, eloHigh } : {}),
    plies: reports.reduce((sum, { plies }) => sum + plies, 0) / Math.max(1, reports.length),
    endings: Object.fromEntries([...endings].sort(([one], [other]) => (one < other ? -1 : 1))),
    longestMs: { a: longest(0), b: longest(1) },
    costs: { a: costSummary(reports.map(({ costs }) => costs[0])), b: costSummary(reports.map(({ costs }) => costs[1])) },
    tops: { a: reports.flatMap(({ tops }) => tops?.[0] ?? []), b: reports.flatMap(({ tops }) => tops?.[1] ?? []) },
    faults: { a: reports.filter(({ fault }) => fault?.isA === true).length, b: reports.filter(({ fault }) => fault?.isA === false).length },
  };
}

/** The score on one line. */
export function scoreLine(name: string, summary: Summary): string {
  const { games, wins, draws, mean, low, high } = summary;
  return `${name}: ${percent(mean)} of ${games} games (95 %: ${percent(low)} to ${percent(high)}), ${wins} won, ${draws} shared${eloText(summary)}`;
}

/** Further details, a line each. */
export function detailLines(contest: Contest, summary: Summary): readonly string[] {
  const { a, b } = contest;
  const { endings, longestMs, faults } = summary;
  const counted = Object.entries(endings).map(([ending, count]) => `${ending} ${count}`);
  const failed = (
    [
      [a, faults.a],
      [b, faults.b],
    ] as const
  ).filter(([, count]) => count > 0);
  return [
    `endings: ${counted.join(', ')}`,
    `longest decision: ${a} ${longestMs.a} ms, ${b} ${longestMs.b} ms`,
    ...costLines(contest, summary),
    ...failed.map(([name, count]) => `${name} failed in ${count} ${count === 1 ? 'game' : 'games'}`),
  ];
}

/** The cost of decisions and the fates of the highest pieces, for each player. */
export function costLines({ a, b }: Contest, { costs, tops }: Summary): readonly string[] {
  const sides = [
    [a, costs.a, tops.a],
    [b, costs.b, tops.b],
  ] as const;
  return [
    ...sides
      .filter(([, cost]) => Object.keys(cost).length > 0)
      .map(([name, cost]) => `a decision of ${name}, median (95th percentile): ${costText(cost)}`),
    ...sides.filter(([, , fates]) => fates.length > 0).map(([name, , fates]) => `${name}: ${fateText(fates)}`),
  ];
}

/** A row of the table of a gauntlet. */
export function tableRow(opponent: string, summary: Summary): string {
  const { games, wins, draws, mean, low, high } = summary;
  const score = `${percent(mean).padStart(7)} (${percent(low)} to ${percent(high)})`.padEnd(29);
  return `${opponent}  ${String(games).padStart(5)} games ${score} won ${wins}, shared ${draws}, lost ${games - wins - draws}${eloText(summary)}`;
}

/** The state of a sequential test. */
export function sprtText(bounds: SprtBounds | undefined, { ratio, lower, upper, verdict, rounds }: SprtState): string {
  if (bounds === undefined) return '';
  const { low, high, alpha, beta } = bounds;
  const end = verdict === undefined ? 'open' : `${percent(verdict === 'low' ? low : high)} accepted`;
  const [from, to] = [lower.toFixed(2), upper.toFixed(2)];
  return `SPRT ${percent(low)} against ${percent(high)} (errors ${alpha}, ${beta}): log likelihood ratio ${ratio.toFixed(2)} between ${from} and ${to} after ${rounds} rounds, ${end}`;
}

/** The Elo difference of a player that won or lost every game is open on one side. */
function eloText({ elo, eloLow, eloHigh }: Summary): string {
  const signed = (value: number): string => `${value >= 0 ? '+' : ''}${Math.round(value)}`;
  if (elo !== undefined && eloLow !== undefined && eloHigh !== undefined)
    return `, Elo ${signed(elo)} (${signed(eloLow)} to ${signed(eloHigh)})`;
  if (eloLow !== undefined) return `, Elo at least ${signed(eloLow)}`;
  return eloHigh === undefined ? '' : `, Elo at most ${signed(eloHigh)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
