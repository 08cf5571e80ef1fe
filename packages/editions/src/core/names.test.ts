import { describe, expect, test } from 'vitest';
import { cloneClassic, creedClassic, creedDuel, EDITIONS, nameOf, namesOf, original, PACK_IDS } from '../index.ts';

describe.each(EDITIONS)('names of $id', (edition) => {
  test.each(PACK_IDS)('the %s pack names every seat and every kind, no two kinds of a seat alike', (id) => {
    const pack = namesOf(edition)[id];
    expect(pack.id).toBe(id);
    for (const seat of edition.seats) {
      expect(pack.seats[seat]?.name).toMatch(/\S/);
      expect(pack.seats[seat]?.colour).toMatch(/^[a-z]+$/);
      const names = edition.kinds.map((kind) => nameOf(pack, seat, kind.id));
      expect(names.every((name) => /\S/.test(name))).toBe(true);
      expect(new Set(names).size).toBe(edition.kinds.length);
    }
    expect(Object.keys(pack.kinds).sort()).toEqual(edition.kinds.map((kind) => kind.id).sort());
  });

  test('the neutral pack borrows no name that a rulebook gives to a side or a character', () => {
    const { neutral } = namesOf(edition);
    const plain = 'Marshal General Colonel Major Captain Lieutenant Sergeant Miner Scout Spy Bomb Flag'.split(' ');
    const courtiers = 'King Queen Prince Duke Count Knight Baron Enchantress'.split(' ');
    const ours = [...plain, ...courtiers, 'Haunted Land', 'Sharpshooter', 'Berserker'];
    for (const seat of edition.seats) for (const kind of edition.kinds) expect(ours).toContain(nameOf(neutral, seat, kind.id));
    expect(Object.values(neutral.seats).map((seat) => seat?.name)).toEqual(['Red', 'Blue', 'Green', 'Gold'].slice(0, edition.seats.length));
    expect(EDITIONS.map((other) => namesOf(other).rulebook.title)).not.toContain(neutral.title);
  });
});

test('titles are unique within each pack', () => {
  for (const id of PACK_IDS) expect(new Set(EDITIONS.map((edition) => namesOf(edition)[id].title)).size).toBe(EDITIONS.length);
});

test('a kind without a name is a mistake of ours', () => {
  expect(() => nameOf(namesOf(original).neutral, 'red', 'dragon')).toThrow('red dragon');
});

test('[AC-4] each side has its own characters, and the flag is the Apple of Eden', () => {
  for (const edition of [creedClassic, creedDuel]) {
    const { rulebook } = namesOf(edition);
    expect([nameOf(rulebook, 'red', 'marshal'), nameOf(rulebook, 'blue', 'marshal')]).toEqual(['Cesare Borgia', 'Ezio Auditore']);
    expect([nameOf(rulebook, 'red', 'spy'), nameOf(rulebook, 'blue', 'spy')]).toEqual(['Lucrezia Borgia', 'Shao Jun']);
    expect([nameOf(rulebook, 'red', 'flag'), nameOf(rulebook, 'blue', 'flag')]).toEqual(['Apple of Eden', 'Apple of Eden']);
  }
});

test('[CW-4] the roles carry the names of the Republic and the Separatists', () => {
  const { rulebook } = namesOf(cloneClassic);
  const roles = (seat: 'red' | 'blue') => ['marshal', 'miner', 'scout', 'spy', 'bomb', 'flag'].map((kind) => nameOf(rulebook, seat, kind));
  expect(roles('blue')).toEqual(['Yoda', 'Clone Trooper', 'Republic Scout', 'R2-D2', 'Thermal Detonator', 'Republic Base']);
  expect(roles('red')).toEqual(['Count Dooku', 'Battle Droid', 'Separatist Scout', 'R3-S6', 'Thermal Detonator', 'Separatist Base']);
});
