// What a table wants of a computer at one of its seats.

import type { Seat } from '@flagfall/engine';
import type { Offer, OfferName } from '@flagfall/protocol';
import type { Table } from '@flagfall/table';

/** The seats where a computer sits, with its level. */
export function computersAt({ rules, state }: Table): readonly { readonly seat: Seat; readonly level: number }[] {
  return rules.seats.flatMap((seat) => {
    const occupant = state.seats[seat];
    return occupant?.type === 'computer' ? [{ seat, level: occupant.level ?? 1 }] : [];
  });
}

/** The game waits for the seat to act. */
export function mustAct({ waitedFor, state }: Table, seat: Seat): boolean {
  return state.phase !== 'over' && state.clock.pausedAt === undefined && waitedFor.includes(seat);
}

/** What was offered and the seat has not agreed to. */
export function mustAnswer({ state }: Table, seat: Seat): readonly Offer[] {
  return state.present.includes(seat) ? state.offers.list.filter(({ agreed }) => !agreed.includes(seat)) : [];
}

/** All people have left a game that could go on: nobody wants to know who of the computers wins. */
export function isAmongComputers({ state }: Table): boolean {
  return state.phase !== 'over' && state.present.every((seat) => state.seats[seat]?.type === 'computer');
}

/** People decide when they pause, take back, give up and play again; a computer minds only how a game ends. */
export function isForPeople(what: OfferName): boolean {
  return what !== 'draw';
}

export function isWanted(table: Table, seat: Seat): boolean {
  return mustAct(table, seat) || mustAnswer(table, seat).length > 0;
}
