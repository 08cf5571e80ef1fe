/** The measurements of a meter, as a table and as data. */

import type { BeliefMeter } from './beliefMeter.ts';
import type { Bin } from './calibration.ts';

export interface BeliefReport {
  readonly gains: readonly {
    readonly ply: number;
    readonly seats: number;
    /** The number of hidden pieces of a seat. */
    readonly hidden: number;
    readonly bitsAPiece: number;
    readonly bitsASeat: number;
  }[];
  readonly calibration: Readonly<Record<string, { readonly predicted: number; readonly actual: number; readonly bins: readonly Bin[] }>>;
}

export function beliefReport({ gains, calibrations }: BeliefMeter): BeliefReport {
  return {
    gains: [...gains]
      .sort(([a], [b]) => a - b)
      .map(([ply, { seats, pieces, bits }]) => ({
        ply,
        seats,
        hidden: pieces / seats,
        bitsAPiece: pieces === 0 ? 0 : bits / pieces,
        bitsASeat: bits / seats,
      })),
    calibration: Object.fromEntries(
      Object.entries(calibrations).map(([name, calibration]) => [name, { ...calibration.totals, bins: calibration.bins }]),
    ),
  };
}

export function beliefReportText({ gains, calibration }: BeliefReport): string {
  const lines = ['How much likelier than uniform the truth is, in bits (base-2 logarithms):', '   ply  seats  hidden  a piece   a seat'];
  for (const { ply, seats, hidden, bitsAPiece, bitsASeat } of gains)
    lines.push(`${pad(ply, 6, 0)} ${pad(seats, 6, 0)} ${pad(hidden, 7, 1)} ${pad(bitsAPiece, 8, 3)} ${pad(bitsASeat, 8, 2)}`);
  for (const [name, { predicted, actual, bins }] of Object.entries(calibration)) {
    lines.push('', `Calibration, ${name}: ${predicted.toFixed(1)} predicted, ${actual} actual`);
    for (const bin of bins)
      lines.push(
        `  from ${pad(bin.from, 3, 1)}: ${pad(bin.count, 7, 0)} times, ${pad(bin.predicted, 5, 3)} predicted, ${pad(bin.actual, 5, 3)} actual`,
      );
  }
  return lines.join('\n');
}

function pad(value: number, width: number, digits: number): string {
  return value.toFixed(digits).padStart(width);
}
