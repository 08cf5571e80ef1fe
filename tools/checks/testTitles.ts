// Lists the titles of tests in a source text: the first string of every test, it, describe, scenario and mapScenario call.

import { lineAt, skipBrackets, skipString, withoutComments } from './source.ts';

export interface TestTitle {
  readonly text: string;
  readonly line: number;
}

const CALL = /(?<![\w$.])(?:test|it|describe|scenario|mapScenario)\b((?:\s*\.\s*\w+)*)\s*(?=[(<`])/g;

/** The titles of all tests that run; skipped ones prove nothing and are left out. */
export function testTitles(text: string): TestTitle[] {
  const bare = withoutComments(text);
  return [...bare.matchAll(CALL)].flatMap((match) => {
    const modifiers = match[1].split('.').map((word) => word.trim());
    if (modifiers.includes('skip') || modifiers.includes('todo')) return [];
    let at = match.index + match[0].length;
    // test.each(table)('title'), test.for(table)('title'), test.runIf(condition)('title'): the title is in the second pair of brackets.
    if (modifiers.some((word) => ['each', 'for', 'runIf'].includes(word))) at = skipTable(bare, at);
    const title = firstString(bare, at);
    return title === undefined ? [] : [{ text: title, line: lineAt(bare, match.index) }];
  });
}

function skipTable(text: string, start: number): number {
  const typesEnd = text[start] === '<' ? text.indexOf('>(', start) + 1 : start;
  const end = skipString(text, typesEnd) ?? skipBrackets(text, typesEnd);
  return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
}

function firstString(text: string, start: number): string | undefined {
  if (text[start] !== '(') return undefined;
  const begin = start + 1 + (/^\s*/.exec(text.slice(start + 1))?.[0].length ?? 0);
  const end = skipString(text, begin);
  return end === undefined ? undefined : text.slice(begin + 1, end - 1);
}
