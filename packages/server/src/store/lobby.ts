// Open offers to play. They are in the store, not in a node, so that every node shows and takes the same ones.

import { flag, type Person, personColumns, personOf } from './rows.ts';
import type { Database, OffersTable } from './tables.ts';

export interface Offer {
  readonly id: string;
  readonly person: Person;
  readonly name: string;
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
  /** The node that its maker is connected to. */
  readonly node: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface Lobby {
  offer(offer: Offer): Promise<void>;
  /** All that have not run out, oldest first: those for anybody, and those for this account. */
  offers(now: number, account?: string): Promise<readonly Offer[]>;
  /** Takes an offer out of the lobby. One taker gets it; the others, and those who come too late, get undefined. */
  take(id: string, now: number): Promise<Offer | undefined>;
  /** Somebody's own offer. */
  withdraw(id: string, person: Person): Promise<boolean>;
  /** Puts the end of all offers of a node off, as long as the node lives. */
  keepAlive(node: string, expiresAt: number): Promise<void>;
}

export function lobbyIn(db: Database): Lobby {
  return {
    async offer({ person, rated, setup, ...offer }) {
      await db
        .insertInto('offers')
        .values({ ...offer, ...personColumns(person), rated: flag(rated), setup: JSON.stringify(setup) })
        .execute();
    },

    async offers(now, account) {
      const rows = await db
        .selectFrom('offers')
        .selectAll()
        .where('expiresAt', '>', now)
        .where(({ or, eb }) => or([eb('invited', 'is', null), ...(account === undefined ? [] : [eb('invited', '=', account)])]))
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
      return rows.flatMap(offerOf);
    },

    async take(id, now) {
      const row = await db.deleteFrom('offers').where('id', '=', id).where('expiresAt', '>', now).returningAll().executeTakeFirst();
      return row === undefined ? undefined : offerOf(row)[0];
    },

    async withdraw(id, person) {
      const result = await db
        .deleteFrom('offers')
        .where('id', '=', id)
        .where(person.type, '=', person.type === 'account' ? person.account : person.guest)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },

    async keepAlive(node, expiresAt) {
      await db.updateTable('offers').set({ expiresAt }).where('node', '=', node).execute();
    },
  };
}

/** None when it is nobody's. */
function offerOf(row: OffersTable): readonly Offer[] {
  const person = personOf(row);
  if (person === undefined) return [];
  const { id, name, edition, speed, setup, rating, ratingMin, ratingMax, invited, node, createdAt, expiresAt } = row;
  return [
    {
      ...{ id, person, name, edition, speed, rated: row.rated === 1, setup: JSON.parse(setup), node, createdAt, expiresAt },
      ...(rating === null ? {} : { rating }),
      ...(ratingMin === null ? {} : { ratingMin }),
      ...(ratingMax === null ? {} : { ratingMax }),
      ...(invited === null ? {} : { invited }),
    },
  ];
}
