/** The clocks of a game. Time comes in with each call; the clocks hold only what facts have told. A value: each change makes another. */

import { assert, type Seat } from '@flagfall/engine';
import { type Clocks, DAY_MS } from '@flagfall/protocol';
import type { Setup } from '../setup.ts';

/** One seat's clock. */
interface SeatTime {
  readonly seat: Seat;
  /** What was left at `since`; undefined without a limit. */
  readonly leftMs: number | undefined;
  /** When it began to run; undefined while it stands. */
  readonly since: number | undefined;
  /** Time used since it was started, for delay that is given back. */
  readonly usedMs: number;
  /** Network delay given back so far. */
  readonly lagMs: number;
}

export class TableClock {
  readonly pausedAt: number | undefined;
  readonly #setup: Setup;
  readonly #hands: readonly SeatTime[];
  /** When the deployment began, while a seat still has to deploy. */
  readonly #deploySince: number | undefined;

  private constructor(setup: Setup, hands: readonly SeatTime[], deploySince: number | undefined, pausedAt: number | undefined) {
    this.#setup = setup;
    this.#hands = hands;
    this.#deploySince = deploySince;
    this.pausedAt = pausedAt;
  }

  /** The pause that is on; all clocks stand. */
  static stopped(setup: Setup, seats: readonly Seat[]): TableClock {
    const leftMs = startMs(setup);
    return new TableClock(
      setup,
      seats.map((seat) => ({ seat, leftMs, since: undefined, usedMs: 0, lagMs: 0 })),
      undefined,
      undefined,
    );
  }

  /** The time since when a seat has been waited for, if it is. */
  waitingSince(seat: Seat): number | undefined {
    return this.#hand(seat).since ?? this.#deploySince;
  }

  get deployDeadline(): number | undefined {
    const { deployMs } = this.#setup;
    return this.#deploySince === undefined || deployMs === undefined ? undefined : this.#deploySince + deployMs;
  }

  /** When a running clock runs out, network delay included. */
  deadlineOf(seat: Seat): number | undefined {
    const { leftMs, since } = this.#hand(seat);
    return leftMs === undefined || since === undefined ? undefined : since + leftMs + this.#allowance(seat);
  }

  /** How much of a measured delay is given back: at most the cap, the rest of the budget, and the time that went by. */
  creditFor(seat: Seat, at: number, lagMs: number): number {
    const { since } = this.#hand(seat);
    if (since === undefined || !(lagMs > 0)) return 0;
    return Math.floor(Math.min(lagMs, this.#allowance(seat), Math.max(0, at - since)));
  }

  isOut(seat: Seat, at: number, creditMs: number): boolean {
    const { leftMs, since } = this.#hand(seat);
    return leftMs !== undefined && since !== undefined && at - since - creditMs >= leftMs;
  }

  /** Charges a seat's clock with the time since the last look; the clock runs on. */
  charge(seat: Seat, now: number, creditMs = 0): TableClock {
    const at = this.#standing(now);
    const hands = this.#hands.map((hand) => (hand.seat === seat ? charged(hand, at, creditMs) : hand));
    return this.#with(hands, this.#deploySince);
  }

  /** The game now waits for these seats and no others; `ended` has just finished a turn of its own. */
  run(now: number, seats: readonly Seat[], ended?: Seat): TableClock {
    const at = this.#standing(now);
    const hands = this.#hands.map((hand) => {
      const isWaitedFor = seats.includes(hand.seat);
      const stopped = hand.since !== undefined && (!isWaitedFor || hand.seat === ended) ? this.#stopped(hand, at) : hand;
      const rewarded = hand.seat === ended ? this.#rewarded(stopped) : stopped;
      return isWaitedFor && rewarded.since === undefined ? this.#started(rewarded, at) : rewarded;
    });
    return this.#with(hands, undefined);
  }

  /** All seats deploy at the same time, each by its own clock. */
  runDeployment(at: number): TableClock {
    const since = this.#deploySince ?? this.#standing(at);
    const stopped = this.run(at, []);
    return stopped.#with(stopped.#hands, since);
  }

  pause(at: number): TableClock {
    return new TableClock(this.#setup, this.#hands, this.#deploySince, at);
  }

  unpause(at: number): TableClock {
    return this.#unpaused().skip(at - (this.pausedAt ?? at));
  }

  /** Ends the game and any pause. */
  end(at: number, ended?: Seat): TableClock {
    return this.run(at, [], ended).#unpaused();
  }

  /** Skips time that no seat pays for. During a pause there is none to skip: the pause ends later. */
  skip(ms: number): TableClock {
    if (this.pausedAt !== undefined) return this;
    const later = (since: number | undefined): number | undefined => (since === undefined ? undefined : since + ms);
    return this.#with(
      this.#hands.map((hand) => ({ ...hand, since: later(hand.since) })),
      later(this.#deploySince),
    );
  }

  /** What one clock shows; undefined without a limit. */
  leftAt(seat: Seat, now: number): number | undefined {
    const { leftMs, since } = this.#hand(seat);
    return leftMs === undefined ? undefined : shownMs(leftMs, since, this.#standing(now));
  }

  /** What the clocks show. */
  show(now: number): Clocks {
    const at = this.#standing(now);
    const leftMs: Partial<Record<Seat, number>> = {};
    for (const hand of this.#hands) if (hand.leftMs !== undefined) leftMs[hand.seat] = shownMs(hand.leftMs, hand.since, at);
    const running = this.pausedAt === undefined ? this.#hands.filter(({ since }) => since !== undefined).map(({ seat }) => seat) : [];
    const until = this.deployDeadline;
    return { leftMs, running, ...(until === undefined ? {} : { deployMs: Math.max(0, until - at) }) };
  }

  #with(hands: readonly SeatTime[], deploySince: number | undefined): TableClock {
    return new TableClock(this.#setup, hands, deploySince, this.pausedAt);
  }

  #unpaused(): TableClock {
    return new TableClock(this.#setup, this.#hands, this.#deploySince, undefined);
  }

  /** During a pause, `since` stays at its beginning: an agreement in the meantime must not charge it, nor give it back twice when the pause ends. */
  #standing(at: number): number {
    return Math.min(at, this.pausedAt ?? at);
  }

  #started(hand: SeatTime, at: number): SeatTime {
    return { ...hand, leftMs: perTurnMs(this.#setup) ?? hand.leftMs, since: at, usedMs: 0 };
  }

  #stopped(hand: SeatTime, at: number): SeatTime {
    const { clock } = this.#setup;
    const { leftMs, usedMs, ...rest } = charged(hand, at, 0);
    const backMs = clock.type === 'delay' ? Math.min(usedMs, clock.delayMs) : 0;
    return { ...rest, usedMs, leftMs: leftMs === undefined ? undefined : leftMs + backMs, since: undefined };
  }

  /** A turn may end with another seat's answer. An answer itself earns nothing, or a seat could gather time by being asked. */
  #rewarded(hand: SeatTime): SeatTime {
    const { clock } = this.#setup;
    return clock.type === 'increment' && hand.leftMs !== undefined ? { ...hand, leftMs: hand.leftMs + clock.incrementMs } : hand;
  }

  #allowance(seat: Seat): number {
    const { capMs, budgetMs } = this.#setup.lag;
    return Math.max(0, Math.min(capMs, budgetMs - this.#hand(seat).lagMs));
  }

  #hand(wanted: Seat): SeatTime {
    const hand = this.#hands.find(({ seat }) => seat === wanted);
    assert(hand !== undefined, 'every seat of the game has a clock');
    return hand;
  }
}

/** Charges a clock; a clock that stands is not charged. */
function charged(hand: SeatTime, at: number, creditMs: number): SeatTime {
  if (hand.since === undefined) return hand;
  const usedMs = Math.max(0, at - hand.since - creditMs);
  const leftMs = hand.leftMs === undefined ? undefined : hand.leftMs - usedMs;
  return { seat: hand.seat, leftMs, since: at, usedMs: hand.usedMs + usedMs, lagMs: hand.lagMs + creditMs };
}

function shownMs(leftMs: number, since: number | undefined, at: number): number {
  return Math.max(0, leftMs - (since === undefined ? 0 : Math.max(0, at - since)));
}

/** The time of a turn, where every turn has the same. */
function perTurnMs({ clock }: Setup): number | undefined {
  if (clock.type === 'perMove') return clock.moveMs;
  return clock.type === 'days' ? clock.days * DAY_MS : undefined;
}

/** The time a seat begins with. */
function startMs(setup: Setup): number | undefined {
  const { clock } = setup;
  return clock.type === 'increment' || clock.type === 'delay' ? clock.initialMs : perTurnMs(setup);
}
