// Offers to play: made, shown to their readers, and accepted by one.

import { type Chance, fail, ok, type Result } from '@flagfall/engine';
import { DAY_MS, SECOND_MS } from '@flagfall/protocol';
import { defined } from '../defined.ts';
import { isBanned } from '../games/creation/bans.ts';
import { pairingRating } from '../ratings/leaderboard.ts';
import { speedOf } from '../ratings/speed.ts';
import type { NewGame } from '../store/games/games.ts';
import type { Match, StoredOffer } from '../store/lobby/offers.ts';
import { personKey } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { assignSeats, type SeatAssignment } from './assignSeats.ts';
import { checkSetup, type GameSetup, type LobbyPlayer, type SetupFault, type SetupRequest } from './gameSetup.ts';

export interface NewOffer {
  readonly id: string;
  readonly setup: SetupRequest;
  readonly ratingMin?: number;
  readonly ratingMax?: number;
  /** The challenged account; absent for an open offer. */
  readonly invited?: string;
  /** The node that keeps it alive. */
  readonly node: string;
}

export type OfferRefusal =
  | SetupFault
  | { readonly code: 'banned' }
  /** Offers are for two; larger groups meet by quick pairing or invitations. */
  | { readonly code: 'twoOnly' }
  | { readonly code: 'badRange' }
  | { readonly code: 'tooMany'; readonly most: number }
  /** The offer is gone: accepted, expired or withdrawn. */
  | { readonly code: 'gone' }
  | { readonly code: 'ownOffer' }
  /** Meant for another player, blocked, or not acceptable; the answer does not say which. Bots cannot accept open offers of people. */
  | { readonly code: 'notForYou' }
  | { readonly code: 'outOfRange'; readonly rating: number };

/** An offer lasts while its maker is present on a node (`keepLobbyAlive`). */
const LIFE_MS = 60 * SECOND_MS;
/** Correspondence games are offered to people who come by later. */
const LIFE_BY_DAYS_MS = 3 * DAY_MS;
/** Open offers of one person: enough to find a game, and too few to hide those of others. */
const OPEN_MAX = { account: 5, guest: 2 } as const;

/** Whether an offer stays when its maker leaves. A guest who has left may never return. */
export function outlivesMaker({ speed, person }: Pick<StoredOffer, 'speed' | 'person'>): boolean {
  return speed === 'days' && person.type === 'account';
}

export async function makeOffer(
  store: Store,
  player: LobbyPlayer,
  given: NewOffer,
  now: number,
): Promise<Result<StoredOffer, OfferRefusal>> {
  const setup = checkSetup(given.setup, player);
  if (!setup.ok) return setup;
  const { edition, clock, rated } = setup.value;
  const { person, name, bot } = player;
  const { id, node, ratingMin, ratingMax, invited } = given;
  if (setup.value.seats.length !== 2) return fail({ code: 'twoOnly' });
  if ((ratingMin ?? 0) > (ratingMax ?? Number.POSITIVE_INFINITY)) return fail({ code: 'badRange' });
  if (await isBanned(store, person, now)) return fail({ code: 'banned' });
  if (invited !== undefined) {
    const guest = await store.accounts.find(invited);
    const key = personKey({ type: 'account', account: invited });
    if (key === personKey(person)) return fail({ code: 'ownOffer' });
    // A challenge to a player who blocks its maker looks like any other, and is shown to no one: a refusal would reveal the block.
    if (guest === undefined) return fail({ code: 'notForYou' });
    // The blocking player knows of the block, so this one is refused: it would wait for nothing.
    if ((await store.blocks.of(person, 'block')).includes(key)) return fail({ code: 'notForYou' });
  }
  const others = (await store.offers.of(person, now)).filter((offer) => offer.invited === undefined && offer.edition !== edition);
  const most = OPEN_MAX[person.type];
  if (invited === undefined && others.length >= most) return fail({ code: 'tooMany', most });
  const speed = speedOf(clock);
  const { rating } = await pairingRating(store, person, edition, speed, now);
  const offer: StoredOffer = {
    ...{ id, person, name, bot, edition, speed, rated, setup: setup.value, rating, node },
    ...{ createdAt: now, expiresAt: now + (outlivesMaker({ speed, person }) ? LIFE_BY_DAYS_MS : LIFE_MS) },
    ...defined({ ratingMin, ratingMax, invited }),
  };
  await store.offers.offer(offer);
  return ok(offer);
}

/** Accepts an offer: one of all who try gets the game that `gameFor` makes. Its maker's node finds it among its matches. */
export async function acceptOffer(
  store: Store,
  taker: LobbyPlayer,
  id: string,
  now: number,
  chance: Chance,
  gameFor: (setup: GameSetup, seats: readonly SeatAssignment[]) => NewGame,
): Promise<Result<Match, OfferRefusal>> {
  const offer = await store.offers.find(id, now);
  if (offer === undefined) return fail({ code: 'gone' });
  const refusal = await refusalFor(store, taker, offer, now);
  if (refusal !== undefined) return fail(refusal);
  const match = await store.offers.accept(id, now, (found) => {
    const setup = found.setup as GameSetup;
    return gameFor(setup, assignSeats(setup.seats, [found, taker], chance, setup.seat));
  });
  return match === undefined ? fail({ code: 'gone' }) : ok(match);
}

/** The challenged player declines; the offer is deleted. */
export async function declineOffer(store: Store, { person }: LobbyPlayer, id: string): Promise<boolean> {
  return person.type === 'account' && store.offers.decline(id, person.account);
}

async function refusalFor(store: Store, taker: LobbyPlayer, offer: StoredOffer, now: number): Promise<OfferRefusal | undefined> {
  const { person } = taker;
  const { ratingMin = 0, ratingMax = Number.POSITIVE_INFINITY, invited } = offer;
  if (personKey(person) === personKey(offer.person)) return { code: 'ownOffer' };
  if (invited !== undefined && personKey(person) !== personKey({ type: 'account', account: invited })) return { code: 'notForYou' };
  // An open offer of a person is no consent to play a program: a bot challenges, or offers, and people accept.
  if (taker.bot && !offer.bot && invited === undefined) return { code: 'notForYou' };
  if (offer.rated) {
    // It was checked when it was made; a server updated since may have other rules.
    const checked = checkSetup(offer.setup as GameSetup, taker);
    if (!checked.ok) return checked.error;
  }
  if (await isBanned(store, person, now)) return { code: 'banned' };
  if ((await store.blocks.blockedWith(person)).includes(personKey(offer.person))) return { code: 'notForYou' };
  const rating = Math.round((await pairingRating(store, person, offer.edition, offer.speed, now)).rating);
  return rating < ratingMin || rating > ratingMax ? { code: 'outOfRange', rating } : undefined;
}
