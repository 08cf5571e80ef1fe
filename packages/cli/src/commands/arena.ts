/** `flagfall arena A B`: plays a match between two players and reports the difference with its confidence interval. With `--gauntlet` A meets several opponents in turn. */

import { DEFAULT_EDITION } from '@flagfall/editions';
import { type Contest, type ContestGame, contestRules } from '../arena/contest.ts';
import { BUDGET_OPTIONS, budgetOf } from '../arena/contestants/budget.ts';
import { lastingName } from '../arena/contestants/seatMakers.ts';
import { deploymentLines } from '../arena/deployments.ts';
import { Ledger } from '../arena/results/ledger.ts';
import { ProgressBar } from '../arena/results/progress.ts';
import { shareOfElo } from '../arena/results/score.ts';
import type { SprtBounds } from '../arena/results/sprt.ts';
import { costLines, detailLines, scoreLine, sprtText, summaryOf, tableRow } from '../arena/results/summary.ts';
import { playSeries, type SeriesSettings } from '../arena/series.ts';
import { type ParsedArguments, parseArguments, textOf, UsageError, wholeNumber, wordsOf } from '../arguments.ts';
import type { CommandIo } from '../io.ts';
import { readNamed } from './namedFile.ts';
import { plainIo } from './records/plainIo.ts';

const GAMES_MAX = 1_000_000;
const GAMES = '100';
/** The limit of a sequential test, which normally stops earlier. */
const SPRT_GAMES = '1000';
const JOBS_MAX = 64;
const ERROR_RATE = 0.05;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const { values, rest } = parseArguments(args, {
    edition: { type: 'string' },
    games: { type: 'string' },
    plies: { type: 'string' },
    ...BUDGET_OPTIONS,
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    jobs: { type: 'string' },
    json: { type: 'boolean' },
    gauntlet: { type: 'string' },
    deployments: { type: 'string' },
    sprt: { type: 'string' },
    alpha: { type: 'string' },
    beta: { type: 'string' },
    resume: { type: 'string' },
  });
  const contests = await contestsOf(values, rest);
  const sprt = boundsOf(values);
  const ledger = typeof values.resume === 'string' ? new Ledger(values.resume, contests) : undefined;
  const games = wholeNumber(textOf(values.games, sprt === undefined ? GAMES : SPRT_GAMES), '--games', 1, GAMES_MAX);
  const jobs = wholeNumber(textOf(values.jobs, '1'), '--jobs', 1, JOBS_MAX);
  const width = Math.max(...contests.map(({ b }) => b.length));
  for (const contest of contests)
    await contend(
      contest,
      { games, jobs, sprt, ledger },
      values.json === true,
      typeof values.gauntlet === 'string' ? width : undefined,
      io,
    );
  return 0;
}

/** One contest, or with `--gauntlet` one for each opponent. */
async function contestsOf(values: ParsedArguments['values'], [a, ...others]: readonly string[]): Promise<readonly Contest[]> {
  const opponents = typeof values.gauntlet === 'string' ? values.gauntlet.split(',') : others;
  const isGauntlet = typeof values.gauntlet === 'string';
  if (a === undefined || opponents.length === 0 || others.length !== (isGauntlet ? 0 : 1))
    throw new UsageError('name two players, such as: arena greedy random; or one and --gauntlet B,C,D');
  const contests = opponents.map((b) => ({
    edition: textOf(values.edition, DEFAULT_EDITION),
    options: wordsOf(values.option),
    a: lastingName(a),
    b: lastingName(b),
    seed: textOf(values.seed, 'arena'),
    budget: budgetOf(values),
    ...(values.plies === undefined ? {} : { pliesMax: wholeNumber(textOf(values.plies, ''), '--plies', 1, GAMES_MAX) }),
  }));
  if (typeof values.deployments !== 'string') return contests;
  const text = await readNamed(values.deployments);
  return contests.map((contest) => ({ ...contest, deployments: deploymentLines(text, contestRules(contest)) }));
}

async function contend(
  contest: Contest,
  settings: Omit<SeriesSettings, 'onReport'>,
  isJson: boolean,
  tableWidth: number | undefined,
  io: CommandIo,
): Promise<void> {
  const rules = contestRules(contest);
  const seats = rules.seats.length;
  const { a, b, budget } = contest;
  // Error output of a program is foreign text.
  const progress = new ProgressBar(plainIo(io), settings.games);
  const onReport: SeriesSettings['onReport'] = (report, reports, state) => {
    if (report.fault !== undefined) progress.note(faultLine(contest, report.game, report.fault));
    const test = state === undefined ? '' : `, ${sprtText(settings.sprt, state)}`;
    progress.tell(reports.length, () => `${scoreLine(a, summaryOf(reports, seats))}${test}`);
  };
  const { reports, sprt } = await playSeries(contest, { ...settings, onReport });
  progress.end();
  const summary = summaryOf(reports, seats);
  const tested = sprt === undefined ? [] : [sprtText(settings.sprt, sprt)];
  if (isJson)
    io.out(
      JSON.stringify({
        edition: rules.edition.id,
        options: rules.options,
        a,
        b,
        budget,
        ...summary,
        sprt: sprt && { ...settings.sprt, ...sprt },
      }),
    );
  else if (tableWidth === undefined) {
    io.out(`${scoreLine(a, summary)}, ${rules.edition.id}, ${Math.round(summary.plies)} plies a game`);
    for (const line of [...tested, ...detailLines(contest, summary)]) io.out(line);
  } else {
    io.out(tableRow(b.padEnd(tableWidth), summary));
    for (const line of [...tested, ...costLines(contest, summary)]) io.out(`    ${line}`);
  }
}

/** `0,20` is a difference in Elo, `50%,55%` a share of the points. */
function boundsOf({ sprt, alpha, beta }: ParsedArguments['values']): SprtBounds | undefined {
  if (typeof sprt !== 'string') return undefined;
  const parts = sprt.split(',').map((text) => /^(-?\d+(?:\.\d+)?)(%?)$/.exec(text.trim()));
  const [low, high] = parts.map((found) => {
    if (found === null) return Number.NaN;
    return found[2] === '%' ? Number(found[1]) / 100 : shareOfElo(Number(found[1]));
  });
  if (parts.length !== 2 || !(low > 0 && low < high && high < 1))
    throw new UsageError('--sprt is two differences in Elo or two shares, the lower first: 0,20 or 50%,55%');
  const rate = (value: unknown, name: string): number => {
    const share = typeof value === 'string' ? Number(value) : ERROR_RATE;
    if (!(share > 0 && share < 0.5)) throw new UsageError(`${name} is an error rate between 0 and 0.5, such as 0.05`);
    return share;
  };
  return { low, high, alpha: rate(alpha, '--alpha'), beta: rate(beta, '--beta') };
}

function faultLine({ a, b }: Contest, game: number, { isA, seat, why }: NonNullable<ContestGame['fault']>): string {
  return `game ${game + 1}: ${isA ? a : b} loses as ${seat}: ${why}`;
}
