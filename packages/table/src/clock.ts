/** The clocks of a game. Time comes in with each call; what is kept is only what facts have told. */

import { assert, type Seat } from '@flagfall/engine';
import type { Clocks } from '@flagfall/protocol';
import type { Setup } from './setup.ts';

const DAY = 24 * 60 * 60 * 1000;

/** One seat's clock. */
interface Hand {
  /** What was left at `since`; undefined without a limit. */
  leftMs: number | undefined;
  /** From when on it has been running; undefined while it stands. */
  since: number | undefined;
  /** Used since it was started, for what is given back. */
  usedMs: number;
  /** Delay of the network given back so far. */
  lagMs: number;
}

export class TableClock {
  readonly #setup: Setup;
  readonly #hands = new Map<Seat, Hand>();
  /** When everybody was asked to deploy, while somebody still has to. */
  #deploySince: number | undefined;
  pausedAt: number | undefined;

  constructor(setup: Setup, seats: readonly Seat[]) {
    this.#setup = setup;
    for (const seat of seats) this.#hands.set(seat, { leftMs: startMs(setup), since: undefined, usedMs: 0, lagMs: 0 });
  }

  /** From when on a seat has been waited for, if it is. */
  waitingSince(seat: Seat): number | undefined {
    return this.#hand(seat).since ?? this.#deploySince;
  }

  get deployDeadline(): number | undefined {
    const { deployMs } = this.#setup;
    return this.#deploySince === undefined || deployMs === undefined ? undefined : this.#deploySince + deployMs;
  }

  /** When a running clock has run out, delay of the network and all. */
  deadlineOf(seat: Seat): number | undefined {
    const { leftMs, since } = this.#hand(seat);
    return leftMs === undefined || since === undefined ? undefined : since + leftMs + this.#allowance(seat);
  }

  /** How much of a measured delay is given back: no more than the cap, than what is left of the budget, and than the time that went by. */
  creditFor(seat: Seat, at: number, lagMs: number): number {
    const { since } = this.#hand(seat);
    if (since === undefined || !(lagMs > 0)) return 0;
    return Math.floor(Math.min(lagMs, this.#allowance(seat), Math.max(0, at - since)));
  }

  isOut(seat: Seat, at: number, creditMs: number): boolean {
    const { leftMs, since } = this.#hand(seat);
    return leftMs !== undefined && since !== undefined && at - since - creditMs >= leftMs;
  }

  /** Takes the time since the last look off a seat's clock; the clock runs on. */
  charge(seat: Seat, now: number, creditMs = 0): void {
    const hand = this.#hand(seat);
    if (hand.since === undefined) return;
    const at = this.#standing(now);
    const usedMs = Math.max(0, at - hand.since - creditMs);
    hand.usedMs += usedMs;
    hand.lagMs += creditMs;
    if (hand.leftMs !== undefined) hand.leftMs -= usedMs;
    hand.since = at;
  }

  /** These seats are waited for now and no others; `ended` has just finished a turn of its own. */
  run(at: number, seats: readonly Seat[], ended?: Seat): void {
    for (const [seat, hand] of this.#hands) if (hand.since !== undefined && (!seats.includes(seat) || seat === ended)) this.#stop(seat, at);
    if (ended !== undefined) this.#reward(ended);
    for (const seat of seats) this.#start(seat, at);
    this.#deploySince = undefined;
  }

  /** Everybody deploys at the same time, by a clock of its own. */
  runDeployment(at: number): void {
    const since = this.#deploySince ?? this.#standing(at);
    this.run(at, []);
    this.#deploySince = since;
  }

  pause(at: number): void {
    this.pausedAt = at;
  }

  unpause(at: number): void {
    const stoodMs = at - (this.pausedAt ?? at);
    this.pausedAt = undefined;
    this.skip(stoodMs);
  }

  /** The game is over, and nothing is paused any more. */
  end(at: number, ended?: Seat): void {
    this.run(at, [], ended);
    this.pausedAt = undefined;
  }

  /** Time that is charged to nobody. While the game is paused there is none to skip: the pause ends later. */
  skip(ms: number): void {
    if (this.pausedAt !== undefined) return;
    for (const hand of this.#hands.values()) if (hand.since !== undefined) hand.since += ms;
    if (this.#deploySince !== undefined) this.#deploySince += ms;
  }

  /** What the clocks show. */
  show(now: number): Clocks {
    const at = this.#standing(now);
    const leftMs = [...this.#hands].flatMap(([seat, hand]) => {
      if (hand.leftMs === undefined) return [];
      return [[seat, Math.max(0, hand.leftMs - (hand.since === undefined ? 0 : Math.max(0, at - hand.since)))] as const];
    });
    const running =
      this.pausedAt === undefined ? [...this.#hands].filter(([, hand]) => hand.since !== undefined).map(([seat]) => seat) : [];
    const until = this.deployDeadline;
    return { leftMs: Object.fromEntries(leftMs), running, ...(until === undefined ? {} : { deployMs: Math.max(0, until - at) }) };
  }

  #start(seat: Seat, at: number): void {
    const hand = this.#hand(seat);
    if (hand.since !== undefined) return;
    const turnMs = perTurnMs(this.#setup);
    if (turnMs !== undefined) hand.leftMs = turnMs;
    hand.since = this.#standing(at);
    hand.usedMs = 0;
  }

  /** In a pause it stays the time at which it began: what is agreed meanwhile must not charge it, nor give it back twice when it ends. */
  #standing(at: number): number {
    return Math.min(at, this.pausedAt ?? at);
  }

  #stop(seat: Seat, at: number): void {
    const { clock } = this.#setup;
    this.charge(seat, at);
    const hand = this.#hand(seat);
    hand.since = undefined;
    if (clock.type === 'delay' && hand.leftMs !== undefined) hand.leftMs += Math.min(hand.usedMs, clock.delayMs);
  }

  /** A turn is over, be it by the answer of another. An answer itself earns nothing, or a seat could gather time by being asked. */
  #reward(seat: Seat): void {
    const { clock } = this.#setup;
    const hand = this.#hand(seat);
    if (clock.type === 'increment' && hand.leftMs !== undefined) hand.leftMs += clock.incrementMs;
  }

  #allowance(seat: Seat): number {
    const { capMs, budgetMs } = this.#setup.lag;
    return Math.max(0, Math.min(capMs, budgetMs - this.#hand(seat).lagMs));
  }

  #hand(seat: Seat): Hand {
    const hand = this.#hands.get(seat);
    assert(hand !== undefined, 'every seat of the game has a clock');
    return hand;
  }
}

/** What a seat has for a turn, where every turn has the same. */
function perTurnMs({ clock }: Setup): number | undefined {
  if (clock.type === 'perMove') return clock.moveMs;
  return clock.type === 'days' ? clock.days * DAY : undefined;
}

/** What a seat has at the beginning. */
function startMs(setup: Setup): number | undefined {
  const { clock } = setup;
  return clock.type === 'increment' || clock.type === 'delay' ? clock.initialMs : perTurnMs(setup);
}
