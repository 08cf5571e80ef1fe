// Lists the rules that no test names. A test names a rule by its id in the title: '[CORE-13] a miner defuses a bomb'.
// `npm run rules` fails when a rule of a finished part is missing. docs/rule-ids.txt is the list of rules; where the specification lies beside
// the checkout, `npm run rules -- --compare` prints what the list lacks, and `--write` rewrites it.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isTestFile, listFiles, readText, repositoryRoot } from '../paths.ts';
import { testTitles } from './testTitles.ts';

const SPECIFICATION = path.join(repositoryRoot, '..', 'shared', 'rules.md');
const COMMITTED_LIST = path.join(repositoryRoot, 'docs', 'rule-ids.txt');

/** The finished parts of the specification, each of whose rules a test must name: ids, or first..last. */
export const REQUIRED_RULES: Readonly<Record<string, readonly string[]>> = {
  'common core': ['CORE-1..25', 'REP-1..5'],
  original: ['OR-1..5'],
  'duel and barrage': ['DU-1..7'],
  "assassin's creed, classic and duel": ['AC-1..6', 'AC-20'],
  'clone wars classic': ['CW-1..7'],
  'battle cards': [
    'BC-1..11',
    'BC-20..25',
    'BC-30..33',
    'BC-40',
    'BC-50..65',
    'U-20..29',
    'U-29a',
    'U-29b',
    'U-29c',
    'U-29d',
    'U-29e',
    'U-29f',
  ],
  'battle cards, differences between languages': ['D-21', 'D-22', 'D-24', 'D-25', 'D-26', 'D-28', 'D-29'],
  "assassin's creed special": ['ACS-1..4', 'ACS-10..17', 'ACS-20..35', 'U-30..39', 'U-39a', 'U-39b'],
  "assassin's creed special, differences between languages": ['D-11..14', 'D-16..18', 'D-19a', 'D-19e'],
  'clone wars special': [
    'CWS-1',
    'CWS-2',
    'CWS-10',
    'CWS-11',
    'CWS-20',
    'CWS-30..32',
    'CWS-40..43',
    'CWS-50',
    'CWS-51',
    'U-40..43',
    'U-45..49',
  ],
  'clone wars special, differences between languages': ['D-60..62', 'D-65', 'D-67'],
  'audit, Clone Wars': ['AUD-4', 'AUD-9'],
  'audit, cards and powers': ['AUD-5..8'],
  'audit, rule sets and repetition': ['AUD-1..3', 'AUD-10'],
  conquest: ['CQ-1..6', 'CQ-10..13', 'CQ-20..26', 'CQ-30..34', 'CQ-40..47', 'U-60..89'],
  'conquest, differences between languages': ['D-80..93'],
  rulings: ['U-1..15', 'U-44'],
  'differences between languages, original': ['D-10', 'D-15', 'D-19', 'D-19b', 'D-19c', 'D-19d', 'D-19f', 'D-20', 'D-23', 'D-27'],
  'differences between languages, duel and clone wars': ['D-40..45', 'D-47', 'D-48', 'D-63', 'D-64'],
};

export interface TestText {
  readonly file: string;
  readonly text: string;
}

export interface RuleCoverage {
  /** Ids of the finished parts that no title names. */
  readonly missing: readonly string[];
  /** Ids in titles that the list of rules does not have, with their place. */
  readonly unknown: readonly string[];
  /** All ids that titles name. */
  readonly named: ReadonlySet<string>;
}

/** The ids that a specification defines: those that begin a list item or a table row, and bold ones that begin a paragraph. */
export function idsDefinedIn(specification: string): string[] {
  const ids = [...specification.matchAll(/^(?:(?:- |\| )(?:\*\*)?|\*\*)([A-Z]+-\d+[a-z]?)\b/gm)].map((match) => match[1]);
  return [...new Set(ids)].toSorted(byPrefixAndNumber);
}

/** The ids in brackets inside one title: '[REP-1, REP-2] ...' names two. */
export function idsNamedIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+[a-z]?(?:\s*,\s*[A-Z]+-\d+[a-z]?)*)\]/g)].flatMap((match) => match[1].split(/\s*,\s*/));
}

/** Writes 'REP-1..3' out as REP-1, REP-2, REP-3. */
export function expandIds(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const range = /^([A-Z]+)-(\d+)\.\.(\d+)$/.exec(pattern);
    if (range === null) return [pattern];
    const [first, last] = [Number(range[2]), Number(range[3])];
    return Array.from({ length: last - first + 1 }, (_, index) => `${range[1]}-${first + index}`);
  });
}

/** Compares the titles of tests with the ids that exist and the ids that must be named. */
export function ruleCoverage(tests: readonly TestText[], existing: readonly string[], required: readonly string[]): RuleCoverage {
  const known = new Set(existing);
  const named = new Set<string>();
  const unknown: string[] = [];
  for (const { file, text } of tests) {
    for (const title of testTitles(text)) {
      for (const id of idsNamedIn(title.text)) {
        named.add(id);
        if (!known.has(id)) unknown.push(`${file}:${title.line}: [${id}] is not in docs/rule-ids.txt`);
      }
    }
  }
  return { missing: required.filter((id) => !named.has(id)), unknown, named };
}

function byPrefixAndNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** What a list of ids lacks of a specification, and what it has besides. */
export function differencesOf(list: readonly string[], specification: string): string[] {
  const defined = idsDefinedIn(specification);
  return [
    ...defined.filter((id) => !list.includes(id)).map((id) => `${id} is in the specification, not in docs/rule-ids.txt`),
    ...list.filter((id) => !defined.includes(id)).map((id) => `${id} is in docs/rule-ids.txt, not in the specification`),
  ];
}

function readList(): string[] {
  return readFileSync(COMMITTED_LIST, 'utf8').trim().split('\n');
}

function readSpecification(): string {
  if (!existsSync(SPECIFICATION)) throw new Error('the specification does not lie beside the checkout');
  return readFileSync(SPECIFICATION, 'utf8');
}

/** The test files whose titles count. The tools' own tests speak of made-up rules. */
function readTests(): TestText[] {
  return listFiles('packages')
    .filter(isTestFile)
    .map((file) => ({ file, text: readText(file) }));
}

function compare(): void {
  const differences = differencesOf(readList(), readSpecification());
  for (const difference of differences) console.error(difference);
  console.log(differences.length === 0 ? 'docs/rule-ids.txt agrees with the specification' : 'npm run rules -- --write writes it anew');
  process.exitCode = differences.length === 0 ? 0 : 1;
}

function check(): void {
  const ids = readList();
  const required = expandIds(Object.values(REQUIRED_RULES).flat());
  const { missing, unknown, named } = ruleCoverage(readTests(), ids, required);
  const wrong = required.filter((id) => !ids.includes(id)).map((id) => `${id} must be named, but is not in docs/rule-ids.txt`);
  const gaps = Object.entries(REQUIRED_RULES).flatMap(([part, patterns]) => {
    const unnamed = expandIds(patterns).filter((id) => missing.includes(id));
    return unnamed.length === 0 ? [] : [`${part}: no test names ${unnamed.join(', ')}`];
  });
  const complaints = [...wrong, ...unknown, ...gaps];
  for (const complaint of complaints) console.error(complaint);
  const later = ids.filter((id) => !required.includes(id) && !named.has(id));
  if (later.length > 0) console.log(`not required yet, and no test names them: ${later.join(', ')}`);
  console.log(
    `${required.length - missing.length} of ${required.length} finished rules are named by a test; ${named.size} of ${ids.length} in all`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

function main(): void {
  if (process.argv.includes('--write')) writeFileSync(COMMITTED_LIST, `${idsDefinedIn(readSpecification()).join('\n')}\n`);
  if (process.argv.includes('--compare')) compare();
  else check();
}

if (import.meta.main) main();
