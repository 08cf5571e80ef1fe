// An edition is one folder: code outside of it neither branches on its id nor keeps a table by id. `node tools/checks/editionIds.ts` prints what is wrong and fails; npm test runs it.
// It reads text: a literal, a property key or a JSX attribute that is an id. CONTRIBUTING.md says how an edition is added.

import { listFiles, readText } from '../paths.ts';
import { lineAt, skipRegularExpression, skipString, withoutComments } from './source.ts';

/** Files that are about certain editions, each with its reason. Each entry must still be found. */
export const ABOUT_EDITIONS: Readonly<Record<string, string>> = {
  'packages/editions/src/defaults.ts': 'the editions that are meant where nobody names one',
  'packages/editions/src/core/booklets.ts': 'what the booklets print, and which are in one box',
  'packages/editions/src/gravon.ts': 'the games of a foreign archive',
  'packages/learn/src/lessons/basics.ts': 'lessons, each in an edition',
  'packages/learn/src/lessons/cards.ts': 'lessons, each in an edition',
  'packages/learn/src/lessons/conquest.ts': 'lessons, each in an edition',
  'packages/learn/src/lessons/lesson.ts': 'chapters of lessons',
  'packages/learn/src/lessons/powers.ts': 'lessons, each in an edition',
  'packages/learn/src/lessons/tactics.ts': 'lessons, each in an edition',
  'packages/learn/src/puzzles/index.ts': 'puzzle files, each of an edition',
  'packages/testkit/src/checks/compareSpecial.ts': 'rules written a second time, to compare',
  'tools/checks/rules.ts': 'the rules that each part has finished',
  // The drawings move to the editions one after the other.
  'packages/web/src/art/boards/boardThemes.ts': 'a scene for each edition',
  'packages/web/src/art/boards/editionPicture.tsx': 'a picture for each edition',
  'packages/web/src/art/emblems/index.ts': 'emblems for each edition',
  'packages/web/src/art/gallery/gallery.tsx': 'one edition for each set of drawings',
  'packages/web/src/art/gallery/galleryHome.tsx': 'words about each edition',
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

/** Whether a file may name no edition. */
export function isWithoutEditions(file: string, ids: ReadonlySet<string>): boolean {
  if (!/^(?:packages\/[^/]+\/src|tools)\/.*\.(?:tsx?|mjs)$/.test(file)) return false;
  if (/\.test\.tsx?$|ForTests\.tsx?$|\/(?:forTests|catalogue)\//.test(file)) return false;
  const folder = /^packages\/editions\/src\/([^/]+)\//.exec(file)?.[1];
  return folder === undefined || !ids.has(folder);
}

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
  const sources = [...listFiles('packages'), ...listFiles('tools')].filter((file) => isWithoutEditions(file, ids));
  const problems = checkEditionIds(new Map(sources.map((file) => [file, readText(file)])), ids);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `${sources.length} files: no edition is named outside of its folder` : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
