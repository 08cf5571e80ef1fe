import { describe, expect, test } from 'vitest';
import { conquestBoard, conquestMap } from './conquestMap.ts';
import { measureQuarter, neighboursOf, stepsFrom } from './measure.ts';
import { placeNames } from './names.ts';
import { EDGES } from './subdivision.ts';
import { QUARTERS, TERRITORIES } from './territories.ts';

const { zones, territories, borders, blocked } = conquestMap;
const names = zones.map((zone) => zone.name);

describe('what lies on the map', () => {
  test('[CQ-5] there are 24 territories of three zones, 72 zones with names of their own', () => {
    expect(territories).toHaveLength(24);
    expect(territories.every((territory) => territory.zones.length === 3)).toBe(true);
    expect(new Set(territories.map((territory) => territory.id)).size).toBe(24);
    expect(new Set(names).size).toBe(72);
    expect(names.filter((name) => !/^[a-z]{3}[123]$/.test(name))).toEqual([]);
  });

  test('[CQ-6] [D-89] [D-90] eight territories hold a city, and the seven names of the rulebook are among them', () => {
    const cities = territories.filter((territory) => territory.cityZone !== undefined).map(({ id }) => placeNames.rulebook[id]);
    const known = ['North Hold', 'Rocky Wild', 'Lookout Ledge', 'Keyfort', 'Ravenfall', 'Castleburg', 'Mammoth Bay'];
    expect(cities).toHaveLength(8);
    expect(cities).toEqual(expect.arrayContaining(known));
    expect(zones.filter((zone) => zone.city).map((zone) => zone.name)).toEqual(territories.flatMap(({ cityZone }) => cityZone ?? []));
  });

  test('[U-61] [U-62] the eighth city and sixteen territories carry names of ours, in both packs and with the letters of their id', () => {
    for (const pack of Object.values(placeNames)) {
      expect(new Set(Object.values(pack)).size).toBe(24);
      for (const { id } of territories) expect(pack[id].toLowerCase().startsWith(id)).toBe(true);
    }
    expect(placeNames.rulebook.sal).toBe('Saltmere');
  });
});

describe('borders', () => {
  test('[CQ-5] every zone is reachable from every other', () => {
    for (const name of names) expect(stepsFrom(conquestMap, name).size).toBe(72);
  });

  test('[CQ-5] the three zones of a territory hang together without leaving it', () => {
    for (const territory of territories) {
      const inside = borders.filter((pair) => pair.every((zone) => territory.zones.includes(zone)));
      expect(stepsFrom({ ...conquestMap, borders: inside }, territory.zones[0]).size).toBe(3);
    }
  });

  test('[U-61] a zone has two to six neighbours, and a border is named once', () => {
    const neighbours = neighboursOf(borders);
    for (const name of names) {
      const list = neighbours.get(name) ?? [];
      expect(list.length).toBeGreaterThanOrEqual(2);
      expect(list.length).toBeLessThanOrEqual(6);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test('[D-82] a border with mountains on it is no border', () => {
    const open = new Set(borders.map(key));
    expect(blocked.length).toBeGreaterThan(0);
    expect(blocked.filter((pair) => open.has(key(pair)))).toEqual([]);
  });
});

describe('fair to every seat', () => {
  test('[U-61] a quarter turn maps zones, cities, borders and mountains onto themselves', () => {
    const turn = new Map(
      TERRITORIES.flatMap(({ quarter, place, zones: own }) => {
        const next = QUARTERS[(QUARTERS.indexOf(quarter) + 1) % QUARTERS.length];
        const image = TERRITORIES.find((other) => other.quarter === next && other.place === place)!;
        return own.map((zone, at) => [zone, image.zones[at]] as const);
      }),
    );
    const turnedPairs = (pairs: typeof borders) => pairs.map(([a, b]) => key([turn.get(a)!, turn.get(b)!])).toSorted();
    expect([...turn.values()].toSorted()).toEqual(names.toSorted());
    expect(turnedPairs(borders)).toEqual(borders.map(key).toSorted());
    expect(turnedPairs(blocked)).toEqual(blocked.map(key).toSorted());
    const cities = zones.filter((zone) => zone.city).map((zone) => zone.name);
    expect(cities.map((zone) => turn.get(zone)).toSorted()).toEqual(cities.toSorted());
    const besideMountains = [...EDGES.values()].flatMap(({ kind, faces }) =>
      kind === 'slope' ? faces.filter((face) => face.kind === 'zone').map((face) => face.name) : [],
    );
    expect(besideMountains.map((zone) => turn.get(zone)).toSorted()).toEqual(besideMountains.toSorted());
  });

  test('[U-61] all quarters have the same measures, as in the README', () => {
    const [first, ...others] = QUARTERS.map((quarter) => measureQuarter(conquestMap, quarter));
    for (const other of others) {
      expect({ ...other, meanDistance: 0, cityDistance: 0 }).toEqual({ ...first, meanDistance: 0, cityDistance: 0 });
      expect(other.meanDistance).toBeCloseTo(first.meanDistance, 9);
      expect(other.cityDistance).toBeCloseTo(first.cityDistance, 9);
    }
    expect(first).toMatchObject({ zones: 18, territories: 6, cities: 2, bordersInside: 31, passes: [3, 0, 3], ridges: 4 });
    expect([first.cityDistance.toFixed(2), first.meanDistance.toFixed(2)]).toEqual(['5.00', '5.47']);
  });
});

test('[CQ-5] the board of the engine has the zones, their borders and their tags', () => {
  const board = conquestBoard();
  expect(board.cells).toEqual(names);
  expect(board.tags.get('city')).toHaveLength(8);
  for (const { id, zones: own } of territories) expect(board.tags.get(`territory:${id}`)).toEqual(own);
  for (const quarter of QUARTERS) expect(board.tags.get(`quarter:${quarter}`)).toHaveLength(18);
  const neighbours = neighboursOf(borders);
  board.cells.forEach((cell, at) => {
    const slots = [...board.neighbours.slice(at * board.degree, (at + 1) * board.degree)].filter((slot) => slot !== board.offBoard);
    expect(slots.map((slot) => board.cells[slot]).toSorted()).toEqual(neighbours.get(cell)?.toSorted());
  });
  expect(new Set(board.layout.map(({ column, row }) => `${column} ${row}`)).size).toBe(72);
});

function key(pair: readonly string[]): string {
  return pair.toSorted().join(' ');
}
