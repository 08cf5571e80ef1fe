/** Texts about the other players over the network: names, clocks, absence and what can be done about it. */

import type { Seat } from '@flagfall/engine';
import { claimableBy } from '@flagfall/seat';
import type { OnlineState, SeatState, TerminalSession } from './session.ts';
import { harmless, type TerminalGameWords } from './terminalTexts.ts';

/** One line with the clocks and the absent players; undefined in a game at one screen. */
export function companyLine({ company }: SeatState, words: TerminalGameWords): string | undefined {
  if (company === undefined) return undefined;
  const all = words.rules.seats.map((seat) => clockOf(seat, company, words)).filter((text) => text !== '');
  return all.length === 0 ? undefined : all.join('  ');
}

/** Empty for a seat without a clock that is there. */
function clockOf(seat: Seat, { clocks, away }: OnlineState, words: TerminalGameWords): string {
  const left = clocks.leftMs[seat];
  const isAway = away.includes(seat);
  if (left === undefined) return isAway ? words.say('terminal.online.away', { seat: words.seat(seat) }) : '';
  const running = clocks.running.includes(seat) ? 'yes' : 'no';
  return words.say('terminal.online.clock', { seat: words.seat(seat), time: words.clock(left), running, away: isAway ? 'yes' : 'no' });
}

/** Whether the game waits for this seat. At a shared screen the present seat is always the one in turn. */
export function isUp({ company, sight: { view }, seat }: SeatState): boolean {
  return company === undefined || (view.viewer === seat && (view.waiting?.seats.includes(seat) ?? false));
}

/** The names of the others; empty if they have none. */
export function othersOf({ seat, company }: SeatState, words: TerminalGameWords): string {
  if (company === undefined) return '';
  const names = words.rules.seats.filter((other) => company.isWatching || other !== seat).map((other) => company.names[other] ?? '');
  return names
    .filter((name) => name !== '')
    .map(harmless)
    .join(', ');
}

/** The state of the connection, or what can be done about a player who stays away. */
export function companyNotice({ company, seat }: SeatState, words: TerminalGameWords, how: 'key' | 'line'): string | undefined {
  if (company === undefined) return undefined;
  if (company.trouble !== undefined) return company.trouble;
  const [gone] = claimableBy(company, seat);
  if (gone === undefined || company.isWatching) return undefined;
  return words.say('terminal.online.claimable', { seat: words.seat(gone), how });
}

/** Whom the game waits for, and the links that lead to the seats that are free. */
export function gatheringLines(session: TerminalSession, words: TerminalGameWords): readonly string[] {
  const { sight, company } = session.stateOf(session.reader);
  const free = words.rules.seats.filter((seat) => sight.seats[seat]?.type === 'open');
  if (free.length === 0) return [words.say('terminal.online.beginning')];
  const links = free.flatMap((seat) => {
    const link = company?.links[seat];
    return link === undefined ? [] : [' ', words.say('terminal.online.link', { seat: words.seat(seat) }), link];
  });
  return [words.say('terminal.online.gathering', { seats: free.map((seat) => words.seat(seat)).join(', '), count: free.length }), ...links];
}
