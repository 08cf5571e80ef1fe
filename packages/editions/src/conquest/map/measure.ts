/** How even the map is: counts and distances by quarter, for the README and its test. */

import type { ConquestMap } from './conquestMap.ts';
import { QUARTERS, type Quarter } from './territories.ts';

export interface QuarterStatistics {
  readonly zones: number;
  readonly territories: number;
  readonly cities: number;
  /** Borders between two zones of the quarter. */
  readonly bordersInside: number;
  /** Borders to the next quarter clockwise, to the one across, to the one before. */
  readonly passes: readonly [number, number, number];
  /** Borders with mountains on them that touch the quarter. */
  readonly ridges: number;
  /** Mean steps from its two cities to the other seven, each alone on the map. */
  readonly cityDistance: number;
  /** Mean steps from its zones to all other zones. */
  readonly meanDistance: number;
}

export function measureQuarter(map: ConquestMap, quarter: Quarter): QuarterStatistics {
  const quarterOf = new Map(map.zones.map((zone) => [zone.name, zone.quarter]));
  const own = map.zones.filter((zone) => zone.quarter === quarter);
  const passesTo = (turns: number) => {
    const other = QUARTERS[(QUARTERS.indexOf(quarter) + turns) % QUARTERS.length];
    const sides = [quarter, other].toSorted().join();
    return map.borders.filter(
      (pair) =>
        pair
          .map((name) => quarterOf.get(name))
          .toSorted()
          .join() === sides,
    ).length;
  };
  const cities = map.zones.filter((zone) => zone.city).map((zone) => zone.name);
  const meanSteps = (from: readonly string[], to: readonly string[]) =>
    mean(
      from.flatMap((a) => {
        const steps = stepsFrom(map, a);
        return to.filter((b) => b !== a).map((b) => steps.get(b) ?? Number.POSITIVE_INFINITY);
      }),
    );
  return {
    zones: own.length,
    territories: new Set(own.map((zone) => zone.territory)).size,
    cities: own.filter((zone) => zone.city).length,
    bordersInside: passesTo(0),
    passes: [passesTo(1), passesTo(2), passesTo(3)],
    ridges: map.blocked.filter((pair) => pair.some((name) => quarterOf.get(name) === quarter)).length,
    cityDistance: meanSteps(
      own.filter((zone) => zone.city).map((zone) => zone.name),
      cities,
    ),
    meanDistance: meanSteps(
      own.map((zone) => zone.name),
      map.zones.map((zone) => zone.name),
    ),
  };
}

/** The neighbours of every zone. */
export function neighboursOf(borders: ConquestMap['borders']): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const [a, b] of borders) {
    lists.set(a, [...(lists.get(a) ?? []), b]);
    lists.set(b, [...(lists.get(b) ?? []), a]);
  }
  return lists;
}

/** The distance in moves from one zone to every other, on an empty map. */
export function stepsFrom(map: ConquestMap, start: string): ReadonlyMap<string, number> {
  const neighbours = neighboursOf(map.borders);
  const steps = new Map([[start, 0]]);
  for (const [zone, distance] of steps) for (const next of neighbours.get(zone) ?? []) if (!steps.has(next)) steps.set(next, distance + 1);
  return steps;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
