/**
 * `flagfall train`: improves the weights of the evaluation by self-play. The progress is kept in a file, so a
 * run that was stopped continues there; the file of a finished run is its record.
 */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type EvaluationWeights, weightsFor } from '@flagfall/ai';
import { SMALL_EDITION } from '@flagfall/editions';
import type { Rules } from '@flagfall/engine';
import { scoreOf } from '../arena/results/score.ts';
import { parseArguments, rulesFor, textOf, UsageError, wholeNumber, wordsOf } from '../arguments.ts';
import type { CommandIo } from '../io.ts';
import { byTerm, climb, trialOf } from '../train/climb.ts';
import { playPair } from '../train/pair.ts';

const PAIRS_MAX = 1_000_000;
const NODES_MAX = 10_000_000;
/** Pairs between two lines of progress, when the file is written too. */
const SAVED_EVERY = 10;
/** Pairs between two copies of the weights that are kept. */
const TRACED_EVERY = 500;

/** A run as it is stored in its file. */
interface Run {
  readonly edition: string;
  readonly nodes: number;
  readonly seed: string;
  readonly start: EvaluationWeights;
  weights: EvaluationWeights;
  pairs: number;
  readonly trace: { readonly pairs: number; readonly weights: EvaluationWeights }[];
  /** The score of the last weights against the first ones. */
  match?: Match;
}

interface Match {
  readonly games: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, rest } = parseArguments(args, {
    edition: text,
    pairs: text,
    nodes: text,
    seed: text,
    matches: text,
    file: text,
    option: { ...text, multiple: true },
  });
  if (rest.length > 0) throw new UsageError(`what is ${JSON.stringify(rest[0])}? train takes only options`);
  const rules = rulesFor(textOf(values.edition, SMALL_EDITION), wordsOf(values.option));
  if (!rules.board.isGrid) throw new UsageError('train improves the player for boards with two seats');
  const pairs = wholeNumber(textOf(values.pairs, '1000'), '--pairs', 1, PAIRS_MAX);
  const matches = wholeNumber(textOf(values.matches, '100'), '--matches', 0, PAIRS_MAX);
  const file = textOf(values.file, `train-${rules.edition.id}.json`);
  const progress = begin(file, rules, {
    nodes: wholeNumber(textOf(values.nodes, '1500'), '--nodes', 1, NODES_MAX),
    seed: textOf(values.seed, 'train'),
  });
  while (progress.pairs < pairs) {
    await goOn(rules, progress);
    if (progress.pairs % SAVED_EVERY !== 0 && progress.pairs < pairs) continue;
    save(file, progress);
    io.error(`${progress.pairs} of ${pairs} pairs`);
  }
  io.out(JSON.stringify(rounded(progress.weights)));
  if (matches === 0) return 0;
  progress.match = await compare(rules, progress, matches);
  save(file, progress);
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const { mean, low, high, games } = progress.match;
  io.out(`they score ${percent(mean)} against those it began with (95 %: ${percent(low)} to ${percent(high)}, ${games} games)`);
  return 0;
}

/** Continues a run of the same kind, or starts one from the present weights. */
function begin(file: string, rules: Rules, { nodes, seed }: Pick<Run, 'nodes' | 'seed'>): Run {
  if (existsSync(file)) {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Run;
    if (found.edition === rules.edition.id && found.nodes === nodes && found.seed === seed) return found;
    throw new UsageError(`${file} holds another run (${found.edition}, ${found.nodes} nodes, seed ${found.seed}): name another --file`);
  }
  const weights = weightsFor(rules);
  return { edition: rules.edition.id, nodes, seed, start: weights, weights, pairs: 0, trace: [] };
}

/** One more pair of games. */
async function goOn(rules: Rules, progress: Run): Promise<void> {
  const { start, weights, seed, pairs, nodes } = progress;
  const trial = trialOf(start, weights, seed, pairs);
  const points = await playPair(rules, trial.up, trial.down, `${seed} ${pairs}`, { nodes });
  const lead = points.reduce((sum, point) => sum + 2 * point - 1, 0);
  progress.weights = climb(weights, trial, lead, pairs);
  progress.pairs++;
  if (progress.pairs % TRACED_EVERY === 0) progress.trace.push({ pairs: progress.pairs, weights: rounded(progress.weights) });
}

/** Write to another file and rename it, so that a run that is stopped while it saves loses nothing. */
function save(file: string, progress: Run): void {
  writeFileSync(`${file}.new`, JSON.stringify(progress, undefined, 1));
  renameSync(`${file}.new`, file);
}

/** Only games show whether it got stronger. */
async function compare(rules: Rules, { start, weights, nodes, seed }: Run, games: number): Promise<Match> {
  const points: number[] = [];
  for (let pair = 0; points.length < games; pair++)
    points.push(...(await playPair(rules, rounded(weights), start, `${seed} match ${pair}`, { nodes })));
  const { mean, low, high } = scoreOf(points);
  return { games: points.length, mean, low, high };
}

function rounded(weights: EvaluationWeights): EvaluationWeights {
  return byTerm((term) => Math.round(weights[term] * 1000) / 1000);
}
