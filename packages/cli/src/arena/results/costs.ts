/** The cost of decisions, collected by column, with the median and the 95th percentile of each column. */

import type { PartialCost } from '../contestants/contestant.ts';

export const FIGURES = ['ms', 'cpuMs', 'depth', 'nodes', 'worlds'] as const;
export type Figure = (typeof FIGURES)[number];

/** The values of the decisions that report this figure. */
export type CostColumns = Readonly<Record<Figure, readonly number[]>>;

export interface Spread {
  readonly median: number;
  /** The 95th percentile. */
  readonly p95: number;
  readonly mean: number;
}

/** Figures that no decision reports are left out. */
export type CostSummary = { readonly [F in Figure]?: Spread };

export function columnsOf(costs: readonly PartialCost[]): CostColumns {
  const column = (figure: Figure): number[] => costs.flatMap((cost) => cost[figure] ?? []);
  return Object.fromEntries(FIGURES.map((figure) => [figure, column(figure)])) as Record<Figure, number[]>;
}

export function costSummary(columns: readonly CostColumns[]): CostSummary {
  const told = FIGURES.map((figure) => [figure, columns.flatMap((one) => one[figure])] as const).filter(([, values]) => values.length > 0);
  return Object.fromEntries(told.map(([figure, values]) => [figure, spreadOf(values)]));
}

/** Such as `ms 98 (99), CPU ms 97 (98) mean 95, depth 3 (4), nodes 86000 (91000), worlds 24 (24)`: the median, and the 95th of 100. */
export function costText(summary: CostSummary): string {
  const names: Readonly<Record<Figure, string>> = { ms: 'ms', cpuMs: 'CPU ms', depth: 'depth', nodes: 'nodes', worlds: 'worlds' };
  const parts = FIGURES.flatMap((figure) => {
    const spread = summary[figure];
    if (spread === undefined) return [];
    // Some systems count thread time in steps of several milliseconds, so only its mean is precise.
    const mean = figure === 'cpuMs' ? ` mean ${short(spread.mean)}` : '';
    return [`${names[figure]} ${short(spread.median)} (${short(spread.p95)})${mean}`];
  });
  return parts.join(', ');
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { median: at(0.5), p95: at(0.95), mean: values.reduce((sum, value) => sum + value, 0) / values.length };
}

function short(value: number): string {
  return value < 10 ? String(Math.round(value * 10) / 10) : String(Math.round(value));
}
