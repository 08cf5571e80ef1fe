/**
 * One running game as a pure state machine: requests and time go in; facts to store, messages to send once they are stored, and the time of the next
 * look at the clock come out. No I/O, no clock and no luck of its own.
 *
 * What comes out is a pending step. It was decided by following its facts and going back again, so the table is what it was until the step is
 * committed, and remains so when it is dropped.
 */

import {
  actionsSeenBy,
  assert,
  describeForeign,
  type GameRecord,
  type GameResult,
  observe,
  type Position,
  type RecordHeader,
  type Rules,
  resultOf,
  type Seat,
  type SeenEvent,
  type View,
  type Viewer,
} from '@flagfall/engine';
import type {
  HistoryPage,
  Occupant,
  Phase,
  Presence,
  Request,
  TableMessage,
  TableRefusal,
  TableSnapshot,
  Update,
} from '@flagfall/protocol';
import { decide } from './decide.ts';
import { nextTimedFact, type TimedFact } from './due.ts';
import type { Fact, FactBody } from './facts.ts';
import type { SeatPresence } from './presence.ts';
import { recordOfTable } from './records/record.ts';
import type { Setup, TableHooks } from './setup.ts';
import { type AppliedFacts, TableState } from './state.ts';
import { AudienceDelay, audienceStart } from './views/audienceDelay.ts';
import { stepsSeenBy, type TableStep } from './views/history.ts';
import { MixingTracker } from './views/mixingTracker.ts';
import { hasNewPosition, isSamePresence, marksUpdate, presenceOf, sharedStatusOf, snapshotFor, updatesFor } from './views/updates.ts';

/** A message and whom it is for. */
export interface Delivery {
  readonly to: Viewer;
  readonly message: TableMessage;
}

/** What something led to. */
export interface StepResult {
  /** To be stored, all or none, before anything is sent. */
  readonly facts: readonly Fact[];
  readonly deliveries: readonly Delivery[];
  /** When `tick` is to be called next, if nothing happens before; undefined for never. */
  readonly deadline: number | undefined;
}

/** A step that the host stores and then commits, or drops when it cannot be stored. Where nothing happened there is nothing to do either. */
export interface PendingStep extends StepResult {
  /** What the table will be by it. */
  readonly after: TableSummary;
  /** The table is what the facts have made of it; now the deliveries may be sent. */
  commit(): StepResult;
  /** The table stays what it is. */
  drop(): void;
}

/** What a list of games says about one of them. */
export interface TableSummary {
  readonly actions: number;
  readonly waitedFor: readonly Seat[];
  readonly result: GameResult | undefined;
}

export class Table {
  #state: TableState;
  readonly #host: TableHooks;
  readonly #mixings: MixingTracker;
  #gallery: AudienceDelay;
  #pending: PendingStep | undefined;

  private constructor(rules: Rules, setup: Setup, host: TableHooks) {
    this.#state = new TableState(rules, setup);
    this.#host = host;
    this.#mixings = new MixingTracker(rules);
    this.#gallery = new AudienceDelay(setup.audienceDelay);
  }

  /** A new table, and the step that opens it. Where nobody is missing, the game begins at once. */
  static open(now: number, rules: Rules, setup: Setup, host: TableHooks): { readonly table: Table; readonly step: PendingStep } {
    const table = new Table(rules, setup, host);
    return { table, step: table.#decide(now, () => ({ fact: { type: 'opened' } })) };
  }

  /** The table that these facts were stored by. */
  static restore(rules: Rules, setup: Setup, facts: readonly Fact[], host: TableHooks): Table {
    const table = new Table(rules, setup, host);
    const looked = setup.audienceDelay === 0 ? facts.length : audienceStart(facts, setup.audienceDelay);
    for (const fact of facts.slice(0, looked)) table.#state.apply(fact);
    table.#followAll(facts.slice(looked));
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

  get summary(): TableSummary {
    const { actions, waitedFor, position } = this.#state;
    return { actions: actions.length, waitedFor, result: resultOf(position) };
  }

  get deadline(): number | undefined {
    return nextTimedFact(this.#state, this.#host)?.at;
  }

  /** A viewer takes a look or comes back: what it may know now, and the last steps it missed when it says how far it had come, `most` of them at most. */
  join(now: number, viewer: Viewer, since?: number, most = Number.POSITIVE_INFINITY): TableSnapshot {
    const at = Math.max(now, this.#state.at);
    const shown = this.#shownTo(viewer);
    const missed = lastOf(this.#state.history.missed(viewer, since, shown?.version), most);
    return shown === undefined ? this.#snapshotFor(viewer, at, missed) : { ...shown, steps: stepsSeenBy(missed, viewer) };
  }

  /** The last steps before a version, `most` of them at most, as far as the viewer may be told them again. */
  historyBefore(viewer: Viewer, before: number, most: number): HistoryPage {
    const version = Math.min(before, this.#shownTo(viewer)?.version ?? this.version);
    const steps = lastOf(this.#state.history.missed(viewer, 0, version), most);
    return { type: 'past', version, steps: stepsSeenBy(steps, viewer) };
  }

  /** Who is there, as a viewer is told it. */
  presence(viewer: Viewer): Presence {
    return presenceOf(this.#state.presence, this.#isBehind(viewer));
  }

  /** What an audience that is behind may see; undefined for whoever sees the table as it is. */
  #shownTo(viewer: Viewer): TableSnapshot | undefined {
    if (!this.#isBehind(viewer)) return undefined;
    const { shown } = this.#gallery;
    assert(shown !== undefined, 'a table that is open can be looked at');
    return shown;
  }

  /** What a viewer sees of the game as it is, for hosts and their computers. An audience that is behind must not be sent it. */
  viewOf(viewer: Viewer): View {
    return observe(this.#state.position, viewer);
  }

  /** What a viewer has seen of all actions that still count; a computer that takes a seat in the middle of a game learns from it. */
  seenActions(viewer: Viewer): readonly (readonly SeenEvent[])[] {
    return actionsSeenBy(
      this.#state.actions.map(({ events }) => events),
      viewer,
    );
  }

  /** The record of a game that is over, with what opens its commitments. */
  record(headers: readonly RecordHeader[]): GameRecord {
    return recordOfTable(this.#state, headers);
  }

  /** Carries out a request of a seat, or refuses it. A request that was carried out before changes nothing, and nothing is told. */
  receive(now: number, seat: Seat, request: Request, lagMs = 0): PendingStep {
    return this.#decide(now, (at) => {
      if (typeof request !== 'object' || request === null || typeof request.id !== 'string')
        return refused(seat, '', { code: 'unknownRequest', type: describeForeign(request) });
      if (this.#state.isDone(seat, request.id)) return NOTHING;
      const decision = decide(this.#state, this.#host, at, seat, request, lagMs);
      if ('code' in decision) return refused(seat, request.id, decision);
      const happening = { fact: decision, request: { seat, id: request.id } };
      if (decision.type === 'marked') return { ...happening, own: () => this.#tellMarks(seat, at) };
      const isLate = decision.type === 'left' && decision.why === 'outOfTime';
      return isLate ? { ...happening, ...refused(seat, request.id, { code: 'outOfTime' }) } : happening;
    });
  }

  /** Looks at the clock. */
  tick(now: number): PendingStep {
    return this.#decide(now, () => NOTHING);
  }

  /** Somebody takes an open seat. */
  takeSeat(now: number, seat: Seat, occupant: Occupant): PendingStep {
    return this.#decide(now, () => {
      const isOpen = this.#state.phase === 'waiting' && this.#state.seats[seat]?.type === 'open';
      return isOpen ? { fact: { type: 'sat', seat, occupant } } : refused(seat, '', { code: 'alreadyBegun' });
    });
  }

  /** The first connection of a seat is there, or the last is gone. */
  setPresent(now: number, seat: Seat, isPresent: boolean): PendingStep {
    return this.#decide(now, () => {
      const isAway = this.#state.presence.awaySince(seat) !== undefined;
      const isPerson = this.#state.seats[seat]?.type === 'person';
      return isPerson && isAway === isPresent ? { fact: { type: isPresent ? 'back' : 'away', seat } } : NOTHING;
    });
  }

  /** A host takes over a restored table; from `downFrom` on there was none, so that time is charged to nobody. */
  resume(now: number, downFrom: number): PendingStep {
    const { phase, at: last } = this.#state;
    const takeOver = (at: number): FactBody => ({ type: 'resumed', downFrom: Math.min(at, Math.max(downFrom, last)) });
    // Before anything is due, or the clocks would run out in the time without a host.
    return this.#decide(now, () => NOTHING, phase === 'over' ? undefined : takeOver);
  }

  /** Facts that another host of the same game has stored, in order: what everybody is told of them here. */
  applyStored(facts: readonly Fact[]): readonly Delivery[] {
    assert(this.#pending === undefined, 'what is pending is dropped when another host was quicker');
    const before = this.#told();
    const gallery = this.#followAll(facts);
    const at = this.#state.at;
    const marked = facts.flatMap((fact) => (fact.type === 'marked' ? [fact.seat] : []));
    const own = [...new Set(marked)].map((to) => this.#tellMarks(to, at));
    return [...this.#tell(at, before, gallery), ...own];
  }

  /** What is due by now comes first, then what is asked, then what follows from it: all of it followed, told and taken back. */
  #decide(now: number, act: (at: number) => TableInput, first?: (at: number) => FactBody): PendingStep {
    assert(this.#pending === undefined, 'a step is committed or dropped before the next one');
    const state = this.#state;
    const at = Math.max(now, state.at);
    const before = this.#told();
    const savepoint = state.savepoint();
    const draft = state.draft();
    const gallery = this.#gallery;
    const facts: Fact[] = [];
    const record = (body: FactBody, request?: Fact['request']): void => {
      const fact: Fact = { v: 1, at, ...(request === undefined ? {} : { request }), ...body };
      facts.push(fact);
      this.#follow(fact);
    };
    let reply: StepResult;
    let after: TableSummary;
    let followed: AppliedFacts;
    let shown: AudienceDelay;
    this.#state = draft;
    try {
      if (first !== undefined) record(first(at));
      let next = this.#letTimePass(at, record);
      const { fact, request, own } = act(at);
      if (fact !== undefined) {
        record(fact, request);
        next = this.#letTimePass(at, record);
      }
      const told = this.#tell(at, before, this.#gallery);
      reply = { facts, deliveries: own === undefined ? told : [...told, own()], deadline: next?.at };
      after = this.summary;
    } finally {
      shown = this.#gallery;
      this.#state = state;
      followed = state.rollBack(draft, savepoint, facts);
      this.#gallery = gallery;
    }
    return this.#pend(reply, after, followed, shown);
  }

  #pend(reply: StepResult, after: TableSummary, followed: AppliedFacts, gallery: AudienceDelay): PendingStep {
    // What changes nothing holds nobody up.
    if (reply.facts.length === 0) return { ...reply, after, commit: () => reply, drop: () => {} };
    const settle = (): void => {
      assert(this.#pending === step, 'a step is committed or dropped once');
      this.#pending = undefined;
    };
    const commit = (): StepResult => {
      settle();
      this.#state = followed.draft;
      this.#state.reapply(followed);
      this.#gallery = gallery.release(this.phase === 'over');
      return reply;
    };
    const step: PendingStep = { ...reply, after, commit, drop: settle };
    this.#pending = step;
    return step;
  }

  /** Does everything that is due, and says what comes next. */
  #letTimePass(at: number, record: (fact: FactBody) => void): TimedFact | undefined {
    for (;;) {
      const due = nextTimedFact(this.#state, this.#host);
      if (due === undefined || due.at > at) return due;
      record(due.decide());
    }
  }

  /** What everybody has been told by now. */
  #told(): SentState {
    const { history, presence } = this.#state;
    return { version: history.version, presence, shared: sharedStatusOf(this.#state) };
  }

  /** Who is there, when that has changed; the new steps, to each viewer its own face; to an audience that is behind, what it may see by now. */
  #tell(at: number, before: SentState, gallery: AudienceDelay): readonly Delivery[] {
    const { presence, history, phase } = this.#state;
    const viewers: readonly Viewer[] = [...this.rules.seats, 'audience'];
    const arrivals = presence === before.presence ? [] : viewers.flatMap((to) => this.#tellPresence(to, before.presence));
    const steps = history.steps.slice(before.version);
    if (steps.length === 0) return arrivals;
    if (this.setup.audienceDelay === 0) return [...arrivals, ...this.#tellSteps(viewers, at, steps, before)];
    const late = gallery.due(phase === 'over').map(({ told }): Delivery => ({ to: 'audience', message: told }));
    return [...arrivals, ...this.#tellSteps(this.rules.seats, at, steps, before), ...late];
  }

  /** Who is there, when that has changed for a viewer. */
  #tellPresence(to: Viewer, before: SeatPresence): readonly Delivery[] {
    const message = this.presence(to);
    return isSamePresence(message, presenceOf(before, this.#isBehind(to))) ? [] : [{ to, message }];
  }

  #isBehind(viewer: Viewer): boolean {
    return viewer === 'audience' && this.setup.audienceDelay > 0;
  }

  #tellSteps(viewers: readonly Viewer[], at: number, steps: readonly TableStep[], { shared }: SentState): readonly OutgoingStep[] {
    if (hasNewPosition(steps)) return viewers.map((to) => ({ to, message: this.#snapshotFor(to, at, steps) }));
    return updatesFor(this.#state, viewers, at, steps, shared).map((message, n) => ({ to: viewers[n], message }));
  }

  #tellMarks(to: Seat, at: number): Delivery {
    return { to, message: marksUpdate(this.#state, to, at) };
  }

  #snapshotFor(viewer: Viewer, at: number, steps: readonly TableStep[]): TableSnapshot {
    return snapshotFor(this.#state, viewer, this.#mixings.of(viewer, this.#state.actions), at, steps);
  }

  /** Live, restored and told by another host: facts change a table in this way and in no other. Returns the gallery with what it is now shown. */
  #followAll(facts: readonly Fact[]): AudienceDelay {
    for (const fact of facts) this.#follow(fact);
    const gallery = this.#gallery;
    this.#gallery = gallery.release(this.#state.phase === 'over');
    return gallery;
  }

  #follow(fact: Fact): void {
    if (this.setup.audienceDelay === 0) {
      this.#state.apply(fact);
      return;
    }
    const before = this.#told();
    this.#state.apply(fact);
    if (this.version === before.version && fact.type !== 'opened') return;
    // As everything was then: who joins the audience is not to learn what has been done since.
    const steps = this.#state.history.steps.slice(before.version);
    const whole = this.#snapshotFor('audience', fact.at, steps);
    const [{ message }] = this.#tellSteps(['audience'], fact.at, steps, before);
    // In a game from memory a player who looks here would be shown again what the seats have forgotten: it gets boards, and no battles.
    const told = this.rules.remembersReveals
      ? message
      : { ...whole, steps: whole.steps.map(({ news }) => (news === undefined ? {} : { news })) };
    this.#gallery = this.#gallery.hold({ told, whole });
  }
}

function lastOf(steps: readonly TableStep[], most: number): readonly TableStep[] {
  return steps.slice(Math.max(0, steps.length - most));
}

/** A step, and whom it is told to. */
interface OutgoingStep extends Delivery {
  readonly message: Update | TableSnapshot;
}

/** How far everybody has been told, so that what has changed since can be. */
interface SentState {
  readonly version: number;
  readonly presence: SeatPresence;
  readonly shared: ReturnType<typeof sharedStatusOf>;
}

/** What an input to a table leads to. */
interface TableInput {
  readonly fact?: FactBody;
  readonly request?: Fact['request'];
  /** What is told to who asked alone, once the fact was followed. */
  readonly own?: () => Delivery;
}

const NOTHING: TableInput = {};

function refused(to: Seat, id: string, refusal: TableRefusal): TableInput {
  return { own: () => ({ to, message: { type: 'refused', id, refusal } }) };
}
