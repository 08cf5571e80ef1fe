// The table of mutations fits the sources, and the check of the table reports when it does not.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readText, repositoryRoot } from '../paths.ts';
import { mutate, mutationProblems } from './mutation.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';

const sample: Mutation = { id: 'a', rule: 'CORE-1', file: 'a.ts', find: 'x > 1', replace: 'x >= 1', why: 'one too many' };

test('every mutation of the table fits its file exactly once', () => {
  const read = (file: string) => (existsSync(path.join(repositoryRoot, file)) ? readText(file) : undefined);
  expect(mutationProblems(MUTATIONS, read)).toEqual([]);
});

test('a mutation replaces the one place it fits, literally', () => {
  expect(mutate('if (x > 1) y', sample)).toBe('if (x >= 1) y');
  expect(mutate('a', { find: 'a', replace: '$&$&' })).toBe('$&$&');
  expect(mutate('x > 1 x > 1', sample)).toBeUndefined();
  expect(mutate('nothing', sample)).toBeUndefined();
});

test('a table that does not fit is told why', () => {
  const table = [sample, sample, { ...sample, id: 'b', replace: sample.find }, { ...sample, id: 'c', file: 'gone.ts' }];
  expect(mutationProblems(table, (file) => (file === 'a.ts' ? '' : undefined))).toEqual([
    'a: the text to find occurs 0 times in a.ts, not once',
    'a: this id is used twice',
    'b: changes nothing',
    'c: gone.ts does not exist',
  ]);
});
