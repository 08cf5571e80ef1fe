// Removes a person from their games, and from their work as an operator, when their account is erased: what stays is that somebody was there, without a name.

import type { Seat } from '@flagfall/engine';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** A seat in setups and facts, as far as it is read here. */
interface NamedSeats {
  readonly seats?: Readonly<Partial<Record<Seat, object>>>;
  readonly type?: string;
  readonly seat?: Seat;
  readonly occupant?: object;
}

/** Removes the names from the games of an account. Call it before its seats are given up: they tell which games. */
export async function eraseFromGames(inside: Transaction<Tables>, account: string): Promise<void> {
  const seats = await inside.selectFrom('seats').select(['game', 'seat']).where('account', '=', account).execute();
  for (const { game, seat } of seats) {
    const { setup } = await inside.selectFrom('games').select('setup').where('id', '=', game).executeTakeFirstOrThrow();
    await inside
      .updateTable('games')
      .set({ setup: withoutName(setup, seat) })
      .where('id', '=', game)
      .execute();
    // A fact names each player who sat down later. Only the name is removed, so every table is restored as before.
    const facts = await inside
      .selectFrom('facts')
      .select(['seq', 'fact'])
      .where('game', '=', game)
      .where('fact', 'like', '%"sat"%')
      .execute();
    for (const { seq, fact } of facts) {
      await inside
        .updateTable('facts')
        .set({ fact: withoutName(fact, seat) })
        .where('game', '=', game)
        .where('seq', '=', seq)
        .execute();
    }
  }
  await inside
    .updateTable('seats')
    .set({ sitter: 'gone', account: null, name: null, secretHash: null })
    .where('account', '=', account)
    .execute();
}

/** What operators did stays, without their name. */
export async function eraseOperator(inside: Transaction<Tables>, name: string): Promise<void> {
  await inside.updateTable('sanctions').set({ byOperator: '' }).where('byOperator', '=', name).execute();
  await inside.updateTable('reports').set({ closedBy: '' }).where('closedBy', '=', name).execute();
}

/** The same setup or fact without the name at that seat. */
function withoutName(text: string, seat: Seat): string {
  const told: NamedSeats = JSON.parse(text);
  const { seats, type, occupant } = told;
  if (seats?.[seat] !== undefined) return JSON.stringify({ ...told, seats: { ...seats, [seat]: nameless(seats[seat]) } });
  return type === 'sat' && told.seat === seat && occupant !== undefined ? JSON.stringify({ ...told, occupant: nameless(occupant) }) : text;
}

function nameless(occupant: object): object {
  return Object.fromEntries(Object.entries(occupant).filter(([key]) => key !== 'name'));
}
