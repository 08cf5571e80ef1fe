import { battleTable, compileRules, type Edition, OUTCOMES } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { EDITIONS, nameOf, namesOf } from '../index.ts';

/** Attackers down, defenders across, after the rulebooks: A the attacker wins, D the defender, = both fall, W the game is won. */
const EXPECTED = `
      S 2 3 4 5 6 7 8 9 M B F
    S = D D D D D D D D A D W
    2 A = D D D D D D D D D W
    3 A A = D D D D D D D A W
    4 A A A = D D D D D D D W
    5 A A A A = D D D D D D W
    6 A A A A A = D D D D D W
    7 A A A A A A = D D D D W
    8 A A A A A A A = D D D W
    9 A A A A A A A A = D D W
    M A A A A A A A A A = D W
`;

/** The games on a grid share their kinds; the army of Conquest is tested beside it. */
const GRIDS = EDITIONS.filter((edition) => compileRules(edition).board.isGrid);

describe.each(GRIDS)('battles of $id', (edition) => {
  const battle = battlesOf(edition);
  // Kinds that differ from another of their rank only by a power are tested in edition.test.ts of their edition.
  const fighters = edition.kinds.filter(
    (kind) => edition.army[kind.id] > 0 && EXPECTED.trim().split('\n')[0].split(' ').includes(kind.symbol),
  );
  const movers = fighters.filter((kind) => kind.moves !== 'never').map((kind) => kind.symbol);
  const ranked = movers.filter((symbol) => symbol !== 'S');

  test('[CORE-11] the higher rank wins, the lower rank falls, equal ranks fall together: the whole table', () => {
    const [head, ...rows] = EXPECTED.trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    const pairs = rows.flatMap(([attacker, ...results]) => results.map((result, column) => ({ attacker, defender: head[column], result })));
    expect(pairs).toHaveLength(120);
    const present = new Set(fighters.map((kind) => kind.symbol));
    const fought = pairs.filter(({ attacker, defender }) => present.has(attacker) && present.has(defender));
    expect(fought).toHaveLength(movers.length * fighters.length);
    const pack = namesOf(edition, 'en').rulebook;
    const name = (seat: 'red' | 'blue', symbol: string) => nameOf(pack, seat, fighters.find((kind) => kind.symbol === symbol)!.id);
    for (const { attacker, defender, result } of fought)
      expect(battle(attacker, defender), `${name('red', attacker)} attacks ${name('blue', defender)}`).toBe(result);
  });

  test('[CORE-12] a spy that attacks the marshal captures him, and the marshal that attacks the spy captures it', () => {
    expect(battle('S', 'M')).toBe('A');
    expect(battle('M', 'S')).toBe('A');
  });

  test('[D-48] every other piece beats a spy, attacking or attacked', () => {
    for (const other of ranked) {
      expect(battle(other, 'S')).toBe('A');
      if (other !== 'M') expect(battle('S', other)).toBe('D');
    }
  });

  test('[CORE-16, U-5] spy against spy: both are removed', () => {
    expect(battle('S', 'S')).toBe('=');
  });

  test('[CORE-13] a bomb removes every attacker but the miner', () => {
    for (const attacker of movers) expect(battle(attacker, 'B')).toBe(attacker === '3' ? 'A' : 'D');
  });

  test('[D-19c] it is the miner, not the scout, that enters the square of the bomb', () => {
    expect(battle('3', 'B')).toBe('A');
    expect(battle('2', 'B')).toBe('D');
  });

  test('[CORE-14] the flag falls to any piece that can move', () => {
    for (const attacker of movers) expect(battle(attacker, 'F')).toBe('W');
  });

  test('[D-43] bombs and flags cannot attack, yet both can be attacked', () => {
    expect(fighters.filter((kind) => kind.moves === 'never').map((kind) => kind.id)).toEqual(['bomb', 'flag']);
    expect(battle('3', 'B')).toBe('A');
    expect(battle('S', 'F')).toBe('W');
  });
});

function battlesOf({ kinds }: Edition): (attacker: string, defender: string) => string {
  const table = battleTable(kinds);
  return (attacker, defender) => {
    const [a, d] = [attacker, defender].map((symbol) => kinds.findIndex((kind) => kind.symbol === symbol));
    const outcome = OUTCOMES[table[a * kinds.length + d]];
    if (outcome === 'attackerWins') return kinds[d].prize ? 'W' : 'A';
    return outcome === 'defenderWins' ? 'D' : '=';
  };
}
