// Invitation links: a token that nobody can guess opens one seat of a game, once. The store knows only its hash.

import { fail, ok, type Result } from '@flagfall/engine';
import type { TakenSeat } from '@flagfall/protocol/http';
import { isBanned } from '../games/keptOut.ts';
import { hashOf, newToken } from '../people/secrets.ts';
import type { StoredGame } from '../store/games.ts';
import { isSame, type Person } from '../store/rows.ts';
import { personAt } from '../store/sitter.ts';
import type { Store } from '../store/store.ts';
import type { Player } from './gameSetup.ts';
import { sitterFor } from './seating.ts';

export type InviteRefusal =
  | { readonly code: 'banned' }
  /** No such invitation, or it was used, has run out or was withdrawn: whoever tries tokens learns no more. */
  | { readonly code: 'noInvite' }
  | { readonly code: 'alreadySeated' }
  | { readonly code: 'ratedNeedsAccount' };

const LIFE_MS = 7 * 24 * 3600 * 1000;

/** The token of a new invitation, to be shown once to who invites. */
export async function inviteTo(store: Store, { game, seat }: TakenSeat, now: number): Promise<string> {
  const token = newToken();
  await store.invites.create({ tokenHash: hashOf(token), game, seat, createdAt: now, expiresAt: now + LIFE_MS });
  return token;
}

/** Whoever has a token may see which seat of which game it opens. */
export async function findInvite(store: Store, token: string, now: number): Promise<TakenSeat | undefined> {
  const invite = await store.invites.find(hashOf(token), now);
  return invite === undefined ? undefined : { game: invite.game, seat: invite.seat };
}

/** The seat that somebody has taken by a token before: whoever missed the answer asks again and is answered the same. */
export async function seatTakenBy(store: Store, person: Person, token: string, now: number): Promise<TakenSeat | undefined> {
  const invite = await store.invites.findUsed(hashOf(token), now);
  const game = invite === undefined ? undefined : await store.games.find(invite.game);
  const sitter = personAt(game?.seats.find(({ seat }) => seat === invite?.seat)?.sitter);
  return invite !== undefined && isSame(person, sitter) ? { game: invite.game, seat: invite.seat } : undefined;
}

/** Takes the seat; `secretHash` opens it from then on, where it is opened by a secret. */
export async function acceptInvite(
  store: Store,
  player: Player,
  token: string,
  now: number,
  secretHash?: string,
): Promise<Result<TakenSeat, InviteRefusal>> {
  const invite = await findInvite(store, token, now);
  const game = invite === undefined ? undefined : await store.games.find(invite.game);
  if (game === undefined) return fail({ code: 'noInvite' });
  const refusal = refusalFor(game, player);
  if (refusal !== undefined) return fail(refusal);
  if (await isBanned(store, player.person, now)) return fail({ code: 'banned' });
  const taken = await store.invites.accept(hashOf(token), now, sitterFor(player), secretHash);
  return taken === undefined ? fail({ code: 'noInvite' }) : ok({ game: taken.game, seat: taken.seat });
}

function refusalFor({ status, seats, rated }: StoredGame, { person }: Player): InviteRefusal | undefined {
  if (status !== 'waiting') return { code: 'noInvite' };
  if (seats.some(({ sitter }) => isSame(person, personAt(sitter)))) return { code: 'alreadySeated' };
  return rated && person.type !== 'account' ? { code: 'ratedNeedsAccount' } : undefined;
}
