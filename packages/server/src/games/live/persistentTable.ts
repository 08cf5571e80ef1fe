// A table backed by the store: restored on demand, every step stored before any viewer is told, and in step with what other nodes store.

import { assert } from '@flagfall/engine';
import { isGameId } from '@flagfall/protocol';
import { type Delivery, type Fact, type PendingStep, type Setup, Table } from '@flagfall/table';
import { SeqTaken } from '../../store/errors.ts';
import type { StoredGame } from '../../store/games/games.ts';
import type { GameContext } from '../context.ts';
import { occupantOf } from '../creation/createGame.ts';
import { downtimesSince } from '../time/downtimes.ts';
import { gameChangeIn } from './gameChange.ts';
import { rulesOf } from './rulesOf.ts';
import { tableHooks } from './tableHooks.ts';

/** There is no game with this id. */
export class UnknownGame extends Error {
  override name = 'UnknownGame';
}

/** Sends messages to the subscribers here, up to a version; with the sender of the request, if there is one. */
export type DeliverStep<Asked> = (deliveries: readonly Delivery[], version: number, asked?: Asked) => void;

/**
 * Call one method at a time: at most one step is under way. A step that the store rejects is dropped, and the table goes on as it was; only when
 * another node was quicker, or work after storing a step failed, is it restored.
 */
export class PersistentTable<Asked> {
  readonly #id: string;
  readonly #context: GameContext;
  readonly #deliver: DeliverStep<Asked>;
  #game: StoredGame | undefined;
  #table: Table | undefined;
  /** How many facts the subscribers here know; all facts of the table, if it is loaded. */
  #known = 0;
  /** A write has failed, but may be stored all the same. */
  #isInDoubt = false;

  constructor(id: string, context: GameContext, deliver: DeliverStep<Asked>) {
    this.#id = id;
    this.#context = context;
    this.#deliver = deliver;
  }

  get factCount(): number {
    return this.#known;
  }

  /** Drops the table; the next use restores it from the store. */
  unload(): void {
    this.#table = undefined;
  }

  /** A write failed: the next use first checks what is stored. */
  markInDoubt(): void {
    this.#isInDoubt = true;
  }

  /** Whether an account sits here, as far as this node knows. */
  hasAccount(account: string): boolean {
    return this.#game?.seats.some(({ sitter }) => sitter.type === 'account' && sitter.account === account) ?? false;
  }

  /** Also drops the stored game: something of it was changed in the store that was no step. */
  forget(): void {
    this.unload();
    this.#game = undefined;
  }

  /** The game as last read from the store. */
  async game(refresh = false): Promise<StoredGame> {
    const game = (refresh ? undefined : this.#game) ?? (isGameId(this.#id) ? await this.#context.store.games.find(this.#id) : undefined);
    if (game === undefined) throw new UnknownGame(`there is no game ${this.#id}`);
    this.#game = game;
    return game;
  }

  /** The table, when it is loaded and not in doubt. */
  get loaded(): Table | undefined {
    const table = this.#isInDoubt ? undefined : this.#table;
    return table !== undefined && downtimesSince(this.#context.downtimes(), table.state.at).length === 0 ? table : undefined;
  }

  /** The table, in step with the store as far as this node knows. */
  async load(): Promise<Table> {
    if (this.#table !== undefined) {
      if (this.#isInDoubt) await this.#findOut(this.#table);
      await this.#skipDowntimes(this.#table);
      return this.#table;
    }
    const game = await this.game(true);
    const setup = game.setup as Setup;
    const rules = rulesOf(setup);
    const host = tableHooks(rules, this.#context.runtime);
    const facts = await this.#read(0);
    this.#isInDoubt = false;
    assert(facts.length >= this.#known, 'what was told is stored');
    if (facts.length === 0) {
      // The server crashed between opening the game and its first fact.
      const { table, step } = Table.open(this.#context.runtime.now(), rules, setup, host);
      await this.commit(table, step);
      this.#table = table;
      return table;
    }
    // The subscribers here know the facts before `known`, and none after.
    const told = this.#known === 0 ? facts.length : this.#known;
    const table = Table.restore(rules, setup, facts.slice(0, told), host);
    const missed = table.applyStored(facts.slice(told));
    this.#known = facts.length;
    this.#deliver(missed, table.version);
    this.#context.wakeAt(this.#id, table.deadline, false);
    await this.#settle(table, game);
    this.#table = table;
    this.#tellListeners(game, table, false, false);
    return table;
  }

  /** Stores a step, then sends its messages. */
  async commit(table: Table, step: PendingStep, asked?: Asked): Promise<void> {
    const { facts, deliveries, deadline } = step;
    if (facts.length === 0) {
      this.#deliver(deliveries, table.version, asked);
      return;
    }
    const change = gameChangeIn(table.setup, facts, step.after);
    const more = { ...(deadline === undefined ? {} : { deadline }), ...(change === undefined ? {} : { change }) };
    try {
      await this.#context.store.facts.append({ game: this.#id, fromSeq: this.#known, facts, ...more });
    } catch (error) {
      step.drop();
      if (error instanceof SeqTaken) this.unload();
      throw error;
    }
    step.commit();
    this.#known += facts.length;
    this.#context.notices.publish(this.#id, this.#known - 1);
    this.#context.wakeAt(this.#id, deadline, true);
    const isRematch = facts.some(({ type }) => type === 'rematch');
    const game = this.#game === undefined || isRematch ? await this.#followUp(table, facts.length, isRematch) : this.#game;
    this.#deliver(deliveries, table.version, asked);
    this.#tellListeners(game, table, true, change?.type === 'ended');
  }

  /** Work before the messages go out. Where it fails, restoring the table does it. */
  async #followUp(table: Table, count: number, isRematch: boolean): Promise<StoredGame> {
    try {
      const game = await this.game();
      if (isRematch) await this.#context.openRematch(game, table);
      return game;
    } catch (error) {
      // No viewer has been told of the step: the restored table tells it.
      this.unload();
      this.#known -= count;
      throw error;
    }
  }

  /** Reads what other nodes have stored; true when there was something. */
  async catchUp(table: Table): Promise<boolean> {
    const facts = await this.#read(this.#known);
    this.#isInDoubt = false;
    if (facts.length === 0) return false;
    const deliveries = table.applyStored(facts);
    this.#known += facts.length;
    this.#context.wakeAt(this.#id, table.deadline, false);
    this.#deliver(deliveries, table.version);
    this.#tellListeners(await this.game(), table, false, false);
    return true;
  }

  /** Reads whether the last write is stored after all. The failure has also postponed the timer, so it is set again. */
  async #findOut(table: Table): Promise<void> {
    await this.catchUp(table);
    this.#context.wakeAt(this.#id, table.deadline, false);
  }

  async #read(fromSeq: number): Promise<readonly Fact[]> {
    return (await this.#context.store.facts.read(this.#id, fromSeq)).map(({ fact }) => fact as Fact);
  }

  /** What happened while no table was loaded to see it. */
  async #settle(table: Table, game: StoredGame): Promise<void> {
    await this.#skipDowntimes(table);
    for (const { seat, sitter } of game.seats) {
      if (table.state.phase !== 'waiting' || table.state.seats[seat]?.type !== 'open' || sitter.type === 'open') continue;
      // The server crashed between taking the seat in the store and at the table.
      await this.commit(table, table.takeSeat(this.#context.runtime.now(), seat, occupantOf(sitter)));
    }
    if (table.state.rematch !== undefined) await this.#context.openRematch(game, table);
  }

  async #skipDowntimes(table: Table): Promise<void> {
    for (const { from, to } of downtimesSince(this.#context.downtimes(), table.state.at))
      if (table.state.phase !== 'over') await this.commit(table, table.resume(to, from));
  }

  #tellListeners(game: StoredGame, table: Table, isOurs: boolean, isEnd: boolean): void {
    for (const listener of this.#context.listeners ?? [])
      try {
        listener.changed?.(game, table, isOurs);
        if (isEnd) listener.ended?.(game, table);
      } catch (error) {
        // The step is stored and sent: a failing listener must not stop a game.
        const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
        this.#context.runtime.log.error({ game: this.#id, fault }, 'a game listener failed');
      }
  }
}
