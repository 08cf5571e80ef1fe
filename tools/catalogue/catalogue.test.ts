// Every language is complete, every text is used, and no markup has its own words; and each of these checks can fail.

import { describe, expect, test } from 'vitest';
import { NAME_LOCALES } from '../../packages/editions/src/index.ts';
import { THEMES } from '../../packages/messages/src/catalogue/en/index.ts';
import { LANGUAGES, loadLanguage, textsOf } from '../../packages/messages/src/languages.ts';
import { LOCALES } from '../../packages/messages/src/types.ts';
import { isTestFile, listFiles, listPackages, readText } from '../paths.ts';
import { checkLanguage } from './catalogue.ts';
import { SAME_AS_ENGLISH } from './sameAsEnglish.ts';
import { textProblems } from './textShape.ts';
import { COMPOSED_IDS, hardCoded, unusedIds } from './textUse.ts';

const files = listPackages()
  .flatMap((name) => listFiles(`packages/${name}/src`))
  .filter((file) => /\.tsx?$/.test(file) && !isTestFile(file) && !file.includes('/catalogue/'));
const sources = files.map((file) => readText(file));
const ids = Object.keys(textsOf('en'));

describe('the catalogues', () => {
  test.each(LANGUAGES)('%s is complete', async (locale) => {
    await loadLanguage(locale);
    expect(checkLanguage(locale, textsOf(locale), textsOf('en'))).toEqual([]);
  });

  test('no id occurs in two themes', () => {
    const all = THEMES.flatMap((theme) => Object.keys(theme));
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  test('every text is used', () => {
    expect(unusedIds(ids, sources)).toEqual([]);
  });

  test('composed ids are composed where the table says, and all exist', () => {
    const code = sources.join('\n');
    for (const [pattern, written] of Object.entries(COMPOSED_IDS)) {
      expect(code, pattern).toContain(written);
      expect(
        ids.some((id) => id.startsWith(pattern.replace('*', ''))),
        pattern,
      ).toBe(true);
    }
  });

  test('every text that may equal English exists', () => {
    for (const id of SAME_AS_ENGLISH.flatMap((same) => Object.values(same.ids).flat())) expect(ids).toContain(id);
  });

  test('no markup has its own words', () => {
    const drawings = files.map((file, at) => ({ file, source: sources[at] })).filter(({ file }) => file.endsWith('.tsx'));
    // The page of drawings is for developers and not part of the build.
    const built = drawings.filter(({ file }) => !/\/art\/gallery\/\w+\.tsx$/.test(file));
    expect(built.length).toBeGreaterThan(50);
    expect(built.flatMap(({ file, source }) => hardCoded(file, source))).toEqual([]);
  });

  test('names exist in the languages of the texts', () => {
    expect([...NAME_LOCALES]).toEqual([...LOCALES]);
  });
});

describe('what the checks report', () => {
  const english = { a: 'One {x}', b: 'Yes', c: '{n, plural, one {# piece} other {# pieces}}' };
  const german = { a: 'Eins {x}', b: 'Ja', c: '{n, plural, one {# Figur} other {# Figuren}}' };
  const never = (): boolean => false;

  test('nothing in a complete language', () => expect(checkLanguage('de', german, english, never)).toEqual([]));

  test('an id that is missing, or that English does not have', () => {
    const { b: _, ...rest } = german;
    expect(checkLanguage('de', rest, english, never)).toEqual(['de: b is missing']);
    expect(checkLanguage('de', { ...german, d: 'Mehr' }, english, never)).toEqual(['de: d is unknown to English']);
  });

  test('a text that is the same as in English, unless on purpose or with nothing to translate', () => {
    expect(checkLanguage('de', { ...german, b: 'Yes' }, english, never)).toEqual(['de: b is the same as in English: Yes']);
    expect(checkLanguage('de', { ...german, b: 'Yes' }, english, (_, id) => id === 'b')).toEqual([]);
    expect(checkLanguage('de', { a: '{x}: {y}' }, { a: '{x}: {y}' }, never)).toEqual([]);
  });

  test.each([
    ['', 'Yes', 'is empty'],
    ['Ja ', 'Yes', 'spaces at an end'],
    ['{n, plural, one {x}', '{n}', 'is no ICU message'],
    ['Eins', 'One {x}', 'misses the placeholder {x}'],
    ['Eins {x} {y}', 'One {x}', 'has a placeholder {y} that English has not'],
    ['{s, select, jes {Ja} other {Nein}}', '{s, select, yes {Yes} other {No}}', "has a branch 'jes' of {s}"],
    ['{n, plural, =1 {Eins} one {Eins} few {wenige} other {viele}}', '{n}', "has a form 'few' of {n} that de does not use"],
  ])('%j for %j: %s', (text, original, problem) => {
    expect(textProblems('de', text, original)).toEqual([expect.stringContaining(problem)]);
  });

  test('a missing plural form of the language', () => {
    expect(textProblems('pl', '{n, plural, one {# figura} other {# figur}}', '{n}')).toEqual([
      "has no form 'many' of {n}",
      "has no form 'few' of {n}",
    ]);
    expect(textProblems('de', '{n, selectordinal, one {#.} other {#.}}', '{n}')).toEqual(["has a form 'one' of {n} that de does not use"]);
    expect(textProblems('en', '{n, selectordinal, one {#st} other {#th}}', '{n}')).toEqual([
      "has no form 'two' of {n}",
      "has no form 'few' of {n}",
    ]);
    // The millions of the Romance languages are not asked for.
    expect(textProblems('fr', '{n, plural, one {# pièce} other {# pièces}}', '{n}')).toEqual([]);
  });

  test('an unused id', () => {
    const said = ["say('a.one')", 'say(`b.${' + 'code}`)', "// say('c.one')"];
    const inParts = { 'b.*': '`b.${', 'd.*': '`d.${' };
    expect(unusedIds(['a.one', 'b.one', 'c.one', 'd.one', 'a.on'], said, inParts)).toEqual(['c.one', 'd.one', 'a.on']);
  });

  test('words in markup, between tags and in attributes', () => {
    expect(hardCoded('x.tsx', '<p class="big">Hello there</p>')).toEqual(['x.tsx:1: Hello there']);
    expect(hardCoded('x.tsx', '<p>\n  Hello {name}\n</p>')).toEqual(['x.tsx:1: Hello']);
    expect(hardCoded('x.tsx', '<button aria-label="Close" />')).toEqual(['x.tsx:1: Close']);
    expect(hardCoded('x.tsx', "<p>{say('a')}</p>; const less = a > b && c < d; const map = new Map<string>(); // <p>x</p>")).toEqual([]);
  });
});
