// Refuses unseeded chance in tests, their helpers and the testkit, and mocked modules where tests share theirs. `node tools/checks/repeatable.ts` prints problems and fails;
// npm test runs it. docs/decisions/tests.md says why. It reads text, so it sees names and not values: see the findings below.

import { listFiles, readText } from '../paths.ts';
import { SHARED_PROCESS_PACKAGES } from '../testRun/sharedProcess.ts';
import { lineAt, withoutComments } from './source.ts';

interface Exception {
  readonly file: string;
  /** What the finding must contain; a whole file is never excepted. */
  readonly text: string;
  readonly reason: string;
}

/** Intended chance. Each entry must still be found, so that none outlives its reason. */
export const MEANT_CHANCE: readonly Exception[] = [
  { file: 'packages/testkit/src/seed.ts', text: 'Date.now', reason: 'fresh seeds of the long run; it prints them' },
  {
    file: 'packages/server/src/simulation/simulation.test.ts',
    text: 'start',
    reason: 'fresh worlds of the long run; it prints their seeds',
  },
  ...['Math.random', 'getRandomValues'].map((text) => ({
    file: 'packages/server/src/forTests/clients/seededChanceForTests.ts',
    text,
    reason: 'puts a seed in the place of the chance of a program under test',
  })),
  {
    file: 'packages/server/src/forTests/clients/authenticatorForTests.ts',
    text: 'generateKeyPairSync',
    reason: 'the key of a passkey; its signatures are of chance too, and no test looks at either',
  },
  { file: 'packages/testkit/src/fastCheck.ts', text: 'fast-check', reason: 'the one place that gives fast-check its seed' },
];

/** The clock as text, from which a seed can be made. */
const CLOCK = /\b(?:Date\s*\.\s*now\b|performance\s*\.\s*now\b|new\s+Date\s*\(\s*\)|process\s*\.\s*hrtime\b)/;
const SEED_WORD = /seed|chance|random|shuffle/i;

export interface Unrepeatable {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** Words that mean chance wherever they occur. An alias begins with an import or a pattern that names them, so the word is enough. */
const WORDS: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /\bMath\s*(?:\?\.|\.)\s*random\b|\bMath\s*\[\s*['"`]random\b/g, why: 'Math.random has no seed' },
  { pattern: /\{[^{}]*\brandom\b[^{}]*\}\s*=\s*Math\b|\w\s*=\s*Math\s*;/g, why: 'Math under another name hides Math.random' },
  {
    pattern: /\b(?:randomBytes|randomUUID|randomInt|randomFill(?:Sync)?|getRandomValues|generateKey(?:Pair)?(?:Sync)?)\b/g,
    why: 'chance of crypto has no seed',
  },
  {
    pattern: /(?:from|import|import\()\s*['"]fast-check['"]/g,
    why: 'fast-check draws its own seed: import it from @flagfall/testkit/fastCheck',
  },
];

/** A mocked module would depend on which file ran before in the same process. */
const MOCKED_MODULE = {
  pattern: /\bvi\s*\.\s*(?:mock|doMock|resetModules)\b/g,
  why: 'tests of this package share their modules, and one that is loaded already is not mocked: use vi.spyOn',
};
const SHARED_PROCESS = new RegExp(`^packages/(?:${SHARED_PROCESS_PACKAGES.join('|')})/`);

/** The unrepeatable parts of a file, in the order of its lines. */
export function findingsIn(text: string, file = ''): Unrepeatable[] {
  const bare = withoutComments(text);
  const refused = SHARED_PROCESS.test(file) ? [...WORDS, MOCKED_MODULE] : WORDS;
  const words = refused.flatMap(({ pattern, why }) =>
    [...bare.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0], why })),
  );
  return [...words, ...clockSeedsIn(bare)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, text: found, why }) => ({ line: lineAt(bare, at), text: found.trim(), why }));
}

/** Seeds from the clock. A variable with the time counts as the clock, unless its own statement is found already. */
function clockSeedsIn(bare: string): { at: number; text: string; why: string }[] {
  const statements = statementsOf(bare).map((one) => ({ ...one, clock: clockAsSeed(one.text, CLOCK) }));
  const names = statements.flatMap(({ text, clock }) => (clock === null && CLOCK.test(text) ? declaredIn(text) : []));
  const held = names.length === 0 ? undefined : new RegExp(names.map((name) => `\\b${name}\\b`).join('|'));
  const why = 'a seed from the clock is another one in every run: use storySeed of the testkit';
  return statements.flatMap(({ at, text, clock }) => {
    const found = clock ?? (held === undefined ? null : clockAsSeed(text, held));
    return found === null ? [] : [{ at: at + found.index, text: found[0], why }];
  });
}

/** The time in a statement about seeds, or as text in a template. A difference in a template is a duration. */
function clockAsSeed(statement: string, time: RegExp): RegExpExecArray | null {
  const hole = new RegExp(`\\$\\{[^{}-]*(?:${time.source})[^{}-]*\\}`).exec(statement);
  return hole ?? (SEED_WORD.test(statement) ? time.exec(statement) : null);
}

function declaredIn(statement: string): string[] {
  const name = /\b(?:const|let|var)\s+(\w+)[^=]*=[^=>]/.exec(statement)?.[1];
  return name === undefined ? [] : [name];
}

/** Statements, arguments and properties that begin on their own line: the formatter ends each with one of these characters. */
function statementsOf(bare: string): { at: number; text: string }[] {
  return [...bare.matchAll(/[^\n][\s\S]*?(?:[;,{}]\s*\n|$)/g)].map((match) => ({ at: match.index, text: match[0] }));
}

/** Whether a file is a test, helps one, or belongs to the testkit. */
export function isChecked(file: string): boolean {
  if (!/\.(?:ts|tsx|mjs|js)$/.test(file)) return false;
  return /\.test\.\w+$|ForTests[^/]*$/.test(file) || file.startsWith('packages/testkit/');
}

/** All problems of a tree of files, paths with their texts: findings without an exception, and exceptions without a finding. */
export function checkRepeatable(files: ReadonlyMap<string, string>, exceptions: readonly Exception[]): string[] {
  const used = new Set<Exception>();
  const problems = [...files]
    .filter(([file]) => isChecked(file))
    .flatMap(([file, text]) =>
      findingsIn(text, file).flatMap((finding) => {
        const exception = exceptions.find((one) => one.file === file && finding.text.includes(one.text));
        if (exception !== undefined) used.add(exception);
        return exception === undefined ? [`${file}:${finding.line}: ${finding.text}: ${finding.why}`] : [];
      }),
    );
  const idle = exceptions
    .filter((one) => !used.has(one))
    .map(({ file, text }) => `${file}: the exception for ${text} is not needed any more`);
  return [...problems, ...idle];
}

if (import.meta.main) {
  const files = new Map([...listFiles('packages'), ...listFiles('tools')].filter(isChecked).map((file) => [file, readText(file)]));
  const problems = checkRepeatable(files, MEANT_CHANCE);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `${files.size} files of tests: no chance without a seed was found` : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
