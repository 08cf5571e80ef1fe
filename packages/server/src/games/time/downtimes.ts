// Times without any node. No clock runs in them; every game learns of them when it is next loaded.

import type { Store } from '../../store/store.ts';

export interface Downtime {
  readonly from: number;
  readonly to: number;
}

const KEY = 'downtimes';
/** A game that has missed more than this many is told of the latest. */
const KEPT_MAX = 1000;
const ATTEMPTS_MAX = 5;

export async function readDowntimes(store: Store): Promise<readonly Downtime[]> {
  const text = await store.settings.find(KEY);
  return text === undefined ? [] : JSON.parse(text);
}

/** All of them, with this one. Nodes that start together may write at once, so an overwritten node writes again. */
export async function addDowntime(store: Store, { from, to }: Downtime): Promise<readonly Downtime[]> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const known = await readDowntimes(store);
    if (known.some((other) => other.from === from && other.to === to)) return known;
    const all = [...known, { from, to }].toSorted((one, other) => one.to - other.to).slice(-KEPT_MAX);
    await store.settings.set(KEY, JSON.stringify(all));
  }
  return readDowntimes(store);
}

/** Those that a game has not been told of, by the time of its last fact. None of its own can have happened in between. */
export function downtimesSince(all: readonly Downtime[], at: number): readonly Downtime[] {
  const last = all.at(-1);
  return last === undefined || last.to <= at ? [] : all.filter(({ to }) => at < to);
}
