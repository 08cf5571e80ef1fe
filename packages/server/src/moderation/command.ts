// The operator's command: arguments in, lines out. `flagfall operator` calls it.

import { openStore, type StoreSettings } from '../store/open.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { Moderator, NotFound } from './moderator.ts';

/** The help, also printed for wrong arguments. */
export const OPERATOR_USAGE = `operator reports                             list the open reports
operator close REPORT                        close a report
operator silence WHO HOURS|ever REASON...    stop a player from chatting
operator ban WHO HOURS|ever REASON...        stop a player from playing
operator sanctions WHO                       list the silences and bans of a player
operator lift SANCTION                       end a silence or a ban
operator appoint NAME                        make an account an operator
operator dismiss NAME                        make an operator an ordinary account again
WHO is the name of an account, or guest:ID.`;

export interface OperatorIo {
  out(line: string): void;
  error(line: string): void;
}

const REPORTS_MAX = 100;
const HOURS_MAX = 24 * 366 * 10;

/** Opens the store, runs the command and closes the store. 0 for success, 1 for failure. */
export async function runOperator(words: readonly string[], io: OperatorIo, settings: StoreSettings, operator: string): Promise<number> {
  const store = await openStore(settings, Date.now());
  try {
    return await operate(words, io, store, operator);
  } finally {
    await store.close();
  }
}

async function operate([verb, ...rest]: readonly string[], io: OperatorIo, store: Store, operator: string): Promise<number> {
  const moderator = new Moderator(store, operator, Date.now);
  const lines = await answer(moderator, verb, rest).catch((error: unknown) => {
    if (!(error instanceof NotFound)) throw error;
    io.error(error.message);
    return undefined;
  });
  if (lines === undefined) return 1;
  if (lines === 'usage') io.error(OPERATOR_USAGE);
  else for (const line of lines) io.out(line);
  return lines === 'usage' ? 1 : 0;
}

async function answer(moderator: Moderator, verb: string | undefined, words: readonly string[]): Promise<readonly string[] | 'usage'> {
  const [first = '', ...more] = words;
  if (verb === 'reports' && words.length === 0) return reportLines(moderator);
  if (verb === 'silence' || verb === 'ban') return punish(moderator, verb, words);
  if (first === '' || more.length > 0) return 'usage';
  switch (verb) {
    case 'close':
      await moderator.closeReport(first);
      return ['done'];
    case 'lift':
      await moderator.lift(first);
      return ['done'];
    case 'sanctions':
      return (await moderator.sanctionsOf(await moderator.find(first))).map(
        ({ id, type, reason, byOperator, until }) => `${id}  ${type} until ${timeOf(until)}  by ${byOperator}: ${reason}`,
      );
    case 'appoint':
    case 'dismiss':
      await moderator.appoint(await moderator.find(first), verb === 'appoint');
      return ['done'];
    default:
      return 'usage';
  }
}

async function punish(
  moderator: Moderator,
  type: 'silence' | 'ban',
  [name, span, ...reason]: readonly string[],
): Promise<readonly string[] | 'usage'> {
  const isSpan = span === 'ever' || (/^\d{1,6}$/.test(span ?? '') && Number(span) >= 1 && Number(span) <= HOURS_MAX);
  if (name === undefined || !isSpan || reason.length === 0) return 'usage';
  const who = await moderator.find(name);
  const sentence = { type, who, reason: reason.join(' '), ...(span === 'ever' ? {} : { hours: Number(span) }) };
  const { id, until } = await moderator.punish(sentence);
  return [`${type} of ${name} until ${timeOf(until)}; 'operator lift ${id}' ends it`];
}

async function reportLines(moderator: Moderator): Promise<readonly string[]> {
  const reports = await moderator.reports(REPORTS_MAX);
  if (reports.length === 0) return ['no open reports'];
  return reports.map(({ id, at, about, by, game, reason }) => {
    const where = game === undefined ? '' : ` in game ${game}`;
    return `${id}  ${timeOf(at)}  about ${personText(about)} by ${personText(by)}${where}: ${reason}`;
  });
}

function personText(person: Person | undefined): string {
  if (person === undefined) return 'somebody who is gone';
  return person.type === 'account' ? `account ${person.account}` : `guest:${person.guest}`;
}

function timeOf(time: number | undefined): string {
  return time === undefined ? 'ever' : new Date(time).toISOString();
}
