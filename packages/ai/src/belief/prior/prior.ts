/** Reads the figures of how people deploy: four rows of ten cells, front row first, as priorData.ts has them. */

import { decodeDigits } from './digits.ts';
import { BARRAGE, CLASSIC, type PriorData } from './priorData.ts';

export const PRIOR_ROWS = 4;
export const PRIOR_COLUMNS = 10;
export const PRIOR_CELLS = PRIOR_ROWS * PRIOR_COLUMNS;

/** The kinds of the figures, by number. Of the numbers between, sergeant to marshal, each is the rank of its kind. */
export const PriorKind = { BOMB: 0, SPY: 1, SCOUT: 2, MINER: 3, SERGEANT: 4, MARSHAL: 10, FLAG: 11, COUNT: 12 } as const;

/** Directions of a pair: one behind the other, beside each other, over the corner. */
export const Adjacency = { FRONT: 0, BESIDE: 1, CORNER: 2, COUNT: 3 } as const;

const FREQUENCY_PER_E = 8;
const AFFINITY_PER_E = 16;
const AFFINITY_ZERO = 31;
const PATTERN_PER_E = 8;

/** Whole patterns of flag and bombs, one after the other: the cell of the flag, then those of the bombs; and their share of all deployments. */
export interface PlacementPatterns {
  readonly cells: Uint8Array;
  readonly shares: Float64Array;
}

export interface Prior {
  /** How many of each kind the armies had. */
  readonly army: readonly number[];
  /** How likely the flag stands on each cell. */
  readonly flags: Float64Array;
  /** `(flag * kinds + kind) * cells + cell`: how likely the kind stands there when the flag stands where it does. */
  readonly table: Float64Array;
  /** `(direction * kinds + one) * kinds + other`: the affinity of the pair, a logarithm; for FRONT the first stands nearer to the enemy. */
  readonly affinities: Float64Array;
  readonly patterns: PlacementPatterns;
}

const priors = new Map<PriorData, Prior>();

/** The figures of full homes and of sparse ones. */
export function priorFor(isSparse: boolean): Prior {
  const data = isSparse ? BARRAGE : CLASSIC;
  const known = priors.get(data);
  if (known !== undefined) return known;
  const prior = readPrior(data);
  priors.set(data, prior);
  return prior;
}

export function readPrior({ army, flags, tables, affinities, patterns, deployments }: PriorData): Prior {
  const kinds = PriorKind.COUNT;
  const table = new Float64Array(PRIOR_CELLS * kinds * PRIOR_CELLS);
  for (const [flag, text] of Object.entries(tables))
    decodeDigits(text).forEach((digit, at) => {
      const [kind, cell] = [Math.floor(at / PRIOR_CELLS), at % PRIOR_CELLS];
      const frequency = Math.exp(-digit / FREQUENCY_PER_E);
      table[(Number(flag) * kinds + kind) * PRIOR_CELLS + cell] = frequency;
      table[(mirroredCell(Number(flag)) * kinds + kind) * PRIOR_CELLS + mirroredCell(cell)] = frequency;
    });
  return {
    army,
    flags: Float64Array.from(decodeDigits(flags), (digit) => Math.exp(-digit / FREQUENCY_PER_E)),
    table,
    affinities: readAffinities(affinities),
    patterns: readPatterns(patterns, army[PriorKind.BOMB], deployments),
  };
}

export function mirroredCell(cell: number): number {
  const column = cell % PRIOR_COLUMNS;
  return cell - column + (PRIOR_COLUMNS - 1 - column);
}

/** The order within a pair matters only for FRONT; otherwise the figures have the smaller kind first. */
function readAffinities(texts: readonly string[]): Float64Array {
  const kinds = PriorKind.COUNT;
  const affinities = new Float64Array(Adjacency.COUNT * kinds * kinds);
  texts.forEach((text, way) => {
    const written = decodeDigits(text).map((digit) => (digit - AFFINITY_ZERO) / AFFINITY_PER_E);
    for (let one = 0; one < kinds; one++)
      for (let other = 0; other < kinds; other++) {
        const [first, second] = way === Adjacency.FRONT ? [one, other] : [Math.min(one, other), Math.max(one, other)];
        affinities[(way * kinds + one) * kinds + other] = written[first * kinds + second];
      }
  });
  return affinities;
}

/** Each stored pattern and its mirror image. */
function readPatterns(texts: Readonly<Record<number, string>>, bombs: number, deployments: number): PlacementPatterns {
  const written = Object.values(texts).reduce((sum, text) => sum + text.length / (bombs + 1), 0);
  const cells = new Uint8Array(written * 2 * (bombs + 1));
  const shares = new Float64Array(written * 2);
  let pattern = 0;
  for (const [flag, text] of Object.entries(texts)) {
    const digits = decodeDigits(text);
    for (let at = 0; at < digits.length; at += bombs + 1)
      for (const turned of [(cell: number) => cell, mirroredCell]) {
        cells[pattern * (bombs + 1)] = turned(Number(flag));
        for (let bomb = 0; bomb < bombs; bomb++) cells[pattern * (bombs + 1) + 1 + bomb] = turned(digits[at + bomb]);
        shares[pattern++] = Math.exp(digits[at + bombs] / PATTERN_PER_E) / (2 * deployments);
      }
  }
  return { cells, shares };
}
