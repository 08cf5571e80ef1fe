// Loads a server with games for some seconds: how many moves were stored and delivered, and how long each took to reach the other side.

import { seededChance } from '@flagfall/engine';
import type { CreatedGame, GameSpec } from '../games/creation/createGame.ts';
import { rulesOf } from '../games/live/rulesOf.ts';
import type { BenchedServer } from './benchedServer.ts';
import { LoadGame } from './loadGame.ts';

export interface LoadSettings {
  readonly table: GameSpec;
  readonly games: number;
  readonly seconds: number;
  /** Measures from the start until so many moves have arrived. */
  readonly moves?: number;
  /** Moves per second to aim at; without it, as many as possible. */
  readonly rate?: number;
  /** Whether every game has one spectator. */
  readonly isWatched?: boolean;
}

export interface LoadFigures {
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** CPU time of the server per move. */
  readonly cpuMsPerMove: number;
  /** Bytes sent by the server per move, to both seats together and to a spectator; greetings and the starts of games are spread over all moves. */
  readonly bytesPerMove: { readonly seats: number; readonly audience: number };
  readonly refusals: number;
}

/** A warm-up for compiling, and for a move of each game. */
const WARM_MS = 3000;
/** Finished games are replaced from a supply. */
const SUPPLY = 20;
/** How many games are opened, and connect, at once. */
const AT_ONCE = 100;

export async function runLoad(server: BenchedServer, settings: LoadSettings): Promise<LoadFigures> {
  const { table, games, seconds, moves, rate, isWatched = false } = settings;
  const rules = rulesOf(table);
  const chance = seededChance('bench');
  const running = new Set<LoadGame>();
  const supply: CreatedGame[] = [];
  const taken: number[] = [];
  const bytes = { seats: 0, audience: 0 };
  let refusals = 0;
  /** Games that ended after the supply was used up. */
  let missing = 0;
  let isMeasuring = false;
  let arrivals = 0;
  const { promise: start, resolve: begun } = Promise.withResolvers<void>();
  const { promise: warm, resolve: isWarm } = Promise.withResolvers<void>();
  const { promise: enough, resolve: isEnough } = Promise.withResolvers<void>();
  const thinkMs = () => (rate === undefined ? 0 : (games * 1000 * (0.5 + chance.below(1000) / 1000)) / rate);
  const begin = (): LoadGame | undefined => {
    const opened = supply.pop();
    if (opened === undefined) return undefined;
    const game = new LoadGame(
      {
        ...{ url: server.url, rules, chance, thinkMs, isWatched, start },
        arrived: (ms) => {
          arrivals += 1;
          if (arrivals === games) isWarm();
          if (isMeasuring) taken.push(ms);
          if (taken.length === moves) isEnough();
        },
        told: (to, count) => {
          if (isMeasuring) bytes[to] += count;
        },
        refused: (why) => {
          if (refusals === 0) process.stderr.write(`${why.slice(0, 300)}\n`);
          refusals += 1;
        },
        ended: () => {
          running.delete(game);
          missing += begin() === undefined ? 1 : 0;
          if (supply.length < SUPPLY / 2) refill();
        },
      },
      opened,
    );
    running.add(game);
    return game;
  };
  const refill = (): void => {
    server.open(table, SUPPLY).then(
      (more) => {
        supply.push(...more);
        for (; missing > 0 && supply.length > 0; missing -= 1) begin();
      },
      () => undefined,
    );
  };
  for (let left = games; left > 0; left -= AT_ONCE) {
    const count = Math.min(left, AT_ONCE);
    supply.push(...(await server.open(table, count)));
    await Promise.all(Array.from({ length: count }, () => begin()?.connected()));
  }
  begun();
  if (moves === undefined) await Promise.all([pause(WARM_MS), warm]);
  const before = await server.usage();
  const startedAt = performance.now();
  isMeasuring = true;
  await (moves === undefined ? pause(seconds * 1000) : enough);
  isMeasuring = false;
  const elapsedMs = performance.now() - startedAt;
  const after = await server.usage();
  for (const game of running) game.stop();
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const count = Math.max(1, taken.length);
  return {
    movesPerSecond: (taken.length / elapsedMs) * 1000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    worstMs: at(1),
    cpuMsPerMove: (after.cpuMs - before.cpuMs) / count,
    bytesPerMove: { seats: bytes.seats / count, audience: bytes.audience / count },
    refusals,
  };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
