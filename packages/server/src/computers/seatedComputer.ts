// A computer at one seat of a table that is hosted here: it acts when the game waits for it, answers what is offered, and thinks again when the
// table has gone on without it.

import { createHash } from 'node:crypto';
import { offersDraw } from '@flagfall/ai';
import type { Seat, View } from '@flagfall/engine';
import type { Offer, OfferType, Request, RequestBody } from '@flagfall/protocol';
import type { PendingStep, StepResult, Table } from '@flagfall/table';
import type { Runtime } from '../games/runtime.ts';
import { type ComputerSeat, type ComputerSeatSettings, type Computers, fallbackIntent } from './computers.ts';
import { isAbandoned, isAmongComputers, isPeopleOnlyOffer, mustAct, offersToAnswer } from './dueAnswers.ts';
import { thinkingClock } from './thinkingTime.ts';

export interface SeatedComputerContext {
  readonly computers: Computers;
  readonly runtime: Runtime;
  readonly game: string;
  /** Who its turns to think are counted for. */
  readonly owner?: string | undefined;
  /** Tells the table something; the answer is durable. */
  readonly input: (act: (table: Table) => PendingStep) => Promise<StepResult>;
  /** Has the table looked at again. */
  readonly lookAgain: () => Promise<void>;
}

type Outcome = 'done' | 'refused' | 'tooLate';

/** Refused so often, it does anything that is allowed; refused once more, it gives up. Both would be our mistake. */
const REFUSED_THOUGHTS_MAX = 2;

export class SeatedComputer {
  readonly #parts: SeatedComputerContext;
  readonly #place: ComputerSeatSettings;
  readonly #computer: ComputerSeat;
  #table: Table;
  /** What its desk may have learnt: so many actions, of which this was the last. */
  #learnt: { readonly length: number; readonly last: unknown };
  #isThinking = false;
  #refusals = 0;
  /** After how many actions it last offered a draw. */
  #offeredAt = Number.NEGATIVE_INFINITY;
  #hasLeft = false;
  readonly #answering = new Set<OfferType>();

  constructor(parts: SeatedComputerContext, seat: Seat, level: number, table: Table) {
    this.#parts = parts;
    this.#table = table;
    this.#learnt = learntFrom(table);
    const { game, computers, owner = game } = parts;
    this.#place = { game, owner, seat, level, rules: table.rules, seed: seedFor(table, seat), seen: () => this.#table.seenActions(seat) };
    this.#computer = computers.seat(this.#place);
  }

  get isBusy(): boolean {
    return this.#isThinking || this.#answering.size > 0;
  }

  /** Does what the table waits for. Call it while nothing else happens at the table: its view is taken now. */
  onTable(table: Table): void {
    // What was taken back must be forgotten; a table that was built again may have lost something unseen.
    if (table !== this.#table || table.state.actions[this.#learnt.length - 1] !== this.#learnt.last) this.#computer.forgetSeen();
    this.#table = table;
    this.#learnt = learntFrom(table);
    const { seat } = this.#place;
    if (isAbandoned(table)) this.#computer.cancelQueued();
    for (const offer of offersToAnswer(table, seat))
      if (!this.#answering.has(offer.what)) this.#background(() => this.#answer(table, offer));
    if (mustAct(table, seat) && !this.#isThinking && this.#refusals <= REFUSED_THOUGHTS_MAX) this.#background(() => this.#act(table));
  }

  leave(): void {
    this.#hasLeft = true;
    this.#computer.leave();
  }

  /** Resolves when the table has been told; then it is looked at again, because whatever happened meanwhile found us thinking. */
  async #act(table: Table): Promise<void> {
    this.#isThinking = true;
    try {
      const { seat } = this.#place;
      const view = table.viewOf(seat);
      const clocks = table.state.clock.show(this.#parts.runtime.now());
      const { version } = table;
      const { length } = table.state.actions;
      const request = isAmongComputers(table) ? DRAW : await this.#choose(view, thinkingClock(clocks, seat, table.setup.clock));
      if (this.#hasLeft) return;
      const isStillWanted = (now: Table) => mustAct(now, seat) && !now.state.actions.slice(length).some((action) => action.seat === seat);
      // Without a request it was told to stand back.
      const outcome = request === undefined ? 'tooLate' : await this.#ask({ id: `computer ${version}`, ...request }, isStillWanted);
      if (outcome === 'done') {
        this.#refusals = 0;
        await this.#offerDraw();
      }
      if (outcome === 'refused') this.#wasRefused(version);
    } finally {
      this.#isThinking = false;
    }
    await this.#parts.lookAgain();
  }

  /** With its turn done, where nothing has happened for long. */
  async #offerDraw(): Promise<void> {
    const { version, summary } = this.#table;
    if (!this.#wantsDraw(this.#table)) return;
    this.#offeredAt = summary.actions;
    await this.#ask({ id: `computer offers ${version}`, ...DRAW }, (now) => now.version === version);
  }

  #wantsDraw(table: Table): boolean {
    const { seat, rules } = this.#place;
    const { expectation } = this.#computer;
    const view = table.viewOf(seat);
    const isAskable = table.phase === 'playing' && view.turn !== seat && table.state.offers.by('draw') === undefined;
    return isAskable && expectation !== undefined && offersDraw(rules, view, expectation, table.summary.actions - this.#offeredAt);
  }

  async #choose(view: View, clock: ReturnType<typeof thinkingClock>): Promise<RequestBody | undefined> {
    const isLost = this.#refusals === REFUSED_THOUGHTS_MAX;
    const intent = isLost ? fallbackIntent(this.#place, view) : await this.#computer.choose(view, clock);
    return intent === undefined ? undefined : { type: 'play', intent };
  }

  #wasRefused(version: number): void {
    const { runtime, game } = this.#parts;
    this.#refusals += 1;
    runtime.log.error({ game, seat: this.#place.seat, version, refusals: this.#refusals }, 'a computer wanted what is not allowed');
  }

  async #answer(table: Table, { what, by }: Offer): Promise<void> {
    this.#answering.add(what);
    try {
      const { seat } = this.#place;
      const { version } = table;
      const view = table.viewOf(seat);
      const accept = isPeopleOnlyOffer(what) || isAmongComputers(table) || (await this.#computer.acceptsDraw(view));
      const stands = (now: Table) => offersToAnswer(now, seat).some((offer) => offer.what === what && offer.by === by);
      const id = `computer ${what} ${version}`;
      const outcome = await this.#ask({ id, type: 'answer', what, accept }, stands);
      // What can no longer be carried out is declined, or it would stand for ever.
      if (outcome === 'refused' && accept) await this.#ask({ id: `${id} no`, type: 'answer', what, accept: false }, stands);
    } finally {
      this.#answering.delete(what);
    }
  }

  async #ask(request: Request, isStillWanted: (table: Table) => boolean): Promise<Outcome> {
    const { runtime, input } = this.#parts;
    let isLate = false;
    const { deliveries } = await input((table) => {
      isLate = !isStillWanted(table);
      return isLate ? table.tick(runtime.now()) : table.receive(runtime.now(), this.#place.seat, request);
    });
    if (isLate) return 'tooLate';
    return deliveries.some(({ message }) => message.type === 'refused') ? 'refused' : 'done';
  }

  /** Whatever goes wrong with the store or the table, the host looks at it again and we are told. */
  #background(job: () => Promise<void>): void {
    const { runtime, game } = this.#parts;
    job().catch((error: unknown) => runtime.log.warn({ game, seat: this.#place.seat, fault: String(error) }, 'a computer waits'));
  }
}

const DRAW: RequestBody = { type: 'offer', what: 'draw' };

function learntFrom({ state }: Table): { readonly length: number; readonly last: unknown } {
  return { length: state.actions.length, last: state.actions.at(-1) };
}

/** The same after a restart, and known to nobody before the game is over. */
function seedFor({ setup }: Table, seat: Seat): string {
  return createHash('sha256').update(`computer ${seat} ${setup.secret}`).digest('hex');
}
