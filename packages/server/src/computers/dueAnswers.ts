// What a table wants of a computer at one of its seats.

import type { Seat } from '@flagfall/engine';
import type { Offer, OfferType } from '@flagfall/protocol';
import type { Table } from '@flagfall/table';
import type { StoredGame } from '../store/games/games.ts';
import { personAt } from '../store/games/seatHolder.ts';
import { personKey } from '../store/rows.ts';

/** The seats where a computer sits, with its level. */
export function computersAt({ rules, state }: Table): readonly { readonly seat: Seat; readonly level: number }[] {
  return rules.seats.flatMap((seat) => {
    const occupant = state.seats[seat];
    return occupant?.type === 'computer' ? [{ seat, level: occupant.level ?? 1 }] : [];
  });
}

/** The person that the thinking of a game's computers is counted for: of several, the first. */
export function queueOwnerOf({ seats }: Pick<StoredGame, 'seats'>): string | undefined {
  const [person] = seats.flatMap(({ sitter }) => personAt(sitter) ?? []);
  return person === undefined ? undefined : personKey(person);
}

/** The game waits for the seat to act. */
export function mustAct(table: Table, seat: Seat): boolean {
  const { waitedFor, state } = table;
  return state.phase !== 'over' && state.clock.pausedAt === undefined && waitedFor.includes(seat) && !isAbandoned(table);
}

/** No person is there and no clock runs: the computer can wait until a person returns to watch. */
export function isAbandoned({ setup, state }: Table): boolean {
  const people = state.present.filter((seat) => state.seats[seat]?.type === 'person');
  return setup.clock.type === 'unlimited' && people.length > 0 && people.every((seat) => state.presence.awaySince(seat) !== undefined);
}

/** Offers that the seat has not agreed to. */
export function offersToAnswer({ state }: Table, seat: Seat): readonly Offer[] {
  return state.present.includes(seat) ? state.offers.list.filter(({ agreed }) => !agreed.includes(seat)) : [];
}

/** All people have left the game, so its result no longer matters. */
export function isAmongComputers({ state }: Table): boolean {
  return state.phase !== 'over' && state.present.every((seat) => state.seats[seat]?.type === 'computer');
}

/** People decide about pauses, taking back, resigning and rematches; a computer only decides how a game ends. */
export function isPeopleOnlyOffer(what: OfferType): boolean {
  return what !== 'draw';
}

export function mustAnswerOrAct(table: Table, seat: Seat): boolean {
  return mustAct(table, seat) || offersToAnswer(table, seat).length > 0;
}
