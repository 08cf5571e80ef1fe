// The check of names reports a type with two meanings and a word of the glossary that the code does not use.

import { expect, test } from 'vitest';
import { checkNames, termsOf, typesDeclaredIn } from './names.ts';

const glossary = (row: string): string => `| word | in code | meaning |\n|---|---|---|\n${row}\n`;

test('exported types are found, others and comments are not', () => {
  const text = [
    'export interface Seat {}',
    'export type Cell = number;',
    'export abstract class Board {}',
    'interface Hidden {}',
    '// export type Said = 1;',
    "export type { Rank } from './rank.ts';",
    'export const seat = 1;',
  ].join('\n');
  expect(typesDeclaredIn('a.ts', text).map(({ name, line }) => [name, line])).toEqual([
    ['Seat', 1],
    ['Cell', 2],
    ['Board', 3],
  ]);
});

test('a type that is declared in two places has two meanings', () => {
  const files = new Map([
    ['a.ts', 'export type Way = 1;'],
    ['b.tsx', 'export interface Way {}'],
    ['c.ts', "import type { Way } from './a.ts';\nexport type Road = Way;"],
  ]);
  expect(checkNames(files, '', {})).toEqual(['Way has 2 meanings: a.ts:1, b.tsx:1']);
});

test('an exception holds as long as it is needed', () => {
  const twice = new Map([
    ['a.ts', 'export type Way = 1;'],
    ['b.ts', 'export type Way = 2;'],
  ]);
  expect(checkNames(twice, '', { Way: 'both are needed' })).toEqual([]);
  expect(checkNames(new Map(), '', { Way: 'both are needed' })).toEqual(['Way: the exception is not needed any more']);
});

test('a term of the glossary must be a name in code', () => {
  const files = new Map([['a.ts', 'export interface Seat { deed: number } // handle']]);
  expect(checkNames(files, glossary('| seat | `Seat`, `deed` | a place |'), {})).toEqual([]);
  expect(checkNames(files, glossary('| handle | `handle` | a number |'), {})).toEqual([
    'docs/GLOSSARY.md:3: "handle" is called handle there, and nothing in code is',
  ]);
  expect(termsOf(glossary('| pool | | no name in code |'))).toEqual([]);
});
