// Applies a mutation to the text of its file, and checks a table of mutations.

import type { Mutation } from './mutations.ts';

/** The mutated text, or undefined when `find` does not occur exactly once. */
export function mutate(text: string, { find, replace }: Pick<Mutation, 'find' | 'replace'>): string | undefined {
  if (find === '') return undefined;
  const parts = text.split(find);
  return parts.length === 2 ? parts.join(replace) : undefined;
}

/** All problems of a table: a repeated name, a change that changes nothing, a text that is gone or occurs more than once. */
export function mutationProblems(table: readonly Mutation[], read: (file: string) => string | undefined): string[] {
  return table.flatMap((mutation, index) => {
    const { id, file, find, replace } = mutation;
    if (table.findIndex((other) => other.id === id) !== index) return [`${id}: this id is used twice`];
    if (find === replace) return [`${id}: changes nothing`];
    const text = read(file);
    if (text === undefined) return [`${id}: ${file} does not exist`];
    const count = text.split(find).length - 1;
    return mutate(text, mutation) === undefined ? [`${id}: the text to find occurs ${count} times in ${file}, not once`] : [];
  });
}
