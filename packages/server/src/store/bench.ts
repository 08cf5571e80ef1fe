// Measures how many facts a second a store makes durable, with so many games at work at once.

import type { Store } from './store.ts';

export interface AppendFigures {
  readonly appenders: number;
  /** Facts that were acknowledged. */
  readonly rows: number;
  readonly rowsPerSecond: number;
  /** From asking to being acknowledged. */
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** What a move of a game may weigh. */
const FACT = {
  v: 1,
  type: 'acted',
  id: 'k3J9xQ',
  seat: 'red',
  intent: { type: 'move', from: 'e4', to: 'e5' },
  events: ['pieceMoved', 'turnPassed'],
};

/** Each appender has one step of one fact under way at a time, like the table of a host. */
export async function benchAppends(
  store: Store,
  appenders: number,
  durationMs: number,
  run = `bench-${Date.now()}`,
): Promise<AppendFigures> {
  const games = Array.from({ length: appenders }, (_, index) => `${run}-${appenders}-${index}`);
  for (const id of games)
    await store.games.open({ id, edition: 'bench', speed: 'bench', rated: false, setup: {}, createdAt: 0, seats: [] });
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + durationMs;
  const append = async (game: string) => {
    for (let seq = 0; seq === 0 || performance.now() < end; seq += 1) {
      const asked = performance.now();
      await store.facts.append({ game, fromSeq: seq, facts: [{ ...FACT, at: seq }] });
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(games.map(append));
  const seconds = (performance.now() - start) / 1000;
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { appenders, rows: sorted.length, rowsPerSecond: Math.round(sorted.length / seconds), medianMs: at(0.5), p99Ms: at(0.99) };
}
