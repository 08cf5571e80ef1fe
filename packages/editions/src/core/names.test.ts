import { describe, expect, test } from 'vitest';
import {
  barrage,
  cloneClassic,
  conquest,
  creedClassic,
  creedDuel,
  duel,
  EDITIONS,
  NAME_LOCALES,
  type NameLocale,
  nameOf,
  namesOf,
  original,
  PACK_IDS,
  type PackId,
} from '../index.ts';

describe.each(NAME_LOCALES)('%s', (locale) => {
  describe.each(EDITIONS)('names of $id', (edition) => {
    test.each(PACK_IDS)('the %s pack names every seat and every kind, and whoever is called alike has the same rank', (id) => {
      const pack = namesOf(edition, locale)[id];
      expect(pack.id).toBe(id);
      expect(pack.obstacle).toMatch(/^\p{L}+$/u);
      for (const seat of edition.seats) {
        expect(pack.seats[seat]?.name).toMatch(/^\p{Lu}/u);
        expect(pack.seats[seat]?.colour).toMatch(/^[a-z]+$/);
        const names = edition.kinds.map((kind) => nameOf(pack, seat, kind.id));
        for (const name of names) expect(name).toMatch(/^\p{Lu}(\S|\S.*\S)$/u);
        for (const [name, alike] of Map.groupBy(edition.kinds, (kind) => nameOf(pack, seat, kind.id)))
          expect(new Set(alike.map(({ rank }) => rank)).size, name).toBe(1);
      }
      expect(new Set(Object.values(pack.seats).map((side) => side?.name)).size).toBe(edition.seats.length);
      expect(Object.keys(pack.kinds).sort()).toEqual(edition.kinds.map((kind) => kind.id).sort());
    });

    test('the neutral pack borrows no name that a rulebook gives to a side or a character', () => {
      const { neutral } = namesOf(edition, locale);
      const booklets = EDITIONS.map((other) => ({ other, pack: namesOf(other, locale).rulebook }));
      const characters = booklets.flatMap(({ other, pack }) =>
        other.kinds
          .filter(({ id }) => typeof pack.kinds[id] === 'object')
          .flatMap(({ id }) => other.seats.map((seat) => nameOf(pack, seat, id))),
      );
      const sides = booklets.flatMap(({ pack }) => Object.values(pack.seats).map((side) => side?.name));
      const plain = Object.values(namesOf(original, locale).rulebook.seats).map((side) => side?.name);
      for (const seat of edition.seats) {
        // Knight stands in two booklets: for a character in one, for a rank in the other.
        for (const kind of edition.kinds.filter(({ id }) => id !== 'knight'))
          expect(characters).not.toContain(nameOf(neutral, seat, kind.id));
        if (!plain.includes(neutral.seats[seat]?.name ?? '')) expect(sides).not.toContain(neutral.seats[seat]?.name);
      }
      expect(booklets.map(({ pack }) => pack.title)).not.toContain(neutral.title);
    });
  });

  test('titles are unique within each pack', () => {
    for (const id of PACK_IDS) expect(new Set(EDITIONS.map((edition) => namesOf(edition, locale)[id].title)).size).toBe(EDITIONS.length);
  });
});

test('the neutral sides are colours, and the neutral pieces have the common ranks', () => {
  const plain = 'Marshal General Colonel Major Captain Lieutenant Sergeant Miner Scout Spy Bomb Flag'.split(' ');
  const courtiers = 'King Queen Prince Duke Count Knight Baron Enchantress'.split(' ');
  const ours = [...plain, ...courtiers, 'Haunted Land', 'Sharpshooter', 'Berserker'];
  for (const edition of EDITIONS) {
    const { neutral } = namesOf(edition, 'en');
    for (const seat of edition.seats) for (const kind of edition.kinds) expect(ours).toContain(nameOf(neutral, seat, kind.id));
    expect(Object.values(neutral.seats).map((seat) => seat?.name)).toEqual(['Red', 'Blue', 'Green', 'Gold'].slice(0, edition.seats.length));
  }
});

test('a kind without a name is a mistake of ours', () => {
  expect(() => nameOf(namesOf(original, 'en').neutral, 'red', 'dragon')).toThrow('red dragon');
});

test('[AC-4] each side has its own characters, and the flag is the Apple of Eden', () => {
  for (const edition of [creedClassic, creedDuel]) {
    const { rulebook } = namesOf(edition, 'en');
    expect([nameOf(rulebook, 'red', 'marshal'), nameOf(rulebook, 'blue', 'marshal')]).toEqual(['Cesare Borgia', 'Ezio Auditore']);
    expect([nameOf(rulebook, 'red', 'spy'), nameOf(rulebook, 'blue', 'spy')]).toEqual(['Lucrezia Borgia', 'Shao Jun']);
    expect([nameOf(rulebook, 'red', 'flag'), nameOf(rulebook, 'blue', 'flag')]).toEqual(['Apple of Eden', 'Apple of Eden']);
  }
});

test('[CW-4] the roles carry the names of the Republic and the Separatists', () => {
  const { rulebook } = namesOf(cloneClassic, 'en');
  const roles = (seat: 'red' | 'blue') => ['marshal', 'miner', 'scout', 'spy', 'bomb', 'flag'].map((kind) => nameOf(rulebook, seat, kind));
  expect(roles('blue')).toEqual(['Yoda', 'Clone Trooper', 'Republic Scout', 'R2-D2', 'Thermal Detonator', 'Republic Base']);
  expect(roles('red')).toEqual(['Count Dooku', 'Battle Droid', 'Separatist Scout', 'R3-S6', 'Thermal Detonator', 'Separatist Base']);
});

test('[AC-4] [CW-7] sentences say Apple or base where the booklet does, and flag everywhere else', () => {
  const prizes = (pack: PackId) => Object.fromEntries(EDITIONS.map((edition) => [edition.id, namesOf(edition, 'en')[pack].prize]));
  const [apple, base, flag] = ['apple', 'base', 'flag'];
  expect(prizes('rulebook')).toEqual({
    original: flag,
    'battle-cards': flag,
    duel: flag,
    barrage: flag,
    'creed-classic': apple,
    'creed-special': apple,
    'creed-duel': apple,
    'clone-classic': base,
    'clone-special': base,
    conquest: flag,
  });
  expect(new Set(Object.values(prizes('neutral')))).toEqual(new Set([flag]));
});

test('each language has the words that its booklets print', () => {
  const called = (edition: typeof original, locale: NameLocale, kinds: string) =>
    kinds.split(' ').map((kind) => nameOf(namesOf(edition, locale).rulebook, 'red', kind));
  expect(called(original, 'it', 'major miner spy')).toEqual(['Comandante', 'Minatore', 'Spia']);
  expect(called(original, 'fr', 'marshal miner spy')).toEqual(['Maréchal', 'Démineur', 'Espion']);
  expect(called(duel, 'de', 'marshal scout spy')).toEqual(['Feldmarschall', 'Späher', 'Spionin']);
  expect(called(duel, 'pt', 'scout spy')).toEqual(['Explorador', 'Espia']);
  expect(called(creedClassic, 'nl', 'flag')).toEqual(['Appel uit het Paradijs']);
  expect(called(cloneClassic, 'fr', 'marshal flag')).toEqual(['Comte Dooku', 'Base des Séparatistes']);
  expect(called(conquest, 'nl', 'king spy cursedLand')).toEqual(['Koning', 'Spion', 'Vervloekt land']);
  expect(namesOf(conquest, 'fr').rulebook.seats.blue?.name).toBe('Grand-massif');
  expect(namesOf(barrage, 'de').rulebook.title).toBe('Trommelfeuer');
  expect(namesOf(creedClassic, 'de').rulebook.title).toBe("Assassin's Creed Klassik");
  // D-10: explosions in most languages, mountains in English and Danish; drawn alike.
  expect(['nl', 'en', 'da'].map((locale) => namesOf(creedClassic, locale as NameLocale).rulebook.obstacle)).toEqual([
    'explosie',
    'mountain',
    'bjerg',
  ]);
  expect(namesOf(creedClassic, 'nl').rulebook.obstacleKind).toBe('mountain');
});
