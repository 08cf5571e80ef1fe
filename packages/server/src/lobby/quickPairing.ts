// Quick pairing: a player chooses a game, and gets an opponent near their rating. Any node may pair; the store guarantees that
// a player gets one game.

import { type Chance, fail, ok, type Result } from '@flagfall/engine';
import { MINUTE_MS } from '@flagfall/protocol';
import { isBanned } from '../games/creation/bans.ts';
import { pairingRating } from '../ratings/leaderboard.ts';
import { speedOf } from '../ratings/speed.ts';
import type { NewGame } from '../store/games/games.ts';
import type { Match, StoredOffer } from '../store/lobby/offers.ts';
import type { Seeker, WaitingSeeker } from '../store/lobby/seekers.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { assignSeats, type SeatAssignment } from './assignSeats.ts';
import { checkSetup, type GameSetup, type LobbyPlayer, type SetupFault, type SetupRequest } from './gameSetup.ts';
import { outlivesMaker } from './offers.ts';
import { pairingGroups } from './pairing.ts';

export type SearchRefusal = SetupFault | { readonly code: 'banned' };

/** A search or an offer ends when no node has kept it alive for so long. */
const LIFE_MS = MINUTE_MS;
/** It is renewed when so little time is left. */
const RENEW_MS = 40_000;
/** How long recent opponents are avoided. */
const LATELY_MS = 30 * MINUTE_MS;

export async function startSearch(
  store: Store,
  player: LobbyPlayer,
  given: SetupRequest,
  { id, node, now }: { readonly id: string; readonly node: string; readonly now: number },
): Promise<Result<Seeker, SearchRefusal>> {
  const checked = checkSetup(given, player);
  if (!checked.ok) return checked;
  const { person, name } = player;
  if (await isBanned(store, person, now)) return fail({ code: 'banned' });
  // Quick pairing draws the seats.
  const { seat: _, ...setup } = checked.value;
  const { rating, deviation } = await pairingRating(store, person, setup.edition, speedOf(setup.clock), now);
  const seeker: Seeker = {
    ...{ id, person, name, pool: poolOf(setup, player), setup, rating, deviation, node, createdAt: now, expiresAt: now + LIFE_MS },
    met: await store.games.metSince(person, now - LATELY_MS),
    avoids: await store.blocks.blockedWith(person),
  };
  await store.seekers.seek(seeker);
  return ok(seeker);
}

/** Pairs all who can be paired now, in all pools. Call it every second or two, on every node. */
export async function pairAll(
  store: Store,
  now: number,
  chance: Chance,
  gameFor: (setup: GameSetup, seats: readonly SeatAssignment[]) => NewGame,
): Promise<readonly Match[]> {
  const matches: Match[] = [];
  for (const pool of await store.seekers.pools(now)) {
    const found = await store.seekers.pair(pool, now, (waiting) => {
      if (waiting.length === 0) return [];
      const setup = waiting[0].setup as GameSetup;
      const bot = isForBots(pool);
      return pairingGroups(setup.seats.length, waiting, now).map((seekers) => {
        const players = seekers.map(({ person, name }) => ({ person, name, bot }));
        return { seekers, game: gameFor(setup, assignSeats(setup.seats, players, chance)) };
      });
    });
    matches.push(...found);
  }
  return matches;
}

/** The lobby as it stands. */
export interface LobbyState {
  readonly offers: readonly StoredOffer[];
  readonly searching: readonly WaitingSeeker[];
}

export async function lobbyState(store: Store, now: number): Promise<LobbyState> {
  return { offers: await store.offers.all(now), searching: await store.seekers.waiting(now) };
}

/** Keeps the offers and searches of people present on a node alive, and assigns them to it. Call it every few seconds. */
export async function keepLobbyAlive(
  store: Store,
  { offers, searching }: LobbyState,
  node: string,
  isHere: (person: Person) => boolean,
  now: number,
): Promise<void> {
  const due = (one: WaitingSeeker) => isHere(one.person) && (one.node !== node || one.expiresAt < now + RENEW_MS);
  const idsOf = (all: readonly WaitingSeeker[]) => all.filter(due).map(({ id }) => id);
  await store.offers.keep(idsOf(offers), node, now + LIFE_MS);
  await store.seekers.keep(idsOf(searching), node, now + LIFE_MS);
}

/** Games that players have got, by offer or by pairing; told once `markTold` has been called. */
export async function matchesOf(store: Store, isHere: (person: Person) => boolean): Promise<readonly Match[]> {
  return [...(await store.offers.matches()), ...(await store.seekers.matches())].filter(({ person }) => isHere(person));
}

export async function markTold(store: Store, matches: readonly Match[]): Promise<void> {
  const ids = matches.map(({ id }) => id);
  await store.offers.told(ids);
  await store.seekers.told(ids);
}

/** What a player waits for: a search, or an offer. */
type SearchOrOffer = Pick<Seeker, 'node' | 'createdAt'>;

/**
 * A player has left, or has got a game: ends their search and their immediate offers. `isLeft` tells which
 * of their offers end by it. Returns whether there was anything.
 */
export async function leaveLobby(
  store: Store,
  person: Person,
  now: number,
  isLeft: (wish: SearchOrOffer) => boolean = () => true,
): Promise<boolean> {
  const search = await store.seekers.of(person, now);
  const hasStopped = search !== undefined && isLeft(search) && (await store.seekers.stop(person));
  const offers = (await store.offers.of(person, now)).filter((offer) => !outlivesMaker(offer) && isLeft(offer));
  for (const { id } of offers) await store.offers.withdraw(id, person);
  return hasStopped || offers.length > 0;
}

/** The same text for all who can be paired. Bots are paired with bots: people meet them by accepting an offer. */
function poolOf({ edition, options, clock, rated }: Omit<GameSetup, 'seat'>, { bot }: LobbyPlayer): string {
  return JSON.stringify([edition, options, clock, rated ? 'rated' : 'friendly', bot ? 'bots' : 'people']);
}

function isForBots(pool: string): boolean {
  return JSON.parse(pool).at(-1) === 'bots';
}
