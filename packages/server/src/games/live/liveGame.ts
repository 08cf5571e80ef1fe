// One game in memory: its table, its subscribers on this node, and a queue of its inputs, handled one at a time.

import { ruleSetOf } from '@flagfall/editions';
import type { Seat, Viewer } from '@flagfall/engine';
import { type ClientMessage, encodeServerMessage, PAGE_STEPS_MAX, type Request, type TableRefusal } from '@flagfall/protocol';
import type { Delivery, PendingStep, StepResult, Table } from '@flagfall/table';
import { SeqTaken, StorageUnavailable, ValueRefused } from '../../store/errors.ts';
import type { StoredGame } from '../../store/games/games.ts';
import type { GameContext } from '../context.ts';
import { isAnybodyBanned, personAtSeat } from '../creation/bans.ts';
import { reachedGameLimit } from '../creation/gameLimits.ts';
import { runInBackground } from '../runtime.ts';
import { PersistentTable, UnknownGame } from './persistentTable.ts';
import { GameUnavailable, SerialQueue } from './serialQueue.ts';
import { type GameSubscriber, GameSubscribers, type RequestOrigin } from './subscribers.ts';

/** Retries when other nodes were quicker. */
const ATTEMPTS_MAX = 8;
/** Shorter absences do not count: a page that is reloaded, a train in a tunnel. */
const AWAY_MS = 3000;
/** When to look at the game again after a failure of the store. */
const RETRY_MS = 1000;
/** When to retry after the store rejected a step: the same step would be rejected again, another one may come first. */
const REFUSED_RETRY_MS = 30_000;

/** What a client says when it joins: how far it knows the game, and whether it needs views. */
export type JoinRequest = Pick<Extract<ClientMessage, { type: 'join' }>, 'since' | 'views'>;

export class LiveGame {
  readonly id: string;
  readonly subscribers: GameSubscribers;
  readonly #context: GameContext;
  readonly #kept: PersistentTable<RequestOrigin>;
  readonly #queue = new SerialQueue();
  /** Timers of seats that have lost their last client. */
  readonly #leaving = new Map<Seat, () => void>();
  #isFrozen = false;
  /** After a failure the clock waits until then, however often a restored table asks for it. */
  #quietUntil = 0;

  constructor(id: string, context: GameContext) {
    this.id = id;
    this.#context = context;
    this.subscribers = new GameSubscribers(id);
    this.#kept = new PersistentTable(id, context, (deliveries, version, asked) => this.subscribers.deliver(deliveries, version, asked));
  }

  /** No subscriber and no work: the game can leave the memory. A frozen game stays, so that it is not tried again. */
  get isIdle(): boolean {
    return this.#queue.isIdle && this.subscribers.size === 0 && this.#leaving.size === 0 && !this.#isFrozen;
  }

  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  whenIdle(): Promise<void> {
    return this.#queue.whenIdle();
  }

  /** The stored game with its seats. Throws UnknownGame. */
  storedGame(refresh = false): Promise<StoredGame> {
    return this.#work(() => this.#kept.game(refresh));
  }

  /** Reads the table; do not change what it returns. */
  query<Value>(ask: (table: Table, game: StoredGame) => Value): Promise<Value> {
    return this.#work(async () => ask(await this.#ready(), await this.#kept.game()));
  }

  join(subscriber: GameSubscriber, viewer: Viewer, { since, views }: JoinRequest, tell?: (viewer: Viewer) => void): Promise<void> {
    return this.#work(async () => {
      const table = await this.#ready();
      // The client comes from a node that knew more.
      if (since !== undefined && since > table.version) await this.#kept.catchUp(table);
      tell?.(viewer);
      // A client that followed from another seat has left that one.
      if (this.subscribers.viewerOf(subscriber) !== viewer) this.leave(subscriber);
      this.subscribers.add(subscriber, viewer, table.rules, views);
      this.subscribers.sendTo(subscriber, table.join(this.#context.runtime.now(), viewer, since, PAGE_STEPS_MAX));
      this.subscribers.sendTo(subscriber, table.presence(viewer));
      await this.#attend();
    });
  }

  /** A page of history for a subscriber. */
  past(subscriber: GameSubscriber, before: number): Promise<void> {
    return this.#work(async () => {
      const table = await this.#ready();
      const viewer = this.subscribers.viewerOf(subscriber);
      if (viewer !== undefined) this.subscribers.sendTo(subscriber, table.historyBefore(viewer, before, PAGE_STEPS_MAX));
    });
  }

  leave(subscriber: GameSubscriber): void {
    const viewer = this.subscribers.viewerOf(subscriber);
    this.subscribers.remove(subscriber);
    if (viewer === undefined || viewer === 'audience' || this.subscribers.hasAt(viewer) || this.#leaving.has(viewer)) return;
    const cancel = this.#context.runtime.after(AWAY_MS, () => {
      this.#leaving.delete(viewer);
      this.#background(() => this.#noteAbsence(viewer));
    });
    this.#leaving.set(viewer, cancel);
  }

  /** A request of a seat. Its updates go to all viewers; the confirmation or refusal to the sender. */
  act(seat: Seat, request: Request, lagMs: number, asker?: GameSubscriber): Promise<unknown> {
    const now = this.#context.runtime.now();
    const asked = asker === undefined ? undefined : { by: asker, id: request.id };
    const carryOut = () => this.#carryOut((table) => table.receive(now, seat, request, lagMs), asked);
    if (!wantsRematch(request)) return this.#work(carryOut);
    return this.#work(async () => {
      const refusal = await this.#rematchRefusal(seat, request.id);
      if (refusal === undefined) await carryOut();
      else asker?.send(encodeServerMessage({ type: 'refused', game: this.id, id: request.id, refusal }));
    });
  }

  /** Any other input to the table; the answer is durable. */
  input(act: (table: Table) => PendingStep): Promise<StepResult> {
    return this.#work(() => this.#carryOut(act));
  }

  /** Looks at the clock. */
  tick(): void {
    this.#background(async () => {
      const { runtime } = this.#context;
      if (runtime.now() < this.#quietUntil) this.#context.wakeAt(this.id, this.#quietUntil, true);
      else await this.#carryOut((table) => table.tick(runtime.now()));
    });
  }

  /** Another node says that there are facts up to this number. */
  onNotice(seq: number): void {
    if (seq < this.#kept.factCount || this.#isFrozen) return;
    this.#background(async () => {
      if (seq < this.#kept.factCount) return;
      await this.#kept.catchUp(await this.#ready());
      await this.#attend();
    });
  }

  /** An account was erased: the next reader of its games loads them from the store. */
  forgetNames(account: string): void {
    if (this.#kept.hasAccount(account)) this.#background(async () => this.#kept.forget());
  }

  /** Cancels the waits for absent seats. */
  close(): void {
    for (const cancel of this.#leaving.values()) cancel();
    this.#leaving.clear();
  }

  /** One job after the other. A bug of ours stops this game and no other. */
  #work<Value>(job: () => Promise<Value>): Promise<Value> {
    return this.#queue.run(async () => {
      if (this.#isFrozen) throw new GameUnavailable('the game is frozen');
      try {
        const steady = this.#context.whenSteady();
        if (steady !== undefined) await steady;
        return await job();
      } catch (error) {
        this.#kept.markInDoubt();
        throw error instanceof UnknownGame ? error : this.#failed(error);
      }
    });
  }

  #failed(error: unknown): GameUnavailable {
    const { runtime } = this.#context;
    if (error instanceof StorageUnavailable || error instanceof SeqTaken) {
      // The last step may be stored although no subscriber here was told of it.
      this.#lookAgainIn(RETRY_MS);
      return new GameUnavailable(error.message, { cause: error });
    }
    if (error instanceof ValueRefused) {
      // Nothing of the step is stored, so the game is as it was before; only this step fails.
      this.#lookAgainIn(REFUSED_RETRY_MS);
      runtime.log.error({ game: this.id, seq: this.#kept.factCount, fault: error.message }, 'a step cannot be stored');
      return new GameUnavailable(error.message, { cause: error });
    }
    this.#isFrozen = true;
    this.#kept.unload();
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    runtime.log.error({ game: this.id, seq: this.#kept.factCount, fault }, 'a game is frozen after an internal error');
    return new GameUnavailable('the game is frozen', { cause: error });
  }

  #lookAgainIn(ms: number): void {
    this.#quietUntil = this.#context.runtime.now() + ms;
    this.#context.wakeAt(this.id, this.#quietUntil, true);
  }

  /** Fire and forget; errors are logged. */
  #background(job: () => Promise<void>): void {
    runInBackground(this.#context.runtime.log, 'put off', this.#work(job), { game: this.id });
  }

  async #carryOut(act: (table: Table) => PendingStep, asked?: RequestOrigin): Promise<StepResult> {
    const done = await this.#again(async () => {
      const table = this.#kept.loaded ?? (await this.#kept.load());
      let step = act(table);
      // A refusal may be out of date: another node may have stored the missing step.
      if (isRefusal(step) && (await this.#kept.catchUp(table))) step = act(table);
      await this.#kept.commit(table, step, asked);
      return step;
    });
    const { loaded } = this.#kept;
    if (loaded === undefined || this.#unnoticed(loaded).length > 0) await this.#attend();
    return done;
  }

  /** A seat with a connection here is present, whatever another node or an interruption said. */
  async #attend(): Promise<void> {
    await this.#again(async () => {
      const table = await this.#kept.load();
      for (const seat of this.#unnoticed(table)) await this.#kept.commit(table, table.setPresent(this.#context.runtime.now(), seat, true));
    });
  }

  /** Seats that the table takes for absent although they have a client here. */
  #unnoticed({ state }: Table): readonly Seat[] {
    return state.phase === 'over' ? [] : state.presence.away.filter((seat) => this.subscribers.hasAt(seat));
  }

  /** Why there can be no rematch, if so. A repeated request gets its first answer. */
  async #rematchRefusal(seat: Seat, request: string): Promise<TableRefusal | undefined> {
    const table = await this.#ready();
    if (table.state.isDone(seat, request)) return undefined;
    const game = await this.#kept.game(true);
    const { edition, options } = table.rules;
    if (game.rated && ruleSetOf(edition, options) !== 'club') return { code: 'ratedNeedsClub' };
    if (await isAnybodyBanned(this.#context, game)) return { code: 'playerGone' };
    const person = personAtSeat(game, seat);
    const withComputers = game.seats.some(({ sitter }) => sitter.type === 'computer');
    const most = person === undefined ? undefined : await reachedGameLimit(this.#context.store, person, withComputers);
    return most === undefined ? undefined : { code: 'tooManyGames', most };
  }

  async #noteAbsence(seat: Seat): Promise<void> {
    const table = await this.#ready();
    if (this.subscribers.hasAt(seat) || table.state.phase === 'over') return;
    await this.#carryOut((one) => one.setPresent(this.#context.runtime.now(), seat, false));
  }

  #ready(): Promise<Table> {
    return this.#again(() => this.#kept.load());
  }

  /** Another node may be quicker; then the table is restored and the step tried again. */
  async #again<Value>(job: () => Promise<Value>): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await job();
      } catch (error) {
        if (!(error instanceof SeqTaken) || attempt === ATTEMPTS_MAX) throw error;
      }
    }
  }
}

function wantsRematch(request: Request): boolean {
  return (request.type === 'offer' || (request.type === 'answer' && request.accept)) && request.what === 'rematch';
}

function isRefusal({ facts, deliveries }: StepResult): boolean {
  return facts.length === 0 && deliveries.some(({ message }: Delivery) => message.type === 'refused');
}
