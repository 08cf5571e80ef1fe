// The host of all games on this node: which are in memory, their subscribers, their timers, and notices of other nodes.

import type { Seat, Viewer } from '@flagfall/engine';
import type { Request } from '@flagfall/protocol';
import type { PendingStep, StepResult, Table } from '@flagfall/table';
import { defined } from '../../defined.ts';
import type { StoredGame } from '../../store/games/games.ts';
import type { SeatHolder } from '../../store/games/seatHolder.ts';
import { isSamePerson, type Person } from '../../store/rows.ts';
import type { GameContext, HostContext, JoinResult } from '../context.ts';
import { isBanned, personAtSeat } from '../creation/bans.ts';
import { type CreatedGame, createGame, type GameSpec, occupantOf, openRematch } from '../creation/createGame.ts';
import { hashOfSecret, newGameId, newSecret } from '../creation/seatSecrets.ts';
import { every, runInBackground } from '../runtime.ts';
import { Heartbeat } from '../time/heartbeat.ts';
import { TableTimers } from '../time/tableTimers.ts';
import { type JoinRequest, LiveGame } from './liveGame.ts';
import { UnknownGame } from './persistentTable.ts';
import type { GameSubscriber } from './subscribers.ts';
import { viewerFor } from './viewerFor.ts';

/** Unused games leave the memory after this time. */
const SWEEP_MS = 30_000;
/** The node that made the last step handles its deadline; the others act this much later. */
const OTHERS_LATE_MS = 3000;
/** How often a node with a shared store searches for games without a timer, and for missed notices. */
const POLL_MS = 30_000;

/** A visitor who asks to follow a game. */
export interface JoinCredentials {
  readonly secret?: string;
  readonly person?: Person;
}

export class GameHost {
  readonly #parts: HostContext;
  readonly #context: GameContext;
  readonly #games = new Map<string, LiveGame>();
  readonly #wakeups: TableTimers;
  readonly #heartbeat: Heartbeat;
  readonly #timers: (() => void)[] = [];
  #stopListening: () => void = () => undefined;
  #isClosed = false;

  private constructor(parts: HostContext, node: string) {
    this.#parts = parts;
    this.#wakeups = new TableTimers(parts.runtime, (game) => this.#live(game).tick());
    this.#heartbeat = new Heartbeat(parts.store, parts.runtime, node, {
      downtimeFound: () => this.#lookAround(),
      nodeDied: () => {
        this.#lookAround();
        for (const listener of parts.listeners ?? []) listener.nodeDied?.();
      },
    });
    this.#context = {
      ...parts,
      downtimes: () => this.#heartbeat.downtimes,
      whenSteady: () => this.#heartbeat.whenSteady(),
      wakeAt: (game, at, isOurs) => this.#wakeAt(game, at, isOurs),
      openRematch: (game, table) => openRematch(parts, game, table),
    };
  }

  /** Loads the stored games. */
  static async start(parts: HostContext): Promise<GameHost> {
    const host = new GameHost(parts, `node-${newGameId(parts.runtime)}`);
    await host.#heartbeat.start();
    host.#stopListening = parts.notices.subscribe({
      heard: ({ game, seq }) => host.#games.get(game)?.onNotice(seq),
      maybeMissed: () => host.#lookAround(),
    });
    await host.#schedule();
    host.#timers.push(every(parts.runtime, SWEEP_MS, () => host.#sweep()));
    // An embedded file has no other writer.
    if (parts.store.backend !== 'sqlite') host.#timers.push(every(parts.runtime, POLL_MS, () => host.#lookAround()));
    return host;
  }

  /** Tables in memory, and games with a timer. */
  get counts(): { readonly live: number; readonly waiting: number; readonly frozen: number } {
    const frozen = [...this.#games.values()].filter(({ isFrozen }) => isFrozen).length;
    return { live: this.#games.size, waiting: this.#wakeups.size, frozen };
  }

  /** Opens a game and its table. The secrets of its seats are returned here and never again. */
  async open(table: GameSpec): Promise<CreatedGame> {
    const opened = await createGame(this.#parts, table);
    await this.#live(opened.game).query(() => undefined);
    return opened;
  }

  /** A player takes an open seat: the secret that opens it, or undefined when another player was quicker. */
  async sit(id: string, seat: Seat, sitter: SeatHolder): Promise<string | undefined> {
    const { store, runtime } = this.#parts;
    const secret = newSecret(runtime);
    if (!(await store.games.takeSeat(id, seat, sitter, hashOfSecret(secret)))) return undefined;
    await this.seatTaken(id, seat);
    return secret;
  }

  /** A seat was taken in the store: the table is told, unless it was restored afterwards. */
  async seatTaken(id: string, seat: Seat): Promise<void> {
    const { runtime } = this.#parts;
    const game = this.#live(id);
    const sitter = (await game.storedGame(true)).seats.find((one) => one.seat === seat)?.sitter ?? { type: 'open' };
    await game.input((table) =>
      table.state.seats[seat]?.type === 'open' && sitter.type !== 'open'
        ? table.takeSeat(runtime.now(), seat, occupantOf(sitter))
        : table.tick(runtime.now()),
    );
  }

  /** A visitor follows a game, from their seat or as audience; they are told which before the first message. */
  async join(
    subscriber: GameSubscriber,
    id: string,
    who: JoinCredentials,
    joining: JoinRequest = {},
    tell?: (viewer: Viewer) => void,
  ): Promise<JoinResult> {
    const game = this.#live(id);
    try {
      const known = viewerFor(await game.storedGame(), who);
      // The seat may have been taken, or passed from a guest to an account, since then.
      const viewer = known === undefined || known === 'audience' ? viewerFor(await game.storedGame(true), who) : known;
      if (viewer === undefined) return { fault: 'wrongSecret' };
      const sitter = personAtSeat(await game.storedGame(), viewer);
      // A visitor with a session was let in as themselves; a secret does not identify a person.
      const { store, runtime } = this.#parts;
      if (sitter !== undefined && !isSamePerson(sitter, who.person) && (await isBanned(store, sitter, runtime.now())))
        return { fault: 'banned' };
      await game.join(subscriber, viewer, joining, tell);
      return { viewer, ...defined({ sitter }) };
    } catch (error) {
      if (!(error instanceof UnknownGame)) return { fault: 'unavailable' };
      // Guessed ids must not fill the memory.
      this.#games.delete(id);
      return { fault: 'unknownGame' };
    }
  }

  leave(subscriber: GameSubscriber, id: string): void {
    this.#games.get(id)?.leave(subscriber);
  }

  viewerOf(subscriber: GameSubscriber, id: string): Viewer | undefined {
    return this.#games.get(id)?.subscribers.viewerOf(subscriber);
  }

  /** A page of history. */
  past(subscriber: GameSubscriber, id: string, before: number): Promise<void> {
    return this.#live(id).past(subscriber, before);
  }

  /** Rejects with Unavailable when the result is unknown: the same request may be sent again. */
  act(id: string, seat: Seat, request: Request, lagMs = 0, asker?: GameSubscriber): Promise<unknown> {
    return this.#live(id).act(seat, request, lagMs, asker);
  }

  /** Any other input to a table; the answer is durable. */
  input(id: string, act: (table: Table) => PendingStep): Promise<StepResult> {
    return this.#live(id).input(act);
  }

  /** Reads a table. Rejects with UnknownGame. */
  query<Value>(id: string, ask: (table: Table, game: StoredGame) => Value): Promise<Value> {
    return this.#live(id).query(ask);
  }

  /** The subscribers of a game here, and their viewers. */
  subscribersOf(id: string): readonly (readonly [GameSubscriber, Viewer])[] {
    return this.#games.get(id)?.subscribers.all ?? [];
  }

  /** An account has been erased from the store: its name and its secrets must leave the memory. */
  forgetNames(account: string): void {
    for (const game of this.#games.values()) game.forgetNames(account);
  }

  /** Resolves when no game has work left. */
  async whenIdle(): Promise<void> {
    for (const game of this.#games.values()) await game.whenIdle();
  }

  /** Finishes running work and signs off. The caller closes the store and the notices. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopListening();
    for (const cancel of this.#timers) cancel();
    this.#wakeups.stop();
    for (const game of this.#games.values()) game.close();
    await this.whenIdle();
    this.#wakeups.stop();
    await this.#heartbeat.stop();
  }

  #live(id: string): LiveGame {
    const known = this.#games.get(id);
    if (known !== undefined) return known;
    const game = new LiveGame(id, this.#context);
    this.#games.set(id, game);
    return game;
  }

  #wakeAt(game: string, at: number | undefined, isOurs: boolean): void {
    if (this.#isClosed) return;
    const isAlone = this.#parts.store.backend === 'sqlite';
    this.#wakeups.set(game, at === undefined || isOurs || isAlone ? at : at + OTHERS_LATE_MS);
  }

  /** Sets the timer of every stored game that is not in memory. */
  async #schedule(): Promise<void> {
    for (const { id, deadline, factCount } of await this.#parts.store.games.unfinished()) {
      if (this.#games.has(id)) continue;
      // The server crashed between opening the game and its first fact.
      const at = factCount === 0 ? this.#parts.runtime.now() : deadline;
      if (at !== undefined) this.#wakeAt(id, at, false);
    }
  }

  /** Searches for what notices may have missed: steps of games in memory, and games without a timer. */
  #lookAround(): void {
    const look = async () => {
      await this.#schedule();
      const counts = await this.#parts.store.facts.counts([...this.#games.keys()]);
      for (const [id, count] of counts) this.#games.get(id)?.onNotice(count - 1);
    };
    runInBackground(this.#parts.runtime.log, 'the search for games failed', look());
  }

  #sweep(): void {
    for (const [id, game] of this.#games) {
      if (!game.isIdle) continue;
      this.#games.delete(id);
      for (const listener of this.#parts.listeners ?? []) listener.forgotten?.(id);
    }
  }
}
