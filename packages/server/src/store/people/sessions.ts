// Sessions: the owner of a cookie. The store holds only the hash of a token, so a leaked store opens no session.

import { type Person, personColumns, personOf } from '../rows.ts';
import type { Database, SessionsTable } from '../tables.ts';

export interface NewSession {
  readonly tokenHash: string;
  /** A public id of the session, to end it from a list. */
  readonly id: string;
  readonly person: Person;
  /** How its owner recognises it: browser and system. */
  readonly label: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface StoredSession extends Omit<NewSession, 'tokenHash'> {
  readonly seenAt: number;
}

export interface SessionRepository {
  open(session: NewSession): Promise<void>;
  /** Undefined when it has ended or never existed. */
  find(tokenHash: string, now: number): Promise<StoredSession | undefined>;
  /** Stores its use, and extends it. */
  renew(tokenHash: string, now: number, expiresAt: number): Promise<void>;
  of(account: string, now: number): Promise<readonly StoredSession[]>;
  end(tokenHash: string): Promise<void>;
  endById(account: string, id: string): Promise<boolean>;
  /** Ends all sessions of an account except perhaps one, for example after a new password. */
  endAll(account: string, exceptTokenHash?: string): Promise<void>;
}

export function sessionRepository(db: Database): SessionRepository {
  return {
    async open({ person, ...session }) {
      await db
        .insertInto('sessions')
        .values({ ...session, ...personColumns(person), seenAt: session.createdAt })
        .execute();
    },

    async find(tokenHash, now) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return row === undefined ? undefined : sessionOf(row)[0];
    },

    async renew(tokenHash, now, expiresAt) {
      await db.updateTable('sessions').set({ seenAt: now, expiresAt }).where('tokenHash', '=', tokenHash).execute();
    },

    async of(account, now) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('account', '=', account)
        .where('expiresAt', '>', now)
        .orderBy('seenAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.flatMap(sessionOf);
    },

    async end(tokenHash) {
      await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    },

    async endById(account, id) {
      const result = await db.deleteFrom('sessions').where('account', '=', account).where('id', '=', id).executeTakeFirst();
      return result.numDeletedRows === 1n;
    },

    async endAll(account, exceptTokenHash) {
      const sessions = db.deleteFrom('sessions').where('account', '=', account);
      await (exceptTokenHash === undefined ? sessions : sessions.where('tokenHash', '!=', exceptTokenHash)).execute();
    },
  };
}

/** Undefined for an erased person. */
function sessionOf({ id, label, createdAt, seenAt, expiresAt, ...row }: SessionsTable): readonly StoredSession[] {
  const person = personOf(row);
  return person === undefined ? [] : [{ id, person, label, createdAt, seenAt, expiresAt }];
}
