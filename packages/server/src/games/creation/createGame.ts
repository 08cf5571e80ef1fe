// Opens games: new ones, and rematches.

import type { BySeat, Options, Seat } from '@flagfall/engine';
import type { ClockSetup, Occupant } from '@flagfall/protocol';
import { type ArrangementKind, defaultLengthLimit, defaultSetup, type Setup, type Table } from '@flagfall/table';
import { defined } from '../../defined.ts';
import type { NewGame, StoredGame } from '../../store/games/games.ts';
import type { SeatHolder } from '../../store/games/seatHolder.ts';
import type { HostContext } from '../context.ts';
import { rulesOf } from '../live/rulesOf.ts';
import type { Runtime } from '../runtime.ts';
import { hashOfSecret, newGameId, newSecret } from './seatSecrets.ts';

/** Twice as long as an invitation lasts: it can be renewed once. */
const WAIT_MS = 14 * 24 * 3_600_000;

export interface GameSpec {
  /** The id of the game, if it is decided before; else it gets a new one. */
  readonly game?: string;
  readonly edition: string;
  /** Options that differ from the defaults; checked by the caller. */
  readonly options: Options;
  /** Every seat of the rules has an entry; an open one waits for a player. */
  readonly seats: BySeat<SeatHolder>;
  readonly clock: ClockSetup;
  /** The speed, where games are rated and listed. */
  readonly speed: string;
  readonly rated: boolean;
  /** A test places the game, with luck that follows from this secret; no route accepts it. */
  readonly placed?: { readonly secret: string };
  /** Whether everybody may find it. */
  readonly listed?: boolean;
  readonly friendly?: boolean;
  readonly deployMs?: number;
  readonly audienceDelay?: number;
  readonly nonceMs?: number;
  readonly graceMs?: number;
}

export interface CreatedGame {
  readonly game: string;
  /** The secrets of people's seats, for clients without a session. */
  readonly secrets: BySeat<string>;
}

/** Stores a new game. Its first fact follows when its table is first loaded, also after a crash in between. */
export async function createGame({ store, runtime }: HostContext, table: GameSpec): Promise<CreatedGame> {
  const { edition, options, seats, speed, listed = false, game = newGameId(runtime), placed, ...rest } = table;
  const arranged = placed === undefined ? arrangementOf(runtime) : 'placed';
  const rated = table.rated && arranged === undefined;
  const rules = rulesOf({ edition, options });
  const occupants = Object.fromEntries(rules.seats.map((seat): [Seat, Occupant] => [seat, occupantOf(seats[seat] ?? { type: 'open' })]));
  const secrets: BySeat<string> = Object.fromEntries(
    rules.seats.filter((seat) => isPerson(seats[seat])).map((seat) => [seat, newSecret(runtime)]),
  );
  await store.games.open({
    ...{ id: game, edition, speed, rated, listed, createdAt: runtime.now() },
    setup: defaultSetup(rules, placed?.secret ?? newSecret(runtime), {
      ...rest,
      seats: occupants,
      rated,
      ...defined({ arranged }),
      waitMs: WAIT_MS,
    }),
    seats: rules.seats.map((seat) => {
      const secret = secrets[seat];
      return { seat, sitter: seats[seat] ?? { type: 'open' }, ...(secret === undefined ? {} : { secretHash: hashOfSecret(secret) }) };
    }),
  });
  return { game, secrets };
}

/** The rematch that a finished game has named: everybody moves on by a seat, and keeps their secret. A second caller finds it there. */
export async function openRematch({ store, runtime }: HostContext, before: StoredGame, table: Table): Promise<void> {
  const { rematch: id } = table.state;
  if (id === undefined || (await store.games.find(id)) !== undefined) return;
  const { seats: names } = table.rules;
  const from = (seat: Seat): Seat => names[(names.indexOf(seat) + 1) % names.length];
  const seats: NewGame['seats'] = names.map((seat) => {
    const { seat: _, outcome: __, ...kept } = before.seats.find((one) => one.seat === from(seat)) ?? { seat, sitter: { type: 'open' } };
    return { seat, ...kept };
  });
  const { arranged: _, ...usual } = table.setup;
  const arranged = arrangementOf(runtime);
  const { edition, speed, rated, listed } = before;
  const setup: Setup = {
    ...usual,
    // A new game has today's rules.
    revision: rulesOf({ edition, options: usual.options }).edition.revision,
    longest: defaultLengthLimit(table.rules),
    ...defined({ arranged }),
    seats: Object.fromEntries(seats.map(({ seat, sitter }) => [seat, occupantOf(sitter)])),
    secret: newSecret(runtime),
  };
  try {
    await store.games.open({ id, edition, speed, rated, listed, setup, createdAt: runtime.now(), seats });
  } catch (error) {
    // Another node was quicker.
    if ((await store.games.find(id)) === undefined) throw error;
  }
}

/** Luck that was chosen for a whole node applies to all its games. */
export function arrangementOf({ isSeeded }: Runtime): ArrangementKind | undefined {
  return isSeeded ? 'seeded' : undefined;
}

/** What everybody at the table may know of a player. */
export function occupantOf(sitter: SeatHolder): Occupant {
  if (sitter.type === 'open') return { type: 'open' };
  if (sitter.type === 'computer') return { type: 'computer', level: sitter.level };
  if (sitter.type === 'gone') return { type: 'person' };
  return { type: 'person', name: sitter.name, ...(sitter.type === 'account' && sitter.bot ? { bot: true } : {}) };
}

function isPerson(sitter: SeatHolder | undefined): boolean {
  return sitter !== undefined && sitter.type !== 'open' && sitter.type !== 'computer';
}
