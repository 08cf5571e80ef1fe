/** From an id and values to a sentence: Lingui formats, each text is compiled once. */

import { type I18n, setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { MessageId } from './catalogue/en/index.ts';
import { compiledText } from './compile.ts';
import { textsOf } from './languages.ts';
import { type Locale, languageTag, type Values } from './types.ts';

/** What to do about an id without a text, or a placeholder without a value: fail at once, or show what there is. */
export type OnMissing = 'throw' | 'carryOn';

export type Format = (id: string, values?: Values) => string;

export function createFormat(locale: Locale, onMissing: OnMissing): Format {
  const i18n = setupI18n();
  const tag = languageTag(locale);
  i18n.loadAndActivate({ locale: tag, messages: {} });
  const loaded = new Set<string>();
  return (id, values = {}) => {
    const text = compiled(locale, id);
    if (onMissing === 'throw') check(locale, id, text, values);
    if (text === undefined) return id;
    if (!loaded.has(id)) i18n.load(tag, { [id]: text });
    loaded.add(id);
    return filled(i18n, id, values);
  };
}

/** The placeholders of a text, with those inside its branches. */
export function placeholdersOf(text: CompiledMessage): readonly string[] {
  return text.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , branches] = token;
    const inside = typeof branches === 'object' && branches !== null ? Object.values(branches).filter(Array.isArray) : [];
    return [name, ...inside.flatMap(placeholdersOf)];
  });
}

const compiledTexts = new Map<string, CompiledMessage>();

/** Compiled at its first use: a page uses a few dozen of a thousand texts, and must not wait for the others. */
function compiled(locale: Locale, id: string): CompiledMessage | undefined {
  const known = compiledTexts.get(`${locale} ${id}`);
  if (known !== undefined || !Object.hasOwn(textsOf(locale), id)) return known;
  const text = compiledText(textsOf(locale)[id as MessageId]);
  compiledTexts.set(`${locale} ${id}`, text);
  return text;
}

/** A name may end a sentence with a mark of its own, like Blitz!: then no full stop follows. */
const FULL_STOP_TOO_MANY = /(?<=[!?])\.$/;

/** Lingui decodes `\x1b` in the finished sentence, so a backslash that somebody typed goes in encoded: no name can smuggle in a control character. */
function filled(i18n: I18n, id: string, values: Values): string {
  const safe = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\\', '\\x5c') : value]);
  return i18n._(id, Object.fromEntries(safe)).replace(FULL_STOP_TOO_MANY, '');
}

function check(locale: Locale, id: string, text: CompiledMessage | undefined, values: Values): void {
  if (text === undefined) throw new Error(`there is no text with the id '${id}' in the catalogue '${locale}'`);
  const empty = placeholdersOf(text).filter((name) => values[name] === undefined);
  if (empty.length > 0) throw new Error(`the text '${id}' got no value for ${[...new Set(empty)].join(', ')}`);
}
