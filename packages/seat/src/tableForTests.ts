/** A table on this machine that tests play at by chance, and what its viewers are told. */

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
import type { Update, Wish } from '@flagfall/protocol';
import { localTable, type Table } from '@flagfall/table';

export class TestTable {
  readonly rules: Rules;
  readonly table: Table;
  readonly #chance;
  readonly #told = new Map<Viewer, Update[]>();
  #requests = 0;

  constructor(edition: Edition, seed: string, options: Options = {}) {
    this.rules = compileRules(edition, options);
    this.table = localTable(this.rules, seed);
    this.#chance = seededChance(seed);
    for (const viewer of [...this.rules.seats, 'audience' as const]) this.#told.set(viewer, [this.table.join(0, viewer, 0)]);
  }

  /** Everything that a viewer was told, the first when it joined. */
  toldTo(viewer: Viewer): readonly Update[] {
    return this.#told.get(viewer) ?? [];
  }

  /** Throws what the table refuses. */
  ask(seat: Seat, wish: Wish): void {
    const { deliveries } = this.table.receive(0, seat, { id: String(++this.#requests), ...wish }).commit();
    for (const { to, message } of deliveries) {
      if (message.type === 'refused') throw new Error(JSON.stringify(message.refusal));
      if (message.type === 'update') this.#told.get(to)?.push(message);
    }
  }

  play(seat: Seat, intent: Intent): void {
    this.ask(seat, { type: 'play', intent });
  }

  /** One action by chance; false when the game is over. */
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
