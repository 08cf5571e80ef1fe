/**
 * All that a table remembers. It changes only by following facts, so stored facts rebuild the table, and a step can be tried out on a draft of
 * it. Its fields hold immutable values, except for the position, which can be rewound, and the logs, which only grow: a draft shares those.
 */

import {
  applyEvents,
  assert,
  type BySeat,
  type GameEvent,
  isRunning,
  neverHere,
  newPosition,
  type Position,
  pendingDecision,
  type Rules,
  rewind,
  SEATS,
  type Seat,
  seatIndex,
  turnOf,
} from '@flagfall/engine';
import { isDeploying, presentSeats } from '@flagfall/engine/internal';
import { type Occupant, OFFER_TYPES, type Offer, type Phase, type TableNews } from '@flagfall/protocol';
import { TableOffers } from './agreements/offers.ts';
import type { PlayedAction } from './agreements/undo.ts';
import type { Fact, FactBody } from './facts.ts';
import { commitToChance, commitToDeployment, type Nonces, seedOf } from './records/commitment.ts';
import type { Setup } from './setup.ts';
import { TableClock } from './time/clock.ts';
import { SeatPresence } from './time/presence.ts';
import { StepHistory, type TableStep } from './views/history.ts';

/** How long the logs were when a draft was made. */
export interface Savepoint {
  readonly actions: number;
  readonly version: number;
}

/** What facts had made of a table before it went back, so that it can go forward again. */
export interface AppliedFacts {
  readonly draft: TableState;
  readonly facts: readonly Fact[];
  /** How many actions are unchanged, and those after them. */
  readonly kept: number;
  readonly actions: readonly PlayedAction[];
  readonly steps: readonly TableStep[];
  /** Whether the board is the one that went back, not a new one. */
  readonly isSamePosition: boolean;
}

export class TableState {
  readonly rules: Rules;
  readonly setup: Setup;
  position: Position;
  /** In step with the actions of the position. A log: taking back makes a new one. */
  actions: PlayedAction[];
  clock: TableClock;
  offers: TableOffers;
  presence: SeatPresence;
  /** A log, too. */
  readonly history: StepHistory;
  marks: BySeat<ReadonlyMap<number, string>>;
  seats: BySeat<Occupant>;
  nonces: Nonces;
  /** Fixes the secret; kept, since every viewer that joins is told it. */
  readonly chanceCommitment: string;
  deploymentCommitments: BySeat<string>;
  /** The seed of all draws; undefined before the game has begun. */
  seed: string | undefined;
  openedAt: number | undefined;
  /** When the last seat was taken. */
  seatedAt: number | undefined;
  /** All seats have deployed. */
  hasStarted: boolean;
  /** The seats that have had a turn. */
  seatsThatPlayed: ReadonlySet<Seat>;
  /** Whose turn it was after the last fact. */
  turn: Seat;
  rematch: string | undefined;
  /** The seats agreed to abort, or one did so in time: then nothing is turned over. */
  isAborted: boolean;
  /** When the last fact happened. */
  at: number;
  factCount: number;
  /** The requests that were carried out, by seat. */
  readonly #done: Readonly<Record<Seat, Set<string>>>;

  /** The earlier value, where there was one. */
  constructor(rules: Rules, setup: Setup, before?: TableState) {
    this.rules = rules;
    this.setup = setup;
    this.position = before?.position ?? newPosition(rules, Math.max(0, rules.starter));
    this.actions = before?.actions ?? [];
    this.clock = before?.clock ?? TableClock.stopped(setup, rules.seats);
    this.offers = before?.offers ?? new TableOffers();
    this.presence = before?.presence ?? new SeatPresence();
    this.history = before?.history ?? new StepHistory(rules.remembersReveals);
    this.marks = before?.marks ?? {};
    this.seats = before?.seats ?? setup.seats;
    this.nonces = before?.nonces ?? {};
    this.chanceCommitment = before?.chanceCommitment ?? commitToChance(setup.secret);
    this.deploymentCommitments = before?.deploymentCommitments ?? {};
    this.seed = before?.seed;
    this.openedAt = before?.openedAt;
    this.seatedAt = before?.seatedAt;
    this.hasStarted = before?.hasStarted ?? false;
    this.seatsThatPlayed = before?.seatsThatPlayed ?? new Set();
    this.turn = before?.turn ?? 'red';
    this.rematch = before?.rematch;
    this.isAborted = before?.isAborted ?? false;
    this.at = before?.at ?? 0;
    this.factCount = before?.factCount ?? 0;
    this.#done = before === undefined ? { red: new Set(), blue: new Set(), green: new Set(), gold: new Set() } : before.#done;
  }

  get phase(): Phase {
    if (!isRunning(this.position)) return 'over';
    if (this.seed === undefined) return 'waiting';
    return this.hasStarted ? 'playing' : 'deploying';
  }

  /** Whether everything lies open: the game was played, and is over. */
  get isOpened(): boolean {
    return this.hasStarted && !this.isAborted && !isRunning(this.position);
  }

  get present(): readonly Seat[] {
    return presentSeats(this.position);
  }

  /** Seats the game waits for. */
  get waitedFor(): readonly Seat[] {
    return this.seed === undefined ? [] : (pendingDecision(this.position)?.seats ?? []);
  }

  get isEverybodySeated(): boolean {
    return this.rules.seats.every((seat) => this.seats[seat] !== undefined && this.seats[seat].type !== 'open');
  }

  /** Whether a request was carried out. */
  isDone(seat: Seat, id: string): boolean {
    return this.#done[seat]?.has(id) ?? false;
  }

  apply(fact: Fact): void {
    const { at, request } = fact;
    assert(fact.v === 1, `facts are of a version that is known here: ${fact.v}`);
    this.at = at;
    this.factCount += 1;
    if (request !== undefined) this.#done[request.seat].add(request.id);
    const isEarly = !this.hasStarted;
    const step = this.#apply(fact, at);
    if (step !== undefined) this.history.steps.push({ ...step, isEarly });
  }

  savepoint(): Savepoint {
    return { actions: this.actions.length, version: this.history.version };
  }

  /** A draft: the same state, for trying out a step. */
  draft(): TableState {
    return new TableState(this.rules, this.setup, this);
  }

  /** Returns to the savepoint, before these facts were followed on a draft. Returns what they had led to. */
  rollBack(draft: TableState, { actions, version }: Savepoint, facts: readonly Fact[]): AppliedFacts {
    const { position, history } = this;
    const kept = this.#sharedActions(draft, actions);
    const isSamePosition = draft.position === position;
    const followed = { draft, facts, kept, actions: draft.actions.slice(kept), steps: history.steps.slice(version), isSamePosition };
    for (const { request } of facts) if (request !== undefined) this.#done[request.seat].delete(request.id);
    history.steps.length = version;
    this.actions.length = actions;
    rewind(position, kept);
    for (const { events } of this.actions.slice(kept)) applyEvents(position, events);
    return followed;
  }

  /** Follows facts that a draft has tried out and taken back. */
  reapply({ facts, kept, actions, steps, isSamePosition }: AppliedFacts): void {
    const { position } = this;
    for (const { request } of facts) if (request !== undefined) this.#done[request.seat].add(request.id);
    this.history.steps.push(...steps);
    this.actions.length = kept;
    this.actions.push(...actions);
    if (!isSamePosition) return;
    rewind(position, kept);
    for (const { events } of actions) applyEvents(position, events);
  }

  /** How many of the actions are unchanged in a draft; fewer than all only after taking back. */
  #sharedActions(draft: TableState, length: number): number {
    if (draft.actions === this.actions) return length;
    const parted = this.actions.slice(0, length).findIndex((action, at) => action !== draft.actions[at]);
    return parted < 0 ? length : parted;
  }

  /** The public news of a fact; undefined where there is none. */
  #apply(fact: FactBody, at: number): Omit<TableStep, 'isEarly'> | undefined {
    switch (fact.type) {
      case 'opened':
        this.openedAt = at;
        this.presence = this.presence.leave(this.#people, at);
        if (this.isEverybodySeated) this.seatedAt = at;
        return undefined;
      case 'sat':
        this.seats = { ...this.seats, [fact.seat]: fact.occupant };
        if (fact.occupant.type === 'person') this.presence = this.presence.leave([fact.seat], at);
        if (this.isEverybodySeated) this.seatedAt = at;
        return tell({ type: 'seatTaken', by: fact.seat });
      case 'nonceGiven':
        this.nonces = { ...this.nonces, [fact.seat]: fact.nonce };
        return tell();
      case 'begun':
        return this.#begin(fact, at);
      case 'played': {
        const news = this.#declineFor(fact.seat, this.offers.endedByAction(fact.seat));
        this.clock = this.clock.charge(fact.seat, at, fact.lagMs ?? 0);
        this.#act(fact.seat, fact.events, fact.drew ?? false, at);
        const byClock: readonly TableNews[] = fact.byClock ? [{ type: 'deployedByClock', by: fact.seat }] : [];
        return { events: fact.events, news: [...byClock, ...news], player: fact.seat };
      }
      case 'left': {
        this.#act(fact.seat, fact.events, false, at);
        const declined = this.#declineFor(fact.seat, this.offers.list);
        const news = isRunning(this.position) ? declined : [];
        return { events: fact.events, news: fact.claimedBy === undefined ? news : [{ type: 'claimed', by: fact.claimedBy }, ...news] };
      }
      case 'concluded':
        this.#act(undefined, fact.events, false, at);
        this.isAborted = fact.why === 'aborted';
        this.offers = this.offers.without(...OFFER_TYPES);
        return { events: fact.events, news: fact.why === 'agreed' ? [] : [{ type: fact.why, by: fact.seat }] };
      case 'nobodyCame':
        this.#act(undefined, fact.events, false, at);
        return { events: fact.events, news: [{ type: 'nobodyCame' }] };
      case 'offered':
        this.offers = this.offers.make(fact.what, fact.seat);
        return tell({ type: 'offered', what: fact.what, by: fact.seat });
      case 'accepted':
        this.offers = this.offers.accept(fact.what, fact.seat);
        return tell({ type: 'accepted', what: fact.what, by: fact.seat });
      case 'declined':
      case 'withdrawn':
        this.offers = this.offers.without(fact.what);
        return tell({ type: fact.type, what: fact.what, by: fact.seat });
      case 'undone':
        return this.#undo(fact.actions, at);
      case 'paused':
        this.offers = this.offers.without('pause');
        this.clock = this.clock.pause(at);
        return tell({ type: 'paused' });
      case 'unpaused':
        this.offers = this.offers.without('resume');
        this.clock = this.clock.unpause(at);
        // The game did not wait for any seat: absences start now.
        this.presence = this.presence.leave(this.presence.away, at);
        return tell({ type: 'resumed' });
      case 'rematch':
        this.offers = this.offers.without(...OFFER_TYPES);
        this.rematch = fact.game;
        return tell({ type: 'rematch', game: fact.game });
      case 'marked':
        this.#mark(fact.seat, fact.piece, fact.kind);
        return undefined;
      case 'away':
        this.presence = this.presence.leave([fact.seat], at);
        return undefined;
      case 'back':
        this.presence = this.presence.return(fact.seat);
        return undefined;
      case 'graceOver':
        this.presence = this.presence.endGrace(fact.seat);
        return undefined;
      case 'resumed': {
        const downMs = at - fact.downFrom;
        this.clock = this.clock.skip(downMs);
        if (this.seatedAt !== undefined) this.seatedAt += downMs;
        this.presence = this.presence.leave(this.#people, at);
        return tell({ type: 'hostReturned', downMs });
      }
      default:
        return neverHere(fact);
    }
  }

  get #people(): readonly Seat[] {
    return this.rules.seats.filter((seat) => this.seats[seat]?.type === 'person');
  }

  #begin({ starter, events }: Extract<FactBody, { type: 'begun' }>, at: number): Omit<TableStep, 'isEarly'> {
    this.seed = seedOf(this.setup.secret, this.rules.seats, this.nonces);
    this.position = newPosition(this.rules, seatIndex(starter));
    if (events.length > 0) this.#act(undefined, events, true, at);
    else this.#runClocks(at, undefined);
    return { events, news: [{ type: 'begun' }] };
  }

  /** Follows an action on the board, and adjusts the clocks. */
  #act(seat: Seat | undefined, events: readonly GameEvent[], drew: boolean, at: number): void {
    const holder = this.turn;
    applyEvents(this.position, events);
    // Lots and drafts also give a seat the turn, but no seat has had one.
    const isTurnOver = this.hasStarted && events.some(({ type }) => type === 'turnPassed');
    for (const event of events) this.#notice(event);
    if (isTurnOver && !this.seatsThatPlayed.has(holder)) this.seatsThatPlayed = new Set([...this.seatsThatPlayed, holder]);
    this.#runClocks(at, isTurnOver ? holder : undefined);
    const clockMs = seat === undefined ? undefined : this.clock.leftAt(seat, at);
    this.actions.push({ seat, events, drew, clockMs });
    this.offers = this.offers.afterAction();
  }

  #notice(event: GameEvent): void {
    if (event.type === 'gameStarted') this.hasStarted = true;
    if (event.type !== 'seatDeployed') return;
    const deployment = Object.fromEntries(event.pieces.map(({ cell, kind }) => [cell, kind]));
    const commitment = commitToDeployment(this.setup.secret, event.seat, deployment);
    this.deploymentCommitments = { ...this.deploymentCommitments, [event.seat]: commitment };
  }

  #undo(actions: number, at: number): Omit<TableStep, 'isEarly'> {
    const undone = this.actions.length - actions;
    rewind(this.position, actions);
    this.actions = this.actions.slice(0, actions);
    this.offers = this.offers.without('undo', 'draw');
    this.#runClocks(at, undefined);
    return tell({ type: 'undone', actions: undone });
  }

  /** A seat that is waited for has a running clock. */
  #runClocks(at: number, ended: Seat | undefined): void {
    this.turn = SEATS[turnOf(this.position)];
    const waited = this.waitedFor;
    if (!isRunning(this.position)) this.clock = this.clock.end(at, ended);
    else if (isDeploying(this.position)) this.clock = this.clock.runDeployment(at);
    else this.clock = this.clock.run(at, waited, ended);
    this.presence = this.presence.waitFor(waited);
  }

  #mark(seat: Seat, piece: number, kind: string | undefined): void {
    const marks = new Map(this.marks[seat]);
    if (kind === undefined) marks.delete(piece);
    else marks.set(piece, kind);
    this.marks = { ...this.marks, [seat]: marks };
  }

  /** Removes the offers that the seat's action ends; its own are withdrawn silently. */
  #declineFor(seat: Seat, gone: readonly Offer[]): readonly TableNews[] {
    this.offers = this.offers.without(...gone.map(({ what }) => what));
    return gone.filter(({ by }) => by !== seat).map(({ what }) => ({ type: 'declined', what, by: seat }));
  }
}

function tell(...news: readonly TableNews[]): Omit<TableStep, 'isEarly'> {
  return { events: [], news };
}
