// Finished games, searched by player, edition, outcome and time; newest first, page by page.

import type { Person } from '../rows.ts';
import type { Database } from '../tables.ts';
import { type SeatOutcome, type StoredGame, withSeats } from './games.ts';

export interface ArchiveQuery {
  /** Only what this reader may find: public games, and their own. `nobody` is a reader without a session. */
  readonly reader?: Person | 'nobody';
  readonly account?: string;
  /** Another account at the same table. */
  readonly opponent?: string;
  /** The outcome for `account`. */
  readonly outcome?: SeatOutcome;
  readonly edition?: string;
  readonly speed?: string;
  readonly rated?: boolean;
  /** The engine's reason for the end. */
  readonly ending?: string;
  /** The earliest end. */
  readonly since?: number;
  /** Ended before this time. */
  readonly until?: number;
}

/** The end of a page; the next page begins there, even if games were added meanwhile. */
export interface ArchiveCursor {
  readonly endedAt: number;
  readonly id: string;
}

export interface ArchivePage {
  readonly games: readonly StoredGame[];
  /** Absent on the last page. A page that is not full may have a next one: a page reads only so many games. */
  readonly next?: ArchiveCursor;
}

/** The outcome of a game for an account. */
export interface FinishedGame {
  readonly edition: string;
  readonly outcome: SeatOutcome;
  /** Whether a computer sat at the table. */
  readonly withComputer: boolean;
}

/** How many games one page may read: a search for something rare would read all of them and delay everybody else. */
const LOOKED_AT_MAX = 5000;

export interface ArchiveRepository {
  search(query: ArchiveQuery, size: number, after?: ArchiveCursor, lookedAtMax?: number): Promise<ArchivePage>;
  /** All finished games of an account, oldest first. */
  finishedBy(account: string): Promise<readonly FinishedGame[]>;
}

export function archiveRepository(db: Database): ArchiveRepository {
  return {
    async search(query, size, after, lookedAtMax = LOOKED_AT_MAX) {
      const all = newestFirst(db, query, after);
      const found = await gamesThatFit(db, all.limit(lookedAtMax), query)
        .orderBy('games.endedAt', 'desc')
        .orderBy('games.id', 'desc')
        .limit(size + 1)
        .execute();
      const rows = found.slice(0, size);
      const games = await withSeats(db, rows);
      const last =
        found.length > size
          ? rows.at(-1)
          : await all
              .offset(lookedAtMax - 1)
              .limit(1)
              .executeTakeFirst();
      return last === undefined ? { games } : { games, next: { endedAt: last.endedAt ?? 0, id: last.id } };
    },

    async finishedBy(account) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .leftJoin('seats as computer', (join) => join.onRef('computer.game', '=', 'seats.game').on('computer.sitter', '=', 'computer'))
        .select((select) => ['games.edition', 'seats.outcome', select.fn.count<number>('computer.seat').as('computers')])
        .where('seats.account', '=', account)
        .where('games.status', '=', 'ended')
        .where('seats.outcome', 'is not', null)
        .groupBy(['games.id', 'games.edition', 'games.endedAt', 'seats.outcome'])
        .orderBy('games.endedAt')
        .orderBy('games.id')
        .$narrowType<{ outcome: SeatOutcome }>()
        .execute();
      return rows.map(({ edition, outcome, computers }) => ({ edition, outcome, withComputer: computers > 0 }));
    },
  };
}

/** The games to read, of one account or of all. */
function newestFirst(db: Database, { account, outcome, since, until }: ArchiveQuery, after: ArchiveCursor | undefined) {
  let games = db.selectFrom('games').selectAll('games').where('games.status', '=', 'ended');
  if (account !== undefined) games = games.where('games.id', 'in', gamesOf(db, account, outcome));
  if (since !== undefined) games = games.where('games.endedAt', '>=', since);
  if (until !== undefined) games = games.where('games.endedAt', '<', until);
  if (after !== undefined)
    games = games
      .where('games.endedAt', '<=', after.endedAt)
      .where(({ or, eb }) => or([eb('games.endedAt', '<', after.endedAt), eb('games.id', '<', after.id)]));
  return games.orderBy('games.endedAt', 'desc').orderBy('games.id', 'desc');
}

function gamesThatFit(db: Database, lookedAt: ReturnType<typeof newestFirst>, query: ArchiveQuery) {
  const { reader, opponent, edition, speed, rated, ending } = query;
  let games = db.selectFrom(lookedAt.as('games')).selectAll('games');
  if (reader === 'nobody') games = games.where('games.listed', '=', 1);
  else if (reader !== undefined)
    games = games.where(({ or, eb }) => or([eb('games.listed', '=', 1), eb('games.id', 'in', ownGames(db, reader))]));
  if (opponent !== undefined) games = games.where('games.id', 'in', gamesOf(db, opponent, undefined));
  if (edition !== undefined) games = games.where('games.edition', '=', edition);
  if (speed !== undefined) games = games.where('games.speed', '=', speed);
  if (rated !== undefined) games = games.where('games.rated', '=', rated ? 1 : 0);
  return ending === undefined ? games : games.where('games.ending', '=', ending);
}

function ownGames(db: Database, reader: Person) {
  const seats = db.selectFrom('seats').select('seats.game');
  return reader.type === 'account' ? seats.where('seats.account', '=', reader.account) : seats.where('seats.guest', '=', reader.guest);
}

function gamesOf(db: Database, account: string, outcome: SeatOutcome | undefined) {
  const seats = db.selectFrom('seats').select('seats.game').where('seats.account', '=', account);
  return outcome === undefined ? seats : seats.where('seats.outcome', '=', outcome);
}
