// A computer at one seat of a table on this node: it acts when the game waits for it, answers offers, and thinks again when the
// table has moved on meanwhile.

import { createHash } from 'node:crypto';
import { offersDraw } from '@flagfall/ai';
import type { Seat, View } from '@flagfall/engine';
import type { Offer, OfferType, Request, RequestBody } from '@flagfall/protocol';
import type { PendingStep, StepResult, Table } from '@flagfall/table';
import type { Runtime } from '../games/runtime.ts';
import { runInBackground } from '../games/runtime.ts';
import { type ComputerSeat, type ComputerSeatSettings, type Computers, fallbackIntent } from './computers.ts';
import { isAbandoned, isAmongComputers, isPeopleOnlyOffer, mustAct, offersToAnswer } from './dueAnswers.ts';
import { thinkingClock } from './thinkingTime.ts';

export interface SeatedComputerContext {
  readonly computers: Computers;
  readonly runtime: Runtime;
  readonly game: string;
  /** The person that its turns count for. */
  readonly owner?: string | undefined;
  /** Sends a request to the table; the answer is durable. */
  readonly input: (act: (table: Table) => PendingStep) => Promise<StepResult>;
  /** Makes the host look at the table again. */
  readonly lookAgain: () => Promise<void>;
}

type Outcome = 'done' | 'refused' | 'tooLate';

/** After so many refusals it plays any legal intent; after one more it gives up. Both would be bugs of ours. */
const REFUSED_THOUGHTS_MAX = 2;

export class SeatedComputer {
  readonly #context: SeatedComputerContext;
  readonly #place: ComputerSeatSettings;
  readonly #computer: ComputerSeat;
  #table: Table;
  /** What its player may have learned: so many actions, of which this was the last. */
  #learnt: { readonly length: number; readonly last: unknown };
  #isThinking = false;
  #refusals = 0;
  /** The number of actions at its last draw offer. */
  #offeredAt = Number.NEGATIVE_INFINITY;
  #hasLeft = false;
  readonly #answering = new Set<OfferType>();

  constructor(context: SeatedComputerContext, seat: Seat, level: number, table: Table) {
    this.#context = context;
    this.#table = table;
    this.#learnt = learntFrom(table);
    const { game, computers, owner = game } = context;
    this.#place = { game, owner, seat, level, rules: table.rules, seed: seedFor(table, seat), seen: () => this.#table.seenActions(seat) };
    this.#computer = computers.seat(this.#place);
  }

  get isBusy(): boolean {
    return this.#isThinking || this.#answering.size > 0;
  }

  /** Does what the table waits for. Call it synchronously after a change: it reads its view now. */
  onTable(table: Table): void {
    // Actions that were taken back must be forgotten; a restored table may have lost some unnoticed.
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

  /** Resolves when the table has been told; then look at it again, because other changes found the computer thinking. */
  async #act(table: Table): Promise<void> {
    this.#isThinking = true;
    try {
      const { seat } = this.#place;
      const view = table.viewOf(seat);
      const clocks = table.state.clock.show(this.#context.runtime.now());
      const { version } = table;
      const { length } = table.state.actions;
      const request = isAmongComputers(table) ? DRAW : await this.#choose(view, thinkingClock(clocks, seat, table.setup.clock));
      if (this.#hasLeft) return;
      const isStillWanted = (now: Table) => mustAct(now, seat) && !now.state.actions.slice(length).some((action) => action.seat === seat);
      // Without a request it was told to cancel.
      const outcome = request === undefined ? 'tooLate' : await this.#ask({ id: `computer ${version}`, ...request }, isStillWanted);
      if (outcome === 'done') {
        this.#refusals = 0;
        await this.#offerDraw();
      }
      if (outcome === 'refused') this.#wasRefused(version);
    } finally {
      this.#isThinking = false;
    }
    await this.#context.lookAgain();
  }

  /** It has done its turn, and the game makes no progress. */
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
    const { runtime, game } = this.#context;
    this.#refusals += 1;
    runtime.log.error({ game, seat: this.#place.seat, version, refusals: this.#refusals }, 'a computer wanted an illegal intent');
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
      // An offer that can no longer be carried out is declined, or it would stay open for ever.
      if (outcome === 'refused' && accept) await this.#ask({ id: `${id} no`, type: 'answer', what, accept: false }, stands);
    } finally {
      this.#answering.delete(what);
    }
  }

  async #ask(request: Request, isStillWanted: (table: Table) => boolean): Promise<Outcome> {
    const { runtime, input } = this.#context;
    let isLate = false;
    const { deliveries } = await input((table) => {
      isLate = !isStillWanted(table);
      return isLate ? table.tick(runtime.now()) : table.receive(runtime.now(), this.#place.seat, request);
    });
    if (isLate) return 'tooLate';
    return deliveries.some(({ message }) => message.type === 'refused') ? 'refused' : 'done';
  }

  /** When the store or the table fails, the host looks at it again and calls us. */
  #background(job: () => Promise<void>): void {
    const { runtime, game } = this.#context;
    runInBackground(runtime.log, 'a computer waits', job(), { game, seat: this.#place.seat });
  }
}

const DRAW: RequestBody = { type: 'offer', what: 'draw' };

function learntFrom({ state }: Table): { readonly length: number; readonly last: unknown } {
  return { length: state.actions.length, last: state.actions.at(-1) };
}

/** The same after a restart, and secret until the game is over. */
function seedFor({ setup }: Table, seat: Seat): string {
  return createHash('sha256').update(`computer ${seat} ${setup.secret}`).digest('hex');
}
