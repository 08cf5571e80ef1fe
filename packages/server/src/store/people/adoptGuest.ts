// A guest who creates an account, or logs in to one, goes on as that account: everything of the guest moves to it.

import type { Transaction } from 'kysely';
import { personKey } from '../rows.ts';
import type { Tables } from '../tables.ts';

export async function adoptGuest(inside: Transaction<Tables>, guest: string, account: string): Promise<void> {
  const { name } = await inside.selectFrom('accounts').select('name').where('id', '=', account).executeTakeFirstOrThrow();
  const owner = { account, guest: null };
  await inside
    .updateTable('seats')
    .set({ ...owner, sitter: 'account', name })
    .where('guest', '=', guest)
    .execute();
  await inside
    .updateTable('offers')
    // Without a slot it cannot conflict with an offer of the account.
    .set({ ...owner, name, slot: null })
    .where('guest', '=', guest)
    .execute();
  // Open searches start again, now with a rating; found games are announced to the account.
  await inside.deleteFrom('seekers').where('guest', '=', guest).where('game', 'is', null).execute();
  await inside.updateTable('seekers').set(owner).where('guest', '=', guest).execute();
  await adoptBlocks(inside, personKey({ type: 'guest', guest }), personKey({ type: 'account', account }));
  // Chat keeps the name under which it was written.
  for (const table of ['chatLines', 'sanctions', 'reports'] as const) {
    await inside.updateTable(table).set(owner).where('guest', '=', guest).execute();
  }
  await inside.updateTable('reports').set({ byAccount: account, byGuest: null }).where('byGuest', '=', guest).execute();
  await inside.deleteFrom('sessions').where('guest', '=', guest).execute();
}

/** Lists of and about the guest move to the account; duplicates are merged, and no account is on its own list. */
async function adoptBlocks(inside: Transaction<Tables>, guest: string, account: string): Promise<void> {
  const involved = inside.deleteFrom('aversions').where(({ or, eb }) => or([eb('who', '=', guest), eb('about', '=', guest)]));
  const renamed = (key: string) => (key === guest ? account : key);
  const rows = (await involved.returningAll().execute()).map((row) => ({ ...row, who: renamed(row.who), about: renamed(row.about) }));
  for (const row of rows.filter(({ who, about }) => who !== about)) {
    await inside
      .insertInto('aversions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
