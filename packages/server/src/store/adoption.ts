// A guest who makes an account, or logs in to one, goes on as that account: whatever was the guest's is the account's.

import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

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
    .set({ ...owner, name })
    .where('guest', '=', guest)
    .execute();
  // What was said stays under the name it was said by.
  for (const table of ['chatLines', 'sanctions', 'reports'] as const) {
    await inside.updateTable(table).set(owner).where('guest', '=', guest).execute();
  }
  await inside.updateTable('reports').set({ byAccount: account, byGuest: null }).where('byGuest', '=', guest).execute();
  await inside.deleteFrom('sessions').where('guest', '=', guest).execute();
}
