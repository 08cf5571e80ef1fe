// Measures a server over real sockets: bench/main.ts [--json] [--postgres URL] [--edition ID] [--seconds N | --moves N] [--games N] [--idle N | --curve N,N].

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SMALL_EDITION } from '@flagfall/editions';
import type { GameSpec } from '../games/creation/createGame.ts';
import { BenchedServer } from './benchedServer.ts';
import { type IdleFigures, measureIdle } from './measureIdle.ts';
import { type LoadFigures, runLoad } from './runLoad.ts';

interface Measured {
  readonly store: 'embedded' | 'postgres';
  readonly edition: string;
  /** Processes that wanted a core at the start: how busy the machine was. */
  readonly loadBefore: number;
}

export interface ServerBench extends Measured {
  /** As many moves as possible, and half the floor. */
  readonly full: LoadFigures;
  readonly half: LoadFigures;
  /** A few games with spectators, for the bytes. */
  readonly watched: LoadFigures;
  readonly idle: IdleFigures;
  readonly seated: IdleFigures;
}

/** As many moves as possible, with so many games at once. */
export interface ServerCurve extends Measured {
  readonly curve: readonly (LoadFigures & { readonly games: number })[];
}

/** Half of the floor of 1,000 moves a second. */
const HALF_RATE = 500;
const WATCHED_GAMES = 10;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    postgres: { type: 'string' },
    edition: { type: 'string', default: SMALL_EDITION },
    games: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    moves: { type: 'string' },
    idle: { type: 'string', default: '10000' },
    curve: { type: 'string' },
  },
});
const long = { seconds: Number(values.seconds), ...(values.moves === undefined ? {} : { moves: Number(values.moves) }) };
const measured: Measured = {
  store: values.postgres === undefined ? 'embedded' : 'postgres',
  edition: values.edition,
  loadBefore: os.loadavg()[0],
};

const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-bench-'));

/** A store of its own for each name, where we may create one. */
function placeOf(name: string): string {
  return values.postgres ?? path.join(folder, `${name}.db`);
}

async function measure(): Promise<ServerBench> {
  const place = placeOf('flagfall');
  const games = Number(values.games);
  const server = await BenchedServer.start(place);
  try {
    const full = await runLoad(server, { table: table(), games, ...long });
    const half = await runLoad(server, { table: table(), games: 2 * games, ...long, rate: HALF_RATE });
    const watched = await runLoad(server, { table: table(), games: Math.min(games, WATCHED_GAMES), ...long, isWatched: true });
    await server.stop();
    return { ...measured, full, half, watched, ...(await idleFigures(place)) };
  } finally {
    await server.stop();
  }
}

/** Each number of games on a fresh server. */
async function measureCurve(counts: readonly number[]): Promise<ServerCurve> {
  const curve: (LoadFigures & { readonly games: number })[] = [];
  for (const games of counts) {
    const server = await BenchedServer.start(placeOf(`${games}-games`));
    const figures = await runLoad(server, { table: table(), games, ...long }).finally(() => server.stop());
    curve.push({ games, ...figures });
  }
  return { ...measured, curve };
}

/** On fresh servers. */
async function idleFigures(place: string): Promise<Pick<ServerBench, 'idle' | 'seated'>> {
  const count = Number(values.idle);
  const restMs = values.moves === undefined ? 3000 : 0;
  const first = await BenchedServer.start(place);
  const plain = await measureIdle(first, count, restMs).finally(() => first.stop());
  const second = await BenchedServer.start(place);
  const seated = await measureIdle(second, count, restMs, table()).finally(() => second.stop());
  return { idle: plain, seated };
}

function table(): GameSpec {
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

function print(bench: ServerBench | ServerCurve): void {
  const lines = [
    `${bench.store} store, ${bench.edition}, load of the machine before: ${bench.loadBefore.toFixed(1)}`,
    ...('curve' in bench ? bench.curve.map(({ games, ...figures }) => lineFor(`${games} games`, figures)) : linesFor(bench)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function linesFor({ full, half, watched, idle, seated }: ServerBench): readonly string[] {
  const memory = ({ connections, memoryMb, addedMb }: IdleFigures) =>
    `${connections} connections: ${memoryMb.toFixed(0)} MB, ${addedMb.toFixed(0)} MB more than before`;
  return [
    lineFor('as fast as it goes', full),
    lineFor('half the floor', half),
    `bytes for each move: ${watched.bytesPerMove.seats.toFixed(0)} to both seats, ${watched.bytesPerMove.audience.toFixed(0)} to who watches`,
    `greeted ${memory(idle)}`,
    `seated ${memory(seated)}`,
  ];
}

function lineFor(what: string, { movesPerSecond, p50Ms, p99Ms, worstMs, cpuMsPerMove, refusals }: LoadFigures): string {
  return `${what}: ${Math.round(movesPerSecond)} moves/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, worst ${worstMs.toFixed(0)} ms, ${cpuMsPerMove.toFixed(3)} ms CPU a move, ${refusals} refused`;
}

try {
  const bench = values.curve === undefined ? await measure() : await measureCurve(values.curve.split(',').map(Number));
  if (values.json) process.stdout.write(`${JSON.stringify(bench, undefined, 2)}\n`);
  else print(bench);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
