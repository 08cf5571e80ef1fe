/** The recorded figures of docs/bench.md: read to compare with, written by `bench --record`. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface BenchFigures {
  readonly playout: Record<string, number>;
  readonly makeRewind: Record<string, number>;
  readonly meanPlies: Record<string, number>;
  /** The share of random games that nobody wins. */
  readonly draws: Record<string, number>;
}

const PAGE = new URL('../../../../../docs/bench.md', import.meta.url);
const START = '<!-- figures -->';
const END = '<!-- /figures -->';

/** A line for each edition that compares the figures with the recorded ones. Empty outside a checkout. */
export function compareWithRecorded(bench: BenchFigures): readonly string[] {
  const recorded = readRecorded();
  if (recorded === undefined) return [];
  const lines = Object.keys(bench.playout).map((id) => {
    const ratio = (now: number, then: number | undefined): string =>
      then === undefined || then === 0 ? 'new' : `${(now / then).toFixed(2)}x`;
    return `  ${id.padEnd(14)} playout ${ratio(bench.playout[id], recorded.playout[id])}, make+rewind ${ratio(bench.makeRewind[id], recorded.makeRewind[id])}`;
  });
  return ['compared with docs/bench.md:', ...lines];
}

/** Writes the figures into the page, between its two marks; rows of editions that were not measured stay. */
export function writeRecorded(bench: BenchFigures): void {
  const text = readFileSync(PAGE, 'utf8');
  const start = text.indexOf(START) + START.length;
  const end = text.indexOf(END);
  const [head, rule, ...rows] = text.slice(start, end).trim().split('\n');
  const table = [head, rule, ...mergedRows(rows, bench)].join('\n');
  writeFileSync(PAGE, `${text.slice(0, start)}\n${table}\n${text.slice(end)}`);
}

/** A measured edition replaces its old row or is appended. */
export function mergedRows(rows: readonly string[], bench: BenchFigures): readonly string[] {
  const measured = new Map(Object.keys(bench.playout).map((id) => [id, rowOf(id, bench)]));
  const idOf = (row: string): string => row.split('|')[1].trim();
  const known = rows.map((row) => measured.get(idOf(row)) ?? row);
  return [...known, ...[...measured].filter(([id]) => !rows.some((row) => idOf(row) === id)).map(([, row]) => row)];
}

function rowOf(id: string, bench: BenchFigures): string {
  const million = (rate: number): string => (rate / 1e6).toFixed(2);
  const draws = (bench.draws[id] * 100).toFixed(1);
  return `| ${id} | ${million(bench.playout[id])} | ${million(bench.makeRewind[id])} | ${bench.meanPlies[id]} | ${draws} % |`;
}

function readRecorded(): Pick<BenchFigures, 'playout' | 'makeRewind'> | undefined {
  if (!existsSync(PAGE)) return undefined;
  const playout: Record<string, number> = {};
  const makeRewind: Record<string, number> = {};
  for (const line of readFileSync(PAGE, 'utf8').split('\n')) {
    const row = /^\| ([\w-]+) \| ([\d.]+) \| ([\d.]+) \|/.exec(line);
    if (row === null) continue;
    playout[row[1]] = Number(row[2]) * 1e6;
    makeRewind[row[1]] = Number(row[3]) * 1e6;
  }
  return { playout, makeRewind };
}
