// Names of accounts: readable, and no two that look the same. The store's `nameKey` compares them; here are the forbidden names.

import { refuse } from '../../http/refused.ts';
import { nameKey } from '../../store/people/nameKey.ts';

export const NAME_LENGTH = { least: 2, most: 20 } as const;

type NameFault = 'tooShort' | 'tooLong' | 'characters' | 'mixedScripts' | 'lookAlike' | 'reserved';

/** The name as it will be stored, or a refusal. */
export function acceptName(wanted: string): string {
  const name = wanted.normalize('NFKC').trim();
  const why = faultOf(name);
  if (why !== undefined) refuse({ code: 'badName', why, ...NAME_LENGTH });
  return name;
}

function faultOf(name: string): NameFault | undefined {
  const length = [...name].length;
  if (length < NAME_LENGTH.least) return 'tooShort';
  if (length > NAME_LENGTH.most) return 'tooLong';
  // A mark belongs to its letter; more than two pile up over the lines above.
  if (!/^\p{L}\p{M}{0,2}(?:[-_]?[\p{L}0-9]\p{M}{0,2})*$/u.test(name)) return 'characters';
  const letters = [...name].filter((letter) => /\p{L}/u.test(letter));
  if (!SCRIPTS.some((script) => letters.every((letter) => script.test(letter)))) {
    return letters.every((letter) => SCRIPTS.some((script) => script.test(letter))) ? 'mixedScripts' : 'characters';
  }
  if (looksLatin(letters)) return 'lookAlike';
  return isReserved(name) ? 'reserved' : undefined;
}

/** A name uses one of these scripts. Latin without the letters of phonetics and old books, which look like others. */
const SCRIPTS: readonly RegExp[] = [
  /[\p{sc=Latin}--[\u0250-\u1dff\u2000-\uffff]]/v,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Armenian}/u,
  /\p{sc=Georgian}/u,
  /\p{sc=Hebrew}/u,
  /\p{sc=Arabic}/u,
  /\p{sc=Devanagari}/u,
  /\p{sc=Bengali}/u,
  /\p{sc=Tamil}/u,
  /\p{sc=Telugu}/u,
  /\p{sc=Thai}/u,
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u,
  /[\p{sc=Hangul}\p{sc=Han}]/u,
];

/** Letters of other alphabets that are drawn exactly like Latin ones. */
const DRAWN_LATIN = /[аеорсухіјѕһԁԛԝӏАВЕКМНОРСТУХІЈЅԌԚԜουνΑΒΕΖΗΙΚΜΝΟΡΤΥΧօսհոՕՍ]/u;

/** Another alphabet, but without one letter that would show it: "сосо" in Cyrillic. */
function looksLatin(letters: readonly string[]): boolean {
  return letters.every((letter) => DRAWN_LATIN.test(letter));
}

/** Names that would speak for the site, for a seat, or for nobody. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    ...['admin', 'administrator', 'operator', 'moderator', 'mod', 'staff', 'support', 'official', 'owner', 'root', 'system', 'server'],
    ...['flagfall', 'flagfallbot', 'host', 'arbiter', 'referee', 'help', 'security', 'abuse', 'postmaster', 'webmaster', 'info'],
    ...['computer', 'bot', 'ai', 'guest', 'anonymous', 'anon', 'nobody', 'somebody', 'everybody', 'all', 'here', 'you', 'me', 'gone'],
    ...[
      'red',
      'blue',
      'green',
      'gold',
      'audience',
      'spectator',
      'spectators',
      'table',
      'api',
      'null',
      'undefined',
      'true',
      'false',
      'none',
    ],
  ].map(nameKey),
);

function isReserved(name: string): boolean {
  const bare = nameKey(name).replace(/[-_]/g, '');
  return RESERVED.has(bare) || bare.startsWith('flagfall');
}
