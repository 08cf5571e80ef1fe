/** All that a table remembers. It changes only by following facts, so that stored facts build the same table again. */

import {
  type BySeat,
  type GameEvent,
  isDeploying,
  isRunning,
  neverHere,
  newPosition,
  type Position,
  presentSeats,
  type Rules,
  retellAction,
  rewind,
  SEATS,
  type Seat,
  seatIndex,
  turnOf,
  waitingOf,
} from '@flagfall/engine';
import type { Occupant, Offer, Phase, TableNews } from '@flagfall/protocol';
import { TableClock } from './clock.ts';
import { commitToChance, commitToDeployment, type Nonces, seedOf } from './commitment.ts';
import type { Fact, FactBody } from './facts.ts';
import { History, type Step } from './history.ts';
import { Offers } from './offers.ts';
import { Attendance } from './presence.ts';
import type { Setup } from './setup.ts';
import type { DoneAction } from './undo.ts';

export class TableState {
  readonly rules: Rules;
  readonly setup: Setup;
  position: Position;
  /** In step with the actions of the position. */
  readonly actions: DoneAction[] = [];
  readonly clock: TableClock;
  readonly offers = new Offers();
  readonly attendance = new Attendance();
  readonly history: History;
  readonly marks = new Map<Seat, Map<number, string>>();
  seats: BySeat<Occupant>;
  nonces: Nonces = {};
  /** What fixes the secret; kept, since whoever joins is told it. */
  readonly chanceCommitment: string;
  deploymentCommitments: BySeat<string> = {};
  /** Of all draws; undefined before the game has begun. */
  seed: string | undefined;
  openedAt: number | undefined;
  /** When the last seat was taken. */
  seatedAt: number | undefined;
  /** Everybody has deployed. */
  hasStarted = false;
  /** The seats that have had a turn. */
  readonly played = new Set<Seat>();
  rematch: string | undefined;
  /** When the last fact happened. */
  at = 0;
  /** The version before each request that was carried out. */
  readonly #done = new Map<string, number>();

  constructor(rules: Rules, setup: Setup) {
    this.rules = rules;
    this.setup = setup;
    this.seats = setup.seats;
    this.chanceCommitment = commitToChance(setup.secret);
    this.position = newPosition(rules, Math.max(0, rules.starter));
    this.clock = new TableClock(setup, rules.seats);
    this.history = new History(rules.isAided);
  }

  get phase(): Phase {
    if (!isRunning(this.position)) return 'over';
    if (this.seed === undefined) return 'waiting';
    return this.hasStarted ? 'playing' : 'deploying';
  }

  get present(): readonly Seat[] {
    return presentSeats(this.position);
  }

  /** Seats the game waits for. */
  get waitedFor(): readonly Seat[] {
    return this.seed === undefined ? [] : (waitingOf(this.position)?.seats ?? []);
  }

  get isEverybodySeated(): boolean {
    return this.rules.seats.every((seat) => this.seats[seat] !== undefined && this.seats[seat].type !== 'open');
  }

  /** The version before the request was carried out; undefined when it never was. */
  doneAt(seat: Seat, id: string): number | undefined {
    return this.#done.get(`${seat} ${id}`);
  }

  /** `isOnBoard` says that the position has made the action already, as it has when the table is the one that decided. */
  follow(fact: Fact, isOnBoard: boolean): void {
    const { at, request } = fact;
    this.at = at;
    if (request !== undefined) this.#done.set(`${request.seat} ${request.id}`, this.history.version);
    const isEarly = !this.hasStarted;
    const step = this.#apply(fact, at, isOnBoard);
    if (step !== undefined) this.history.steps.push({ ...step, isEarly });
  }

  /** What everybody is told of it; undefined where that is nobody else's business. */
  #apply(fact: FactBody, at: number, isOnBoard: boolean): Omit<Step, 'isEarly'> | undefined {
    switch (fact.type) {
      case 'opened':
        this.openedAt = at;
        for (const seat of this.#people) this.attendance.goAway(seat, at);
        if (this.isEverybodySeated) this.seatedAt = at;
        return undefined;
      case 'sat':
        this.seats = { ...this.seats, [fact.seat]: fact.occupant };
        if (fact.occupant.type === 'person') this.attendance.goAway(fact.seat, at);
        if (this.isEverybodySeated) this.seatedAt = at;
        return tell({ type: 'seatTaken', by: fact.seat });
      case 'nonceGiven':
        this.nonces = { ...this.nonces, [fact.seat]: fact.nonce };
        return tell();
      case 'begun':
        return this.#begin(fact, at, isOnBoard);
      case 'played': {
        const news = this.offers.playOn(fact.seat).map(declinedBy(fact.seat));
        this.clock.charge(fact.seat, at, fact.lagMs ?? 0);
        this.#act(fact.seat, fact.events, fact.drew ?? false, at, isOnBoard);
        if (fact.byClock) news.unshift({ type: 'deployedByClock', by: fact.seat });
        return { events: fact.events, news, player: fact.seat };
      }
      case 'left': {
        this.#act(fact.seat, fact.events, false, at, isOnBoard);
        const declined = this.offers.leave(fact.seat).map(declinedBy(fact.seat));
        const news = isRunning(this.position) ? declined : [];
        return { events: fact.events, news: fact.claimedBy === undefined ? news : [{ type: 'claimed', by: fact.claimedBy }, ...news] };
      }
      case 'concluded':
        this.#act(undefined, fact.events, false, at, isOnBoard);
        this.offers.clear();
        return { events: fact.events, news: fact.why === 'agreed' ? [] : [{ type: fact.why, by: fact.seat }] };
      case 'nobodyCame':
        this.#act(undefined, fact.events, false, at, isOnBoard);
        return { events: fact.events, news: [{ type: 'nobodyCame' }] };
      case 'offered':
        this.offers.make(fact.what, fact.seat);
        return tell({ type: 'offered', what: fact.what, by: fact.seat });
      case 'accepted':
        this.offers.accept(fact.what, fact.seat);
        return tell({ type: 'accepted', what: fact.what, by: fact.seat });
      case 'declined':
      case 'withdrawn':
        this.offers.drop(fact.what);
        return tell({ type: fact.type, what: fact.what, by: fact.seat });
      case 'undone':
        return this.#undo(fact.actions, at);
      case 'paused':
        this.offers.drop('pause');
        this.clock.pause(at);
        return tell({ type: 'paused' });
      case 'unpaused':
        this.offers.drop('resume');
        this.clock.unpause(at);
        // Nobody was waited for: whoever is away begins to be.
        for (const seat of this.attendance.away) this.attendance.goAway(seat, at);
        return tell({ type: 'resumed' });
      case 'rematch':
        this.offers.clear();
        this.rematch = fact.game;
        return tell({ type: 'rematch', game: fact.game });
      case 'marked':
        this.#mark(fact.seat, fact.piece, fact.kind);
        return undefined;
      case 'away':
        this.attendance.goAway(fact.seat, at);
        return undefined;
      case 'back':
        this.attendance.comeBack(fact.seat);
        return undefined;
      case 'graceOver':
        this.attendance.endGrace(fact.seat);
        return undefined;
      case 'resumed': {
        const downMs = at - fact.downFrom;
        this.clock.skip(downMs);
        if (this.seatedAt !== undefined) this.seatedAt += downMs;
        for (const seat of this.#people) this.attendance.goAway(seat, at);
        return tell({ type: 'hostReturned', downMs });
      }
      default:
        return neverHere(fact);
    }
  }

  get #people(): readonly Seat[] {
    return this.rules.seats.filter((seat) => this.seats[seat]?.type === 'person');
  }

  #begin({ starter, events }: Extract<FactBody, { type: 'begun' }>, at: number, isOnBoard: boolean): Omit<Step, 'isEarly'> {
    this.seed = seedOf(this.setup.secret, this.rules.seats, this.nonces);
    if (!isOnBoard) this.position = newPosition(this.rules, seatIndex(starter));
    if (events.length > 0) this.#act(undefined, events, true, at, isOnBoard);
    else this.#runClocks(at, undefined);
    return { events, news: [{ type: 'begun' }] };
  }

  /** An action on the board, and what it means for the clocks. */
  #act(seat: Seat | undefined, events: readonly GameEvent[], drew: boolean, at: number, isOnBoard: boolean): void {
    const holder = this.#turn;
    if (!isOnBoard) retellAction(this.position, events);
    // Lots and drafts give the turn to somebody too, but nobody has had one.
    const isTurnOver = this.hasStarted && events.some(({ type }) => type === 'turnPassed');
    for (const event of events) this.#notice(event);
    if (isTurnOver) this.played.add(holder);
    this.#runClocks(at, isTurnOver ? holder : undefined);
    const clockMs = seat === undefined ? undefined : this.clock.show(at).leftMs[seat];
    this.actions.push({ seat, events, drew, clockMs });
  }

  /** Whose turn it was when the last fact had been followed. */
  #turn: Seat = 'red';

  #notice(event: GameEvent): void {
    if (event.type === 'gameStarted') this.hasStarted = true;
    if (event.type !== 'seatDeployed') return;
    const deployment = Object.fromEntries(event.pieces.map(({ cell, kind }) => [cell, kind]));
    const commitment = commitToDeployment(this.setup.secret, event.seat, deployment);
    this.deploymentCommitments = { ...this.deploymentCommitments, [event.seat]: commitment };
  }

  #undo(actions: number, at: number): Omit<Step, 'isEarly'> {
    const undone = this.actions.length - actions;
    rewind(this.position, actions);
    this.actions.length = actions;
    this.offers.drop('undo');
    this.offers.drop('draw');
    this.#runClocks(at, undefined);
    return tell({ type: 'undone', actions: undone });
  }

  /** Whoever is waited for has a clock that runs. */
  #runClocks(at: number, ended: Seat | undefined): void {
    this.#turn = SEATS[turnOf(this.position)];
    const waited = this.waitedFor;
    if (!isRunning(this.position)) this.clock.end(at, ended);
    else if (isDeploying(this.position)) this.clock.runDeployment(at);
    else this.clock.run(at, waited, ended);
    for (const seat of this.attendance.overdue) if (!waited.includes(seat)) this.attendance.release(seat);
  }

  #mark(seat: Seat, piece: number, kind: string | undefined): void {
    const marks = this.marks.get(seat) ?? new Map<number, string>();
    if (kind === undefined) marks.delete(piece);
    else marks.set(piece, kind);
    this.marks.set(seat, marks);
  }
}

function tell(...news: readonly TableNews[]): Omit<Step, 'isEarly'> {
  return { events: [], news };
}

function declinedBy(seat: Seat): (offer: Offer) => TableNews {
  return ({ what }) => ({ type: 'declined', what, by: seat });
}
