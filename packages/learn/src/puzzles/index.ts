/** The collection, family by family; each is loaded when somebody asks for it. */

import { type Puzzle, parsePuzzle } from '../puzzle.ts';

export type { Puzzle } from '../puzzle.ts';

/** Editions whose puzzles are thought about alike stand together. */
export const FAMILIES = {
  original: ['original'],
  cards: ['battle-cards'],
  small: ['duel', 'barrage'],
  creed: ['creed-classic', 'creed-special', 'creed-duel'],
  clone: ['clone-classic', 'clone-special'],
  conquest: ['conquest'],
} as const;

export type FamilyId = keyof typeof FAMILIES;

export const FAMILY_IDS = Object.keys(FAMILIES) as readonly FamilyId[];

const LINES: Readonly<Record<FamilyId, () => Promise<readonly string[]>>> = {
  original: async () => [(await import('./original.ts')).lines],
  cards: async () => [(await import('./battle-cards.ts')).lines],
  small: async () => [(await import('./duel.ts')).lines, (await import('./barrage.ts')).lines],
  creed: async () => [
    (await import('./creed-classic.ts')).lines,
    (await import('./creed-special.ts')).lines,
    (await import('./creed-duel.ts')).lines,
  ],
  clone: async () => [(await import('./clone-classic.ts')).lines, (await import('./clone-special.ts')).lines],
  conquest: async () => [(await import('./conquest.ts')).lines],
};

/** The puzzles of a family, the easy ones first. */
export async function puzzlesOf(family: FamilyId): Promise<readonly Puzzle[]> {
  const texts = await LINES[family]();
  return texts
    .flatMap((text) => text.trim().split('\n'))
    .map(parsePuzzle)
    .sort((one, other) => one.level - other.level);
}

/** The family of a puzzle, by its id. */
export function familyOf(id: string): FamilyId | undefined {
  const edition = id.slice(0, id.lastIndexOf('-'));
  return FAMILY_IDS.find((family) => (FAMILIES[family] as readonly string[]).includes(edition));
}
