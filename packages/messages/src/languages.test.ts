// Which language a reader gets, and that only requested languages are fetched.

import { expect, test } from 'vitest';
import { compiledAhead } from './ahead.ts';
import { en } from './catalogue/en/index.ts';
import { LANGUAGES, languageAmong, loadLanguage, textsOf } from './languages.ts';
import { createMessages, loadMessages } from './messages.ts';
import { LOCALES, type Locale, languageTag } from './types.ts';

test('the first language with texts is taken, with any country or encoding after it', () => {
  expect(languageAmong(['xx', 'en-GB', 'de'])).toBe('en');
  expect(languageAmong(['EN_us.UTF-8'])).toBe('en');
  expect(languageAmong(['C.UTF-8', 'POSIX', ''])).toBeUndefined();
  expect(languageAmong([])).toBeUndefined();
});

test('using a language that was not loaded is an error', () => {
  expect(() => createMessages('xx' as Locale)).toThrow("the language 'xx' has not been loaded");
});

test('the languages on offer are among those of the rulebooks, each once', () => {
  expect(LANGUAGES.every((locale) => LOCALES.includes(locale))).toBe(true);
  expect(new Set(LANGUAGES).size).toBe(LANGUAGES.length);
});

test('texts that are compiled ahead are plain data', async () => {
  const ahead = await compiledAhead('en', (id) => !id.startsWith('terminal.'));
  expect(ahead['web.zone']).toEqual([['territory'], ' ', ['number']]);
  expect(JSON.parse(JSON.stringify(ahead))).toEqual(ahead);
  expect(Object.keys(ahead)).toEqual(Object.keys(en).filter((id) => !id.startsWith('terminal.')));
});

test('Portuguese is that of Portugal, which has no plural form for millions', async () => {
  expect(LOCALES.map(languageTag)).toEqual(['nl', 'fr', 'de', 'en', 'es', 'it', 'pt-PT', 'da']);
  const { say } = await loadMessages('pt');
  expect([0, 1, 2].map((count) => say('web.shelf.way', { count }))).toEqual([
    '0 partidas acabadas',
    '1 partida acabada',
    '2 partidas acabadas',
  ]);
});

test('German texts decline no name of a side: prepositions precede only kingdoms and colours, which do not change', async () => {
  await loadLanguage('de');
  const declined = /\b(von|bei|mit|vor|aus|gehört) \{(seat|seats|enemy|turn|winners|losers|flags|holds|holder|attackerSeat|defenderSeat)\}/;
  const ids = Object.entries(textsOf('de')).flatMap(([id, text]) => (declined.test(text) ? [id] : []));
  const onMaps =
    /^(question\.(card|place|regroup|rearrange|look|accuse|plant)\.waiting|event\.flagHeld|web\.cell\.(landOf|contested)|terminal\.map\..*)$/;
  expect(ids.filter((id) => !onMaps.test(id))).toEqual([]);
  expect(ids.length).toBeGreaterThan(0);
});
