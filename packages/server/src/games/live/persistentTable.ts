// A table that is kept in the store: restored when it is needed, every step stored before anybody hears of it, and in step with what other nodes store.

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

/** There is no game of that name. */
export class UnknownGame extends Error {
  override name = 'UnknownGame';
}

/** What the followers here are sent, up to a version, and who asked for it, if anybody did. */
export type DeliverStep<Asked> = (deliveries: readonly Delivery[], version: number, asked?: Asked) => void;

/**
 * Call one method at a time: at most one step is under way. A step that the store does not take is dropped, and the table goes on as it was; only when
 * another node was quicker, or what follows a stored step has failed, it is restored anew.
 */
export class PersistentTable<Asked> {
  readonly #id: string;
  readonly #house: GameContext;
  readonly #deliver: DeliverStep<Asked>;
  #game: StoredGame | undefined;
  #table: Table | undefined;
  /** How many facts have been told here; all that the table knows, when there is one. */
  #known = 0;
  /** Something has failed, and what was to be written may be stored all the same. */
  #isInDoubt = false;

  constructor(id: string, house: GameContext, deliver: DeliverStep<Asked>) {
    this.#id = id;
    this.#house = house;
    this.#deliver = deliver;
  }

  get factCount(): number {
    return this.#known;
  }

  /** Whoever needs the table next restores it from the store. */
  unload(): void {
    this.#table = undefined;
  }

  /** Something has failed: whoever needs the table next looks first at what is stored. */
  markInDoubt(): void {
    this.#isInDoubt = true;
  }

  /** Whether an account sits here, as far as we know. */
  hasAccount(account: string): boolean {
    return this.#game?.seats.some(({ sitter }) => sitter.type === 'account' && sitter.account === account) ?? false;
  }

  /** Nor is the game itself known any more: something of it was changed in the store that was no step. */
  forget(): void {
    this.unload();
    this.#game = undefined;
  }

  /** The game as it was stored when we last looked. */
  async game(refresh = false): Promise<StoredGame> {
    const game = (refresh ? undefined : this.#game) ?? (isGameId(this.#id) ? await this.#house.store.games.find(this.#id) : undefined);
    if (game === undefined) throw new UnknownGame(`there is no game ${this.#id}`);
    this.#game = game;
    return game;
  }

  /** The table, where nothing has to be found out before. */
  get loaded(): Table | undefined {
    const table = this.#isInDoubt ? undefined : this.#table;
    return table !== undefined && downtimesSince(this.#house.downtimes(), table.state.at).length === 0 ? table : undefined;
  }

  /** The table, in step with the store as far as we know. */
  async load(): Promise<Table> {
    if (this.#table !== undefined) {
      if (this.#isInDoubt) await this.#findOut(this.#table);
      await this.#skipDowntimes(this.#table);
      return this.#table;
    }
    const game = await this.game(true);
    const setup = game.setup as Setup;
    const rules = rulesOf(setup);
    const host = tableHooks(rules, this.#house.runtime);
    const facts = await this.#read(0);
    this.#isInDoubt = false;
    assert(facts.length >= this.#known, 'what was told is stored');
    if (facts.length === 0) {
      // A crash has come between opening the game and its first fact.
      const { table, step } = Table.open(this.#house.runtime.now(), rules, setup, host);
      await this.commit(table, step);
      this.#table = table;
      return table;
    }
    // Whoever follows the game here has been told of the facts before `known`, and of none after it.
    const told = this.#known === 0 ? facts.length : this.#known;
    const table = Table.restore(rules, setup, facts.slice(0, told), host);
    const missed = table.applyStored(facts.slice(told));
    this.#known = facts.length;
    this.#deliver(missed, table.version);
    this.#house.wakeAt(this.#id, table.deadline, false);
    await this.#settle(table, game);
    this.#table = table;
    this.#tellListeners(game, table, false, false);
    return table;
  }

  /** Stores a step, then tells it. */
  async commit(table: Table, step: PendingStep, asked?: Asked): Promise<void> {
    const { facts, deliveries, deadline } = step;
    if (facts.length === 0) {
      this.#deliver(deliveries, table.version, asked);
      return;
    }
    const change = gameChangeIn(table.setup, facts, step.after);
    const more = { ...(deadline === undefined ? {} : { deadline }), ...(change === undefined ? {} : { change }) };
    try {
      await this.#house.store.facts.append({ game: this.#id, fromSeq: this.#known, facts, ...more });
    } catch (error) {
      step.drop();
      if (error instanceof SeqTaken) this.unload();
      throw error;
    }
    step.commit();
    this.#known += facts.length;
    this.#house.notices.publish(this.#id, this.#known - 1);
    this.#house.wakeAt(this.#id, deadline, true);
    const isRematch = facts.some(({ type }) => type === 'rematch');
    const game = this.#game === undefined || isRematch ? await this.#followUp(table, facts.length, isRematch) : this.#game;
    this.#deliver(deliveries, table.version, asked);
    this.#tellListeners(game, table, true, change?.type === 'ended');
  }

  /** What has to be there before the step is told. Where it fails, it is done when the table is restored. */
  async #followUp(table: Table, count: number, isRematch: boolean): Promise<StoredGame> {
    try {
      const game = await this.game();
      if (isRematch) await this.#house.openRematch(game, table);
      return game;
    } catch (error) {
      // Nobody has been told of the step: the restored table tells it.
      this.unload();
      this.#known -= count;
      throw error;
    }
  }

  /** Reads what others have stored; whether there was anything. */
  async catchUp(table: Table): Promise<boolean> {
    const facts = await this.#read(this.#known);
    this.#isInDoubt = false;
    if (facts.length === 0) return false;
    const deliveries = table.applyStored(facts);
    this.#known += facts.length;
    this.#house.wakeAt(this.#id, table.deadline, false);
    this.#deliver(deliveries, table.version);
    this.#tellListeners(await this.game(), table, false, false);
    return true;
  }

  /** Reads whether the last write is stored after all. The failure has put off the clock as well, so that is set again. */
  async #findOut(table: Table): Promise<void> {
    await this.catchUp(table);
    this.#house.wakeAt(this.#id, table.deadline, false);
  }

  async #read(fromSeq: number): Promise<readonly Fact[]> {
    return (await this.#house.store.facts.read(this.#id, fromSeq)).map(({ fact }) => fact as Fact);
  }

  /** What happened while no table was there to see it. */
  async #settle(table: Table, game: StoredGame): Promise<void> {
    await this.#skipDowntimes(table);
    for (const { seat, sitter } of game.seats) {
      if (table.state.phase !== 'waiting' || table.state.seats[seat]?.type !== 'open' || sitter.type === 'open') continue;
      // A crash has come between taking the seat in the store and sitting down.
      await this.commit(table, table.takeSeat(this.#house.runtime.now(), seat, occupantOf(sitter)));
    }
    if (table.state.rematch !== undefined) await this.#house.openRematch(game, table);
  }

  async #skipDowntimes(table: Table): Promise<void> {
    for (const { from, to } of downtimesSince(this.#house.downtimes(), table.state.at))
      if (table.state.phase !== 'over') await this.commit(table, table.resume(to, from));
  }

  #tellListeners(game: StoredGame, table: Table, isOurs: boolean, isEnd: boolean): void {
    for (const listener of this.#house.listeners ?? [])
      try {
        listener.changed?.(game, table, isOurs);
        if (isEnd) listener.ended?.(game, table);
      } catch (error) {
        // The step is stored and told: who only listens must not stop a game.
        const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
        this.#house.runtime.log.error({ game: this.#id, fault }, 'somebody who listens to games failed');
      }
  }
}
