// Invitations to a seat of a game. The store holds only the hash of a token, and each opens its seat once.

import type { Seat } from '@flagfall/engine';
import { takeOpenSeat } from '../games/games.ts';
import type { SeatHolder } from '../games/seatHolder.ts';
import type { Database } from '../tables.ts';

export interface NewInvite {
  readonly tokenHash: string;
  readonly game: string;
  readonly seat: Seat;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface InviteRepository {
  /** Stores a new invitation; an unused earlier one stops working. */
  create(invite: NewInvite): Promise<void>;
  /** The seat of a token; undefined without a valid invitation. */
  find(tokenHash: string, now: number): Promise<NewInvite | undefined>;
  /** The same for a used invitation. */
  findUsed(tokenHash: string, now: number): Promise<NewInvite | undefined>;
  /** Gives the seat to the first caller, and uses the invitation up; undefined for later ones. */
  accept(tokenHash: string, now: number, sitter: SeatHolder, secretHash?: string): Promise<NewInvite | undefined>;
}

export function inviteRepository(db: Database): InviteRepository {
  const columns = ['tokenHash', 'game', 'seat', 'createdAt', 'expiresAt'] as const;
  const named = (tokenHash: string, now: number) =>
    db.selectFrom('invites').select(columns).where('tokenHash', '=', tokenHash).where('expiresAt', '>', now);
  return {
    create: (invite) =>
      db.transaction().execute(async (inside) => {
        const { game, seat } = invite;
        await inside.deleteFrom('invites').where('game', '=', game).where('seat', '=', seat).where('usedAt', 'is', null).execute();
        await inside.insertInto('invites').values(invite).execute();
      }),

    find: (tokenHash, now) => named(tokenHash, now).where('usedAt', 'is', null).executeTakeFirst(),

    findUsed: (tokenHash, now) => named(tokenHash, now).where('usedAt', 'is not', null).executeTakeFirst(),

    accept: (tokenHash, now, sitter, secretHash) =>
      db.transaction().execute(async (inside) => {
        const invite = await inside
          .updateTable('invites')
          .set({ usedAt: now })
          .where('tokenHash', '=', tokenHash)
          .where('usedAt', 'is', null)
          .where('expiresAt', '>', now)
          .returning(columns)
          .executeTakeFirst();
        if (invite === undefined) return undefined;
        return (await takeOpenSeat(inside, invite.game, invite.seat, sitter, secretHash)) ? invite : undefined;
      }),
  };
}
