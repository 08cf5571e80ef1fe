/**
 * `flagfall bench`: moves per CPU-second. Random legal deployments (after a random draft where there is one), all legal intents listed, one chosen uniformly, games to their end; then
 * every legal intent of such games made and rewound. Cards, powers and answers count as moves, too.
 */

import { spawnSync } from 'node:child_process';
import { EDITIONS } from '@flagfall/editions';
import {
  actionCount,
  type Chance,
  compileRules,
  type Edition,
  homeOf,
  newPosition,
  type Options,
  type Position,
  type Rules,
  resultOf,
  rewind,
  seededChance,
} from '@flagfall/engine';
import {
  copyPosition,
  deploy,
  intentsMax,
  isDeploying,
  listIntents,
  play,
  playBeforeDeployment,
  samplePackedDeployment,
} from '@flagfall/engine/internal';
import { editionNamed, optionsGiven, parseArguments, UsageError, wholeNumber } from '../../arguments.ts';
import type { CommandIo } from '../../io.ts';
import { type BenchFigures, compareWithRecorded, writeRecorded } from './benchRecord.ts';

interface Measured {
  readonly moves: number;
  readonly games: number;
  readonly cpuSeconds: number;
}

/** Machines are noisy, so the best of several short rounds counts. */
const ROUNDS = 5;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  if (args[0] === 'server') return (await import('./benchServer.ts')).runServerBench(args.slice(1));
  if (args[0] === 'table') return (await import('./benchTable.ts')).runTableBench(args.slice(1), io);
  const { values, rest } = parseArguments(args, {
    json: { type: 'boolean' },
    smoke: { type: 'boolean' },
    record: { type: 'boolean' },
    seconds: { type: 'string' },
    edition: { type: 'string', multiple: true },
    option: { type: 'string', multiple: true },
    /** Passed to the process of one edition: print all measurements as JSON. */
    alone: { type: 'boolean' },
  });
  if (rest.length > 0) throw new UsageError(`unexpected ${JSON.stringify(rest[0])}`);
  const wanted = Array.isArray(values.edition) ? values.edition.map(String) : [];
  const editions = EDITIONS.filter((edition) => wanted.length === 0 || wanted.includes(edition.id));
  for (const id of wanted) editionNamed(id);
  const words = Array.isArray(values.option) ? values.option.map(String) : [];
  if (words.length > 0 && wanted.length !== 1) throw new UsageError('name the one --edition that the options are for');
  const seconds = typeof values.seconds === 'string' ? wholeNumber(values.seconds, '--seconds', 1, 600) : 5;
  const roundMs = values.smoke ? 40 : (seconds * 1000) / ROUNDS / 2;
  const bench: BenchFigures = { playout: {}, makeRewind: {}, meanPlies: {}, draws: {} };
  for (const edition of editions) {
    const apart = editions.length > 1 && !values.smoke;
    const result = apart
      ? benchApart(edition, seconds)
      : benchEdition(edition, optionsGiven(edition, words), roundMs, values.smoke ? 1 : ROUNDS);
    if (values.alone) {
      io.out(JSON.stringify(result));
      return 0;
    }
    bench.playout[edition.id] = result.playout;
    bench.makeRewind[edition.id] = result.makeRewind;
    bench.meanPlies[edition.id] = result.meanPlies;
    bench.draws[edition.id] = result.draws;
    if (!values.json) io.out(lineFor(edition, result));
  }
  if (values.json) io.out(JSON.stringify(bench));
  else if (!values.smoke && words.length === 0) for (const line of compareWithRecorded(bench)) io.out(line);
  if (values.record) writeRecorded(bench);
  return 0;
}

interface EditionBench {
  readonly playout: number;
  readonly makeRewind: number;
  readonly meanPlies: number;
  readonly draws: number;
  readonly moves: number;
  readonly games: number;
}

/**
 * Runs each edition in a process of its own, as a worker would, because code compiled for one edition is slower for the next (measured: by
 * up to a quarter).
 */
function benchApart(edition: Edition, seconds: number): EditionBench {
  const args = [...process.execArgv, process.argv[1], 'bench', '--alone', '--edition', edition.id, '--seconds', String(seconds)];
  const child = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(`bench of ${edition.id} failed: ${child.stderr}`);
  return JSON.parse(child.stdout);
}

function benchEdition(edition: Edition, options: Options, roundMs: number, rounds: number): EditionBench {
  const runner = new Runner(compileRules(edition, options), seededChance('bench'));
  let playout = 0;
  let makeRewind = 0;
  let moves = 0;
  let games = 0;
  for (let round = 0; round < rounds; round++) {
    const played = measure(roundMs, () => runner.playGame());
    const rewound = measure(roundMs, () => runner.makeAndRewindGame());
    playout = Math.max(playout, Math.round(played.moves / played.cpuSeconds));
    makeRewind = Math.max(makeRewind, Math.round(rewound.moves / rewound.cpuSeconds));
    moves += played.moves;
    games += played.games;
  }
  const draws = Math.round((runner.drawn / games) * 1000) / 1000;
  return { playout, makeRewind, meanPlies: Math.round((moves / games) * 10) / 10, draws, moves, games };
}

/** Plays games for this long. A round counts processor time, not wall time. */
function measure(forMs: number, playOne: () => number): Measured {
  const start = process.cpuUsage();
  const until = performance.now() + forMs;
  let moves = 0;
  let games = 0;
  do {
    moves += playOne();
    games++;
  } while (performance.now() < until);
  const { user, system } = process.cpuUsage(start);
  return { moves, games, cpuSeconds: (user + system) / 1e6 };
}

class Runner {
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #blank: Position;
  readonly #position: Position;
  readonly #intents: Int32Array;
  #random = 0x2545f491;
  /** Games of `playGame` that nobody won. */
  drawn = 0;

  constructor(rules: Rules, chance: Chance) {
    this.#rules = rules;
    this.#chance = chance;
    this.#blank = newPosition(rules, Math.max(0, rules.starter));
    this.#position = newPosition(rules, Math.max(0, rules.starter));
    this.#intents = new Int32Array(intentsMax(this.#position));
  }

  /** One random game; returns its moves. No intent is left when it is over. */
  playGame(): number {
    const drafted = this.#setUp();
    const position = this.#position;
    const intents = this.#intents;
    const chance = this.#chance;
    let random = this.#random;
    let moves = drafted;
    for (let count = listIntents(position, intents); count > 0; count = listIntents(position, intents)) {
      random = nextRandom(random);
      play(position, intents[below(random, count)], chance);
      moves++;
    }
    this.#random = random;
    if (resultOf(position)?.winners.length === 0) this.drawn++;
    return moves;
  }

  /** One random game in which every legal intent is made and rewound before one of them is played. */
  makeAndRewindGame(): number {
    this.#setUp();
    const position = this.#position;
    const intents = this.#intents;
    const chance = this.#chance;
    let random = this.#random;
    let made = 0;
    for (let count = listIntents(position, intents); count > 0; count = listIntents(position, intents)) {
      const actions = actionCount(position);
      for (let i = 0; i < count; i++) {
        play(position, intents[i], chance);
        rewind(position, actions);
      }
      made += count;
      random = nextRandom(random);
      play(position, intents[below(random, count)], chance);
    }
    this.#random = random;
    return made;
  }

  /** Lots, draft, deployments. Returns the intents of the draft, which are listed, chosen and played like all others. */
  #setUp(): number {
    const position = this.#position;
    copyPosition(this.#blank, position);
    playBeforeDeployment(position, this.#chance);
    let drafted = 0;
    for (; !isDeploying(position); drafted++) {
      const count = listIntents(position, this.#intents);
      play(position, this.#intents[this.#chance.below(count)], this.#chance);
    }
    for (let seat = 0; seat < this.#rules.seats.length; seat++)
      deploy(position, seat, samplePackedDeployment(this.#rules, seat, this.#chance, homeOf(position, seat)), this.#chance);
    return drafted;
  }
}

/** xorshift32: good enough to choose moves, and cheap enough not to distort the measurement. */
function nextRandom(state: number): number {
  let x = state;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return x;
}

/** A whole number below n from the upper 22 bits, all but equally likely. */
function below(random: number, n: number): number {
  const product = (random >>> 10) * n;
  return n <= 1024 ? product >>> 22 : Math.floor(product / 0x400000);
}

function lineFor(edition: Edition, result: EditionBench): string {
  const million = (rate: number): string => (rate / 1e6).toFixed(2).padStart(6);
  return `${edition.id.padEnd(14)} ${million(result.playout)} M moves/s  ${million(result.makeRewind)} M make+rewind/s  ${String(result.moves).padStart(9)} moves  ${String(result.games).padStart(6)} games  mean ${result.meanPlies} plies  ${(result.draws * 100).toFixed(1)} % draws`;
}
