// One name, one meaning: an exported type is declared in one place of the whole repository, and a word of the glossary is a name in code.
// `node tools/checks/names.ts` prints problems and fails; npm test runs it.

import { listFiles, readText } from '../paths.ts';
import { lineAt, withoutComments } from './source.ts';

export const GLOSSARY = 'docs/GLOSSARY.md';

/** Names that rightly stand in several files, each with its reason. An unneeded entry is a problem. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  PriorData: 'tools/prior.ts writes the file that declares it, and holds it as text',
};

export interface Declaration {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

const EXPORTED_TYPE = /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:interface|type|class|enum)\s+([A-Za-z_$][\w$]*)/gm;
/** `| word | \`Name\`, \`other\` | meaning |` */
const GLOSSARY_ROW = /^\|([^|]+)\|([^|]+)\|[^|]+\|$/gm;

/** The types that a file declares and exports; re-exports are declared elsewhere. */
export function typesDeclaredIn(file: string, text: string): Declaration[] {
  const bare = withoutComments(text);
  return [...bare.matchAll(EXPORTED_TYPE)].map((match) => ({ name: match[1], file, line: lineAt(bare, match.index) }));
}

/** Each row of the glossary with names in code, and those names. */
export function termsOf(glossary: string): { term: string; names: string[]; line: number }[] {
  return [...glossary.matchAll(GLOSSARY_ROW)].flatMap((match) => {
    const names = [...match[2].matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    return names.length === 0 ? [] : [{ term: match[1].trim(), names, line: lineAt(glossary, match.index) }];
  });
}

/** All problems of the names of a tree of files: paths with their texts. */
export function checkNames(
  files: ReadonlyMap<string, string>,
  glossary: string,
  exceptions: Readonly<Record<string, string>> = EXCEPTIONS,
): string[] {
  const byName = Map.groupBy(
    [...files].flatMap(([file, text]) => typesDeclaredIn(file, text)),
    ({ name }) => name,
  );
  const repeated = [...byName].filter(([name, declarations]) => declarations.length > 1 && exceptions[name] === undefined);
  const idle = Object.keys(exceptions).filter((name) => (byName.get(name)?.length ?? 0) < 2);
  const words = wordsOf(files.values());
  const unknown = termsOf(glossary).flatMap(({ term, names, line }) =>
    names
      .filter((name) => !words.has(name))
      .map((name) => `${GLOSSARY}:${line}: "${term}" is called ${name} there, and nothing in code is`),
  );
  return [
    ...repeated.map(
      ([name, places]) => `${name} has ${places.length} meanings: ${places.map((one) => `${one.file}:${one.line}`).join(', ')}`,
    ),
    ...idle.map((name) => `${name}: the exception is not needed any more`),
    ...unknown,
  ];
}

/** Every word of the code itself, without comments. */
function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of withoutComments(text).matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word);
  return words;
}

if (import.meta.main) {
  const sources = [...listFiles('packages'), ...listFiles('tools')].filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const files = new Map(sources.map((file) => [file, readText(file)]));
  const problems = checkNames(files, readText(GLOSSARY));
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `${files.size} files: every exported type has one meaning` : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
