// How often people put which piece where, given where their flag stands, and which whole patterns of flag and bombs they like.

import { COLUMNS, KIND_LETTERS, mirroredLine, ROWS } from '../../packages/cli/src/belief/collectedDeployments.ts';

export const CELLS = ROWS * COLUMNS;
export const FLAG = KIND_LETTERS.indexOf('M');
export const BOMB = KIND_LETTERS.indexOf('B');
export const NOTHING = -1;
/** A flag's cell that few people choose borrows from all the others: as if so many deployments of the average were added. */
const BORROWED = 150;
/** Nothing is impossible: so many deployments are imagined in which anything stands anywhere. */
const FLOOR = 3;

/** A deployment as numbers of letters, NOTHING where no piece stands. */
export type LetterLayout = Int8Array;

export function letterLayout(line: string): LetterLayout {
  return Int8Array.from(line, (letter) => KIND_LETTERS.indexOf(letter));
}

/** Each deployment and its mirror image. */
export function bothWays(lines: readonly string[]): readonly LetterLayout[] {
  return lines.flatMap((line) => [letterLayout(line), letterLayout(mirroredLine(line))]);
}

export interface Frequencies {
  readonly army: readonly number[];
  /** How likely the flag stands on each cell. */
  readonly flags: Float64Array;
  /** `(flag * kinds + kind) * CELLS + cell`: how likely the kind stands there. */
  readonly table: Float64Array;
}

export function frequenciesOf(layouts: readonly LetterLayout[]): Frequencies {
  const kinds = KIND_LETTERS.length;
  const army = Array.from(KIND_LETTERS, (_, kind) => layouts[0].filter((one) => one === kind).length);
  const counts = new Float64Array(CELLS * kinds * CELLS);
  const all = new Float64Array(kinds * CELLS);
  const flags = new Float64Array(CELLS);
  for (const layout of layouts) {
    const flag = layout.indexOf(FLAG);
    flags[flag]++;
    for (let cell = 0; cell < CELLS; cell++) {
      if (layout[cell] === NOTHING || cell === flag) continue;
      counts[(flag * kinds + layout[cell]) * CELLS + cell]++;
      all[layout[cell] * CELLS + cell]++;
    }
  }
  const table = counts.map((count, at) => {
    const cell = at % CELLS;
    const kind = Math.floor(at / CELLS) % kinds;
    const flag = Math.floor(at / CELLS / kinds);
    if (kind === FLAG || cell === flag) return 0;
    const average = all[kind * CELLS + cell] / Math.max(1, layouts.length - flags[cell]);
    const anything = army[kind] / CELLS;
    return (count + BORROWED * average + FLOOR * anything) / (flags[flag] + BORROWED + FLOOR);
  });
  return { army, table, flags: flags.map((count) => (count + FLOOR / CELLS) / (layouts.length + FLOOR)) };
}

/** Patterns of flag and bombs that were seen at least twice (with mirror images, so by two people or symmetrical), by how often. */
export function patternsOf(layouts: readonly LetterLayout[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const layout of layouts) {
    const bombs = [...layout.keys()].filter((cell) => layout[cell] === BOMB);
    const pattern = [layout.indexOf(FLAG), ...bombs].join(' ');
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 1));
}
