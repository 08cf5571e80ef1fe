/** The collection by families; each is loaded on demand. */

import { type Puzzle, parsePuzzle } from '../puzzle.ts';

export type { Puzzle } from '../puzzle.ts';

/** A family holds editions with similar puzzles. */
export const PUZZLE_FAMILIES = {
  original: ['original'],
  cards: ['battle-cards'],
  small: ['duel', 'barrage'],
  creed: ['creed-classic', 'creed-special', 'creed-duel'],
  clone: ['clone-classic', 'clone-special'],
  conquest: ['conquest'],
} as const;

export type PuzzleFamily = keyof typeof PUZZLE_FAMILIES;

export const PUZZLE_FAMILY_IDS = Object.keys(PUZZLE_FAMILIES) as readonly PuzzleFamily[];

const LINES: Readonly<Record<PuzzleFamily, () => Promise<readonly string[]>>> = {
  original: async () => [(await import('./original.ts')).lines],
  cards: async () => [(await import('./battle-cards.ts')).lines, (await import('./battle-cards-deeds.ts')).lines],
  small: async () => [(await import('./duel.ts')).lines, (await import('./barrage.ts')).lines],
  creed: async () => [
    (await import('./creed-classic.ts')).lines,
    (await import('./creed-special.ts')).lines,
    (await import('./creed-special-deeds.ts')).lines,
    (await import('./creed-duel.ts')).lines,
  ],
  clone: async () => [
    (await import('./clone-classic.ts')).lines,
    (await import('./clone-special.ts')).lines,
    (await import('./clone-special-deeds.ts')).lines,
  ],
  conquest: async () => [(await import('./conquest.ts')).lines, (await import('./conquest-deeds.ts')).lines],
};

/** The puzzles of a family, edition by edition, each in a pleasant order. */
export async function puzzlesOf(family: PuzzleFamily): Promise<readonly Puzzle[]> {
  const texts = await LINES[family]();
  const puzzles = texts.flatMap((text) => text.trim().split('\n')).map(parsePuzzle);
  return PUZZLE_FAMILIES[family].flatMap((edition) => byDifficulty(puzzles.filter((puzzle) => puzzle.edition === edition)));
}

/** The easy ones first; among equally hard ones the kinds of questions are spread evenly. */
export function byDifficulty(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const groups = [...Map.groupBy(puzzles, ({ level, question }) => `${level} ${question.kind}`).values()];
  const placed = groups.flatMap((group) => group.map((puzzle, at) => ({ puzzle, place: (at + 0.5) / group.length })));
  return placed.sort((one, other) => one.puzzle.level - other.puzzle.level || one.place - other.place).map(({ puzzle }) => puzzle);
}

/** The family of a puzzle, by its id. */
export function puzzleFamilyOf(id: string): PuzzleFamily | undefined {
  const edition = id.slice(0, id.lastIndexOf('-'));
  return PUZZLE_FAMILY_IDS.find((family) => (PUZZLE_FAMILIES[family] as readonly string[]).includes(edition));
}
