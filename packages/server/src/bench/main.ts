// Measures a server over real sockets: bench/main.ts [--json] [--postgres URL] [--edition ID] [--games N] [--seconds N | --moves N] [--idle N].

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { NewTable } from '../games/openGame.ts';
import { BenchedServer } from './benchedServer.ts';
import { type IdleFigures, idle } from './idle.ts';
import { drive, type LoadFigures } from './load.ts';

export interface ServerBench {
  readonly store: 'embedded' | 'postgres';
  readonly edition: string;
  /** As many moves as go, and half the floor. */
  readonly full: LoadFigures;
  readonly half: LoadFigures;
  readonly idle: IdleFigures;
  readonly seated: IdleFigures;
  /** Processes that wanted a core when it began: the figures are those of a machine that busy. */
  readonly loadBefore: number;
}

/** Half of the floor of 1,000 moves a second. */
const HALF_RATE = 500;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    postgres: { type: 'string' },
    edition: { type: 'string', default: 'barrage' },
    games: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    moves: { type: 'string' },
    idle: { type: 'string', default: '10000' },
  },
});

async function measure(place: string): Promise<ServerBench> {
  const [loadBefore] = os.loadavg();
  const games = Number(values.games);
  const long = { seconds: Number(values.seconds), ...(values.moves === undefined ? {} : { moves: Number(values.moves) }) };
  const server = await BenchedServer.start(place);
  try {
    const full = await drive(server, { table: table(), games, ...long });
    const half = await drive(server, { table: table(), games: 2 * games, ...long, rate: HALF_RATE });
    await server.stop();
    return {
      store: values.postgres === undefined ? 'embedded' : 'postgres',
      edition: values.edition,
      full,
      half,
      ...(await idleFigures(place)),
      loadBefore,
    };
  } finally {
    await server.stop();
  }
}

/** On servers that have done nothing else. */
async function idleFigures(place: string): Promise<Pick<ServerBench, 'idle' | 'seated'>> {
  const count = Number(values.idle);
  const restMs = values.moves === undefined ? 3000 : 0;
  const first = await BenchedServer.start(place);
  const plain = await idle(first, count, restMs).finally(() => first.stop());
  const second = await BenchedServer.start(place);
  const seated = await idle(second, count, restMs, table()).finally(() => second.stop());
  return { idle: plain, seated };
}

function table(): NewTable {
  const seats = {
    red: { type: 'guest', guest: 'bench-red', name: 'Red' },
    blue: { type: 'guest', guest: 'bench-blue', name: 'Blue' },
  } as const;
  return {
    edition: values.edition,
    options: {},
    seats,
    clock: { type: 'increment', initialMs: 3_600_000, incrementMs: 1000 },
    speed: 'bench',
    rated: false,
  };
}

function print(bench: ServerBench): void {
  const line = (what: string, { movesPerSecond, p50Ms, p99Ms, worstMs, cpuMsPerMove, refusals }: LoadFigures) =>
    `${what}: ${Math.round(movesPerSecond)} moves/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, worst ${worstMs.toFixed(0)} ms, ${cpuMsPerMove.toFixed(2)} ms CPU a move, ${refusals} refused`;
  const memory = ({ connections, memoryMb, addedMb }: IdleFigures) =>
    `${connections} connections: ${memoryMb.toFixed(0)} MB, ${addedMb.toFixed(0)} MB more than before`;
  const lines = [
    `${bench.store} store, ${bench.edition}, load of the machine before: ${bench.loadBefore.toFixed(1)}`,
    line('as fast as it goes', bench.full),
    line('half the floor', bench.half),
    `greeted ${memory(bench.idle)}`,
    `seated ${memory(bench.seated)}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-bench-'));
try {
  const bench = await measure(values.postgres ?? path.join(folder, 'flagfall.db'));
  if (values.json) process.stdout.write(`${JSON.stringify(bench, undefined, 2)}\n`);
  else print(bench);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
