// Checks one translated text beside the English one. Each check returns its problems, and none where all is well.

import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A placeholder of a text: its name, its format, and its branches. */
interface Placeholder {
  readonly name: string;
  readonly type: string;
  readonly branches: readonly string[];
}

/** All problems of a text, as short sentences. */
export function textProblems(locale: string, text: string, english: string): readonly string[] {
  if (text === '' || text.trim() !== text) return ['is empty, or has spaces at an end'];
  let holes: readonly Placeholder[];
  try {
    holes = holesOf(compileMessageOrThrow(text));
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`];
  }
  const originals = holesOf(compileMessageOrThrow(english));
  return [...placeholderProblems(holes, originals), ...branchProblems(holes, originals), ...pluralProblems(locale, holes)];
}

/** Whether a text has anything to translate: letters outside of its placeholders. */
export function hasWords(text: string): boolean {
  return wordsIn(compileMessageOrThrow(text)).some((part) => /\p{L}/u.test(part));
}

function placeholderProblems(holes: readonly Placeholder[], originals: readonly Placeholder[]): readonly string[] {
  const [own, theirs] = [holes, originals].map((all) => new Set(all.map(({ name }) => name)));
  return [
    ...[...theirs].filter((name) => !own.has(name)).map((name) => `misses the placeholder {${name}}`),
    ...[...own].filter((name) => !theirs.has(name)).map((name) => `has a placeholder {${name}} that English has not`),
  ];
}

/** A branch of a select that English does not have is never chosen: a typo. */
function branchProblems(holes: readonly Placeholder[], originals: readonly Placeholder[]): readonly string[] {
  return holes
    .filter(({ type }) => type === 'select')
    .flatMap(({ name, branches }) => {
      const known = originals.filter((other) => other.name === name && other.type === 'select').flatMap((other) => other.branches);
      const strange = branches.filter((branch) => branch !== 'other' && !known.includes(branch));
      return [
        ...strange.map((branch) => `has a branch '${branch}' of {${name}} that English has not`),
        ...(branches.includes('other') ? [] : [`has no branch 'other' of {${name}}`]),
      ];
    });
}

/** A text with a plural has all forms that whole numbers take in the language. */
function pluralProblems(locale: string, holes: readonly Placeholder[]): readonly string[] {
  return holes
    .filter(({ type }) => type === 'plural' || type === 'selectordinal')
    .flatMap(({ name, type, branches }) => {
      const forms = formsOf(locale, type === 'plural' ? 'cardinal' : 'ordinal');
      const used = branches.filter((branch) => !/^\d+$/.test(branch));
      const missing = used.some((branch) => branch !== 'other') || type === 'selectordinal' ? forms : ['other'];
      return [
        ...missing.filter((form) => !used.includes(form)).map((form) => `has no form '${form}' of {${name}}`),
        ...used.filter((form) => !forms.includes(form)).map((form) => `has a form '${form}' of {${name}} that ${locale} does not use`),
      ];
    });
}

/** The forms that numbers up to a thousand take: `many` of the Romance languages begins at a million, which nothing here reaches. */
function formsOf(locale: string, type: 'cardinal' | 'ordinal'): readonly string[] {
  const rules = new Intl.PluralRules(locale, { type });
  return [...new Set([...Array.from({ length: 1001 }, (_, number) => rules.select(number)), 'other'])];
}

function holesOf(text: CompiledMessage): readonly Placeholder[] {
  return text.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, type = 'argument', format] = token;
    const branches = branchesOf(format);
    return [{ name, type, branches: Object.keys(branches) }, ...Object.values(branches).flatMap(holesOf)];
  });
}

function wordsIn(text: CompiledMessage): readonly string[] {
  return text.flatMap((token) => (typeof token === 'string' ? [token] : Object.values(branchesOf(token[2])).flatMap(wordsIn)));
}

function branchesOf(format: unknown): Readonly<Record<string, CompiledMessage>> {
  if (typeof format !== 'object' || format === null) return {};
  return Object.fromEntries(Object.entries(format).filter(([, branch]) => Array.isArray(branch)));
}
