/**
 * One running game as a pure state machine: requests and time go in; facts to store, messages to send once they are stored, and the time of the next
 * look at the clock come out. No I/O, no clock and no luck of its own.
 */

import {
  actionsSeenBy,
  assert,
  type GameRecord,
  type Header,
  nameIn,
  type Position,
  type Rules,
  type Seat,
  type SeenEvent,
  type Viewer,
} from '@flagfall/engine';
import type { Occupant, Phase, Request, TableMessage, TableRefusal, Update } from '@flagfall/protocol';
import { decide } from './decide.ts';
import { nextDue } from './due.ts';
import type { Fact, FactBody } from './facts.ts';
import { Gallery } from './gallery.ts';
import type { Decided } from './happenings.ts';
import { actionsIn } from './history.ts';
import { recordOfTable } from './record.ts';
import type { Host, Setup } from './setup.ts';
import { TableState } from './state.ts';
import { commitmentsOf, joinedUpdate, presenceOf, updateFor } from './updates.ts';

/** A message and whom it is for. */
export interface Delivery {
  readonly to: Viewer;
  readonly message: TableMessage;
}

/** What something led to. */
export interface Reply {
  /** To be stored, all or none, before anything is sent. */
  readonly facts: readonly Fact[];
  readonly deliveries: readonly Delivery[];
  /** When `tick` is to be called next, if nothing happens before; undefined for never. */
  readonly deadline: number | undefined;
}

export class Table {
  readonly #state: TableState;
  readonly #host: Host;
  readonly #gallery: Gallery;
  /** The facts of the call that is being answered. */
  #facts: Fact[] = [];

  private constructor(rules: Rules, setup: Setup, host: Host) {
    this.#state = new TableState(rules, setup);
    this.#host = host;
    this.#gallery = new Gallery(setup.audienceDelay);
  }

  /** A new table. Where nobody is missing, the game begins at once. */
  static open(now: number, rules: Rules, setup: Setup, host: Host): { readonly table: Table; readonly reply: Reply } {
    const table = new Table(rules, setup, host);
    const reply = table.#answer(now, () => {
      table.#record(now, { fact: { type: 'opened' }, isOnBoard: false });
      return [];
    });
    return { table, reply };
  }

  /** The table that these facts were stored by. */
  static restore(rules: Rules, setup: Setup, facts: readonly Fact[], host: Host): Table {
    const table = new Table(rules, setup, host);
    for (const fact of facts) {
      assert(fact.v === 1, `facts are of a version that is known here: ${fact.v}`);
      table.#follow(fact, false);
    }
    table.#gallery.release(table.#state.phase === 'over');
    return table;
  }

  get rules(): Rules {
    return this.#state.rules;
  }

  get setup(): Setup {
    return this.#state.setup;
  }

  /** The truth, for records and for who checks the table. Seats get views. */
  get position(): Position {
    return this.#state.position;
  }

  get phase(): Phase {
    return this.#state.phase;
  }

  /** The seats that the game waits for; a host lets its computers act on theirs. */
  get waitedFor(): readonly Seat[] {
    return this.#state.waitedFor;
  }

  /** All that was agreed, done and committed to; for this package and its hosts, never to be sent. */
  get state(): TableState {
    return this.#state;
  }

  /** How many steps have happened; each update carries the version it leads to. */
  get version(): number {
    return this.#state.history.version;
  }

  get deadline(): number | undefined {
    return nextDue(this.#state, this.#host)?.at;
  }

  /** A viewer takes a look or comes back: what it may see now, and the steps it missed when it says how far it had come. */
  join(now: number, viewer: Viewer, since?: number): Update {
    const at = Math.max(now, this.#state.at);
    const { history } = this.#state;
    if (viewer !== 'audience' || this.setup.audienceDelay === 0)
      return joinedUpdate(this.#state, updateFor(this.#state, viewer, at, history.missed(viewer, since)));
    const { shown } = this.#gallery;
    assert(shown !== undefined, 'a table that is open can be looked at');
    const steps = history.missed(viewer, since, shown.version);
    const missed = { from: shown.version - steps.length, actions: actionsIn(steps, viewer), news: steps.flatMap((step) => step.news) };
    return joinedUpdate(this.#state, { ...shown, ...missed });
  }

  /** What a viewer has seen of all actions that still count; a computer that takes a seat in the middle of a game learns from it. */
  seenActions(viewer: Viewer): readonly (readonly SeenEvent[])[] {
    return actionsSeenBy(
      this.#state.actions.map(({ events }) => events),
      viewer,
    );
  }

  /** The record of a game that is over, with what opens its commitments. */
  record(headers: readonly Header[]): GameRecord {
    return recordOfTable(this.#state, headers);
  }

  /** Carries out a request of a seat, or refuses it. A request that was carried out before is only answered again. */
  receive(now: number, seat: Seat, request: Request, lagMs = 0): Reply {
    return this.#answer(now, (at) => {
      if (typeof request !== 'object' || request === null || typeof request.id !== 'string')
        return [refused(seat, '', { code: 'unknownRequest', type: nameIn(request) })];
      const before = this.#state.doneAt(seat, request.id);
      // Whoever asks again has missed the answer, and perhaps what came after it.
      if (before !== undefined) return [{ to: seat, message: this.join(at, seat, before) }];
      const decision = decide(this.#state, this.#host, at, seat, request, lagMs);
      if ('code' in decision) return [refused(seat, request.id, decision)];
      this.#record(at, decision, { seat, id: request.id });
      const { fact } = decision;
      if (fact.type === 'marked') return [{ to: seat, message: updateFor(this.#state, seat, at, []) }];
      return fact.type === 'left' && fact.why === 'outOfTime' ? [refused(seat, request.id, { code: 'outOfTime' })] : [];
    });
  }

  /** Looks at the clock. */
  tick(now: number): Reply {
    return this.#answer(now, () => []);
  }

  /** Somebody takes an open seat. */
  sit(now: number, seat: Seat, occupant: Occupant): Reply {
    return this.#answer(now, (at) => {
      const isOpen = this.#state.phase === 'waiting' && this.#state.seats[seat]?.type === 'open';
      if (isOpen) this.#record(at, said({ type: 'sat', seat, occupant }));
      return isOpen ? [] : [refused(seat, '', { code: 'alreadyBegun' })];
    });
  }

  /** The first connection of a seat is there, or the last is gone. */
  setPresent(now: number, seat: Seat, isPresent: boolean): Reply {
    return this.#answer(now, (at) => {
      const isAway = this.#state.attendance.awaySince(seat) !== undefined;
      const isPerson = this.#state.seats[seat]?.type === 'person';
      if (isPerson && isAway === isPresent) this.#record(at, said({ type: isPresent ? 'back' : 'away', seat }));
      return [];
    });
  }

  /** A host takes over a restored table; from `downFrom` on there was none, so that time is charged to nobody. */
  resume(now: number, downFrom: number): Reply {
    const takeOver = (at: number): void => {
      const from = Math.min(at, Math.max(downFrom, this.#state.at));
      if (this.#state.phase !== 'over') this.#record(at, said({ type: 'resumed', downFrom: from }));
    };
    // Before anything is due, or the clocks would run out in the time without a host.
    return this.#answer(now, () => [], takeOver);
  }

  /** Facts that another host of the same game has stored, in order: what everybody is told of them here. */
  follow(facts: readonly Fact[]): readonly Delivery[] {
    const before = this.version;
    const attendance = JSON.stringify(presenceOf(this.#state));
    for (const fact of facts) this.#follow(fact, false);
    const at = this.#state.at;
    const marked = facts.flatMap((fact) => (fact.type === 'marked' ? [fact.seat] : []));
    const own = [...new Set(marked)].map((to): Delivery => ({ to, message: updateFor(this.#state, to, at, []) }));
    return [...this.#tellPresence(attendance), ...this.#tell(at, before), ...own];
  }

  /** What is due by now comes first, then what is asked, then what follows from it. */
  #answer(now: number, act: (at: number) => readonly Delivery[], before: (at: number) => void = () => {}): Reply {
    const at = Math.max(now, this.#state.at);
    const { version } = this;
    const attendance = JSON.stringify(presenceOf(this.#state));
    this.#facts = [];
    before(at);
    this.#letTimePass(at);
    const own = act(at);
    this.#letTimePass(at);
    const told = this.#tell(at, version);
    return { facts: this.#facts, deliveries: [...this.#tellPresence(attendance), ...told, ...own], deadline: this.deadline };
  }

  /** Who is there, when that has changed. */
  #tellPresence(before: string): readonly Delivery[] {
    const presence = presenceOf(this.#state);
    return JSON.stringify(presence) === before ? [] : this.#viewers.map((to): Delivery => ({ to, message: presence }));
  }

  /** Does everything that is due. */
  #letTimePass(at: number): void {
    for (;;) {
      const due = nextDue(this.#state, this.#host);
      if (due === undefined || due.at > at) return;
      this.#record(at, due.carryOut());
    }
  }

  /** The new steps, to each viewer its own face. */
  #tell(at: number, before: number): readonly Delivery[] {
    const steps = this.#state.history.steps.slice(before);
    if (steps.length === 0) return [];
    const told = this.#viewers.map((to): Delivery => ({ to, message: updateFor(this.#state, to, at, steps) }));
    if (this.setup.audienceDelay === 0) return told;
    const released = this.#gallery.release(this.#state.phase === 'over');
    return [...told.filter(({ to }) => to !== 'audience'), ...released.map((message): Delivery => ({ to: 'audience', message }))];
  }

  get #viewers(): readonly Viewer[] {
    return [...this.rules.seats, 'audience'];
  }

  #record(at: number, { fact: body, isOnBoard }: Decided, request?: Fact['request']): void {
    const fact: Fact = { v: 1, at, ...(request === undefined ? {} : { request }), ...body };
    this.#facts.push(fact);
    this.#follow(fact, isOnBoard);
  }

  #follow(fact: Fact, isOnBoard: boolean): void {
    const before = this.version;
    this.#state.follow(fact, isOnBoard);
    if (this.setup.audienceDelay === 0 || (this.version === before && fact.type !== 'opened')) return;
    const update = updateFor(this.#state, 'audience', fact.at, this.#state.history.steps.slice(before));
    // As they were then: who joins the audience is not to learn from them what has been done since.
    this.#gallery.hold({ ...update, commitments: commitmentsOf(this.#state) });
  }
}

function said(fact: FactBody): Decided {
  return { fact, isOnBoard: false };
}

function refused(to: Seat, id: string, refusal: TableRefusal): Delivery {
  return { to, message: { type: 'refused', id, refusal } };
}
