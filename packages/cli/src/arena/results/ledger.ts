/** The file of `--resume`: every finished game of one or more contests, a JSON line each. A start with the same file continues there. */

import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, truncateSync } from 'node:fs';
import { UsageError } from '../../arguments.ts';
import type { Contest, ContestGame } from '../contest.ts';

/** The identity of a contest: everything that decides its games. */
type ContestKey = Pick<Contest, 'edition' | 'options' | 'a' | 'b' | 'seed' | 'budget' | 'pliesMax'> & { readonly deployments?: string };

interface LedgerLine extends ContestGame {
  readonly contest: ContestKey;
}

export class Ledger {
  readonly #file: string;
  readonly #played = new Map<string, ContestGame[]>();

  /** Refuses a file with games of other contests. */
  constructor(file: string, contests: readonly Contest[]) {
    this.#file = file;
    touch(file);
    for (const contest of contests) this.#played.set(keyText(contest), []);
    for (const line of wholeLines(file)) this.#take(line);
  }

  /** The games in the file, in the order of their numbers. */
  played(contest: Contest): readonly ContestGame[] {
    const reports = this.#played.get(keyText(contest)) ?? [];
    return reports.toSorted((one, other) => one.game - other.game);
  }

  add(contest: Contest, report: ContestGame): void {
    const line: LedgerLine = { contest: keyOf(contest), ...report };
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  #take(line: string): void {
    const { contest, ...report } = read(line, this.#file);
    const reports = this.#played.get(JSON.stringify(contest));
    if (reports === undefined) throw new UsageError(`${this.#file} holds games of another contest: ${JSON.stringify(contest)}`);
    reports.push(report);
  }
}

function keyOf({ edition, options, a, b, seed, budget, pliesMax, deployments }: Contest): ContestKey {
  const digest = deployments && createHash('sha256').update(deployments.join('\n')).digest('hex').slice(0, 16);
  return {
    edition,
    options,
    a,
    b,
    seed,
    budget,
    ...(pliesMax === undefined ? {} : { pliesMax }),
    ...(digest === undefined ? {} : { deployments: digest }),
  };
}

function keyText(contest: Contest): string {
  return JSON.stringify(keyOf(contest));
}

function read(line: string, file: string): LedgerLine {
  try {
    const read = JSON.parse(line) as Partial<LedgerLine> | null;
    if (typeof read?.game === 'number' && typeof read.points === 'number') return read as LedgerLine;
  } catch {
    // Reported below.
  }
  throw new UsageError(`${file} is no file of an arena: ${line.slice(0, 60)}`);
}

/** Fails before hours of games are played for nothing. */
function touch(file: string): void {
  try {
    appendFileSync(file, '');
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** An incomplete last line, from an arena that was stopped, is dropped. */
function wholeLines(file: string): readonly string[] {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) truncateSync(file, end);
  return bytes
    .subarray(0, end)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}
