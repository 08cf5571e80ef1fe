// Open offers to play. They are in the store, not in a node, so that every node shows and takes the same ones.

import type { ExpressionBuilder } from 'kysely';
import { insertGame, type NewGame } from '../games/games.ts';
import type { StoreBackend } from '../migrations/dialects.ts';
import { type Person, personColumns, personKey, personOf, toFlag } from '../rows.ts';
import type { Database, OffersTable, Tables } from '../tables.ts';

export interface StoredOffer {
  readonly id: string;
  readonly person: Person;
  readonly name: string;
  /** A bot is always shown as one. */
  readonly bot: boolean;
  readonly edition: string;
  readonly speed: string;
  readonly rated: boolean;
  /** What the game will be set up with, as plain JSON. */
  readonly setup: unknown;
  /** The maker's rating, and which ratings may take it. */
  readonly rating?: number;
  readonly ratingMin?: number;
  readonly ratingMax?: number;
  /** The account it is meant for; absent when anybody may take it. */
  readonly invited?: string;
  /** The node that keeps it alive: one that its maker attends on. */
  readonly node: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Somebody's offer or search has led to a game, and whichever node they attend on has to tell them. */
export interface Match {
  readonly id: string;
  readonly person: Person;
  readonly game: string;
}

export interface OfferRepository {
  /** Makes an offer. Somebody has one open offer for an edition and one for each account they challenge: a new one replaces it. */
  offer(offer: StoredOffer): Promise<void>;
  find(id: string, now: number): Promise<StoredOffer | undefined>;
  /** The latest of those that nobody has taken and that have not run out, whoever they are for, oldest first; more than anybody is shown. */
  all(now: number): Promise<readonly StoredOffer[]>;
  /** Somebody's own offers that nobody has taken. */
  of(person: Person, now: number): Promise<readonly StoredOffer[]>;
  /**
   * Takes an offer and opens the game that `gameFor` makes of it, both or neither. One taker gets it, whichever node they are on; the
   * others, and those who come too late, get undefined.
   */
  accept(id: string, now: number, gameFor: (offer: StoredOffer) => NewGame): Promise<Match | undefined>;
  /** Somebody's own offer; false when it is gone, or taken. */
  withdraw(id: string, person: Person): Promise<boolean>;
  /** Whoever was challenged does not want to. */
  decline(id: string, account: string): Promise<boolean>;
  /** Offers that were accepted. They stay until `told`, or until they have run out and are swept away. */
  matches(): Promise<readonly Match[]>;
  told(ids: readonly string[]): Promise<void>;
  /** Offers whose makers attend on a node: it keeps them now, and they last at least until then. */
  keep(ids: readonly string[], node: string, expiresAt: number): Promise<void>;
}

/** Every node looks at all offers about once a second. */
const ALL_MAX = 1000;

export function offerRepository(db: Database, host: StoreBackend): OfferRepository {
  const open = (inside: Database, now: number) =>
    inside.selectFrom('offers').selectAll().where('game', 'is', null).where('expiresAt', '>', now);
  return {
    async offer({ person, bot, rated, setup, ...offer }) {
      const columns = {
        ...{ rating: null, ratingMin: null, ratingMax: null, invited: null, game: null },
        ...{ ...offer, ...personColumns(person), bot: toFlag(bot), rated: toFlag(rated), setup: JSON.stringify(setup) },
        slot: `${personKey(person)} ${offer.invited === undefined ? offer.edition : `to ${offer.invited}`}`,
      };
      await db
        .insertInto('offers')
        .values(columns)
        .onConflict((conflict) => conflict.column('slot').doUpdateSet(columns))
        .execute();
    },

    async find(id, now) {
      const row = await open(db, now).where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : offerOf(row)[0];
    },

    async all(now) {
      const rows = await open(db, now).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(ALL_MAX).execute();
      return rows.toReversed().flatMap(offerOf);
    },

    async of(person, now) {
      const own = open(db, now).where(person.type, '=', person.type === 'account' ? person.account : person.guest);
      return (await own.orderBy('createdAt').orderBy('id').execute()).flatMap(offerOf);
    },

    accept: (id, now, gameFor) =>
      db.transaction().execute(async (inside) => {
        // On PostgreSQL a second taker waits here, and then finds that the offer has a game.
        const row = open(inside, now).where('id', '=', id);
        const found = await (host === 'postgres' ? row.forUpdate() : row).executeTakeFirst();
        const [offer] = found === undefined ? [] : offerOf(found);
        if (offer === undefined) return undefined;
        const game = gameFor(offer);
        await insertGame(inside, game);
        await inside.updateTable('offers').set({ game: game.id, slot: null }).where('id', '=', id).execute();
        return { id, person: offer.person, game: game.id };
      }),

    async withdraw(id, person) {
      const result = await db
        .deleteFrom('offers')
        .where('id', '=', id)
        .where('game', 'is', null)
        .where(person.type, '=', person.type === 'account' ? person.account : person.guest)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },

    async decline(id, account) {
      const challenge = db.deleteFrom('offers').where('id', '=', id).where('game', 'is', null).where('invited', '=', account);
      return (await challenge.executeTakeFirst()).numDeletedRows === 1n;
    },

    async matches() {
      const rows = await db.selectFrom('offers').selectAll().where('game', 'is not', null).orderBy('id').execute();
      return rows.flatMap(matchOf);
    },

    async told(ids) {
      if (ids.length > 0) await db.deleteFrom('offers').where('id', 'in', ids).where('game', 'is not', null).execute();
    },

    async keep(ids, node, expiresAt) {
      if (ids.length === 0) return;
      const lasts = (row: ExpressionBuilder<Tables, 'offers'>) =>
        row.case().when('expiresAt', '<', expiresAt).then(expiresAt).else(row.ref('expiresAt')).end();
      await db
        .updateTable('offers')
        .set((row) => ({ node, expiresAt: lasts(row) }))
        .where('id', 'in', ids)
        .where('game', 'is', null)
        .execute();
    },
  };
}

/** What is known of a row that has led to a game; none when its person or its game is gone. */
export function matchOf(row: Pick<OffersTable, 'id' | 'account' | 'guest' | 'game'>): readonly Match[] {
  const person = personOf(row);
  return person === undefined || row.game === null ? [] : [{ id: row.id, person, game: row.game }];
}

/** None when it is nobody's. */
function offerOf(row: OffersTable): readonly StoredOffer[] {
  const person = personOf(row);
  if (person === undefined) return [];
  const { id, name, edition, speed, setup, rating, ratingMin, ratingMax, invited, node, createdAt, expiresAt } = row;
  return [
    {
      ...{
        id,
        person,
        name,
        bot: row.bot === 1,
        edition,
        speed,
        rated: row.rated === 1,
        setup: JSON.parse(setup),
        node,
        createdAt,
        expiresAt,
      },
      ...(rating === null ? {} : { rating }),
      ...(ratingMin === null ? {} : { ratingMin }),
      ...(ratingMax === null ? {} : { ratingMax }),
      ...(invited === null ? {} : { invited }),
    },
  ];
}
