/** `flagfall arena A B`: lets two players meet and says how much better one is, with how sure that is. */

import { BUDGET_OPTIONS, budgetOf } from '../arena/budget.ts';
import { type Contest, contestRules, type GameReport } from '../arena/contest.ts';
import { playAll } from '../arena/pool.ts';
import { Progress } from '../arena/progress.ts';
import { detailLines, scoreLine, summaryOf } from '../arena/summary.ts';
import { parseArguments, textOf, UsageError, wholeNumber, wordsOf } from '../arguments.ts';
import type { Io } from '../io.ts';
import { plainIo } from './plainIo.ts';

const GAMES_MAX = 1_000_000;
const JOBS_MAX = 64;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, rest } = parseArguments(args, {
    edition: { type: 'string' },
    games: { type: 'string' },
    ...BUDGET_OPTIONS,
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    jobs: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [a, b, ...surplus] = rest;
  if (a === undefined || b === undefined || surplus.length > 0) throw new UsageError('name two players, such as: arena greedy random');
  const contest: Contest = {
    edition: textOf(values.edition, 'original'),
    options: wordsOf(values.option),
    a,
    b,
    seed: textOf(values.seed, 'arena'),
    budget: budgetOf(values),
  };
  const games = wholeNumber(textOf(values.games, '100'), '--games', 1, GAMES_MAX);
  const jobs = wholeNumber(textOf(values.jobs, '1'), '--jobs', 1, JOBS_MAX);
  await contend(contest, games, jobs, values.json === true, io);
  return 0;
}

async function contend(contest: Contest, games: number, jobs: number, isJson: boolean, io: Io): Promise<void> {
  const rules = contestRules(contest);
  const { a, b, budget } = contest;
  // What a program complains of is foreign text.
  const progress = new Progress(plainIo(io), games);
  const played: GameReport[] = [];
  const reports = await playAll(contest, games, jobs, (report): undefined => {
    played.push(report);
    if (report.fault !== undefined) progress.note(faultLine(contest, report.game, report.fault));
    progress.tell(played.length, () => scoreLine(a, summaryOf(played, rules.seats.length)));
  });
  progress.end();
  const summary = summaryOf(reports, rules.seats.length);
  if (isJson) io.out(JSON.stringify({ edition: rules.edition.id, options: rules.options, a, b, budget, ...summary }));
  else {
    io.out(`${scoreLine(a, summary)}, ${rules.edition.id}, ${Math.round(summary.plies)} plies a game`);
    for (const line of detailLines(contest, summary)) io.out(line);
  }
}

function faultLine({ a, b }: Contest, game: number, { isA, seat, why }: NonNullable<GameReport['fault']>): string {
  return `game ${game + 1}: ${isA ? a : b} loses as ${seat}: ${why}`;
}
