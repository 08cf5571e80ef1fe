// Derives tables of how people deploy: `node tools/prior.ts DIR`, where DIR holds the collected deployments, writes packages/ai/src/belief/prior/priorData.ts.
// A tenth of the deployments is kept out, for measuring (packages/cli/src/belief/collectedDeployments.ts).

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIGIT_MAX, encodeDigit } from '../packages/ai/src/belief/prior/digits.ts';
import { COLUMNS, KIND_LETTERS, parseDeployments } from '../packages/cli/src/belief/collectedDeployments.ts';
import { repositoryRoot } from './paths.ts';
import { affinitiesOf, WAYS } from './prior/affinities.ts';
import { bothWays, CELLS, type Frequencies, frequenciesOf, patternsOf } from './prior/frequencies.ts';

const SOURCES = [
  { name: 'CLASSIC', file: 'classic-40.txt' },
  { name: 'BARRAGE', file: 'barrage-8-on-40.txt' },
] as const;
const KINDS = KIND_LETTERS.length;
/** Steps of the written logarithms: e to the power of -n / 8 for a frequency, -1 to 1 in 63 steps of 1/16 for an affinity. */
const PER_E = 8;
const AFFINITY_PER_E = 16;
const PATTERNS_PER_E = 8;

/** The half of the cells on which a flag is written down; the other half is its mirror image. */
const LEFT = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => cell % COLUMNS < COLUMNS / 2);

function sourceText(name: string, text: string): string {
  const { training } = parseDeployments(text);
  const layouts = bothWays(training);
  const frequencies = frequenciesOf(layouts);
  const affinities = affinitiesOf(layouts, frequencies);
  const patterns = patternsOf(layouts);
  console.log(`${name}: ${training.length} deployments, ${patterns.size} patterns of flag and bombs`);
  return [
    `export const ${name}: PriorData = {`,
    `  deployments: ${training.length},`,
    `  army: ${JSON.stringify(frequencies.army).replaceAll(',', ', ')},`,
    `  flags: '${[...frequencies.flags].map(frequencyDigit).join('')}',`,
    '  tables: {',
    ...LEFT.map((flag) => `    ${flag}: '${tableText(frequencies, flag)}',`),
    '  },',
    '  affinities: [',
    ...WAYS.map((_, way) => `    '${affinityText(affinities.subarray(way * KINDS * KINDS, (way + 1) * KINDS * KINDS))}',`),
    '  ],',
    '  patterns: {',
    ...LEFT.flatMap((flag) => patternLine(patterns, flag)),
    '  },',
    '};',
  ].join('\n');
}

function frequencyDigit(frequency: number): string {
  return frequency === 0 ? encodeDigit(DIGIT_MAX) : encodeDigit(-Math.log(frequency) * PER_E);
}

function tableText({ table }: Frequencies, flag: number): string {
  return Array.from(table.subarray(flag * KINDS * CELLS, (flag + 1) * KINDS * CELLS), frequencyDigit).join('');
}

function affinityText(affinities: Float64Array): string {
  return Array.from(affinities, (affinity) => encodeDigit(affinity * AFFINITY_PER_E + Math.floor(DIGIT_MAX / 2))).join('');
}

/** The patterns with one flag: the cells of the bombs, then how often. */
function patternLine(patterns: ReadonlyMap<string, number>, flag: number): readonly string[] {
  const texts = [...patterns]
    .map(([pattern, count]) => ({ cells: pattern.split(' ').map(Number), count }))
    .filter(({ cells }) => cells[0] === flag)
    .sort((a, b) => b.count - a.count || (String(a.cells) < String(b.cells) ? -1 : 1))
    .map(({ cells, count }) => cells.slice(1).map(encodeDigit).join('') + encodeDigit(Math.log(count) * PATTERNS_PER_E));
  return texts.length === 0 ? [] : [`    ${flag}: '${texts.join('')}',`];
}

const HEAD = `/**
 * How people deploy, in figures: derived by tools/prior.ts from deployments that people made on gravon.de. A cell is numbered row by row, front row
 * first; kinds go from bomb, spy, scout, miner and so on up to marshal, then flag. Digits as in digits.ts; prior.ts reads them.
 */

export interface PriorData {
  /** How many deployments the figures come from; each counts with its mirror image. */
  readonly deployments: number;
  /** How many of each kind an army had. */
  readonly army: readonly number[];
  /** How often the flag stands on each cell: e to the power of -digit / ${PER_E}, and so below. */
  readonly flags: string;
  /** For each cell of the flag in the left half: how often each kind stands on each cell, kind by kind. */
  readonly tables: Readonly<Record<number, string>>;
  /** For pieces one behind the other, beside each other and over the corner: how much people like that, ((digit - 31) / ${AFFINITY_PER_E}) powers of e. */
  readonly affinities: readonly string[];
  /** For each cell of the flag in the left half: the bombs' cells, then how often that was seen, e to the power of digit / ${PATTERNS_PER_E}. */
  readonly patterns: Readonly<Record<number, string>>;
}
`;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say where the collected deployments are: node tools/prior.ts DIR');
const parts = SOURCES.map(({ name, file }) => sourceText(name, readFileSync(path.join(folder, file), 'utf8')));
writeFileSync(path.join(repositoryRoot, 'packages/ai/src/belief/prior/priorData.ts'), `${[HEAD, ...parts].join('\n')}\n`);
