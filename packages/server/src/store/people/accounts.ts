// Accounts: a name, perhaps a password, and preferences. Their credentials are in `credentials.ts`.

import { defined } from '../../defined.ts';
import { NameTaken } from '../errors.ts';
import { toFlag, type WithoutNulls, withoutNulls } from '../rows.ts';
import type { AccountsTable, Database } from '../tables.ts';
import { adoptGuest } from './adoptGuest.ts';
import { nameKey } from './nameKey.ts';

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  /** Absent for an account with passkeys or tokens alone. */
  readonly passwordHash?: string;
  /** Bots are always marked. */
  readonly bot: boolean;
  readonly createdAt: number;
}

export type StoredAccount = Omit<WithoutNulls<AccountsTable>, 'bot' | 'operator' | 'profile' | 'nameKey'> & {
  readonly bot: boolean;
  readonly operator: boolean;
  readonly profile: unknown;
};

export interface AccountChange {
  readonly name?: string;
  readonly passwordHash?: string;
  /** A bot stays a bot. */
  readonly bot?: true;
  readonly operator?: boolean;
  /** Language, look, sounds and other preferences of a client, as plain JSON. */
  readonly profile?: unknown;
}

export interface AccountRepository {
  /** Throws NameTaken when the name, or one that looks the same, is taken. */
  create(account: NewAccount): Promise<void>;
  find(id: string): Promise<StoredAccount | undefined>;
  findByName(name: string): Promise<StoredAccount | undefined>;
  /** The bots among these accounts. */
  botsAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Throws NameTaken like `create`; false when there is no such account. */
  change(id: string, change: AccountChange): Promise<boolean>;
  /** A guest becomes the account: games, chat, offers, reports and sanctions move to it. The guest's sessions end. */
  adopt(guest: string, account: string): Promise<void>;
}

export function accountRepository(db: Database): AccountRepository {
  return {
    async create({ bot, ...account }) {
      const result = await db
        .insertInto('accounts')
        .values({ ...account, nameKey: nameKey(account.name), bot: toFlag(bot), operator: 0, profile: '{}' })
        .onConflict((conflict) => conflict.column('nameKey').doNothing())
        .executeTakeFirst();
      if (result.numInsertedOrUpdatedRows !== 1n) throw new NameTaken(account.name);
    },

    async find(id) {
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : accountOf(row);
    },

    async findByName(name) {
      const row = await db.selectFrom('accounts').selectAll().where('nameKey', '=', nameKey(name)).executeTakeFirst();
      return row === undefined ? undefined : accountOf(row);
    },

    async botsAmong(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom('accounts').select('id').where('id', 'in', ids).where('bot', '=', 1).execute();
      return new Set(rows.map(({ id }) => id));
    },

    async change(id, { name, passwordHash, bot, operator, profile }) {
      const columns = {
        ...(name === undefined ? {} : { name, nameKey: nameKey(name) }),
        ...defined({ passwordHash }),
        ...(bot === undefined ? {} : { bot: toFlag(bot) }),
        ...(operator === undefined ? {} : { operator: toFlag(operator) }),
        ...(profile === undefined ? {} : { profile: JSON.stringify(profile) }),
      };
      if (Object.keys(columns).length === 0) return (await this.find(id)) !== undefined;
      try {
        const result = await db.updateTable('accounts').set(columns).where('id', '=', id).executeTakeFirst();
        return result.numUpdatedRows === 1n;
      } catch (error) {
        const owner = name === undefined ? undefined : await this.findByName(name);
        if (name !== undefined && owner !== undefined && owner.id !== id) throw new NameTaken(name);
        throw error;
      }
    },

    adopt: (guest, account) => db.transaction().execute((inside) => adoptGuest(inside, guest, account)),
  };
}

function accountOf({ bot, operator, profile, nameKey: _, ...row }: AccountsTable): StoredAccount {
  return { ...withoutNulls(row), bot: bot === 1, operator: operator === 1, profile: JSON.parse(profile) };
}
