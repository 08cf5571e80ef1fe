/** Seats in processes of their own, over JSON lines (docs/bots.md): of this checkout or of a frozen commit. A process plays game after game, so it stays warm. */

import type { Budget } from '@flagfall/ai';
import type { Deployment, Intent, Rules, Seat, SeenEvent, View } from '@flagfall/engine';
import { type Cost, SEAT_VERSION, type SeatReply, type SeatRequest } from '../../jsonSeat/messages.ts';
import { type Contestant, type ContestantChoice, Forfeit, type MatchOutcome } from '../contestants/contestant.ts';
import { BotProcess } from './program.ts';

/** The processes of one program, for as many seats as play at once. */
export class SeatProcesses {
  readonly #entry: string;
  readonly #idle: BotProcess[] = [];

  /** `entry` is the file that is `./seat` of its package. */
  constructor(entry: string) {
    this.#entry = entry;
  }

  take(): BotProcess {
    return this.#idle.pop() ?? new BotProcess([process.execPath, this.#entry]);
  }

  giveBack(program: BotProcess): void {
    this.#idle.push(program);
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((program) => program.close('')));
  }
}

export interface SeatGame {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly seed: string;
  readonly player: string;
  /** After this time without an answer it counts as hung. */
  readonly patienceMs: number;
}

export class SeatContestant implements Contestant {
  readonly seat: Seat;
  readonly isForeign = true;
  readonly #processes: SeatProcesses;
  readonly #program: BotProcess;
  readonly #patienceMs: number;
  #hasStarted = false;
  #cost: Cost | undefined;

  constructor(processes: SeatProcesses, { rules, seat, seed, player, patienceMs }: SeatGame) {
    this.seat = seat;
    this.#processes = processes;
    this.#program = processes.take();
    this.#patienceMs = patienceMs;
    this.#send({ type: 'start', edition: rules.edition.id, options: rules.options, seat, seed, player });
  }

  get effort(): Cost | undefined {
    return this.#cost;
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    this.#send({ type: 'learn', actions });
  }

  async deploy(): Promise<Deployment> {
    const intent = await this.#decide({});
    if (intent.type !== 'deploy') throw new Forfeit(`no deployment: ${JSON.stringify(intent)}`);
    return intent.deployment;
  }

  async choose(_: View, budget: Budget): Promise<ContestantChoice> {
    const intent = await this.#decide(budget);
    if (intent.type === 'deploy') throw new Forfeit('a deployment in the middle of the game');
    return intent;
  }

  /** A process that failed is not used again. */
  async leave({ fault }: MatchOutcome): Promise<void> {
    if (fault?.seat !== this.seat) this.#processes.giveBack(this.#program);
    else await this.#program.close('');
  }

  async #decide(budget: Budget): Promise<Intent> {
    this.#send({ type: 'decide', budget });
    if (!this.#hasStarted) {
      const started = await this.#answer('started');
      if (started.version !== SEAT_VERSION) throw new Forfeit(`it speaks version ${started.version}, not ${SEAT_VERSION}`);
      this.#hasStarted = true;
    }
    const { intent, cost } = await this.#answer('decided');
    this.#cost = cost;
    return intent;
  }

  async #answer<T extends SeatReply['type']>(type: T): Promise<SeatReply & { readonly type: T }> {
    const line = await this.#program.nextLine(this.#patienceMs);
    const reply = parse(line);
    if (reply === undefined) throw new Forfeit(`no answer: ${line.slice(0, 200)}`);
    if (reply.type === 'error') throw new Forfeit(reply.why);
    if (reply.type !== type) throw new Forfeit(`${reply.type} where ${type} was due`);
    return reply as SeatReply & { readonly type: T };
  }

  #send(request: SeatRequest): void {
    this.#program.send(JSON.stringify(request));
  }
}

function parse(line: string): SeatReply | undefined {
  try {
    return JSON.parse(line) as SeatReply;
  } catch {
    return undefined;
  }
}
