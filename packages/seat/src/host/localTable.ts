/** A table on this machine: every call to it goes through here, whoever hosts it. Nobody keeps time, and another game is another table. */

import type { GameRecord, Rules, Seat, SeenEvent, View, Viewer } from '@flagfall/engine';
import type { Offer, Phase, TableSnapshot } from '@flagfall/protocol';
import {
  type Delivery,
  type Fact,
  type Host,
  type Occupant,
  type PendingStep,
  placeRecord,
  type Request,
  type Setup,
  Table,
  type TableRefusal,
  type TableSummary,
} from '@flagfall/table';
import type { Standing } from '../standing.ts';

/** Neither is ever asked for. */
const NOBODY: Host = {
  deploymentFor() {
    throw new Error('nobody is late without a clock');
  },
  newGame() {
    throw new Error('a table on one machine is followed by none');
  },
};

export class LocalTable {
  readonly #table: Table;
  readonly #now: () => number;

  private constructor(table: Table, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  /** Opens a table, and plays a record at it for a game that goes on from there. The facts of both are to be stored. */
  static open(
    rules: Rules,
    setup: Setup,
    now: () => number,
    record?: GameRecord,
  ): { readonly local: LocalTable; readonly facts: readonly Fact[] } {
    const { table, step } = Table.open(now(), rules, setup, NOBODY);
    // Nobody sees the table before all of this is stored.
    step.commit();
    const placed = record === undefined ? undefined : placeRecord(table, now(), record);
    if (placed?.ok === false) throw new Error(placed.error.what);
    return { local: new LocalTable(table, now), facts: [...step.facts, ...(placed?.value ?? [])] };
  }

  static restore(rules: Rules, setup: Setup, facts: readonly Fact[], now: () => number): LocalTable {
    return new LocalTable(Table.restore(rules, setup, facts, NOBODY), now);
  }

  get rules(): Rules {
    return this.#table.rules;
  }

  get position(): Table['position'] {
    return this.#table.position;
  }

  get phase(): Phase {
    return this.#table.phase;
  }

  get waitedFor(): readonly Seat[] {
    return this.#table.waitedFor;
  }

  get offers(): readonly Offer[] {
    return this.#table.state.offers.list;
  }

  get secret(): string {
    return this.#table.setup.secret;
  }

  occupantOf(seat: Seat): Occupant | undefined {
    return this.#table.setup.seats[seat];
  }

  /** What a request leads to. The host stores the facts, commits the step and then sends the messages. */
  receive(seat: Seat, request: Request): PendingStep {
    return this.#table.receive(this.#now(), seat, request);
  }

  join(viewer: Viewer, since?: number): TableSnapshot {
    return this.#table.join(this.#now(), viewer, since);
  }

  viewOf(viewer: Viewer): View {
    return this.#table.viewOf(viewer);
  }

  /** All that a viewer has seen of the game. */
  seenActions(viewer: Viewer): readonly (readonly SeenEvent[])[] {
    return this.#table.seenActions(viewer);
  }

  /** What everybody at the table may know, whoever looks. */
  get standing(): Standing {
    const { waiting, deployed } = this.viewOf('audience');
    return { phase: this.phase, waiting, deployed };
  }

  /** How far the game has come. */
  get summary(): TableSummary {
    return this.#table.summary;
  }

  /** The record of a game that is over. */
  record(headers: Parameters<Table['record']>[0]): GameRecord {
    return this.#table.record(headers);
  }
}

/** Why a request was refused, if it was. */
export function refusalIn(deliveries: readonly Delivery[]): TableRefusal | undefined {
  for (const { message } of deliveries) if (message.type === 'refused') return message.refusal;
  return undefined;
}
