/** A timed table for tests: two people at a game of Barrage, or more on a map. */

import { barrage, conquest } from '@flagfall/editions';
import { compileRules, type Options, type Seat, type SeenEvent, seededChance, type Viewer } from '@flagfall/engine';
import { newsIn, type RequestBody, seenActionsIn, type TableMessage, type TableNews, type TableSnapshot } from '@flagfall/protocol';
import type { Fact } from '../facts.ts';
import { defaultSetup, type Setup } from '../setup.ts';
import { type PendingStep, type StepResult, Table } from '../table.ts';
import { deploymentFor, deterministicHooks } from './tableFuzzForTests.ts';

export type TestDelivery = TableMessage & { readonly actions?: readonly (readonly SeenEvent[])[]; readonly news?: readonly TableNews[] };

export class TimedTestTable {
  readonly table: Table;
  readonly facts: Fact[] = [];
  now = 1_000_000;
  last: StepResult;
  #ids = 0;

  constructor(given: Partial<Setup> = {}, options: Options = {}) {
    const rules = compileRules(options.players === undefined ? barrage : conquest, options);
    const setup = defaultSetup(rules, 'evening', { nonceMs: 0, ...given });
    const { table, step } = Table.open(this.now, rules, setup, deterministicHooks(rules, 'evening'));
    this.table = table;
    this.last = this.#keep(step);
  }

  /** All seats are there and have deployed; earlier questions get the first answer. */
  static started(given: Partial<Setup> = {}, options: Options = {}): TimedTestTable {
    const evening = new TimedTestTable(given, options);
    for (const seat of evening.table.rules.seats) evening.present(seat, true);
    while (evening.table.state.phase === 'deploying') evening.act();
    return evening;
  }

  #keep(step: PendingStep): StepResult {
    const reply = step.commit();
    this.facts.push(...reply.facts);
    this.last = reply;
    return reply;
  }

  ask(seat: Seat, request: RequestBody, lagMs = 0): TestDelivery | undefined {
    this.#keep(this.table.receive(this.now, seat, { id: `${++this.#ids}`, ...request }, lagMs));
    return this.told(seat);
  }

  /** A seat that is waited for plays its first legal intent. */
  act(seat: Seat = this.table.state.waitedFor[0], lagMs = 0): TestDelivery | undefined {
    const view = this.table.viewOf(seat);
    if (view.waiting?.decision === 'deploy') {
      const deployment = deploymentFor(this.table.rules, view, seededChance(`evening ${seat}`));
      return this.ask(seat, { type: 'play', intent: { type: 'deploy', deployment } }, lagMs);
    }
    const quiet = view.moves.find((move) => !view.pieces.some(({ cell }) => cell === move.to) && !isRun(move.from, move.to));
    return this.ask(seat, { type: 'play', intent: quiet ?? view.moves[0] ?? view.deeds[0] }, lagMs);
  }

  pass(ms: number): StepResult {
    this.now += ms;
    return this.#keep(this.table.tick(this.now));
  }

  present(seat: Seat, isPresent: boolean): StepResult {
    return this.#keep(this.table.setPresent(this.now, seat, isPresent));
  }

  update(viewer: Viewer, since?: number): TableSnapshot {
    return this.table.join(this.now, viewer, since);
  }

  left(seat: Seat): number | undefined {
    return this.update('audience').clocks.leftMs[seat];
  }

  /** The last message to a viewer, with the events and news of its steps. */
  told(viewer: Viewer): TestDelivery | undefined {
    const message = this.last.deliveries.findLast(({ to }) => to === viewer)?.message;
    return message && ('steps' in message ? { ...message, actions: seenActionsIn(message.steps), news: newsIn(message.steps) } : message);
  }

  /** The same table, restored from its facts. */
  restored(): Table {
    const { rules, setup } = this.table;
    return Table.restore(rules, setup, JSON.parse(JSON.stringify(this.facts)), deterministicHooks(rules, 'evening'));
  }
}

function isRun(from: string, to: string): boolean {
  return Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(Number(from.slice(1)) - Number(to.slice(1))) > 1;
}
