// Who sits at a seat: nobody yet, an account, a guest, the computer, or a player whose account was erased.

import { neverHere } from '@flagfall/engine';
import type { Person } from '../rows.ts';
import type { SeatsTable } from '../tables.ts';

export type SeatHolder =
  | { readonly type: 'open' }
  /** Bots are always marked; the account stores whether it is one. */
  | { readonly type: 'account'; readonly account: string; readonly name: string; readonly bot?: true }
  | { readonly type: 'guest'; readonly guest: string; readonly name: string }
  | { readonly type: 'computer'; readonly level: number }
  | { readonly type: 'gone' };

/** The person at a seat, if it has one with an identity. */
export function personAt(sitter: SeatHolder | undefined): Person | undefined {
  if (sitter?.type === 'account') return { type: 'account', account: sitter.account };
  return sitter?.type === 'guest' ? { type: 'guest', guest: sitter.guest } : undefined;
}

type SeatHolderColumns = Pick<SeatsTable, 'sitter' | 'account' | 'guest' | 'level' | 'name'>;

const NOBODY = { account: null, guest: null, level: null, name: null } as const;

export function seatHolderColumns(sitter: SeatHolder): SeatHolderColumns {
  switch (sitter.type) {
    case 'open':
    case 'gone':
      return { ...NOBODY, sitter: sitter.type };
    case 'account':
      return { ...NOBODY, sitter: 'account', account: sitter.account, name: sitter.name };
    case 'guest':
      return { ...NOBODY, sitter: 'guest', guest: sitter.guest, name: sitter.name };
    case 'computer':
      return { ...NOBODY, sitter: 'computer', level: sitter.level };
    default:
      return neverHere(sitter);
  }
}

/** The columns of a seat, and of its account. */
type SeatHolderRow = SeatHolderColumns & { readonly bot: number | null; readonly accountName: string | null };

export function seatHolderOf({ sitter, account, guest, level, name, bot, accountName }: SeatHolderRow): SeatHolder {
  switch (sitter) {
    case 'open':
    case 'gone':
      return { type: sitter };
    case 'account':
      if (account === null) return { type: 'gone' };
      return { type: 'account', account, name: accountName ?? name ?? '', ...(bot === 1 ? { bot: true } : {}) };
    case 'guest':
      return { type: 'guest', guest: guest ?? '', name: name ?? '' };
    case 'computer':
      return { type: 'computer', level: level ?? 0 };
    default:
      return neverHere(sitter);
  }
}
