// Documents name files. A file that is moved or renamed must be moved in the documents too.

import { expect, test } from 'vitest';
import { listFiles, listPackages, readText } from '../paths.ts';
import { missingPaths } from './missingPaths.ts';

const FOLDERS = ['packages', 'tools', 'docs', 'deploy', 'examples'];
const ROOT_TEXTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
const files = [...FOLDERS.flatMap((folder) => listFiles(folder)), ...ROOT_TEXTS];

test('every file and folder that a document names exists', () => {
  const texts = files.filter((file) => file.endsWith('.md'));
  expect(texts.length).toBeGreaterThan(40);
  expect(missingPaths(new Map(texts.map((file) => [file, readText(file)])), files, listPackages())).toEqual([]);
});

test('a path that leads nowhere is found, whole or shortened, with its line', () => {
  const text = [
    'See packages/ai/src/desk/ and `engine/src/play/play.ts`.',
    '`play/play.ts`, `sight.ts` and `learn/src/puzzles/EDITION.ts`',
  ].join('\n');
  const known = ['packages/engine/src/play/play.ts'];
  expect(missingPaths(new Map([['a.md', text]]), known, ['ai', 'engine', 'learn'])).toEqual([
    'a.md:1: packages/ai/src/desk',
    'a.md:2: sight.ts',
  ]);
});
