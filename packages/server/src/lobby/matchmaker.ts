// The matchmaker of a node: pairs people, keeps the offers and searches of those present alive, and tells them the news. When
// the store fails it goes on, and retries the next time.

import { encodeServerMessage, type ServerMessage } from '@flagfall/protocol';
import type { Table } from '@flagfall/table';
import { nodeHintIn, publishHint } from '../notices/nodeHints.ts';
import type { PersonChange } from '../people/peopleContext.ts';
import type { StoredGame } from '../store/games/games.ts';
import type { StoredOffer } from '../store/lobby/offers.ts';
import type { Person } from '../store/rows.ts';
import { LobbyActions, type LobbyContext } from './lobbyActions.ts';
import { BlockList, concernsReader, isChallengeFor, isVisibleTo, lobbyFor, redactFor } from './offerViews.ts';
import { type Lobby, LobbyPresence, type LobbySubscriber, type LobbySubscription } from './presence.ts';
import { keepLobbyAlive, type LobbyState, lobbyState, markTold, matchesOf } from './quickPairing.ts';

/** Every node pairs about this often, at different moments. */
const PAIR_MS = 1200;
const PAIR_JITTER_MS = 600;
/** The lobby is read when it has changed, at most this often; and sometimes without a hint, since hints can be lost and offers expire. */
const LOOK_MS = 1000;
const LOOK_ANYWAY_MS = 4000;

export class Matchmaker implements Lobby {
  readonly actions: LobbyActions;
  readonly #context: LobbyContext;
  readonly #presence: LobbyPresence;
  readonly #stopListening: () => void;
  /** Games in memory that are known to be over. */
  readonly #over = new Set<string>();
  #pairing: Promise<void> = Promise.resolve();
  #cancelPairing: () => void = () => undefined;
  #looking: Promise<void> | undefined;
  #cancelLook: () => void = () => undefined;
  #lookAt = Number.POSITIVE_INFINITY;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isStopped = false;

  constructor(context: LobbyContext) {
    this.#context = context;
    this.actions = new LobbyActions(context);
    this.#presence = new LobbyPresence(context.runtime, (person) => this.#trying(this.actions.left(person)));
    this.#stopListening = context.notices.subscribe({
      heard: (notice) => this.#heard(nodeHintIn(notice)),
      maybeMissed: () => this.#lookIn(0),
    });
  }

  /** Starts pairing. */
  start(): void {
    this.#planPairing();
  }

  attend(attendee: LobbySubscriber, wantsLobby: boolean): void {
    this.#presence.add(attendee, wantsLobby);
    this.#lookIn(0);
  }

  leave(attendee: LobbySubscriber): void {
    this.#presence.remove(attendee);
  }

  /** A game has changed: it may be over, or a rematch may have been opened. The node that did it tells the others. */
  changed({ id }: StoredGame, { state }: Table, isOurs: boolean): void {
    if (state.phase !== 'over') return;
    const isKnown = this.#over.has(id);
    this.#over.add(id);
    if (isOurs && !isKnown) publishHint(this.#context.notices, 'ended', id);
    if (isOurs && state.rematch !== undefined) publishHint(this.#context.notices, 'met', state.rematch);
  }

  forgotten(game: string): void {
    this.#over.delete(game);
  }

  personChanged(change: PersonChange): void {
    if (change.type === 'sanctioned') this.#trying(this.actions.sanctioned(change.person));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopListening();
    this.#cancelPairing();
    this.#cancelLook();
    this.#presence.close();
    await this.#pairing;
    await this.#looking;
  }

  #heard(hint: ReturnType<typeof nodeHintIn>): void {
    if (hint === undefined || this.#presence.isEmpty) return;
    if (hint.type === 'lobby') this.#lookIn(0);
    if (hint.type === 'met' || hint.type === 'ended') this.#trying(this.#tellSitters(hint.about, hint.type));
  }

  #planPairing(): void {
    if (this.#isStopped) return;
    this.#cancelPairing = this.#context.runtime.after(PAIR_MS + Math.random() * PAIR_JITTER_MS, () => {
      this.#pairing = this.actions
        .pair()
        .catch((error: unknown) => this.#warn(error))
        .finally(() => this.#planPairing());
    });
  }

  /** Schedules a look; several requests make one look. */
  #lookIn(ms: number): void {
    const { runtime } = this.#context;
    const at = Math.max(runtime.now() + ms, this.#lookedAt + LOOK_MS);
    if (this.#isStopped || this.#lookAt <= at) return;
    this.#cancelLook();
    this.#lookAt = at;
    this.#cancelLook = runtime.after(at - runtime.now(), () => this.#startLook());
  }

  #startLook(): void {
    this.#lookAt = Number.POSITIVE_INFINITY;
    if (this.#looking !== undefined) {
      this.#lookIn(LOOK_MS);
      return;
    }
    this.#lookedAt = this.#context.runtime.now();
    this.#looking = this.#look()
      .catch((error: unknown) => this.#warn(error))
      .finally(() => {
        this.#looking = undefined;
        this.#lookIn(LOOK_ANYWAY_MS);
      });
  }

  async #look(): Promise<void> {
    const { store, runtime } = this.#context;
    if (this.#presence.isEmpty) return;
    const isHere = (person: Person) => this.#presence.isHere(person);
    await this.#tellMatches(isHere);
    const state = await lobbyState(store, runtime.now());
    await keepLobbyAlive(store, state, this.actions.node, isHere, runtime.now());
    this.#tellOffers(state, await BlockList.load(store, state.offers));
  }

  /** Games that players were not told of, perhaps because a node died in between. */
  async #tellMatches(isHere: (person: Person) => boolean): Promise<void> {
    const matches = await matchesOf(this.#context.store, isHere);
    for (const game of new Set(matches.map(({ game }) => game))) await this.#tellSitters(game, 'met');
    // Players who left meanwhile are told when they return.
    await markTold(
      this.#context.store,
      matches.filter(({ person }) => isHere(person)),
    );
  }

  async #tellSitters(id: string, what: 'met' | 'ended'): Promise<void> {
    const game = await this.#context.store.games.find(id);
    const isOver = game?.status === 'ended' || game?.status === 'aborted';
    if (game === undefined || isOver !== (what === 'ended')) return;
    for (const { seat, sitter } of game.seats) {
      if (sitter.type !== 'account' && sitter.type !== 'guest') continue;
      for (const { attendee, games } of this.#presence.of(sitter)) {
        if (isOver) say(attendee, { type: 'gameEnded', game: id });
        else if (!games.has(id)) say(attendee, { type: 'matched', game: id, seat });
        if (isOver) games.delete(id);
        else games.add(id);
      }
    }
  }

  #tellOffers({ offers, searching: { length: searching } }: LobbyState, apart: BlockList): void {
    const textFor = (reader: Person | undefined) => encodeServerMessage({ type: 'lobby', ...lobbyFor(offers, searching, reader, apart) });
    const common = textFor(undefined);
    for (const presence of this.#presence.all) {
      const { person } = presence.attendee;
      tellChallenges(presence, offers, apart);
      // Most readers get the same text.
      const isCommon = person === undefined || !(apart.concerns(person) || offers.some((offer) => concernsReader(offer, person)));
      const lobby = isCommon ? common : textFor(person);
      if (!presence.wantsLobby || presence.lobby === lobby) continue;
      presence.lobby = lobby;
      presence.attendee.send(lobby);
    }
  }

  /** Fire and forget; errors are logged. */
  #trying(job: Promise<void>): void {
    job.catch((error: unknown) => this.#warn(error));
  }

  #warn(error: unknown): void {
    this.#context.runtime.log.warn({ fault: String(error) }, 'the lobby goes on later');
  }
}

function tellChallenges({ attendee, challenges }: LobbySubscription, offers: readonly StoredOffer[], apart: BlockList): void {
  const { person } = attendee;
  const open = offers.filter((offer) => isChallengeFor(offer, person) && isVisibleTo(offer, person, apart));
  for (const id of challenges) {
    if (open.some((offer) => offer.id === id)) continue;
    challenges.delete(id);
    say(attendee, { type: 'challengeGone', offer: id });
  }
  for (const offer of open) {
    if (challenges.has(offer.id)) continue;
    challenges.add(offer.id);
    say(attendee, { type: 'challenged', offer: redactFor(offer, person) });
  }
}

function say(attendee: LobbySubscriber, message: ServerMessage): void {
  attendee.send(encodeServerMessage(message));
}
