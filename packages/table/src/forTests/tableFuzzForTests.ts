/** Random games for tests: setups, and everything that seats, sockets and clocks can do to a table, all from one seed. */

import {
  type Chance,
  compileRules,
  type Deployment,
  type Edition,
  type Intent,
  type Options,
  pick,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
  seededChance,
  type View,
} from '@flagfall/engine';
import { type ClockSetup, type Occupant, OFFER_TYPES, type Offer, type OfferType, type Request } from '@flagfall/protocol';
import { hashOf } from '../records/commitment.ts';
import type { Setup, TableHooks } from '../setup.ts';
import { defaultSetup } from '../setup.ts';
import { type PendingStep, type StepResult, Table } from '../table.ts';

/** One input to a table. */
export type FuzzAction = (table: Table) => PendingStep;

const CLOCKS: readonly ClockSetup[] = [
  { type: 'unlimited' },
  { type: 'increment', initialMs: 60_000, incrementMs: 1_000 },
  { type: 'delay', initialMs: 60_000, delayMs: 1_000 },
  { type: 'perMove', moveMs: 25_000 },
  { type: 'days', days: 1 },
];
const START = 1_800_000_000_000;

/** The rules of a short game, with any memory mode. */
export function randomRules(edition: Edition, chance: Chance, fixed: Options = {}): Rules {
  const memory = edition.options.some(({ key }) => key === 'memory')
    ? { memory: pick(chance, ['aided', 'aided', 'pencil', 'strict']) }
    : {};
  const several = edition.options.some(({ key }) => key === 'players') ? { players: 2 + chance.below(3), turnLimit: 12 } : {};
  return compileRules(edition, { ...memory, ...several, ...fixed });
}

export function randomSetup(rules: Rules, chance: Chance, secret: string): Setup {
  const occupants: readonly Occupant[] = [{ type: 'person' }, { type: 'person' }, { type: 'computer', level: 3 }, { type: 'open' }];
  return defaultSetup(rules, secret, {
    seats: Object.fromEntries(rules.seats.map((seat) => [seat, pick(chance, occupants)])),
    clock: pick(chance, CLOCKS),
    ...(chance.below(2) === 0 ? { deployMs: 60_000 } : {}),
    graceMs: 20_000,
    nonceMs: pick(chance, [0, 5_000]),
    pauseMs: 100_000,
    friendly: chance.below(2) === 0,
    audienceDelay: pick(chance, [0, 0, 3]),
  });
}

/** An open table. */
export function openTable(
  now: number,
  rules: Rules,
  setup: Setup,
  host: TableHooks,
): { readonly table: Table; readonly reply: StepResult } {
  const { table, step } = Table.open(now, rules, setup, host);
  return { table, reply: step.commit() };
}

/** A host whose answers depend only on what it is asked. */
export function deterministicHooks(rules: Rules, seed: string): TableHooks {
  return {
    deploymentFor: (view) => deploymentFor(rules, view, seededChance(`${seed} late ${view.viewer}`)),
    newGame: () => `${seed} next`,
  };
}

export function deploymentFor(rules: Rules, view: View, chance: Chance): Deployment {
  const seat = view.viewer as Seat;
  const home = (view.homes[seat] ?? []).map((cell) => rules.board.indexOf.get(cell)!);
  return sampleDeployment(rules, seatIndex(seat), chance, home);
}

/** What a test may change about a run. */
export interface TableFuzzOptions {
  /** Another form of a request for another table. */
  readonly rewrite?: (table: Table, seat: Seat, request: Request) => Request;
  /** Some of the requests a seat may make. */
  readonly choose?: (seat: Seat, legal: readonly Intent[]) => readonly Intent[];
}

export class TableFuzz {
  readonly #custom: TableFuzzOptions;
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #sent: { readonly seat: Seat; readonly request: Request }[] = [];
  #requests = 0;
  now = START;

  constructor(rules: Rules, chance: Chance, custom: TableFuzzOptions = {}) {
    this.#custom = custom;
    this.#rules = rules;
    this.#chance = chance;
  }

  /** The next input; this only reads the table. */
  next(table: Table): FuzzAction {
    this.#letTimePass(table);
    const { now } = this;
    const chance = this.#chance;
    const seat = pick(chance, this.#rules.seats);
    const open = this.#rules.seats.find((other) => table.state.seats[other]?.type === 'open');
    const kind = chance.below(100);
    if (open !== undefined && kind < 40) return (one) => one.takeSeat(now, open, { type: 'person', name: 'Ann' });
    if (kind < 6) return (one) => one.tick(now);
    if (kind < 12) {
      const isPresent = chance.below(3) > 0;
      return (one) => one.setPresent(now, seat, isPresent);
    }
    if (kind < 15 && this.#sent.length > 0) return this.#again();
    if (kind < 16) {
      const downFrom = now - chance.below(60_000);
      return (one) => one.resume(now, downFrom);
    }
    const { list } = table.state.offers;
    if (list.length > 0 && kind < 45) {
      const answer = this.#answer(pick(chance, list));
      this.#sent.push(answer);
      return (one) => one.receive(now, answer.seat, answer.request);
    }
    const asking = kind < 70 ? (pick(chance, [...table.state.waitedFor, seat]) as Seat) : seat;
    const request = kind < 70 ? this.#play(table, asking) : this.#wish();
    this.#sent.push({ seat: asking, request });
    const lagMs = chance.below(4) === 0 ? chance.below(2_000) : 0;
    return (one) => one.receive(now, asking, this.#custom.rewrite?.(one, asking, request) ?? request, lagMs);
  }

  /** Repeats a request, which may have been carried out or not. */
  #again(): FuzzAction {
    const { seat, request } = pick(this.#chance, this.#sent);
    const { now } = this;
    return (one) => one.receive(now, seat, this.#custom.rewrite?.(one, seat, request) ?? request);
  }

  /** Mostly a short time, sometimes until the next deadline, now and then backwards. */
  #letTimePass(table: Table): void {
    const kind = this.#chance.below(240);
    if (kind === 0) this.now -= this.#chance.below(5_000);
    else if (kind === 1) this.now = Math.max(this.now, table.deadline ?? 0) + this.#chance.below(3);
    else if (kind < 8) this.now += this.#chance.below(20_000);
    else this.now += this.#chance.below(1_000);
  }

  #id(): string {
    return String(++this.#requests);
  }

  #play(table: Table, seat: Seat): Request {
    return { id: this.#id(), type: 'play', intent: this.#intent(table, seat) };
  }

  #intent(table: Table, seat: Seat): Intent {
    const chance = this.#chance;
    const view = table.viewOf(seat);
    if (view.waiting?.decision === 'deploy') return { type: 'deploy', deployment: deploymentFor(this.#rules, view, chance) };
    const all: readonly Intent[] = [...view.moves, ...view.deeds];
    const legal = this.#custom.choose?.(seat, all) ?? all;
    if (legal.length > 0 && chance.below(20) > 0) return pick(chance, legal);
    const { cells } = this.#rules.board;
    const from = pick(chance, cells);
    // In runs with few kinds of moves, nonsense is left out, too.
    return { type: 'move', from, to: this.#custom.choose === undefined ? pick(chance, cells) : from };
  }

  #wish(): Request {
    const chance = this.#chance;
    const id = this.#id();
    const what = pick<OfferType>(chance, [...OFFER_TYPES, 'undo', 'undo', 'undo']);
    // Inputs that end games are rare, or no game would be long.
    const kind = chance.below(200);
    if (kind === 0) return { id, type: 'resign' };
    if (kind === 1) return { id, type: 'abort' };
    if (kind < 4) return { id, type: 'claim', outcome: pick(chance, ['win', 'draw']) };
    if (kind < 60) return { id, type: 'nonce', nonce: hashOf(id) };
    if (kind < 90)
      return { id, type: 'mark', piece: chance.below(80), ...(chance.below(3) > 0 ? { kind: pick(chance, this.#rules.kinds).id } : {}) };
    return kind < 190 ? { id, type: 'offer', what } : { id, type: 'answer', what, accept: false };
  }

  /** A seat answers an open offer, or withdraws it. */
  #answer({ what, by, agreed }: Offer): { readonly seat: Seat; readonly request: Request } {
    const chance = this.#chance;
    const id = this.#id();
    const others = this.#rules.seats.filter((seat) => !agreed.includes(seat));
    if (chance.below(8) === 0) return { seat: by, request: { id, type: 'withdraw', what } };
    const accept = what === 'draw' || what === 'abort' ? chance.below(12) === 0 : chance.below(4) > 0;
    return { seat: pick(chance, [...others, ...others, by]), request: { id, type: 'answer', what, accept } };
  }
}
