// An edition is one folder: code outside of it neither branches on its id nor keeps a table by id. `node tools/checks/editionIds.ts` prints what is wrong and fails; npm test runs it.
// It reads text: a literal, a property key or a JSX attribute that is an id. docs/adding-an-edition.md says what an edition brings along instead.

import path from 'node:path';
import { listFiles, readText } from '../paths.ts';
import { importsOf } from './imports.ts';
import { lineAt, skipRegularExpression, skipString, withoutComments } from './source.ts';

/** Files that are about certain editions, each with its reason. Each entry must still be found. */
export const ABOUT_EDITIONS: Readonly<Record<string, string>> = {
  'packages/editions/src/defaults.ts': 'the editions that are meant where nobody names one',
  'packages/editions/src/gravon.ts': 'the games of a foreign archive',
  'packages/learn/src/lessons/basics.ts': 'lessons, each in an edition',
  'packages/learn/src/lessons/cards.ts': 'lessons, each in an edition',
  'packages/learn/src/lessons/conquest.ts': 'lessons, each in an edition',
  'packages/learn/src/lessons/lesson.ts': 'chapters of lessons',
  'packages/learn/src/lessons/powers.ts': 'lessons, each in an edition',
  'packages/learn/src/lessons/tactics.ts': 'lessons, each in an edition',
  'packages/learn/src/puzzles/index.ts': 'puzzle files, each of an edition',
  'packages/testkit/src/checks/compareSpecial.ts': 'rules written a second time, to compare',
  'packages/web/src/replay/examples/examples.ts': 'recorded games, each of an edition',
  'tools/checks/rules.ts': 'the rules that each part has finished',
};

export interface IdFinding {
  readonly id: string;
  readonly line: number;
}

/** Where a file names an edition, in the order of its lines. */
export function idsIn(text: string, ids: ReadonlySet<string>): IdFinding[] {
  const bare = withoutComments(text);
  const found: { id: string; at: number }[] = [];
  let at = 0;
  while (at < bare.length) {
    const pattern = skipRegularExpression(bare, at, bare.slice(Math.max(0, at - 40), at));
    const end = pattern ?? skipString(bare, at);
    if (end === undefined) {
      const key = KEY.exec(bare.slice(at, at + 80))?.[1];
      if (key !== undefined && ids.has(key)) found.push({ id: key, at });
      at += 1;
      continue;
    }
    if (pattern === undefined) for (const id of textsOf(bare.slice(at, end))) if (ids.has(id)) found.push({ id, at });
    at = end;
  }
  return found.map((one) => ({ id: one.id, line: lineAt(bare, one.at) }));
}

/** A property key without quotes, after what opens or parts an object. */
const KEY = /^[{,]\s*([A-Za-z]\w*)\s*:/;

/** What a literal says. Of a template, each text beside its holes and each literal inside of them; white space at the ends does not count. */
function textsOf(literal: string): string[] {
  const inner = literal.slice(1, -1);
  if (!literal.startsWith('`')) return [inner];
  const holes = [...inner.matchAll(/\$\{([^{}]*)\}/g)].flatMap(([, hole]) =>
    [...hole.matchAll(/(['"])([^'"]*)\1/g)].map(([, , text]) => text),
  );
  return [...inner.split(/\$\{[^{}]*\}/).map((text) => text.trim()), ...holes];
}

function isSource(file: string): boolean {
  return /^(?:packages\/[^/]+\/src|tools)\/.*\.(?:tsx?|mjs)$/.test(file);
}

/** Whether a file may name no edition. */
export function isWithoutEditions(file: string, ids: ReadonlySet<string>): boolean {
  if (!isSource(file)) return false;
  if (/\.test\.tsx?$|ForTests\.tsx?$|\/(?:forTests|catalogue)\//.test(file)) return false;
  const folder = /^packages\/editions\/src\/([^/]+)\//.exec(file)?.[1];
  return folder === undefined || !ids.has(folder);
}

/** Looks that something imports besides the pages: rules would bring them to servers and to computers that play. A look may use what it is drawn with. */
export function looksOutsidePages(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([file]) => /^packages\/(?!web\/)/.test(file) && !LOOK_FILE.test(file) && !/\.test\.ts$/.test(file))
    .flatMap(([file, text]) =>
      importsOf(text)
        .filter(
          ({ from, typesOnly }) => !typesOnly && (LOOK_DOOR.test(from) || LOOK_FILE.test(path.posix.join(path.posix.dirname(file), from))),
        )
        .map(({ line, from }) => `${file}:${line}: only the pages import ${from}`),
    );
}

const LOOK_DOOR = /^@flagfall\/editions\/(?:[\w-]+\/)?look$/;

const LOOK_FILE = /^packages\/editions\/src\/(?:(?:[\w-]+\/)?(?:look|cardLooks)|core\/emblems\/\w+)\.ts$/;

/** Everything wrong with a tree of files, paths with their texts: findings without a reason, and reasons without a finding. */
export function checkEditionIds(
  files: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
  exceptions: Readonly<Record<string, string>> = ABOUT_EDITIONS,
): string[] {
  const used = new Set<string>();
  const problems = [...files]
    .filter(([file]) => isWithoutEditions(file, ids))
    .flatMap(([file, text]) => {
      const findings = idsIn(text, ids);
      if (exceptions[file] === undefined)
        return findings.map(({ id, line }) => `${file}:${line}: names the edition ${id}, which belongs into its folder`);
      if (findings.length > 0) used.add(file);
      return [];
    });
  const idle = Object.keys(exceptions).filter((one) => !used.has(one));
  return [...problems, ...idle.map((one) => `${one}: the exception is not needed any more`)];
}

if (import.meta.main) {
  const { EDITIONS } = await import('../../packages/editions/src/index.ts');
  const ids = new Set(EDITIONS.map(({ id }) => id));
  const sources = [...listFiles('packages'), ...listFiles('tools')].filter((file) => isSource(file));
  const files = new Map(sources.map((file) => [file, readText(file)]));
  const problems = [...checkEditionIds(files, ids), ...looksOutsidePages(files)];
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `${sources.length} files: no edition is named outside of its folder` : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
