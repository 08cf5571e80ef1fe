// Games and their seats: what the lobby, the host of a table and a node that takes over need.

import type { Seat } from '@flagfall/engine';
import type { ExpressionBuilder } from 'kysely';
import { defined } from '../../defined.ts';
import { type Person, personKey, personOf, toFlag, type WithoutNulls, withoutNulls } from '../rows.ts';
import type { Database, GamesTable, SeatsTable, Tables } from '../tables.ts';
import { type SeatHolder, seatHolderColumns, seatHolderOf } from './seatHolder.ts';

export type GameStatus = GamesTable['status'];
export type SeatOutcome = NonNullable<SeatsTable['outcome']>;

export interface NewGame {
  readonly id: string;
  readonly edition: string;
  readonly speed: string;
  readonly rated: boolean;
  /** Everybody may find it; a game by link is found only with the link. */
  readonly listed?: boolean;
  /** All that the table needs to begin, as plain JSON. */
  readonly setup: unknown;
  readonly createdAt: number;
  readonly seats: readonly { readonly seat: Seat; readonly sitter: SeatHolder; readonly secretHash?: string }[];
}

export interface StoredSeat {
  readonly seat: Seat;
  readonly sitter: SeatHolder;
  readonly secretHash?: string;
  readonly outcome?: SeatOutcome;
}

export type StoredGame = Omit<WithoutNulls<GamesTable>, 'rated' | 'listed' | 'setup' | 'winners'> & {
  readonly rated: boolean;
  readonly listed: boolean;
  readonly setup: unknown;
  readonly winners?: readonly Seat[];
  readonly seats: readonly StoredSeat[];
};

/** A game that is not over: how many facts it has, the time of the last, and when its table wants to be woken. */
export interface UnfinishedGame {
  readonly id: string;
  readonly status: GameStatus;
  readonly factCount: number;
  readonly lastAt?: number;
  readonly deadline?: number;
}

export interface GameRepository {
  /** Stores a game with its seats, before its first fact. */
  open(game: NewGame): Promise<void>;
  find(id: string): Promise<StoredGame | undefined>;
  /** The games that exist, in the order of the ids. */
  several(ids: readonly string[]): Promise<readonly StoredGame[]>;
  /** Public games under way, newest first. */
  toWatch(size: number, edition?: string): Promise<readonly StoredGame[]>;
  /** Gives an open seat to a player; false when another was quicker. */
  takeSeat(game: string, seat: Seat, sitter: SeatHolder, secretHash?: string): Promise<boolean>;
  /** Every game that is not over, for a node that starts or takes over from a dead one. */
  unfinished(): Promise<readonly UnfinishedGame[]>;
  /** A person's games that are not over, newest first. */
  unfinishedOf(person: Person): Promise<readonly string[]>;
  /** How many of them have a computer. */
  countWithComputers(person: Person): Promise<number>;
  /** Games under way with a computer, newest first: those with a deadline, and those with a fact since then. */
  runningWithComputers(since: number): Promise<readonly string[]>;
  /** The opponents of a person since then, by `personKey`. */
  metSince(person: Person, since: number): Promise<readonly string[]>;
}

export function gameRepository(db: Database): GameRepository {
  return {
    open: (game) => db.transaction().execute((inside) => insertGame(inside, game)),

    async find(id) {
      const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      return gameOf(row, await seatsOf(db, [id]));
    },

    async several(ids) {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('games').selectAll().where('id', 'in', ids).execute();
      const games = new Map((await withSeats(db, rows)).map((game) => [game.id, game]));
      return ids.flatMap((id) => games.get(id) ?? []);
    },

    async toWatch(size, edition) {
      const listed = db.selectFrom('games').selectAll().where('listed', '=', 1).where('status', '=', 'running');
      const wanted = edition === undefined ? listed : listed.where('edition', '=', edition);
      return withSeats(db, await wanted.orderBy('startedAt', 'desc').orderBy('id').limit(size).execute());
    },

    takeSeat: (game, seat, sitter, secretHash) => takeOpenSeat(db, game, seat, sitter, secretHash),

    async unfinished() {
      const rows = await db
        .selectFrom('games')
        .leftJoin('facts', (join) => join.onRef('facts.game', '=', 'games.id').on(isLastFact))
        .select(['games.id', 'games.status', 'facts.seq', 'facts.at as lastAt', 'facts.deadline'])
        .where('games.status', 'in', ['waiting', 'running'])
        .orderBy('games.id')
        .execute();
      return rows.map(({ seq, ...row }) => ({ ...withoutNulls(row), factCount: seq === null ? 0 : seq + 1 }));
    },

    async unfinishedOf(person) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .select(['games.id', 'games.createdAt'])
        .distinct()
        .where('games.status', 'in', ['waiting', 'running'])
        .where(person.type === 'account' ? 'seats.account' : 'seats.guest', '=', person.type === 'account' ? person.account : person.guest)
        .orderBy('games.createdAt', 'desc')
        .orderBy('games.id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async countWithComputers(person) {
      const { games } = await db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .innerJoin('seats as other', 'other.game', 'games.id')
        .select((select) => select.fn.count<number>('games.id').distinct().as('games'))
        .where('games.status', 'in', ['waiting', 'running'])
        .where(`seats.${person.type}`, '=', person.type === 'account' ? person.account : person.guest)
        .where('other.sitter', '=', 'computer')
        .executeTakeFirstOrThrow();
      return Number(games);
    },

    async runningWithComputers(since) {
      const rows = await db
        .selectFrom('games')
        .innerJoin('facts', (join) => join.onRef('facts.game', '=', 'games.id').on(isLastFact))
        .select(['games.id', 'games.createdAt'])
        .where('games.status', '=', 'running')
        .where(({ or, eb }) => or([eb('facts.deadline', 'is not', null), eb('facts.at', '>=', since)]))
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('seats').select('seats.seat').whereRef('seats.game', '=', 'games.id').where('seats.sitter', '=', 'computer')),
        )
        .orderBy('games.createdAt', 'desc')
        .orderBy('games.id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async metSince(person, since) {
      const rows = await db
        .selectFrom('seats as own')
        .innerJoin('games', 'games.id', 'own.game')
        .innerJoin('seats as other', 'other.game', 'own.game')
        .select(['other.account', 'other.guest'])
        .distinct()
        .where(`own.${person.type}`, '=', person.type === 'account' ? person.account : person.guest)
        .where('games.createdAt', '>=', since)
        .whereRef('other.seat', '!=', 'own.seat')
        .execute();
      return rows.flatMap((row) => personOf(row) ?? []).map(personKey);
    },
  };
}

function isLastFact(facts: ExpressionBuilder<Tables, 'games' | 'facts'>) {
  const last = facts
    .selectFrom('facts as last')
    .select((select) => select.fn.max('last.seq').as('seq'))
    .whereRef('last.game', '=', 'games.id');
  return facts('facts.seq', '=', last);
}

/** A seat, with its account's name today, and whether it is a bot. */
export type SeatRow = SeatsTable & { readonly bot: number | null; readonly accountName: string | null };

/** Stored games, in the order of the rows. */
export async function withSeats(db: Database, rows: readonly GamesTable[]): Promise<readonly StoredGame[]> {
  const ids = rows.map(({ id }) => id);
  const seats = Map.groupBy(await seatsOf(db, ids), ({ game }) => game);
  return rows.map((row) => gameOf(row, seats.get(row.id) ?? []));
}

/** The seats of some games, by game and seat. */
export async function seatsOf(db: Database, games: readonly string[]): Promise<readonly SeatRow[]> {
  if (games.length === 0) return [];
  return db
    .selectFrom('seats')
    .leftJoin('accounts', 'accounts.id', 'seats.account')
    .selectAll('seats')
    .select(['accounts.bot', 'accounts.name as accountName'])
    .where('seats.game', 'in', games)
    .orderBy('seats.game')
    .orderBy('seats.seat')
    .execute();
}

export function gameOf({ rated, listed, setup, winners, ...row }: GamesTable, seats: readonly SeatRow[]): StoredGame {
  return {
    ...withoutNulls(row),
    rated: rated === 1,
    listed: listed === 1,
    setup: JSON.parse(setup),
    ...(winners === null ? {} : { winners: seatsIn(winners) }),
    seats: seats.map(seatOf),
  };
}

/** Stores a game with its seats. Call it inside a transaction. */
export async function insertGame(inside: Database, { seats, setup, rated, listed = false, ...game }: NewGame): Promise<void> {
  await inside
    .insertInto('games')
    .values({ ...game, rated: toFlag(rated), listed: toFlag(listed), status: 'waiting', setup: JSON.stringify(setup) })
    .execute();
  const rows = seats.map(({ seat, sitter, secretHash }) => ({
    ...{ game: game.id, seat, secretHash: secretHash ?? null },
    ...seatHolderColumns(sitter),
  }));
  if (rows.length > 0) await inside.insertInto('seats').values(rows).execute();
}

export async function takeOpenSeat(db: Database, game: string, seat: Seat, sitter: SeatHolder, secretHash?: string): Promise<boolean> {
  const result = await db
    .updateTable('seats')
    .set({ ...seatHolderColumns(sitter), secretHash: secretHash ?? null })
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('sitter', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function seatOf(row: SeatRow): StoredSeat {
  const { seat, secretHash, outcome } = withoutNulls(row);
  return {
    seat,
    sitter: seatHolderOf(row),
    ...defined({ secretHash, outcome }),
  };
}

function seatsIn(winners: string): readonly Seat[] {
  return winners === '' ? [] : (winners.split(',') as Seat[]);
}
