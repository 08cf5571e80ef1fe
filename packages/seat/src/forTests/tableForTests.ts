/** A table on this machine at which tests play by chance, and the updates of its viewers. */

import { type SeenTable, Shadow } from '@flagfall/client';
import {
  compileRules,
  type Edition,
  homeOf,
  type Intent,
  type Options,
  observe,
  pick,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
  seededChance,
  type Viewer,
} from '@flagfall/engine';
import type { RequestBody, TableSnapshot, Update } from '@flagfall/protocol';
import { localTable, type Table } from '@flagfall/table';

export class TestTable {
  readonly rules: Rules;
  readonly table: Table;
  readonly #chance;
  readonly #shadows = new Map<Viewer, Shadow>();
  readonly #told = new Map<Viewer, SeenTable[]>();
  #requests = 0;

  constructor(edition: Edition, seed: string, options: Options = {}) {
    this.rules = compileRules(edition, options);
    this.table = localTable(this.rules, seed);
    this.#chance = seededChance(seed);
    for (const viewer of [...this.rules.seats, 'audience' as const]) {
      this.#shadows.set(viewer, new Shadow(this.rules));
      this.#told.set(viewer, []);
      this.#tell(viewer, this.table.join(0, viewer, 0));
    }
  }

  /** All messages to a viewer, from the first join on. */
  toldTo(viewer: Viewer): readonly SeenTable[] {
    return this.#told.get(viewer) ?? [];
  }

  /** All of it at once, as a viewer that joins now gets it. */
  joined(viewer: Viewer): SeenTable {
    const sight = new Shadow(this.rules).take(this.table.join(0, viewer, 0));
    if (sight === undefined) throw new Error('a snapshot is enough to begin with');
    return sight;
  }

  /** Throws when the table refuses. */
  ask(seat: Seat, request: RequestBody): void {
    const { deliveries } = this.table.receive(0, seat, { id: String(++this.#requests), ...request }).commit();
    for (const { to, message } of deliveries) {
      if (message.type === 'refused') throw new Error(JSON.stringify(message.refusal));
      if (message.type === 'update' || message.type === 'snapshot') this.#tell(to, message);
    }
  }

  #tell(to: Viewer, message: Update | TableSnapshot): void {
    const sight = this.#shadows.get(to)?.take(message);
    if (sight === undefined) throw new Error('every step goes on from the one before');
    this.#told.get(to)?.push(sight);
  }

  play(seat: Seat, intent: Intent): void {
    this.ask(seat, { type: 'play', intent });
  }

  /** One random action; false when the game is over. */
  playByChance(): boolean {
    const { waiting } = observe(this.table.position, 'audience');
    if (waiting === undefined) return false;
    const seat = pick(this.#chance, waiting.seats);
    const { moves, deeds } = observe(this.table.position, seat);
    const number = seatIndex(seat);
    if (waiting.decision === 'deploy')
      this.play(seat, {
        type: 'deploy',
        deployment: sampleDeployment(this.rules, number, this.#chance, homeOf(this.table.position, number)),
      });
    else this.play(seat, pick(this.#chance, [...moves, ...deeds]));
    return true;
  }
}
