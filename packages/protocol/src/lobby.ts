/** The lobby: open offers, challenges, new games. The same shapes go over HTTP. */

import type { OptionValue, Seat } from '@flagfall/engine';
import * as v from 'valibot';
import { count, gameId, id, maybe, ms, seat } from './schemas.ts';
import type { ClockSetup } from './update.ts';

/** An offer as one reader sees it. */
export interface LobbyOffer {
  readonly id: string;
  /** Its maker; a bot is always marked as one. */
  readonly from: { readonly name: string; readonly bot: boolean; readonly rating?: number };
  readonly edition: string;
  /** Options that differ from the edition's defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly clock: ClockSetup;
  readonly speed: string;
  readonly rated: boolean;
  /** The seat that its maker wants; random when absent. */
  readonly seat?: Seat;
  /** The ratings that may take it. */
  readonly ratingMin?: number;
  readonly ratingMax?: number;
  /** A challenge to the reader. */
  readonly forYou: boolean;
  readonly yours: boolean;
  readonly createdAt: number;
}

export type LobbyMessage =
  /** The reader has a seat in a new game: an offer was accepted, a pairing found, an invitation taken, a rematch opened. It may come twice. */
  | { readonly type: 'matched'; readonly game: string; readonly seat: Seat }
  | { readonly type: 'challenged'; readonly offer: LobbyOffer }
  /** A challenge was withdrawn, has expired, or was answered elsewhere. */
  | { readonly type: 'challengeGone'; readonly offer: string }
  /** A game of the reader is over. */
  | { readonly type: 'gameEnded'; readonly game: string }
  /** All open offers, and how many players search for a game. */
  | { readonly type: 'lobby'; readonly offers: readonly LobbyOffer[]; readonly searching: number };

export const clockSchema: v.GenericSchema<ClockSetup> = v.variant('type', [
  v.object({ type: v.literal('unlimited') }),
  v.object({ type: v.literal('increment'), initialMs: ms, incrementMs: ms }),
  v.object({ type: v.literal('delay'), initialMs: ms, delayMs: ms }),
  v.object({ type: v.literal('perMove'), moveMs: ms }),
  v.object({ type: v.literal('days'), days: count }),
]);

export const optionsSchema = v.record(v.string(), v.union([v.string(), v.number()]));

export const lobbyOfferSchema = v.object({
  id,
  from: v.object({ name: v.string(), bot: v.boolean(), rating: maybe(v.number()) }),
  edition: v.string(),
  options: optionsSchema,
  clock: clockSchema,
  speed: v.string(),
  rated: v.boolean(),
  seat: maybe(seat),
  ratingMin: maybe(v.number()),
  ratingMax: maybe(v.number()),
  forYou: v.boolean(),
  yours: v.boolean(),
  createdAt: ms,
});

export const lobbySchemas = [
  v.object({ type: v.literal('matched'), game: gameId, seat }),
  v.object({ type: v.literal('challenged'), offer: lobbyOfferSchema }),
  v.object({ type: v.literal('challengeGone'), offer: id }),
  v.object({ type: v.literal('gameEnded'), game: gameId }),
  v.object({ type: v.literal('lobby'), offers: v.array(lobbyOfferSchema), searching: count }),
] as const;
