// When two names are the same: capitals, accents, ways to write the same letter and look-alikes do not count.

export function nameKey(name: string): string {
  const bare = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, (mark) => (OF_LATIN.test(mark) ? '' : mark));
  return [...bare.normalize('NFC')].map((letter) => ALIKE.get(letter) ?? letter).join('');
}

/** The marks of European letters; in other scripts a mark can be half the word. */
const OF_LATIN = /[\u0300-\u036f]/;

/** The small letters on the left look like the one on the right, in capitals or in some typeface. */
const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['0оοօ', 'o'],
  ['1iıіιӏﺍ|', 'l'],
  ['аα', 'a'],
  ['вβ', 'b'],
  ['сϲ', 'c'],
  ['ԁđ', 'd'],
  ['еє', 'e'],
  ['ƒ', 'f'],
  ['ɡց', 'g'],
  ['нһհħ', 'h'],
  ['јյ', 'j'],
  ['кκ', 'k'],
  ['łŀ', 'l'],
  ['мμ', 'm'],
  ['пηող', 'n'],
  ['ø', 'o'],
  ['рρ', 'p'],
  ['ԛգզ', 'q'],
  ['г', 'r'],
  ['ѕ', 's'],
  ['тτŧ', 't'],
  ['υսц', 'u'],
  ['νѵ', 'v'],
  ['ԝωա', 'w'],
  ['хχ', 'x'],
  ['уγүў', 'y'],
  ['ζ', 'z'],
];

const ALIKE: ReadonlyMap<string, string> = new Map(LOOK_ALIKES.flatMap(([letters, one]) => [...letters].map((letter) => [letter, one])));
