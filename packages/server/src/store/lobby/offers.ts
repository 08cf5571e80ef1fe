// Open offers. They are in the store, not in a node, so that every node shows and accepts the same ones.

import type { ExpressionBuilder } from 'kysely';
import { insertGame, type NewGame } from '../games/games.ts';
import type { StoreBackend } from '../migrations/dialects.ts';
import { type Person, personColumns, personKey, personOf, toFlag } from '../rows.ts';
import type { Database, OffersTable, Tables } from '../tables.ts';

export interface StoredOffer {
  readonly id: string;
  readonly person: Person;
  readonly name: string;
  /** Bots are always marked. */
  readonly bot: boolean;
  readonly edition: string;
  readonly speed: string;
  readonly rated: boolean;
  /** The setup of the game, as plain JSON. */
  readonly setup: unknown;
  /** The maker's rating, and the ratings that may accept it. */
  readonly rating?: number;
  readonly ratingMin?: number;
  readonly ratingMax?: number;
  /** The challenged account; absent for an open offer. */
  readonly invited?: string;
  /** The node that keeps it alive: one where its maker is present. */
  readonly node: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A person's offer or search has led to a game, and a node where they are present must tell them. */
export interface Match {
  readonly id: string;
  readonly person: Person;
  readonly game: string;
}

export interface OfferRepository {
  /** Makes an offer. A person has one open offer per edition and one per challenged account: a new one replaces it. */
  offer(offer: StoredOffer): Promise<void>;
  find(id: string, now: number): Promise<StoredOffer | undefined>;
  /** The latest offers that are not accepted or expired, for all readers, oldest first; more than one reader is shown. */
  all(now: number): Promise<readonly StoredOffer[]>;
  /** A person's own offers that are not accepted. */
  of(person: Person, now: number): Promise<readonly StoredOffer[]>;
  /**
   * Accepts an offer and opens the game that `gameFor` makes of it, both or neither. One caller gets it, on any node; the
   * others, and late ones, get undefined.
   */
  accept(id: string, now: number, gameFor: (offer: StoredOffer) => NewGame): Promise<Match | undefined>;
  /** Withdraws a person's own offer; false when it is gone or accepted. */
  withdraw(id: string, person: Person): Promise<boolean>;
  /** The challenged player declines. */
  decline(id: string, account: string): Promise<boolean>;
  /** Accepted offers. They stay until `told`, or until they expire and are deleted. */
  matches(): Promise<readonly Match[]>;
  told(ids: readonly string[]): Promise<void>;
  /** Assigns the offers of people present on a node to it, and extends them at least until then. */
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
        // On PostgreSQL a second caller waits here, and then finds that the offer has a game.
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

/** The match of a row that has led to a game; undefined when its person or its game is gone. */
export function matchOf(row: Pick<OffersTable, 'id' | 'account' | 'guest' | 'game'>): readonly Match[] {
  const person = personOf(row);
  return person === undefined || row.game === null ? [] : [{ id: row.id, person, game: row.game }];
}

/** Undefined for an erased person. */
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
