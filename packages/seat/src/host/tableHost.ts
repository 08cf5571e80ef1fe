/**
 * The host of one table on this machine: people ask through their screen, computers are asked in turn, and everything that happens is stored before
 * anybody is told. On a page it runs in a worker, so that thinking never holds up the screen; a terminal runs it in its own process.
 */

import type { Budget } from '@flagfall/ai';
import { randomHex } from '@flagfall/client';
import type { Rules, Seat, Viewer } from '@flagfall/engine';
import { seenActionsIn } from '@flagfall/protocol';
import {
  type Fact,
  localSetup,
  type Occupant,
  openLocalTable,
  type PendingStep,
  type Request,
  refusalIn,
  restoreLocalTable,
  type Setup,
  type Table,
  type TableRefusal,
  type TableSummary,
} from '@flagfall/table';
import { type LocalGameSpec, type LocalGameSummary, type SeatPlayer, startingRecord } from '../sessions/localGameSpec.ts';
import { rulesFor } from '../sessions/rulesFor.ts';
import { turnStatusOf } from '../sessions/turnStatus.ts';
import { LocalComputers, type LocalComputersHost, playerInPlace } from './computers.ts';
import type { HostReply, HostRequest } from './messages.ts';
import { StorageFault, type TableStorage } from './storage.ts';

export class TableHost {
  readonly #storage: TableStorage;
  readonly #send: (message: HostReply) => void;
  readonly #seatPlayer: LocalComputersHost['seat'];
  #table: Table | undefined;
  #computers: LocalComputers | undefined;
  #summary: LocalGameSummary | undefined;
  #facts = 0;
  /** The seat that may look. */
  readonly #lookers = new Set<Viewer>();
  #isPaced = false;
  /** A paced screen has sent `goOn`, and no computer has begun to think since. */
  #mayGoOn = false;
  /** How long a computer may think about a move, if a limit was set. */
  #thinkingMs: number | undefined;
  /** Retries the step that could not be stored. */
  #tryAgain: () => void = () => {};
  /** Requests one at a time, in the order of arrival. */
  #queue: Promise<void> = Promise.resolve();

  constructor(storage: TableStorage, send: (message: HostReply) => void, seatPlayer: LocalComputersHost['seat'] = playerInPlace) {
    this.#storage = storage;
    this.#seatPlayer = seatPlayer;
    this.#send = send;
  }

  async receive(message: HostRequest): Promise<void> {
    if (message.type === 'again') this.#tryAgain();
    else return this.#inTurn(() => this.#carryOut(message));
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(act).catch((error: unknown) => this.#fail(error));
    return this.#queue;
  }

  async #carryOut(message: Exclude<HostRequest, { type: 'again' }>): Promise<void> {
    if (message.type === 'open') {
      this.#isPaced = message.isPaced ?? false;
      return await this.#open(message.game);
    }
    if (message.type === 'allow') this.#thinkingMs = message.ms;
    const table = this.#table;
    if (table === undefined) return;
    switch (message.type) {
      case 'look':
        if (!message.isBeside) this.#lookers.clear();
        if (message.seat !== undefined) this.#show(table, message.seat, message.since);
        return;
      case 'goOn':
        // The computer may still be busy with the step that the screen has just shown; then it goes on afterwards.
        this.#mayGoOn = true;
        this.#goOn();
        return;
      case 'request':
        this.#mayGoOn = false;
        await this.#answer(message.seat, message.request);
        return;
      case 'hurry':
        this.#computers?.hurry();
        return;
    }
  }

  async #open(game: string): Promise<void> {
    const stored = await this.#storage.load(game);
    if (stored === undefined) return this.#send({ type: 'failed', why: 'missing', detail: game });
    const { plan } = stored.summary;
    const rules = rulesFor({ ...plan, ...(stored.setup && { revision: stored.setup.revision }) });
    if (rules === undefined) return this.#send({ type: 'failed', why: 'outdated', detail: plan.edition });
    this.#summary = stored.summary;
    const table = stored.setup === undefined ? await this.#begin(rules, plan) : this.#resume(rules, stored.setup, stored.facts);
    this.#table = table;
    this.#computers = new LocalComputers(table, {
      seat: this.#seatPlayer,
      ask: (seat, request) => this.#inTurn(async () => void (await this.#ask(seat, request))),
      acted: () => this.#goOn(),
      budget: () => this.#budget(plan),
      onThought: (seat, expectation) => this.#send({ type: 'thought', seat, expectation }),
      onTrouble: (error) => this.#fail(error),
    });
    this.#tellStanding(table);
    this.#goOn();
  }

  async #begin(rules: Rules, plan: LocalGameSpec): Promise<Table> {
    const { arranged } = plan;
    const found = startingRecord(arranged, plan.edition);
    if (!found.ok) throw new Error(`the record of flagfall.arranged cannot be read, line ${found.error.line}: ${found.error.what}`);
    const record = found.value;
    const seats = Object.fromEntries(rules.seats.map((seat) => [seat, occupantOf(plan.seats[seat])]));
    const setup: Setup = {
      ...localSetup(rules, arranged?.seed ?? randomHex(32)),
      seats,
      ...(arranged === undefined ? {} : { arranged: record === undefined ? 'seeded' : 'placed' }),
    };
    const { table, facts } = openLocalTable(Date.now(), rules, setup, record);
    await this.#store(table.summary, facts, setup);
    return table;
  }

  #budget({ arranged }: LocalGameSpec): Budget {
    if (arranged?.positions !== undefined) return { nodes: arranged.positions };
    return this.#thinkingMs === undefined ? {} : { ms: this.#thinkingMs };
  }

  #resume(rules: Rules, setup: Setup, facts: readonly Fact[]): Table {
    this.#facts = facts.length;
    return restoreLocalTable(rules, setup, facts);
  }

  #show(table: Table, seat: Viewer, since: number | undefined): void {
    this.#lookers.add(seat);
    const snapshot = table.join(Date.now(), seat, 0);
    const fresh = since === undefined ? 0 : seenActionsIn(table.join(Date.now(), seat, since).steps).length;
    this.#send({ type: 'delivered', to: seat, message: snapshot, fresh: Math.min(fresh, seenActionsIn(snapshot.steps).length) });
  }

  async #answer(seat: Seat, request: Request): Promise<void> {
    const refusal = await this.#ask(seat, request);
    // A refusal may name a piece, so only the seat that asked may see it.
    this.#send({ type: 'answered', id: request.id, ...(refusal === undefined || !this.#lookers.has(seat) ? {} : { refusal }) });
    // Thinking blocks this thread, so the answer goes out first.
    this.#goOn();
  }

  #goOn(): void {
    if (this.#isPaced && !this.#mayGoOn) return;
    if (this.#computers?.wake()) this.#mayGoOn = false;
  }

  /** Stores, then sends. Returns why not, if the request is refused. */
  async #ask(seat: Seat, request: Request): Promise<TableRefusal | undefined> {
    const table = this.#table;
    if (table === undefined) return undefined;
    const step = await this.#stored(() => table.receive(Date.now(), seat, request));
    const { facts, deliveries } = step.commit();
    // Change the seat that looks first, so that no update goes to the wrong person.
    if (facts.length > 0) this.#tellStanding(table);
    for (const { to, message } of deliveries)
      if (this.#lookers.has(to) && (message.type === 'update' || message.type === 'snapshot'))
        this.#send({ type: 'delivered', to, message });
    this.#computers?.learn(deliveries);
    return refusalIn(deliveries);
  }

  /** Makes and stores a step. If it cannot be stored it is dropped, and the table is asked again when the screen says so. */
  async #stored(ask: () => PendingStep): Promise<PendingStep> {
    for (;;) {
      const step = ask();
      try {
        await this.#store(step.after, step.facts);
        return step;
      } catch (error) {
        step.drop();
        if (error instanceof StorageFault && error.why !== 'unkept') throw error;
        const again = new Promise<void>((resolve) => {
          this.#tryAgain = resolve;
        });
        this.#send({ type: 'unkept', detail: detailOf(error) });
        await again;
      }
    }
  }

  async #store({ actions, waitedFor, result }: TableSummary, facts: readonly Fact[], setup?: Setup): Promise<void> {
    if (facts.length === 0 || this.#summary === undefined) return;
    const progress = { actions, waitedFor, ...(result === undefined ? {} : { result }) };
    const summary = { ...this.#summary, updatedAt: Date.now(), ...progress };
    await this.#storage.store(summary, this.#facts, facts, setup);
    this.#summary = summary;
    this.#facts += facts.length;
  }

  #tellStanding(table: Table): void {
    this.#send({ type: 'standing', standing: turnStatusOf({ phase: table.phase, view: table.viewOf('audience') }) });
  }

  #fail(error: unknown): void {
    this.#table = undefined;
    this.#computers = undefined;
    this.#send({ type: 'failed', why: error instanceof StorageFault ? error.why : 'broken', detail: detailOf(error) });
  }
}

function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function occupantOf(sitter: SeatPlayer | undefined): Occupant {
  return sitter?.type === 'computer' ? { type: 'computer', level: sitter.level } : { type: 'person' };
}
