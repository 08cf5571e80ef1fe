/**
 * `flagfall train`: fits the weights of the evaluation to the outcomes of games that the computer plays against itself. What it has learned lies in a
 * file, game by game, so a run that was stopped goes on where it was.
 */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { FULL_SKILL, fit, type Sample, Strategist, TERMS, type Weights, weightsFor } from '@flagfall/ai';
import { type Chance, type Rules, type Seat, seededChance } from '@flagfall/engine';
import type { Contestant } from '../arena/contestant.ts';
import { playMatch } from '../arena/match.ts';
import { pointsFor, scoreOf } from '../arena/score.ts';
import { parseArguments, rulesFor, textOf, UsageError, wholeNumber, wordsOf } from '../arguments.ts';
import type { Io } from '../io.ts';
import { lesson } from '../train/lesson.ts';

const GAMES_MAX = 1_000_000;
const NODES_MAX = 10_000_000;
/** How strongly weights are held where they were. */
const PULL = 0.01;
/** A line of progress, and the file, every so many games. */
const SAVED_EVERY = 10;

interface Progress {
  readonly edition: string;
  readonly nodes: number;
  readonly seed: string;
  weights: Weights;
  /** Games played, and after how many the weights were fitted last. */
  games: number;
  samples: readonly Sample[];
}

export async function run(args: readonly string[], io: Io): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, rest } = parseArguments(args, {
    edition: text,
    games: text,
    nodes: text,
    seed: text,
    matches: text,
    file: text,
    option: { ...text, multiple: true },
  });
  if (rest.length > 0) throw new UsageError(`what is ${JSON.stringify(rest[0])}? train takes only options`);
  const rules = rulesFor(textOf(values.edition, 'barrage'), wordsOf(values.option));
  if (!rules.board.straight) throw new UsageError('train fits the player for boards with two seats');
  const games = wholeNumber(textOf(values.games, '300'), '--games', 1, GAMES_MAX);
  const matches = wholeNumber(textOf(values.matches, '100'), '--matches', 0, GAMES_MAX);
  const file = textOf(values.file, `train-${rules.edition.id}.json`);
  const progress = begin(file, rules, {
    nodes: wholeNumber(textOf(values.nodes, '1500'), '--nodes', 1, NODES_MAX),
    seed: textOf(values.seed, 'train'),
  });
  while (progress.games < games) {
    const samples = await lesson(rules, progress.weights, `${progress.seed} ${progress.games}`, progress.nodes);
    progress.samples = [...progress.samples, ...samples];
    progress.games++;
    if (progress.games % SAVED_EVERY !== 0 && progress.games < games) continue;
    save(file, progress);
    io.error(`${progress.games} of ${games} games, ${progress.samples.length} moments`);
  }
  const { weights, before, after } = fit(
    progress.samples,
    TERMS.map((term) => progress.weights[term]),
    PULL,
  );
  const fitted = Object.fromEntries(TERMS.map((term, at) => [term, Math.round(weights[at] * 10_000) / 10_000])) as Weights;
  io.out(`loss ${before.toFixed(4)}, fitted ${after.toFixed(4)}`);
  io.out(JSON.stringify(fitted));
  if (matches > 0) io.out(await compare(rules, fitted, progress, matches));
  return 0;
}

/** Goes on with a run of the same kind, or starts one from the weights in use. */
function begin(file: string, rules: Rules, { nodes, seed }: Pick<Progress, 'nodes' | 'seed'>): Progress {
  if (existsSync(file)) {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Progress;
    if (found.edition === rules.edition.id && found.nodes === nodes && found.seed === seed) return found;
    throw new UsageError(`${file} holds another run (${found.edition}, ${found.nodes} nodes, seed ${found.seed}): name another --file`);
  }
  return { edition: rules.edition.id, nodes, seed, weights: weightsFor(rules), games: 0, samples: [] };
}

/** Written beside and renamed: a run that is stopped while it saves loses nothing. */
function save(file: string, progress: Progress): void {
  writeFileSync(`${file}.new`, JSON.stringify(progress));
  renameSync(`${file}.new`, file);
}

/** Lower loss does not mean stronger play: only games tell. */
async function compare(rules: Rules, fitted: Weights, { weights, nodes, seed }: Progress, matches: number): Promise<string> {
  const points: number[] = [];
  for (let game = 0; game < matches; game++) {
    const own = rules.seats[game % rules.seats.length];
    const { winners } = await playMatch(
      rules,
      (seat) => contestant(rules, seat, seat === own ? fitted : weights, seededChance(`${seed} match ${game} ${seat}`)),
      `${seed} match ${game}`,
      { nodes },
    );
    points.push(pointsFor(own, winners, rules.seats));
  }
  const { mean, low, high } = scoreOf(points);
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  return `the fitted weights score ${percent(mean)} against those in use (95 %: ${percent(low)} to ${percent(high)}, ${matches} games)`;
}

function contestant(rules: Rules, seat: Seat, weights: Weights, chance: Chance): Contestant {
  const player = new Strategist(rules, seat, chance, { ...FULL_SKILL, weights });
  return {
    seat,
    learn: (actions) => player.learn(actions),
    deploy: (view) => player.deploy(view),
    choose: (view, budget) => player.choose(view, budget),
  };
}
