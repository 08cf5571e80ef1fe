// The dependency check reports each type of wrong import, and accepts right ones.

import { describe, expect, test } from 'vitest';
import { checkImports, readCheckout } from './arrows.ts';

const manifests = {
  'package.json': JSON.stringify({ name: 'workspace', devDependencies: { vitest: '1.0.0' } }),
  'packages/engine/package.json': JSON.stringify({ name: '@flagfall/engine' }),
  'packages/editions/package.json': JSON.stringify({ name: '@flagfall/editions', dependencies: { '@flagfall/engine': '0.1.0' } }),
  'packages/messages/package.json': JSON.stringify({ name: '@flagfall/messages', dependencies: { '@flagfall/engine': '0.1.0' } }),
  'packages/cli/package.json': JSON.stringify({
    name: 'flagfall',
    dependencies: { '@flagfall/engine': '0.1.0' },
    peerDependencies: { '@flagfall/server': '0.1.0' },
  }),
  'packages/server/package.json': JSON.stringify({ name: '@flagfall/server' }),
  'packages/testkit/package.json': JSON.stringify({ name: '@flagfall/testkit' }),
};

function problemsOf(files: Record<string, string>): string[] {
  return checkImports(new Map(Object.entries({ ...manifests, ...files })));
}

describe('right imports', () => {
  test.each([
    ['along an arrow', 'packages/editions/src/a.ts', "import { board } from '@flagfall/engine';"],
    ['a door for some, by one of them', 'packages/cli/src/arena/a.ts', "import { play } from '@flagfall/engine/internal';"],
    ['a door for some, in a test', 'packages/cli/src/play/a.test.ts', "import { play } from '@flagfall/engine/internal';"],
    ['types along a types-only arrow', 'packages/messages/src/a.ts', "import type { Refusal } from '@flagfall/engine';"],
    ['a module of the same package', 'packages/engine/src/deep/a.ts', "export * from '../b.ts';"],
    ['the testkit in a test', 'packages/engine/src/a.test.ts', "import { scenario } from '@flagfall/testkit';"],
    ['a test library in a test', 'packages/engine/src/a.test.ts', "import { test } from 'vitest';"],
    ['Node in a test of a package that runs anywhere', 'packages/engine/src/a.test.ts', "import { readFileSync } from 'node:fs';"],
    ['a peer, once it is needed', 'packages/cli/src/a.ts', "const { serve } = await import('@flagfall/server/serve');"],
    ['a peer in a test', 'packages/cli/src/a.test.ts', "import { startServer } from '@flagfall/server';"],
    ['Node in the cli', 'packages/cli/src/a.ts', "import { readFileSync } from 'node:fs';"],
    ['a wrong import in a comment', 'packages/engine/src/a.ts', "// import { a } from '@flagfall/editions';\n/* import 'node:fs'; */"],
  ])('%s', (_what, file, text) => {
    expect(problemsOf({ [file]: text })).toEqual([]);
  });
});

describe('wrong imports', () => {
  test.each([
    ['against an arrow', 'packages/engine/src/a.ts', "import { original } from '@flagfall/editions';", 'engine may not import editions'],
    [
      'over several lines',
      'packages/engine/src/a.ts',
      "import {\n  a,\n  b,\n} from '@flagfall/editions';",
      'a.ts:4: engine may not import editions',
    ],
    [
      'a door for others',
      'packages/editions/src/a.ts',
      "import { play } from '@flagfall/engine/internal';",
      'is not for packages/editions/src',
    ],
    ['a door for other folders', 'packages/cli/src/play/a.ts', "import type { Pile } from '@flagfall/engine/edition';", 'is not for'],
    ['by a re-export', 'packages/engine/src/a.ts', "export { a } from '@flagfall/editions';", 'engine may not import editions'],
    ['by a dynamic import', 'packages/engine/src/a.ts', "const a = await import('@flagfall/editions');", 'engine may not import editions'],
    ['the testkit outside a test', 'packages/editions/src/a.ts', "import '@flagfall/testkit';", 'editions may not import testkit'],
    ['values on a types-only arrow', 'packages/messages/src/a.ts', "import { board } from '@flagfall/engine';", 'only types from engine'],
    ['another package by path', 'packages/editions/src/a.ts', "import { a } from '../../engine/src/a.ts';", 'leaves the package'],
    ['a missing declaration', 'packages/cli/src/a.ts', "import { a } from '@flagfall/editions';", "'@flagfall/editions' is not declared"],
    ['a peer at once', 'packages/cli/src/a.ts', "import { serve } from '@flagfall/server';", 'may be missing'],
    ['an unknown library', 'packages/cli/src/a.ts', "import chalk from 'chalk/deep';", "'chalk' is not declared"],
    ['a test library outside a test', 'packages/engine/src/a.ts', "import { test } from 'vitest';", "'vitest' is not declared"],
    ['Node where it runs anywhere', 'packages/engine/src/a.ts', "import { readFileSync } from 'node:fs';", "may not import 'node:fs'"],
    ['Node without its prefix', 'packages/engine/src/a.ts', "import { readFileSync } from 'fs';", "may not import 'fs'"],
    ['itself by name', 'packages/engine/src/a.ts', "import { a } from '@flagfall/engine';", 'this package itself'],
  ])('%s', (_what, file, text, problem) => {
    expect(problemsOf({ [file]: text })).toEqual([expect.stringContaining(problem)]);
  });

  test.each(['dependencies', 'peerDependencies'])('a package among the %s against an arrow', (kind) => {
    const engine = JSON.stringify({ name: '@flagfall/engine', [kind]: { '@flagfall/editions': '0.1.0' } });
    expect(problemsOf({ 'packages/engine/package.json': engine })).toEqual([expect.stringContaining('engine may not depend on editions')]);
  });

  test('a package that the table does not know', () => {
    expect(problemsOf({ 'packages/new/package.json': '{ "name": "new" }' })).toEqual([expect.stringContaining('not in the table')]);
  });
});

describe('cycles inside a package', () => {
  const [a, b] = ['packages/engine/src/a.ts', 'packages/engine/src/b.ts'];

  test('two modules that import each other', () => {
    const files = { [a]: "import { b } from './b.ts';", [b]: "import { a } from './a.ts';" };
    expect(problemsOf(files)).toEqual([`import cycle: ${a} -> ${b} -> ${a}`]);
  });

  test('two modules of which one needs only a type', () => {
    const files = { [a]: "import { b } from './b.ts';", [b]: "import type { A } from './a.ts';" };
    expect(problemsOf(files)).toEqual([`import cycle: ${a} -> ${b} -> ${a}`]);
  });

  test('a dynamic import closes no cycle', () => {
    expect(problemsOf({ [a]: "import { b } from './b.ts';", [b]: "const a = await import('./a.ts');" })).toEqual([]);
  });

  test('the model may name its own types, and nothing else of itself', () => {
    const [position, rules] = ['packages/engine/src/position/position.ts', 'packages/engine/src/rules/rules.ts'];
    const files = { [position]: "import type { Rules } from '../rules/rules.ts';" };
    expect(problemsOf({ ...files, [rules]: "import type { Position } from '../position/position.ts';" })).toEqual([]);
    expect(problemsOf({ ...files, [rules]: "import { Position } from '../position/position.ts';" })).toEqual([]);
    const both = {
      [position]: "import { Rules } from '../rules/rules.ts';",
      [rules]: "import { Position } from '../position/position.ts';",
    };
    expect(problemsOf(both)).toEqual([`import cycle: ${position} -> ${rules} -> ${position}`]);
  });
});

test('the checkout itself is read', () => {
  expect(readCheckout().has('packages/engine/package.json')).toBe(true);
});
