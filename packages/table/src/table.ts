/**
 * One running game as a pure state machine. In: requests and time. Out: facts to store, messages to send once they are stored, and when to
 * look at the clock next. It has no I/O, clock or luck of its own.
 *
 * The output is a pending step, found by following its facts and going back. The table stays as it was until the step is
 * committed, also when the step is dropped.
 */

import {
  actionsSeenBy,
  assert,
  type GameRecord,
  type GameResult,
  observe,
  openedViewOf,
  openView,
  type Position,
  type RecordHeader,
  type Rules,
  resultOf,
  type Seat,
  type SeenEvent,
  type View,
  type Viewer,
} from '@flagfall/engine';
import { describeForeign } from '@flagfall/engine/internal';
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
import type { Fact, FactBody } from './facts.ts';
import { recordOfTable } from './records/record.ts';
import type { Setup, TableHooks } from './setup.ts';
import { type AppliedFacts, TableState } from './state.ts';
import { nextTimedFact, type TimedFact } from './time/due.ts';
import type { SeatPresence } from './time/presence.ts';
import { AudienceDelay, audienceStart } from './views/audienceDelay.ts';
import { stepsSeenBy, type TableStep } from './views/history.ts';
import { MixingTracker } from './views/mixingTracker.ts';
import { hasNewPosition, isSamePresence, marksUpdate, presenceOf, sharedStatusOf, snapshotFor, updatesFor } from './views/updates.ts';

/** A message and its viewer. */
export interface Delivery {
  readonly to: Viewer;
  readonly message: TableMessage;
}

/** What a request led to. */
export interface StepResult {
  /** To be stored, all or none, before any message is sent. */
  readonly facts: readonly Fact[];
  readonly deliveries: readonly Delivery[];
  /** When to call `tick` next, unless something happens before; undefined for never. */
  readonly deadline: number | undefined;
}

/** A step that the host stores and then commits, or drops when it cannot be stored. Without facts there is nothing to store. */
export interface PendingStep extends StepResult {
  /** How the table stands after the step. */
  readonly after: TableSummary;
  /** Brings the table to this step; now the messages may be sent. */
  commit(): StepResult;
  /** Leaves the table as it is. */
  drop(): void;
}

/** What a list of games shows of one game. */
export interface TableSummary {
  readonly actions: number;
  readonly waitedFor: readonly Seat[];
  readonly result: GameResult | undefined;
}

export class Table {
  #state: TableState;
  readonly #host: TableHooks;
  readonly #mixings: MixingTracker;
  #audience: AudienceDelay;
  #pending: PendingStep | undefined;

  private constructor(rules: Rules, setup: Setup, host: TableHooks) {
    this.#state = new TableState(rules, setup);
    this.#host = host;
    this.#mixings = new MixingTracker(rules);
    this.#audience = new AudienceDelay(setup.audienceDelay);
  }

  /** A new table, and the step that opens it. When all seats are taken, the game begins at once. */
  static open(now: number, rules: Rules, setup: Setup, host: TableHooks): { readonly table: Table; readonly step: PendingStep } {
    const table = new Table(rules, setup, host);
    return { table, step: table.#decide(now, () => ({ fact: { type: 'opened' } })) };
  }

  /** Restores a table from its facts. */
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

  /** The truth, for records and checks. Seats get views. */
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

  /** The whole state; for this package and its hosts, never to be sent. */
  get state(): TableState {
    return this.#state;
  }

  /** The number of steps so far; each update carries the version it leads to. */
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

  /** A viewer joins or comes back: what it may know now, and up to `most` of the steps after the version it has. */
  join(now: number, viewer: Viewer, since?: number, most = Number.POSITIVE_INFINITY): TableSnapshot {
    const at = Math.max(now, this.#state.at);
    const shown = this.#shownTo(viewer);
    const missed = lastOf(this.#state.history.missed(viewer, since, shown?.version), most);
    return shown === undefined ? this.#snapshotFor(viewer, at, missed) : { ...shown, steps: stepsSeenBy(missed, viewer) };
  }

  /** Up to `most` steps before a version, as far as the viewer may be told them again. */
  historyBefore(viewer: Viewer, before: number, most: number): HistoryPage {
    const version = Math.min(before, this.#shownTo(viewer)?.version ?? this.version);
    const steps = lastOf(this.#state.history.missed(viewer, 0, version), most);
    return { type: 'past', version, steps: stepsSeenBy(steps, viewer) };
  }

  /** Who is there, as this viewer is told. */
  presence(viewer: Viewer): Presence {
    return presenceOf(this.#state.presence, this.#isBehind(viewer));
  }

  /** What a delayed audience may see; undefined for viewers that see the table as it is. */
  #shownTo(viewer: Viewer): TableSnapshot | undefined {
    if (!this.#isBehind(viewer)) return undefined;
    const { shown } = this.#audience;
    assert(shown !== undefined, 'a table that is open can be looked at');
    return shown;
  }

  /** What a viewer sees of the game as it is now, for hosts and their computers. Never send it to a delayed audience. */
  viewOf(viewer: Viewer): View {
    const { position, isOpened } = this.#state;
    const view = observe(position, viewer);
    return isOpened ? openView(view, openedViewOf(position)) : view;
  }

  /** What a viewer has seen of all actions that still count; a computer that takes over a seat learns from it. */
  seenActions(viewer: Viewer): readonly (readonly SeenEvent[])[] {
    return actionsSeenBy(
      this.#state.actions.map(({ events }) => events),
      viewer,
    );
  }

  /** The record of a finished game, with what opens its commitments. */
  record(headers: readonly RecordHeader[]): GameRecord {
    return recordOfTable(this.#state, headers);
  }

  /** Carries out a request of a seat, or refuses it. A repeated request changes and tells nothing. */
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

  /** A player takes an open seat. */
  takeSeat(now: number, seat: Seat, occupant: Occupant): PendingStep {
    return this.#decide(now, () => {
      const isOpen = this.#state.phase === 'waiting' && this.#state.seats[seat]?.type === 'open';
      return isOpen ? { fact: { type: 'sat', seat, occupant } } : refused(seat, '', { code: 'alreadyBegun' });
    });
  }

  /** A seat's first connection opened, or its last one closed. */
  setPresent(now: number, seat: Seat, isPresent: boolean): PendingStep {
    return this.#decide(now, () => {
      const isAway = this.#state.presence.awaySince(seat) !== undefined;
      const isPerson = this.#state.seats[seat]?.type === 'person';
      return isPerson && isAway === isPresent ? { fact: { type: isPresent ? 'back' : 'away', seat } } : NOTHING;
    });
  }

  /** A host takes over a restored table. There was none since `downFrom`, so no seat pays for that time. */
  resume(now: number, downFrom: number): PendingStep {
    const { phase, at: last } = this.#state;
    const takeOver = (at: number): FactBody => ({ type: 'resumed', downFrom: Math.min(at, Math.max(downFrom, last)) });
    // Before any deadline: clocks must not run out during the time without a host.
    return this.#decide(now, () => NOTHING, phase === 'over' ? undefined : takeOver);
  }

  /** Follows facts that another host of the same game has stored, and returns the messages for the viewers here. */
  applyStored(facts: readonly Fact[]): readonly Delivery[] {
    assert(this.#pending === undefined, 'what is pending is dropped when another host was quicker');
    const before = this.#told();
    const audience = this.#followAll(facts);
    const at = this.#state.at;
    const marked = facts.flatMap((fact) => (fact.type === 'marked' ? [fact.seat] : []));
    const own = [...new Set(marked)].map((to) => this.#tellMarks(to, at));
    return [...this.#tell(at, before, audience), ...own];
  }

  /** First what is due, then the request, then what follows from it: all of it followed, recorded and taken back. */
  #decide(now: number, act: (at: number) => TableInput, first?: (at: number) => FactBody): PendingStep {
    assert(this.#pending === undefined, 'a step is committed or dropped before the next one');
    const state = this.#state;
    const at = Math.max(now, state.at);
    const before = this.#told();
    const savepoint = state.savepoint();
    const draft = state.draft();
    const audience = this.#audience;
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
      const told = this.#tell(at, before, this.#audience);
      reply = { facts, deliveries: own === undefined ? told : [...told, own()], deadline: next?.at };
      after = this.summary;
    } finally {
      shown = this.#audience;
      this.#state = state;
      followed = state.rollBack(draft, savepoint, facts);
      this.#audience = audience;
    }
    return this.#pend(reply, after, followed, shown);
  }

  #pend(reply: StepResult, after: TableSummary, followed: AppliedFacts, audience: AudienceDelay): PendingStep {
    // A step without facts changes nothing, so others need not wait for it.
    if (reply.facts.length === 0) return { ...reply, after, commit: () => reply, drop: () => {} };
    const settle = (): void => {
      assert(this.#pending === step, 'a step is committed or dropped once');
      this.#pending = undefined;
    };
    const commit = (): StepResult => {
      settle();
      this.#state = followed.draft;
      this.#state.reapply(followed);
      this.#audience = audience.release(this.phase === 'over');
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

  /** What every viewer has been told so far. */
  #told(): SentState {
    const { history, presence } = this.#state;
    return { version: history.version, presence, shared: sharedStatusOf(this.#state) };
  }

  /** Presence, when it has changed; the new steps, redacted for each viewer; for a delayed audience, what it may see by now. */
  #tell(at: number, before: SentState, audience: AudienceDelay): readonly Delivery[] {
    const { presence, history, phase } = this.#state;
    const viewers: readonly Viewer[] = [...this.rules.seats, 'audience'];
    const arrivals = presence === before.presence ? [] : viewers.flatMap((to) => this.#tellPresence(to, before.presence));
    const steps = history.steps.slice(before.version);
    if (steps.length === 0) return arrivals;
    if (this.setup.audienceDelay === 0) return [...arrivals, ...this.#tellSteps(viewers, at, steps, before)];
    const late = audience.due(phase === 'over').map(({ told }): Delivery => ({ to: 'audience', message: told }));
    return [...arrivals, ...this.#tellSteps(this.rules.seats, at, steps, before), ...late];
  }

  /** Presence, when it has changed for a viewer. */
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

  /** Live, restored or told by another host: facts change a table only here. Returns the audience with what it is now shown. */
  #followAll(facts: readonly Fact[]): AudienceDelay {
    for (const fact of facts) this.#follow(fact);
    const audience = this.#audience;
    this.#audience = audience.release(this.#state.phase === 'over');
    return audience;
  }

  #follow(fact: Fact): void {
    if (this.setup.audienceDelay === 0) {
      this.#state.apply(fact);
      return;
    }
    const before = this.#told();
    this.#state.apply(fact);
    if (this.version === before.version && fact.type !== 'opened') return;
    // As everything was then: a viewer that joins the audience must not learn what happened since.
    const steps = this.#state.history.steps.slice(before.version);
    const whole = this.#snapshotFor('audience', fact.at, steps);
    const [{ message }] = this.#tellSteps(['audience'], fact.at, steps, before);
    // In a game from memory, a player who looks in here would see again what the seats have forgotten: the audience gets boards, and no battles.
    const told = this.rules.remembersReveals
      ? message
      : { ...whole, steps: whole.steps.map(({ news }) => (news === undefined ? {} : { news })) };
    this.#audience = this.#audience.hold({ told, whole });
  }
}

function lastOf(steps: readonly TableStep[], most: number): readonly TableStep[] {
  return steps.slice(Math.max(0, steps.length - most));
}

/** A step, and its viewers. */
interface OutgoingStep extends Delivery {
  readonly message: Update | TableSnapshot;
}

/** How far everybody has been told, to find what has changed since. */
interface SentState {
  readonly version: number;
  readonly presence: SeatPresence;
  readonly shared: ReturnType<typeof sharedStatusOf>;
}

/** What an input leads to. */
interface TableInput {
  readonly fact?: FactBody;
  readonly request?: Fact['request'];
  /** The reply to the seat that asked, once the fact was followed. */
  readonly own?: () => Delivery;
}

const NOTHING: TableInput = {};

function refused(to: Seat, id: string, refusal: TableRefusal): TableInput {
  return { own: () => ({ to, message: { type: 'refused', id, refusal } }) };
}
