// A load of games on a server for some seconds: how many moves were stored and delivered, and how long each took to reach the other side.

import { seededChance } from '@flagfall/engine';
import type { NewTable } from '../games/openGame.ts';
import { rulesOf } from '../games/rulesOf.ts';
import type { BenchedServer } from './benchedServer.ts';
import { DrivenGame } from './drivenGame.ts';

export interface LoadSettings {
  readonly table: NewTable;
  readonly games: number;
  readonly seconds: number;
  /** Measures from the beginning until so many moves have arrived, however long it takes. */
  readonly moves?: number;
  /** Moves a second to aim at; without it, as many as go. */
  readonly rate?: number;
}

export interface LoadFigures {
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** CPU time of the server for a move. */
  readonly cpuMsPerMove: number;
  readonly refusals: number;
}

/** The first seconds are for compiling and connecting. */
const WARM_MS = 3000;
/** Games that have ended are replaced from a supply. */
const SUPPLY = 20;

export async function drive(server: BenchedServer, { table, games, seconds, moves, rate }: LoadSettings): Promise<LoadFigures> {
  const rules = rulesOf(table);
  const chance = seededChance('bench');
  const running = new Set<DrivenGame>();
  const supply = [...(await server.open(table, games))];
  const taken: number[] = [];
  let refusals = 0;
  let isMeasuring = false;
  const { promise: enough, resolve: isEnough } = Promise.withResolvers<void>();
  const thinkMs = () => (rate === undefined ? 0 : (games * 1000 * (0.5 + Math.random())) / rate);
  const begin = (): void => {
    const opened = supply.pop();
    if (opened === undefined) return;
    const game = new DrivenGame(
      {
        ...{ url: server.url, rules, chance, thinkMs },
        arrived: (ms) => {
          if (isMeasuring) taken.push(ms);
          if (taken.length === moves) isEnough();
        },
        refused: (why) => {
          if (refusals === 0) process.stderr.write(`${why.slice(0, 300)}\n`);
          refusals += 1;
        },
        ended: () => {
          running.delete(game);
          begin();
          if (supply.length < SUPPLY / 2) refill();
        },
      },
      opened,
    );
    running.add(game);
  };
  const refill = (): void => {
    server.open(table, SUPPLY).then(
      (more) => supply.push(...more),
      () => undefined,
    );
  };
  for (let count = 0; count < games; count += 1) begin();
  if (moves === undefined) await pause(WARM_MS);
  const before = await server.use();
  const start = performance.now();
  isMeasuring = true;
  await (moves === undefined ? pause(seconds * 1000) : enough);
  isMeasuring = false;
  const elapsedMs = performance.now() - start;
  const after = await server.use();
  for (const game of running) game.stop();
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    movesPerSecond: (taken.length / elapsedMs) * 1000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    worstMs: at(1),
    cpuMsPerMove: (after.cpuMs - before.cpuMs) / Math.max(1, taken.length),
    refusals,
  };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
