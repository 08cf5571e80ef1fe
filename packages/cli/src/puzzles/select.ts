/** Selects the collection from all puzzles found: every kind of question, every difficulty, no idea too often. */

import { formatQuestion } from '@flagfall/learn';
import type { Draft } from './search.ts';
import type { DeedDraft } from './searchDeeds.ts';

/** The most puzzles of each kind; fewer wins in one, which are soon dull. */
const MOST: Readonly<Record<string, number>> = {
  'flag:1': 3,
  'flag:2': 8,
  'flag:3': 6,
  'capture:1': 7,
  'capture:2': 5,
  guard: 4,
  keep: 5,
  which: 9,
  'land:flag': 12,
  'land:city': 10,
  'land:piece': 6,
};

export function select(drafts: readonly Draft[], nameOf: (draft: Draft) => string): readonly Draft[] {
  const groups = Map.groupBy(distinct(drafts, nameOf), (draft) => kindOf(nameOf(draft)));
  const chosen = [...groups].flatMap(([kind, some]) => varied(some, nameOf).slice(0, MOST[kind] ?? 4));
  return chosen.sort((one, other) => one.level - other.level);
}

/** The most puzzles of one card or power, and of all together. */
const OF_A_DEED = 5;
const DEEDS = 14;

/** Puzzles that need a card or a power: takes from each in turn, so that rare ones get in as well. */
export function selectDeeds(drafts: readonly DeedDraft[]): readonly DeedDraft[] {
  const groups = [...Map.groupBy(drafts, ({ by }) => by).values()].map((some) => varied(some, ({ question }) => formatQuestion(question)));
  const rounds = Array.from({ length: OF_A_DEED }, (_, round) => groups.flatMap((group) => group.slice(round, round + 1)));
  return rounds
    .flat()
    .slice(0, DEEDS)
    .sort((one, other) => one.level - other.level);
}

/** One puzzle for each position and question: a position may be found twice, with other sampled worlds. */
function distinct(drafts: readonly Draft[], nameOf: (draft: Draft) => string): readonly Draft[] {
  const byMoment = new Map(
    drafts.map((draft) => [`${nameOf(draft)} ${draft.idea} ${draft.position.split(' ').slice(1, 5).join(' ')}`, draft]),
  );
  return [...byMoment.values()];
}

/** `keep:e4` and `keep:a1` are one kind; a win in two and a win in three are two. */
function kindOf(name: string): string {
  return /^(?:keep|which)/.exec(name)?.[0] ?? name;
}

/** Orders puzzles by turns of level and question, so that the most different come first. */
function varied<T extends Draft>(drafts: readonly T[], nameOf: (draft: T) => string): readonly T[] {
  const groups = [...Map.groupBy(drafts, (draft) => `${nameOf(draft).replace(/^keep.*/, 'keep')} ${draft.level}`).values()];
  const rounds = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group.slice(round, round + 1))).flat();
}
