import { compileRules, deploymentFaults, seatIndex } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { barrage, creedDuel, deploymentFromLibrary, duel, EDITIONS, homeRows, libraryOf, namesOf, original } from '../index.ts';
import { parseLibrary } from './library.ts';

const GAMES = [
  // Where a draft decides the home cells, a deployment cannot be written beforehand.
  ...EDITIONS.map((edition) => ({ title: edition.id, rules: compileRules(edition) })).filter(
    ({ rules }) => rules.extension?.homeOf === undefined,
  ),
  ...[duel, barrage].map((edition) => ({
    title: `${edition.id} on the tournament board`,
    rules: compileRules(edition, { board: '10x10' }),
  })),
];

describe.each(GAMES)('library of $title', ({ rules }) => {
  const library = libraryOf(rules.edition, rules.options);
  const mirrored = (rows: readonly string[]) => rows.map((row) => [...row].reverse().join(''));

  test('has at least eight deployments, each with a name and a shape of its own, mirrored or not', () => {
    expect(library.length).toBeGreaterThanOrEqual(8);
    expect(new Set(library.map(({ name }) => name)).size).toBe(library.length);
    const shapes = library.map(({ rows }) => [rows, mirrored(rows)].map((shape) => shape.join('/')).sort()[0]);
    expect(new Set(shapes).size).toBe(library.length);
  });

  test('names mention only obstacles of its own board', () => {
    const own = namesOf(rules.edition, 'en').rulebook.obstacleKind;
    const named = library.flatMap(({ name }) => /lake|mountain|planet/.exec(name) ?? []);
    expect([...new Set(named)], rules.edition.id).toEqual(named.length === 0 ? [] : [own]);
  });

  test('every deployment is legal for every seat', () => {
    for (const named of library)
      for (const seat of rules.seats)
        expect(deploymentFaults(rules, seatIndex(seat), deploymentFromLibrary(rules, seat, named)), `${named.name}, ${seat}`).toEqual([]);
  });

  test('every deployment has a piece in its front row that can step forward at once', () => {
    for (const named of library)
      for (const seat of rules.seats) {
        const placed = deploymentFromLibrary(rules, seat, named);
        const free = homeRows(rules.edition.battlefield(rules.options), seat)[0].filter((cell) => {
          const kind = rules.kinds.find(({ id }) => id === placed[cell]);
          return kind !== undefined && kind.moves !== 'never' && !facesObstacle(cell, seat === 'red' ? 1 : -1);
        });
        expect(free.length, `${named.name}, ${seat}`).toBeGreaterThan(0);
      }
  });

  test('flags stand as people place them: most in the back row, some elsewhere or in the open, most with a bomb beside them', () => {
    const flags = library.map(({ rows }) => {
      const depth = rows.findIndex((row) => row.includes('F'));
      const column = rows[depth].indexOf('F');
      const beside = [rows[depth][column - 1], rows[depth][column + 1], rows[depth - 1]?.[column], rows[depth + 1]?.[column]];
      return { back: depth === rows.length - 1, bombs: beside.filter((symbol) => symbol === 'B').length, column };
    });
    expect(flags.filter(({ back }) => back).length / flags.length).toBeGreaterThanOrEqual(0.75);
    expect(flags.filter(({ bombs }) => bombs > 0).length / flags.length).toBeGreaterThanOrEqual(0.5);
    expect(new Set(flags.map(({ column }) => column)).size).toBeGreaterThanOrEqual(3);
  });

  function facesObstacle(cell: string, ahead: number): boolean {
    const { column, row } = rules.board.layout[rules.board.indexOf.get(cell)!];
    const next = rules.board.layout.findIndex((place) => place.column === column && place.row === row + ahead);
    return rules.board.obstacle[next] === 1;
  }
});

describe('reading a written deployment', () => {
  const [corner] = parseLibrary(`
    corner
      M........2
      .S........
      FB.......3
  `);
  const game = { edition: creedDuel, options: {} };

  test('red looks north: the first row is its highest and the first symbol its lowest file', () => {
    expect(deploymentFromLibrary(game, 'red', corner)).toEqual({
      a3: 'marshal',
      j3: 'scout',
      b2: 'spy',
      a1: 'flag',
      b1: 'bomb',
      j1: 'miner',
    });
  });

  test('blue looks south: the first row is its lowest and the first symbol its highest file', () => {
    expect(deploymentFromLibrary(game, 'blue', corner)).toEqual({
      j6: 'marshal',
      a6: 'scout',
      i7: 'spy',
      j8: 'flag',
      i8: 'bomb',
      a8: 'miner',
    });
  });

  test('a page of deployments gives each its name and its rows', () => {
    expect(parseLibrary('\n  one\n    2.\n    .F\n\n  two, mirrored\n    .2\n    F.\n')).toEqual([
      { name: 'one', rows: ['2.', '.F'] },
      { name: 'two, mirrored', rows: ['.2', 'F.'] },
    ]);
  });

  test('a misspelt deployment is refused: rows, width and symbols', () => {
    const place = (rows: readonly string[]) => () => deploymentFromLibrary(game, 'red', { name: 'wrong', rows });
    expect(place(['..........'])).toThrow('has 3 rows');
    expect(place(['.........', '..........', '..........'])).toThrow('has 10 cells');
    expect(place(['x.........', '..........', '..........'])).toThrow('symbol of a kind');
  });

  test('an unknown edition has no library', () => {
    expect(() => libraryOf({ ...original, id: 'unheard-of' })).toThrow('unheard-of');
  });
});
