// Invitation links: a secret token opens one seat of a game, once. The store has only its hash.

import { fail, ok, type Result } from '@flagfall/engine';
import type { SeatRef } from '@flagfall/protocol/http';
import { isBanned } from '../games/creation/bans.ts';
import { hashOfToken, newToken } from '../people/tokens.ts';
import type { StoredGame } from '../store/games/games.ts';
import { personAt } from '../store/games/seatHolder.ts';
import { isSamePerson, type Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { seatHolderFor } from './assignSeats.ts';
import type { LobbyPlayer } from './gameSetup.ts';

export type InviteRefusal =
  | { readonly code: 'banned' }
  /** No such invitation, or it was used, has expired or was withdrawn: guessing tokens tells no more. */
  | { readonly code: 'noInvite' }
  | { readonly code: 'alreadySeated' }
  | { readonly code: 'ratedNeedsAccount' };

const LIFE_MS = 7 * 24 * 3600 * 1000;

/** The token of a new invitation, to be shown once to the player who invites. */
export async function inviteTo(store: Store, { game, seat }: SeatRef, now: number): Promise<string> {
  const token = newToken();
  await store.invites.create({ tokenHash: hashOfToken(token), game, seat, createdAt: now, expiresAt: now + LIFE_MS });
  return token;
}

/** With a token one may see which seat of which game it opens. */
export async function findInvite(store: Store, token: string, now: number): Promise<SeatRef | undefined> {
  const invite = await store.invites.find(hashOfToken(token), now);
  return invite === undefined ? undefined : { game: invite.game, seat: invite.seat };
}

/** The seat that the same player took by a token before: a player who missed the answer gets it again. */
export async function seatTakenBy(store: Store, person: Person, token: string, now: number): Promise<SeatRef | undefined> {
  const invite = await store.invites.findUsed(hashOfToken(token), now);
  const game = invite === undefined ? undefined : await store.games.find(invite.game);
  const sitter = personAt(game?.seats.find(({ seat }) => seat === invite?.seat)?.sitter);
  return invite !== undefined && isSamePerson(person, sitter) ? { game: invite.game, seat: invite.seat } : undefined;
}

/** Takes the seat; from then on `secretHash` opens it, if the player has no session. */
export async function acceptInvite(
  store: Store,
  player: LobbyPlayer,
  token: string,
  now: number,
  secretHash?: string,
): Promise<Result<SeatRef, InviteRefusal>> {
  const invite = await findInvite(store, token, now);
  const game = invite === undefined ? undefined : await store.games.find(invite.game);
  if (game === undefined) return fail({ code: 'noInvite' });
  const refusal = refusalFor(game, player);
  if (refusal !== undefined) return fail(refusal);
  if (await isBanned(store, player.person, now)) return fail({ code: 'banned' });
  const taken = await store.invites.accept(hashOfToken(token), now, seatHolderFor(player), secretHash);
  return taken === undefined ? fail({ code: 'noInvite' }) : ok({ game: taken.game, seat: taken.seat });
}

function refusalFor({ status, seats, rated }: StoredGame, { person }: LobbyPlayer): InviteRefusal | undefined {
  if (status !== 'waiting') return { code: 'noInvite' };
  if (seats.some(({ sitter }) => isSamePerson(person, personAt(sitter)))) return { code: 'alreadySeated' };
  return rated && person.type !== 'account' ? { code: 'ratedNeedsAccount' } : undefined;
}
