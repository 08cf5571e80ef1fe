// The credentials of accounts besides passwords: passkeys, recovery codes, and bot tokens. Codes and tokens are stored only as hashes.

import { type WithoutNulls, withoutNulls } from '../rows.ts';
import type { BotTokensTable, Database, PasskeysTable } from '../tables.ts';

export type StoredPasskey = Omit<WithoutNulls<PasskeysTable>, 'transports'> & { readonly transports: readonly string[] };
export type NewPasskey = Omit<StoredPasskey, 'usedAt'>;
export type StoredBotToken = Omit<WithoutNulls<BotTokensTable>, 'scopes'> & { readonly scopes: readonly string[] };
export type NewBotToken = Omit<StoredBotToken, 'usedAt'>;

export interface CredentialRepository {
  addPasskey(passkey: NewPasskey): Promise<void>;
  findPasskey(id: string): Promise<StoredPasskey | undefined>;
  passkeysOf(account: string): Promise<readonly StoredPasskey[]>;
  /** Stores a use. False when the counter did not grow although the key counts: then there is a copy of the key. */
  notePasskeyUse(id: string, counter: number, now: number): Promise<boolean>;
  removePasskey(account: string, id: string): Promise<boolean>;

  /** New codes replace all old ones. */
  replaceRecoveryCodes(account: string, codeHashes: readonly string[], now: number): Promise<void>;
  /** True once for each code. */
  useRecoveryCode(account: string, codeHash: string): Promise<boolean>;
  countRecoveryCodes(account: string): Promise<number>;

  addBotToken(token: NewBotToken): Promise<void>;
  /** Finds a token and stores its use. */
  useBotToken(tokenHash: string, now: number): Promise<StoredBotToken | undefined>;
  botTokensOf(account: string): Promise<readonly StoredBotToken[]>;
  removeBotToken(account: string, id: string): Promise<boolean>;
}

export function credentialRepository(db: Database): CredentialRepository {
  return { ...passkeysIn(db), ...recoveryCodesIn(db), ...botTokensIn(db) };
}

function passkeysIn(db: Database) {
  return {
    async addPasskey({ transports, ...passkey }) {
      await db
        .insertInto('passkeys')
        .values({ ...passkey, transports: JSON.stringify(transports) })
        .execute();
    },

    async findPasskey(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : passkeyOf(row);
    },

    async passkeysOf(account) {
      const rows = await db.selectFrom('passkeys').selectAll().where('account', '=', account).orderBy('createdAt').orderBy('id').execute();
      return rows.map(passkeyOf);
    },

    async notePasskeyUse(id, counter, now) {
      const result = await db
        .updateTable('passkeys')
        .set({ counter, usedAt: now })
        .where('id', '=', id)
        // Many keys do not count: they always say 0.
        .where(({ or, and, eb }) => or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.lit(counter === 0)])]))
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    async removePasskey(account, id) {
      const result = await db.deleteFrom('passkeys').where('account', '=', account).where('id', '=', id).executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
  } satisfies Partial<CredentialRepository>;
}

function recoveryCodesIn(db: Database) {
  return {
    async replaceRecoveryCodes(account, codeHashes, now) {
      await db.transaction().execute(async (inside) => {
        await inside.deleteFrom('recoveryCodes').where('account', '=', account).execute();
        const rows = codeHashes.map((codeHash) => ({ account, codeHash, createdAt: now }));
        if (rows.length > 0) await inside.insertInto('recoveryCodes').values(rows).execute();
      });
    },

    async useRecoveryCode(account, codeHash) {
      const result = await db
        .deleteFrom('recoveryCodes')
        .where('account', '=', account)
        .where('codeHash', '=', codeHash)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },

    async countRecoveryCodes(account) {
      const row = await db
        .selectFrom('recoveryCodes')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
      return row.count;
    },
  } satisfies Partial<CredentialRepository>;
}

function botTokensIn(db: Database) {
  return {
    async addBotToken({ scopes, ...token }) {
      await db
        .insertInto('botTokens')
        .values({ ...token, scopes: JSON.stringify(scopes) })
        .execute();
    },

    async useBotToken(tokenHash, now) {
      const row = await db
        .updateTable('botTokens')
        .set({ usedAt: now })
        .where('tokenHash', '=', tokenHash)
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? undefined : botTokenOf(row);
    },

    async botTokensOf(account) {
      const rows = await db.selectFrom('botTokens').selectAll().where('account', '=', account).orderBy('createdAt').orderBy('id').execute();
      return rows.map(botTokenOf);
    },

    async removeBotToken(account, id) {
      const result = await db.deleteFrom('botTokens').where('account', '=', account).where('id', '=', id).executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
  } satisfies Partial<CredentialRepository>;
}

function passkeyOf({ transports, ...row }: PasskeysTable): StoredPasskey {
  return { ...withoutNulls(row), transports: JSON.parse(transports) };
}

function botTokenOf({ scopes, ...row }: BotTokensTable): StoredBotToken {
  return { ...withoutNulls(row), scopes: JSON.parse(scopes) };
}
