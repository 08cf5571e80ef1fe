/** Finds English on a page in another language: words of our English texts and names that the other language does not have, and words that only English has. */

import { EDITIONS, type NamePack, namesOf, PACK_IDS } from '@flagfall/editions';
import { type Locale, languageTag } from '@flagfall/messages';
import { compiledAhead } from '@flagfall/messages/ahead';
import type { Page } from 'playwright-core';

/** The English that is left on a page, with the words around it. */
export type FindEnglish = (page: Page) => Promise<readonly string[]>;

/** Small words that are in nearly every English sentence and in none of the other seven languages. */
const TELLTALE = /(?<!\p{L})(the|your|you|with|this|that|which|from|pieces?|enemy|their|been|were|where|here|there|because)(?!\p{L})/iu;

/** What a page shows for a missing text. */
const ID = /^[a-z]\w*(\.[\w-]+)+$/;

/** Guests get an English name from the server, as `Brave Otter 417`. */
const GUEST = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \d{1,3}\b/gu;

const PLACES = [...new Set(EDITIONS.flatMap((edition) => PACK_IDS.flatMap((id) => Object.values(namesOf(edition, 'en')[id].places))))];

export async function englishFinder(locale: Locale): Promise<FindEnglish> {
  const english = [...(await textsIn('en')), ...namesIn('en').map((name): Text => ({ whole: name, parts: [name] }))];
  const ownNames = namesIn(locale);
  const own = [...(await textsIn(locale)).flatMap(({ whole = '', parts }) => [whole, ...parts]), ...ownNames];
  const everythingOwn = own.join('\n');
  const isForeign = (words: string): boolean => !holds(everythingOwn, words);
  const names = new Set(namesIn('en'));
  // A single word may be in a sentence of any language, so only names are searched for there.
  const phrases = new Set(english.flatMap(({ parts }) => parts.filter((part) => part.includes(' ') || names.has(part))));
  const foreign = [...phrases].filter(isForeign);
  const labels = new Set(english.flatMap(({ whole }) => (whole === undefined || !isForeign(whole) ? [] : [whole])));
  // Titles such as The Clone Wars are the same everywhere.
  const kept = [...new Set([...ownNames, ...PLACES])].sort((one, other) => other.length - one.length);

  function faultIn(text: string): string | undefined {
    if (ID.test(text)) return 'no text';
    const label = text.split(', ').find((part) => labels.has(part));
    if (label !== undefined) return label;
    const bare = kept.reduce((rest, name) => rest.replaceAll(name, '_'), text.replaceAll(GUEST, '_'));
    return TELLTALE.exec(bare)?.[0] ?? foreign.find((phrase) => holds(bare, phrase));
  }

  return async (page) => {
    const { lang, texts } = await readPage(page);
    const faults = lang === languageTag(locale) ? [] : [`the page calls itself ${lang}`];
    for (const text of new Set(texts)) {
      const fault = faultIn(text);
      if (fault !== undefined) faults.push(`"${fault}" in "${text}"`);
    }
    return faults;
  };
}

interface Text {
  /** A text without placeholders. */
  readonly whole?: string;
  /** The text between placeholders, also inside branches. */
  readonly parts: readonly string[];
}

async function textsIn(locale: Locale): Promise<readonly Text[]> {
  const compiled = await compiledAhead(locale, (id) => !/^(terminal|server|command)\./.test(id));
  return Object.values(compiled).map((tokens) => {
    const parts = partsOf(tokens).map(trimmed);
    return { ...(isPlain(tokens) ? { whole: tokens[0] } : {}), parts: parts.filter((part) => part.length > 2) };
  });
}

function isPlain(tokens: unknown): tokens is readonly [string] {
  return Array.isArray(tokens) && tokens.length === 1 && typeof tokens[0] === 'string';
}

/** A compiled text is a list of words and placeholders, and a placeholder may hold branches that are such lists. */
function partsOf(tokens: unknown): readonly string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [token];
    const branches = Array.isArray(token) ? token[2] : undefined;
    return typeof branches === 'object' && branches !== null ? Object.values(branches).flatMap(partsOf) : [];
  });
}

function namesIn(locale: Locale): readonly string[] {
  const inPack = ({ title, seats, kinds, obstacle }: NamePack): readonly string[] => [
    title,
    obstacle,
    ...Object.values(seats).map(({ name }) => name),
    ...Object.values(kinds).flatMap((kind) => (typeof kind === 'string' ? [kind] : Object.values(kind))),
  ];
  return [...new Set(EDITIONS.flatMap((edition) => PACK_IDS.flatMap((id) => inPack(namesOf(edition, locale)[id]))))];
}

function trimmed(part: string): string {
  return part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** As whole words, not as parts of others. */
function holds(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text.charAt(at - 1), text.charAt(at + words.length)];
    if (!around.some((character) => /\p{L}/u.test(character))) return true;
  }
  return false;
}

/** All text of a page, visible or read aloud. Text that is marked as another language is left out. */
async function readPage(page: Page): Promise<{ readonly lang: string; readonly texts: readonly string[] }> {
  return await page.evaluate(() => {
    const texts = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      // Error details are for us, and what people write or are called is theirs.
      if (element.closest('[lang], script, style, noscript, pre, code') !== document.documentElement) continue;
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
      texts.push([...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '\n')).join(''));
    }
    const lines = texts.flatMap((text) => text.split('\n')).map((text) => text.replace(/\s+/g, ' ').trim());
    return { lang: document.documentElement.lang, texts: lines.filter((text) => /\p{L}{2}/u.test(text)) };
  });
}
