/**
 * The host of one table on this device: people ask through their page, computers are asked in turn, and everything that happens is stored before
 * anybody is told. It runs in a worker, so that thinking never holds up the page.
 */

import { type Budget, deployFor, suggestDeployment } from '@flagfall/ai';
import { observe, type Rules, type Seat, seededChance } from '@flagfall/engine';
import { type Fact, localSetup, type Occupant, placeRecord, type Request, type Setup, Table } from '@flagfall/table';
import { placedRecord } from './arranged.ts';
import { Computers } from './computers.ts';
import { StorageUnavailable } from './database.ts';
import { freshId } from './freshId.ts';
import { GameGone, type Keeper, type Kept } from './keeper.ts';
import type { ToPage, ToWorker } from './messages.ts';
import { NOBODY } from './nobody.ts';
import type { Plan, Sitter, Summary } from './plan.ts';
import { rulesFor } from './rulesFor.ts';

export class TableHost {
  readonly #keeper: Keeper;
  readonly #send: (message: ToPage) => void;
  #table: Table | undefined;
  #computers: Computers | undefined;
  #summary: Summary | undefined;
  #facts = 0;
  /** Whose eyes the page is meant for. */
  #looker: Seat | undefined;
  /** How long a computer may think about a move, once somebody has said so. */
  #thinkingMs: number | undefined;
  #suggestions = 0;
  /** One thing after the other, in the order of arrival. */
  #queue: Promise<void> = Promise.resolve();

  constructor(keeper: Keeper, send: (message: ToPage) => void) {
    this.#keeper = keeper;
    this.#send = send;
  }

  receive(message: ToWorker): Promise<void> {
    return this.#inTurn(() => this.#carryOut(message));
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(act).catch((error: unknown) => this.#fail(error));
    return this.#queue;
  }

  async #carryOut(message: ToWorker): Promise<void> {
    if (message.type === 'open') return await this.#open(message.game);
    if (message.type === 'allow') this.#thinkingMs = message.ms;
    const table = this.#table;
    if (table === undefined) return;
    switch (message.type) {
      case 'look':
        this.#looker = message.seat;
        this.#show(table, message.seat, message.since);
        return;
      case 'lookAway':
        this.#looker = undefined;
        return;
      case 'request':
        await this.#ask(message.seat, message.request);
        return;
      case 'suggest':
        this.#suggest(table, message.seat);
        return;
      case 'hurry':
        this.#computers?.hurry();
        return;
    }
  }

  async #open(game: string): Promise<void> {
    const kept = await this.#keeper.load(game);
    if (kept === undefined) return this.#send({ type: 'failed', why: 'missing', detail: game });
    const { plan } = kept.summary;
    const rules = rulesFor(plan);
    if (rules === undefined || (kept.setup !== undefined && kept.setup.revision !== rules.edition.revision))
      return this.#send({ type: 'failed', why: 'outdated', detail: plan.edition });
    this.#summary = kept.summary;
    const table = kept.setup === undefined ? await this.#begin(rules, plan) : this.#resume(rules, kept.setup, kept);
    this.#table = table;
    this.#computers = new Computers(table, {
      ask: (seat, request) => void this.#inTurn(() => this.#ask(seat, request)),
      budget: () => this.#budget(plan),
      onThought: (seat, expectation) => this.#send({ type: 'thought', seat, expectation }),
      onTrouble: (error) => this.#fail(error),
    });
    this.#tellStanding(table);
    this.#computers.wake();
  }

  async #begin(rules: Rules, plan: Plan): Promise<Table> {
    const { arranged } = plan;
    const found = placedRecord(arranged, plan.edition);
    if (!found.ok) throw new Error(`the record of flagfall.arranged cannot be read, line ${found.error.line}: ${found.error.what}`);
    const record = found.value;
    const seats = Object.fromEntries(rules.seats.map((seat) => [seat, occupantOf(plan.seats[seat])]));
    const setup: Setup = {
      ...localSetup(rules, arranged?.seed ?? newSecret()),
      seats,
      ...(arranged === undefined ? {} : { arranged: record === undefined ? 'seeded' : 'placed' }),
    };
    const { table, reply } = Table.open(Date.now(), rules, setup, NOBODY);
    const placed = record === undefined ? undefined : placeRecord(table, Date.now(), record);
    if (placed?.ok === false) throw new Error(placed.error.what);
    await this.#store(table, [...reply.facts, ...(placed?.value ?? [])], setup);
    return table;
  }

  #budget({ arranged }: Plan): Budget {
    if (arranged?.positions !== undefined) return { nodes: arranged.positions };
    return this.#thinkingMs === undefined ? {} : { ms: this.#thinkingMs };
  }

  #resume(rules: Rules, setup: Setup, { facts }: Kept): Table {
    this.#facts = facts.length;
    return Table.restore(rules, setup, facts, NOBODY);
  }

  #show(table: Table, seat: Seat, since: number | undefined): void {
    const now = Date.now();
    const update = table.join(now, seat, 0);
    const fresh = since === undefined ? 0 : table.join(now, seat, since).actions.length;
    this.#send({ type: 'looking', seat, update, fresh: Math.min(fresh, update.actions.length) });
  }

  /** Stored, then told, then the computers go on. */
  async #ask(seat: Seat, request: Request): Promise<void> {
    const table = this.#table;
    if (table === undefined) return;
    const reply = table.receive(Date.now(), seat, request);
    await this.#store(table, reply.facts);
    // First who is to look, so that nobody is shown what has become somebody else's.
    if (reply.facts.length > 0) this.#tellStanding(table);
    for (const { to, message } of reply.deliveries) if (to === this.#looker) this.#send({ type: 'told', seat: to, message });
    this.#computers?.learn(reply.deliveries);
    this.#computers?.wake();
  }

  async #store(table: Table, facts: readonly Fact[], setup?: Setup): Promise<void> {
    if (facts.length === 0 || this.#summary === undefined) return;
    const { view } = table.join(Date.now(), 'audience');
    this.#summary = {
      ...this.#summary,
      updatedAt: Date.now(),
      actions: view.version,
      waitedFor: table.waitedFor,
      ...(view.result === undefined ? {} : { result: view.result }),
    };
    await this.#keeper.store(this.#summary, this.#facts, facts, setup);
    this.#facts += facts.length;
  }

  #tellStanding(table: Table): void {
    const { view } = table.join(Date.now(), 'audience');
    this.#send({ type: 'standing', standing: { phase: table.phase, waiting: view.waiting, deployed: view.deployed } });
  }

  #suggest({ rules, position }: Table, seat: Seat): void {
    const { arranged } = this.#summary?.plan ?? {};
    const chance = seededChance(arranged === undefined ? freshId() : `${arranged.seed} suggestion ${++this.#suggestions}`);
    const home = observe(position, seat).homes[seat] ?? [];
    const numbers = home.map((cell) => rules.board.indexOf.get(cell)!);
    const deployment = rules.board.straight ? deployFor(rules, seat, numbers, chance) : suggestDeployment(rules, home, seat, chance);
    this.#send({ type: 'suggested', seat, deployment });
  }

  #fail(error: unknown): void {
    this.#table = undefined;
    this.#send({ type: 'failed', why: reasonOf(error), detail: error instanceof Error ? error.message : String(error) });
  }
}

function reasonOf(error: unknown): Extract<ToPage, { type: 'failed' }>['why'] {
  if (error instanceof GameGone) return 'missing';
  if (error instanceof StorageUnavailable) return 'unkept';
  // Another tab that has the same game open has stored first: this one has to be loaded again.
  return error instanceof DOMException && error.name === 'ConstraintError' ? 'elsewhere' : 'broken';
}

/** 32 random bytes as text. */
function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function occupantOf(sitter: Sitter | undefined): Occupant {
  return sitter?.type === 'computer' ? { type: 'computer', level: sitter.level } : { type: 'person' };
}
