// What people do in the lobby: offer, accept, decline, search. All nodes are told that the lobby has changed, and which players have a game.

import { fail, ok, type Result, type Seat, seededChance } from '@flagfall/engine';
import { isBanned } from '../games/creation/bans.ts';
import { reachedGameLimit } from '../games/creation/gameLimits.ts';
import type { GameHost } from '../games/live/host.ts';
import { viewerFor } from '../games/live/viewerFor.ts';
import type { Runtime } from '../games/runtime.ts';
import { publishHint } from '../notices/nodeHints.ts';
import type { NoticeBus } from '../notices/notices.ts';
import { newId } from '../people/tokens.ts';
import type { Match, StoredOffer } from '../store/lobby/offers.ts';
import type { Seeker } from '../store/lobby/seekers.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { agreedGame, gameIdForOffer } from './agreedGame.ts';
import type { SeatAssignment } from './assignSeats.ts';
import type { GameSetup, LobbyPlayer, SetupRequest } from './gameSetup.ts';
import { acceptOffer, declineOffer, makeOffer, type NewOffer, type OfferRefusal } from './offers.ts';
import { leaveLobby, pairAll, type SearchRefusal, startSearch } from './quickPairing.ts';

export interface LobbyContext {
  readonly store: Store;
  readonly notices: NoticeBus;
  readonly runtime: Runtime;
  readonly host: Pick<GameHost, 'query'>;
}

/** A player's new game, and their seat. */
export interface GameSeat {
  readonly game: string;
  readonly seat: Seat;
}

/** A player with so many games must finish one first. */
export interface TooManyGames {
  readonly code: 'tooManyGames';
  readonly most: number;
}

/** A player's offers at a time, challenges among them. */
const OFFERS_MAX = 20;

export class LobbyActions {
  /** The node id of new offers and searches, until the node where the player is present claims them. */
  readonly node: string;
  readonly #context: LobbyContext;

  constructor(context: LobbyContext) {
    this.#context = context;
    this.node = `desk-${context.runtime.randomHex(8)}`;
  }

  /** The clock of the lobby. */
  now(): number {
    return this.#context.runtime.now();
  }

  async offer(maker: LobbyPlayer, given: Omit<NewOffer, 'id' | 'node'>): Promise<Result<StoredOffer, OfferRefusal>> {
    const { store, runtime } = this.#context;
    const now = runtime.now();
    if ((await store.offers.of(maker.person, now)).length >= OFFERS_MAX) return fail({ code: 'tooMany', most: OFFERS_MAX });
    const made = await makeOffer(store, maker, { ...given, id: newId(), node: this.node }, now);
    if (made.ok) this.#changed();
    return made;
  }

  async withdraw({ person }: LobbyPlayer, id: string): Promise<boolean> {
    return this.#changedIf(await this.#context.store.offers.withdraw(id, person));
  }

  async decline(player: LobbyPlayer, id: string): Promise<boolean> {
    return this.#changedIf(await declineOffer(this.#context.store, player, id));
  }

  /** A player who has accepted it before missed the answer, and gets it again. */
  async accept(taker: LobbyPlayer, id: string): Promise<Result<GameSeat, OfferRefusal | TooManyGames>> {
    const { store, runtime } = this.#context;
    const before = await this.#gotBy(taker, id);
    if (before !== undefined) return ok(before);
    const most = await reachedGameLimit(store, taker.person, false);
    if (most !== undefined) return fail({ code: 'tooManyGames', most });
    const chance = seededChance(runtime.randomHex(16));
    const now = runtime.now();
    const accepted = await acceptOffer(store, taker, id, now, chance, (setup, seats) =>
      agreedGame(runtime, setup, seats, gameIdForOffer(id)),
    );
    if (!accepted.ok) return accepted;
    await this.#begun([accepted.value, { ...accepted.value, person: taker.person }], now);
    const got = await this.#gotBy(taker, id);
    return got === undefined ? fail({ code: 'gone' }) : ok(got);
  }

  /** The seat of a player in the game of an offer. */
  async #gotBy({ person }: LobbyPlayer, offer: string): Promise<GameSeat | undefined> {
    const game = await this.#context.store.games.find(gameIdForOffer(offer));
    const viewer = game === undefined ? 'audience' : viewerFor(game, { person });
    return game === undefined || viewer === undefined || viewer === 'audience' ? undefined : { game: game.id, seat: viewer };
  }

  async search(player: LobbyPlayer, setup: SetupRequest): Promise<Result<Seeker, SearchRefusal>> {
    const { store, runtime } = this.#context;
    const found = await startSearch(store, player, setup, { id: newId(), node: this.node, now: runtime.now() });
    if (found.ok) this.#changed();
    return found;
  }

  async stopSearch({ person }: LobbyPlayer): Promise<boolean> {
    return this.#changedIf(await this.#context.store.seekers.stop(person));
  }

  /** A player has left, as far as this node knows. */
  async left(person: Person): Promise<void> {
    const { store, runtime } = this.#context;
    this.#changedIf(await leaveLobby(store, person, runtime.now(), ({ node }) => node === this.node));
  }

  /** Somebody may have been banned: banned people do not wait for a game. */
  async sanctioned(person: Person): Promise<void> {
    const { store, runtime } = this.#context;
    if (await isBanned(store, person, runtime.now())) this.#changedIf(await leaveLobby(store, person, runtime.now()));
  }

  /** Pairs all who can be paired. */
  async pair(): Promise<void> {
    const { store, runtime } = this.#context;
    const gameFor = (setup: GameSetup, seats: readonly SeatAssignment[]) => agreedGame(runtime, setup, seats);
    const now = runtime.now();
    const matches = await pairAll(store, now, seededChance(runtime.randomHex(16)), gameFor);
    if (matches.length > 0) await this.#begun(matches, now);
  }

  /** Games are stored: their tables begin, their players' other immediate offers and searches end, and those present are told. */
  async #begun(matches: readonly Match[], at: number): Promise<void> {
    const { store, notices, runtime, host } = this.#context;
    const later = (error: unknown) => runtime.log.warn({ fault: String(error) }, 'an agreed game begins later');
    for (const game of new Set(matches.map(({ game }) => game))) {
      publishHint(notices, 'met', game);
      // If it fails, the first player to join begins it, or the next search for games without a first fact.
      await host.query(game, () => undefined).catch(later);
    }
    // A player who has already seen the game may want another one.
    const isBefore = ({ createdAt }: { readonly createdAt: number }) => createdAt <= at;
    for (const { person } of matches) await leaveLobby(store, person, runtime.now(), isBefore).catch(later);
    this.#changed();
  }

  #changedIf(hasChanged: boolean): boolean {
    if (hasChanged) this.#changed();
    return hasChanged;
  }

  #changed(): void {
    publishHint(this.#context.notices, 'lobby');
  }
}
