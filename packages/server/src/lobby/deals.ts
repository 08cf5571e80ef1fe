// What people do in the lobby: offer, accept, decline, search. Every node is told that the lobby has changed, and who has got a game.

import { fail, ok, type Result, type Seat, seededChance } from '@flagfall/engine';
import { mostGames } from '../games/caps.ts';
import type { GameHost } from '../games/host.ts';
import { isBanned } from '../games/keptOut.ts';
import { viewerFor } from '../games/viewerFor.ts';
import type { World } from '../games/world.ts';
import { publishHint } from '../notices/hints.ts';
import type { Notices } from '../notices/notices.ts';
import { newId } from '../people/secrets.ts';
import type { Match, Offer } from '../store/lobby.ts';
import type { Person } from '../store/rows.ts';
import type { Seeker } from '../store/seekers.ts';
import type { Store } from '../store/store.ts';
import { agreedGame, gameOfOffer } from './agreedGame.ts';
import type { GameSetup, Player, WantedSetup } from './gameSetup.ts';
import { acceptOffer, declineOffer, type GivenOffer, makeOffer, type OfferRefusal } from './offers.ts';
import { leaveLobby, pairAll, type SeekRefusal, seek } from './quick.ts';
import type { Seated } from './seating.ts';

export interface LobbyParts {
  readonly store: Store;
  readonly notices: Notices;
  readonly world: World;
  readonly host: Pick<GameHost, 'look'>;
}

/** A game that somebody has got, and where they sit. */
export interface Got {
  readonly game: string;
  readonly seat: Seat;
}

/** Whoever has so many games finishes one first. */
export interface BusyRefusal {
  readonly code: 'tooManyGames';
  readonly most: number;
}

/** Offers that somebody has at once, challenges among them. */
const OFFERS_MAX = 20;

export class Deals {
  /** The name that what is made here is kept under until some node's attendance claims it. */
  readonly node: string;
  readonly #parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.node = `desk-${parts.world.randomHex(8)}`;
  }

  /** The time that everything here goes by. */
  now(): number {
    return this.#parts.world.now();
  }

  async offer(maker: Player, given: Omit<GivenOffer, 'id' | 'node'>): Promise<Result<Offer, OfferRefusal>> {
    const { store, world } = this.#parts;
    const now = world.now();
    if ((await store.lobby.of(maker.person, now)).length >= OFFERS_MAX) return fail({ code: 'tooMany', most: OFFERS_MAX });
    const made = await makeOffer(store, maker, { ...given, id: newId(), node: this.node }, now);
    if (made.ok) this.#changed();
    return made;
  }

  async withdraw({ person }: Player, id: string): Promise<boolean> {
    return this.#changedIf(await this.#parts.store.lobby.withdraw(id, person));
  }

  async decline(player: Player, id: string): Promise<boolean> {
    return this.#changedIf(await declineOffer(this.#parts.store, player, id));
  }

  /** Who has accepted it before missed the answer, and is answered the same. */
  async accept(taker: Player, id: string): Promise<Result<Got, OfferRefusal | BusyRefusal>> {
    const { store, world } = this.#parts;
    const before = await this.#gotBy(taker, id);
    if (before !== undefined) return ok(before);
    const most = await mostGames(store, taker.person, false);
    if (most !== undefined) return fail({ code: 'tooManyGames', most });
    const chance = seededChance(world.randomHex(16));
    const now = world.now();
    const accepted = await acceptOffer(store, taker, id, now, chance, (setup, seats) => agreedGame(world, setup, seats, gameOfOffer(id)));
    if (!accepted.ok) return accepted;
    await this.#begun([accepted.value, { ...accepted.value, person: taker.person }], now);
    const got = await this.#gotBy(taker, id);
    return got === undefined ? fail({ code: 'gone' }) : ok(got);
  }

  /** The seat that somebody has at the game of an offer. */
  async #gotBy({ person }: Player, offer: string): Promise<Got | undefined> {
    const game = await this.#parts.store.games.find(gameOfOffer(offer));
    const viewer = game === undefined ? 'audience' : viewerFor(game, { person });
    return game === undefined || viewer === undefined || viewer === 'audience' ? undefined : { game: game.id, seat: viewer };
  }

  async search(player: Player, setup: WantedSetup): Promise<Result<Seeker, SeekRefusal>> {
    const { store, world } = this.#parts;
    const found = await seek(store, player, setup, { id: newId(), node: this.node, now: world.now() });
    if (found.ok) this.#changed();
    return found;
  }

  async stopSearch({ person }: Player): Promise<boolean> {
    return this.#changedIf(await this.#parts.store.seekers.stop(person));
  }

  /** Somebody attends nowhere any more, as far as this node knows. */
  async left(person: Person): Promise<void> {
    const { store, world } = this.#parts;
    this.#changedIf(await leaveLobby(store, person, world.now(), ({ node }) => node === this.node));
  }

  /** Somebody has been banned, perhaps: whoever is does not wait for a game. */
  async sanctioned(person: Person): Promise<void> {
    const { store, world } = this.#parts;
    if (await isBanned(store, person, world.now())) this.#changedIf(await leaveLobby(store, person, world.now()));
  }

  /** Pairs whoever can be paired. */
  async pair(): Promise<void> {
    const { store, world } = this.#parts;
    const gameFor = (setup: GameSetup, seats: readonly Seated[]) => agreedGame(world, setup, seats);
    const now = world.now();
    const matches = await pairAll(store, now, seededChance(world.randomHex(16)), gameFor);
    if (matches.length > 0) await this.#begun(matches, now);
  }

  /** Games are stored: their tables begin, what their people wanted at that time ends, and whoever attends is told. */
  async #begun(matches: readonly Match[], at: number): Promise<void> {
    const { store, notices, world, host } = this.#parts;
    const later = (error: unknown) => world.log.warn({ fault: String(error) }, 'a game that was agreed begins a little later');
    for (const game of new Set(matches.map(({ game }) => game))) {
      publishHint(notices, 'met', game);
      // Should it fail, whoever joins first begins it, or the next look for games without a first fact.
      await host.look(game, () => undefined).catch(later);
    }
    // Who has seen the game already may want another one.
    const isBefore = ({ createdAt }: { readonly createdAt: number }) => createdAt <= at;
    for (const { person } of matches) await leaveLobby(store, person, world.now(), isBefore).catch(later);
    this.#changed();
  }

  #changedIf(hasChanged: boolean): boolean {
    if (hasChanged) this.#changed();
    return hasChanged;
  }

  #changed(): void {
    publishHint(this.#parts.notices, 'lobby');
  }
}
