// The check of editions outside of their folders finds an id however it is written, and lets words pass that only contain one.

import { describe, expect, test } from 'vitest';
import { checkEditionIds, idsIn, isWithoutEditions, looksOutsidePages } from './editionIds.ts';

const ids = new Set(['duel', 'battle-cards']);
/** Biome reads `${` in a plain string as a mistake, so a mark parts the two. */
const code = (text: string): string => text.replaceAll('§', '');

describe('an id is found', () => {
  test.each([
    ['in a branch', "if (edition.id === 'duel') play();"],
    ['with other quotes', 'const board = boardOf("battle-cards");'],
    ['as a template', 'const id = `duel`;'],
    ['as the text of a template', 'const id = `$§{side} battle-cards`;'],
    ['in a hole of a template', "const id = `$§{isSmall ? 'duel' : other}`;"],
    ['as a key without quotes', 'const board = { duel: 8 };'],
    ['as a key on a line of its own', 'const board = {\n  original: 10,\n  duel: 8,\n};'],
    ['as a key with quotes', "const board = { 'battle-cards': 10 };"],
    ['as an attribute', 'const drawing = <PieceArt edition="duel" />;'],
    ['after a pattern with a quote', "const text = /'/.test(line) ? 'duel' : line;"],
  ])('%s', (_, text) => {
    expect(idsIn(code(text), ids)).toHaveLength(1);
  });
});

test.each([
  ['a comment', "// 'duel' has 64 squares.\nplay();"],
  ['a longer word', "say('web.edition.duel.about');"],
  ['a variable', 'startFirstGame(duel);'],
  ['the branch of a condition', 'const edition = isSmall ? duel : other;'],
  ['a pattern', 'const isSmall = /duel/.test(id);'],
])('%s passes', (_, text) => {
  expect(idsIn(text, ids)).toEqual([]);
});

test('sources and tools are read; folders of editions, tests, their helpers and texts are not', () => {
  for (const file of ['packages/web/src/art/art.tsx', 'packages/editions/src/core/names.ts', 'tools/a.ts', 'tools/checks/b.mjs'])
    expect(isWithoutEditions(file, ids)).toBe(true);
  for (const file of [
    'packages/editions/src/duel/look.ts',
    'packages/web/src/art/art.test.ts',
    'packages/web/src/forTests/art.ts',
    'packages/messages/src/catalogue/en/web.ts',
    'packages/web/src/art/board.css',
    'docs/a.ts',
  ])
    expect(isWithoutEditions(file, ids)).toBe(false);
});

test('an exception is for one file, and must be needed', () => {
  const files = new Map([
    ['packages/a/src/lessons.ts', "play('duel');"],
    ['packages/a/src/other.ts', "\nplay('duel');"],
    ['packages/a/src/words.ts', "play('barrage');"],
  ]);
  const exceptions = { 'packages/a/src/lessons.ts': 'a lesson', 'packages/a/src/words.ts': 'a word', 'packages/gone.ts': 'gone' };
  expect(checkEditionIds(files, ids, exceptions).map((problem) => problem.split(': ')[0])).toEqual([
    'packages/a/src/other.ts:2',
    'packages/a/src/words.ts',
    'packages/gone.ts',
  ]);
});

test('only pages import looks, and a look imports what it is drawn with', () => {
  const files = new Map([
    ['packages/editions/src/duel/edition.ts', "import { bomb } from '../core/emblems/field.ts';"],
    ['packages/editions/src/duel/names.ts', "import { look } from './look.ts';"],
    ['packages/editions/src/duel/look.ts', "import { bomb } from '../core/emblems/field.ts';"],
    [
      'packages/editions/src/index.ts',
      "import type { EditionLook } from './core/editionLook.ts';\nconst look = () => import('./duel/look.ts');",
    ],
    ['packages/server/src/board.ts', "import { look } from '@flagfall/editions/duel/look';"],
    ['packages/web/src/art/board.ts', "import { star } from '@flagfall/editions/look';"],
  ]);
  expect(looksOutsidePages(files).map((problem) => problem.split(': ')[0])).toEqual([
    'packages/editions/src/duel/edition.ts:1',
    'packages/editions/src/duel/names.ts:1',
    'packages/editions/src/index.ts:2',
    'packages/server/src/board.ts:1',
  ]);
});
