// Quick pairing: say what you want to play, and get a game with somebody near your rating. Any node may pair; the store sees to it that
// nobody gets two games.

import { type Chance, fail, ok, type Result } from '@flagfall/engine';
import { speedOf } from '../ratings/speed.ts';
import { strengthOf } from '../ratings/standings.ts';
import type { NewGame } from '../store/games.ts';
import type { Match } from '../store/lobby.ts';
import type { Person } from '../store/rows.ts';
import type { Seeker } from '../store/seekers.ts';
import type { Store } from '../store/store.ts';
import { isBanned } from './banned.ts';
import { groupsOf } from './pairing.ts';
import { type Seated, seatAll } from './seating.ts';
import { checkWish, type GivenWish, type Player, type Wish, type WishFault } from './wish.ts';

export type SeekRefusal = WishFault | { readonly code: 'banned' };

const MINUTE = 60_000;
/** A search or an offer ends when its node has not kept it alive for so long. */
const LIFE_MS = MINUTE;
/** So long two who have met should rather meet others. */
const LATELY_MS = 30 * MINUTE;

export async function seek(
  store: Store,
  player: Player,
  given: GivenWish,
  { id, node, now }: { readonly id: string; readonly node: string; readonly now: number },
): Promise<Result<Seeker, SeekRefusal>> {
  const checked = checkWish(given, player);
  if (!checked.ok) return checked;
  const { person, name } = player;
  if (await isBanned(store, person, now)) return fail({ code: 'banned' });
  // In quick pairing seats are by lot.
  const { seat: _, ...wish } = checked.value;
  const { rating, deviation } = await strengthOf(store, person, wish.edition, speedOf(wish.clock), now);
  const seeker: Seeker = {
    ...{ id, person, name, pool: poolOf(wish, player), setup: wish, rating, deviation, node, createdAt: now, expiresAt: now + LIFE_MS },
    met: await store.games.metSince(person, now - LATELY_MS),
    avoids: await store.aversions.apartFrom(person),
  };
  await store.seekers.seek(seeker);
  return ok(seeker);
}

/** Pairs whoever can be paired now, in all pools. Call it every second or two, on every node. */
export async function pairAll(
  store: Store,
  now: number,
  chance: Chance,
  gameFor: (wish: Wish, seats: readonly Seated[]) => NewGame,
): Promise<readonly Match[]> {
  const matches: Match[] = [];
  for (const pool of await store.seekers.pools(now)) {
    const found = await store.seekers.pair(pool, now, (waiting) => {
      if (waiting.length === 0) return [];
      const wish = waiting[0].setup as Wish;
      return groupsOf(wish.seats.length, waiting, now).map((seekers) => ({
        seekers,
        game: gameFor(wish, seatAll(wish.seats, seekers, chance)),
      }));
    });
    matches.push(...found);
  }
  return matches;
}

/** Offers and searches of a node's people wait on while their node lives. Call it with every sign of life. */
export async function keepLobbyAlive(store: Store, node: string, now: number): Promise<void> {
  await store.lobby.keepAlive(node, now + LIFE_MS);
  await store.seekers.keepAlive(node, now + LIFE_MS);
}

/** Games that people of a node have got, by offer or by pairing; told once `markTold` has been called. */
export async function matchesOf(store: Store, node: string): Promise<readonly Match[]> {
  return [...(await store.lobby.matches(node)), ...(await store.seekers.matches(node))];
}

export async function markTold(store: Store, matches: readonly Match[]): Promise<void> {
  const ids = matches.map(({ id }) => id);
  await store.lobby.told(ids);
  await store.seekers.told(ids);
}

/** Somebody is gone: nobody should be paired with them, or accept what they offered to play at once. */
export async function leaveLobby(store: Store, person: Person, now: number): Promise<void> {
  await store.seekers.stop(person);
  for (const { id, speed } of await store.lobby.of(person, now)) if (speed !== 'days') await store.lobby.withdraw(id, person);
}

/** The same for everybody who can be paired. Bots are paired with bots: people meet them by accepting an offer. */
function poolOf({ edition, options, clock, rated }: Omit<Wish, 'seat'>, { bot }: Player): string {
  return JSON.stringify([edition, options, clock, rated ? 'rated' : 'friendly', bot ? 'bots' : 'people']);
}
