/**
 * `flagfall bench table`: the cost of a move at a table. Random games go through `Table.receive` and `commit` with clocks, and every message is encoded for
 * two seats and an audience as the server sends it. A game is played once to choose its requests from the views, and then again to be measured, without that cost.
 */

import { spawnSync } from 'node:child_process';
import { Shadow } from '@flagfall/client';
import { EDITIONS } from '@flagfall/editions';
import type { Seat, View, Viewer } from '@flagfall/engine';
import {
  assert,
  type Chance,
  compileRules,
  type Edition,
  pick,
  type Rules,
  sampleDeployment,
  seatIndex,
  seededChance,
} from '@flagfall/engine';
import { encodeServerMessage } from '@flagfall/protocol';
import { type Delivery, defaultSetup, type Request, type StepResult, Table, type TableHooks } from '@flagfall/table';
import { editionNamed, parseArguments, UsageError, wholeNumber } from '../../arguments.ts';
import type { CommandIo } from '../../io.ts';

export interface TableBench {
  readonly movesPerCpuSecond: Record<string, number>;
  /** The median bytes of a quiet move, to both seats and the audience. */
  readonly bytesPerMove: Record<string, number>;
  /** The median bytes that a seat gets when it opens the game on another screen, without the past that it may ask for. */
  readonly snapshotBytes: Record<string, number>;
}

type EditionBench = { readonly [Figure in keyof TableBench]: number };

/** The best of several short rounds counts. */
const ROUNDS = 5;
/** The number of games that are played in turn. */
const GAMES = 8;
/** A seat joins after every so many moves, to measure what is sent then. */
const JOIN_EVERY = 10;
/** The time between two moves. */
const MOVE_MS = 1000;
/** The events of a quiet move. */
const QUIET: readonly string[] = ['pieceMoved', 'turnPassed', 'noted'];

export async function runTableBench(args: readonly string[], io: CommandIo): Promise<number> {
  const { values, rest } = parseArguments(args, {
    json: { type: 'boolean' },
    smoke: { type: 'boolean' },
    seconds: { type: 'string' },
    edition: { type: 'string', multiple: true },
    /** Passed to the process of one edition: print all measurements as JSON. */
    alone: { type: 'boolean' },
  });
  if (rest.length > 0) throw new UsageError(`unexpected ${JSON.stringify(rest[0])}`);
  const wanted = Array.isArray(values.edition) ? values.edition.map(String) : [];
  for (const id of wanted) editionNamed(id);
  const editions = EDITIONS.filter((edition) => wanted.length === 0 || wanted.includes(edition.id));
  const seconds = typeof values.seconds === 'string' ? wholeNumber(values.seconds, '--seconds', 1, 600) : 5;
  const bench: TableBench = { movesPerCpuSecond: {}, bytesPerMove: {}, snapshotBytes: {} };
  for (const edition of editions) {
    const isApart = editions.length > 1 && !values.smoke;
    const figures = isApart ? benchApart(edition, seconds) : benchEdition(edition, values.smoke ? 0 : (seconds * 1000) / ROUNDS);
    if (values.alone) {
      io.out(JSON.stringify(figures));
      return 0;
    }
    bench.movesPerCpuSecond[edition.id] = figures.movesPerCpuSecond;
    bench.bytesPerMove[edition.id] = figures.bytesPerMove;
    bench.snapshotBytes[edition.id] = figures.snapshotBytes;
    if (!values.json) io.out(lineFor(edition, figures));
  }
  if (values.json) io.out(JSON.stringify(bench));
  return 0;
}

/** Runs each edition in a process of its own, as `flagfall bench` does. */
function benchApart(edition: Edition, seconds: number): EditionBench {
  const args = [...process.execArgv, process.argv[1], 'bench', 'table', '--alone', '--edition', edition.id, '--seconds', String(seconds)];
  const child = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(`bench of ${edition.id} failed: ${child.stderr}`);
  return JSON.parse(child.stdout);
}

function benchEdition(edition: Edition, roundMs: number): EditionBench {
  const rules = compileRules(edition, edition.options.some(({ key }) => key === 'players') ? { players: 2 } : {});
  const games = Array.from({ length: roundMs === 0 ? 1 : GAMES }, (_, n) => new RecordedGame(rules, `bench ${edition.id} ${n}`));
  let best = 0;
  for (let round = 0; round < (roundMs === 0 ? 1 : ROUNDS); round++) best = Math.max(best, measure(games, roundMs));
  return {
    movesPerCpuSecond: Math.round(best),
    bytesPerMove: median(games.flatMap(({ quietBytes }) => quietBytes)),
    snapshotBytes: median(games.flatMap(({ joinedBytes }) => joinedBytes)),
  };
}

/** Moves per CPU-second. Opening a table and deploying at it are not counted. */
function measure(games: readonly RecordedGame[], forMs: number): number {
  let cpuMicros = 0;
  let moves = 0;
  for (let n = 0; n === 0 || cpuMicros < forMs * 1000; n++) {
    const game = games[n % games.length];
    const table = game.open();
    const start = process.cpuUsage();
    moves += game.play(table);
    const { user, system } = process.cpuUsage(start);
    cpuMicros += user + system;
  }
  return (moves * 1e6) / cpuMicros;
}

interface TableRequest {
  readonly seat: Seat;
  readonly request: Request;
}

/** A random game, as the requests that lead through it. */
class RecordedGame {
  readonly quietBytes: number[] = [];
  readonly joinedBytes: number[] = [];
  readonly #rules: Rules;
  readonly #seed: string;
  readonly #preparing: TableRequest[] = [];
  readonly #moves: TableRequest[] = [];
  #sent = 0;

  constructor(rules: Rules, seed: string) {
    this.#rules = rules;
    this.#seed = seed;
    this.#record(seededChance(seed));
  }

  /** A table after the deployment. */
  open(): Table {
    const table = this.#newTable();
    for (const [n, ask] of this.#preparing.entries()) carryOut(table, n, ask);
    return table;
  }

  /** The measured part: receiving, committing, encoding. Returns the number of moves. */
  play(table: Table): number {
    for (const [n, ask] of this.#moves.entries()) {
      const { deliveries } = carryOut(table, this.#preparing.length + n, ask);
      for (const delivery of deliveries) this.#sent += encoded(delivery).length;
    }
    return this.#moves.length;
  }

  #newTable(): Table {
    const setup = defaultSetup(this.#rules, this.#seed, {
      nonceMs: 0,
      clock: { type: 'increment', initialMs: 3_600_000, incrementMs: MOVE_MS },
    });
    const { table, step } = Table.open(0, this.#rules, setup, NOBODY);
    step.commit();
    return table;
  }

  #record(chance: Chance): void {
    const table = this.#newTable();
    const shadows = new Map(this.#rules.seats.map((seat): [Viewer, Shadow] => [seat, new Shadow(this.#rules)]));
    for (const [seat, shadow] of shadows) shadow.take(table.join(0, seat));
    for (let n = 0; table.phase !== 'over'; n++) {
      const isPlaying = table.phase === 'playing';
      const seat = pick(chance, table.waitedFor);
      const view = shadows.get(seat)?.seenTable?.view;
      assert(view !== undefined, 'every seat has been told what it sees');
      const ask = { seat, request: this.#requestOf(String(n), seat, view, chance) };
      (isPlaying ? this.#moves : this.#preparing).push(ask);
      const reply = carryOut(table, n, ask);
      for (const { to, message } of reply.deliveries) if (message.type === 'update') shadows.get(to)?.take(message);
      if (isPlaying && isQuiet(reply)) this.quietBytes.push(bytesOf(reply.deliveries));
      if (this.#moves.length % JOIN_EVERY === 1) this.joinedBytes.push(bytesOf([{ to: seat, message: table.join(n * MOVE_MS, seat) }]));
    }
  }

  #requestOf(id: string, seat: Seat, view: View, chance: Chance): Request {
    if (view.waiting?.decision !== 'deploy') return { id, type: 'play', intent: pick(chance, [...view.moves, ...view.deeds]) };
    const home = (view.homes[seat] ?? []).flatMap((cell) => this.#rules.board.indexOf.get(cell) ?? []);
    return { id, type: 'play', intent: { type: 'deploy', deployment: sampleDeployment(this.#rules, seatIndex(seat), chance, home) } };
  }
}

/** The hooks of a table without delays or rematches. */
const NOBODY: TableHooks = {
  deploymentFor() {
    throw new Error('nobody is late');
  },
  newGame() {
    throw new Error('nobody plays again');
  },
};

function carryOut(table: Table, n: number, { seat, request }: TableRequest): StepResult {
  const reply = table.receive(n * MOVE_MS, seat, request).commit();
  assert(reply.facts.length > 0, 'a seat asks for what it sees that it may do');
  return reply;
}

function isQuiet({ facts }: StepResult): boolean {
  return facts.every((fact) => 'events' in fact && fact.events.every(({ type }) => QUIET.includes(type)));
}

function encoded({ message }: Delivery): string {
  return encodeServerMessage({ game: 'abcdefghijkl', ...message });
}

function bytesOf(deliveries: readonly Delivery[]): number {
  return deliveries.reduce((sum, delivery) => sum + Buffer.byteLength(encoded(delivery)), 0);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function lineFor(edition: Edition, { movesPerCpuSecond, bytesPerMove, snapshotBytes }: EditionBench): string {
  const moves = String(movesPerCpuSecond).padStart(8);
  return `${edition.id.padEnd(14)} ${moves} moves/CPU-s  ${String(bytesPerMove).padStart(7)} bytes a quiet move  ${String(snapshotBytes).padStart(8)} bytes to join`;
}
