/** A program that speaks the bot protocol, as a contestant. The arena is its manager. */

import {
  type Deployment,
  deploymentFaults,
  isCaptured,
  Knowledge,
  pieceCount,
  type Rules,
  type Seat,
  type SeenEvent,
  seatIndex,
  seatOf,
  type View,
} from '@flagfall/engine';
import { cellAt, HOME_ROWS, moveEnd } from '../../bots/coordinates.ts';
import { colourText, moveText, readBotMove } from '../../bots/protocolLines.ts';
import { boardRows, readDeploymentRows } from '../../bots/rows.ts';
import { moveOfEvents } from '../../bots/translateMoves.ts';
import { type Contestant, type ContestantChoice, Forfeit, type MatchOutcome } from '../contestants/contestant.ts';
import { BotProcess, commandWords } from './program.ts';

export class ExternalBot implements Contestant {
  readonly seat: Seat;
  /** Its processor time cannot be measured here. */
  readonly effort = { cpuMs: undefined };
  readonly #rules: Rules;
  readonly #opponent: string;
  readonly #patienceMs: number;
  readonly #program: BotProcess;
  readonly #knowledge: Knowledge;
  #hasMoved = false;

  /** After `patienceMs` without an answer the program counts as hung. */
  constructor(rules: Rules, seat: Seat, command: string, opponent: string, patienceMs: number) {
    this.seat = seat;
    this.#rules = rules;
    this.#opponent = opponent;
    this.#patienceMs = patienceMs;
    this.#knowledge = new Knowledge(rules, seat);
    this.#program = new BotProcess(commandWords(command));
  }

  /** Every move is sent with its outcome, also its own; the last move of a game is not. */
  learn(actions: readonly (readonly SeenEvent[])[]): void {
    for (const events of actions) {
      const move = moveOfEvents(this.#knowledge.shadow, events);
      this.#knowledge.learn(events);
      if (move === undefined || events.some((event) => event.type === 'gameEnded')) continue;
      this.#hasMoved = true;
      this.#program.send(moveText(move));
    }
  }

  async deploy(): Promise<Deployment> {
    this.#program.send(colourText(this.seat, this.#opponent));
    const rows: string[] = [];
    while (rows.length < HOME_ROWS) rows.push(await this.#program.nextLine(this.#patienceMs));
    const read = readDeploymentRows(this.seat, rows);
    if (!read.ok) throw new Forfeit(read.error);
    const [fault] = deploymentFaults(this.#rules, seatIndex(this.seat), read.value);
    if (fault !== undefined) throw new Forfeit(`illegal deployment: ${JSON.stringify(fault)}`);
    return read.value;
  }

  async choose(view: View): Promise<ContestantChoice> {
    this.#program.send(...(this.#hasMoved ? [] : ['START']), ...boardRows(this.#rules, view));
    const answer = await this.#program.nextLine(this.#patienceMs);
    const way = readBotMove(answer);
    if (way === 'SURRENDER') return 'resign';
    if (way === undefined) throw new Forfeit(`no move: ${JSON.stringify(answer)}`);
    const [from, to] = [cellAt(way), cellAt(moveEnd(way))];
    const move = view.moves.find((offered) => offered.from === from && offered.to === to);
    if (move === undefined) throw new Forfeit(`illegal move: ${JSON.stringify(answer)}`);
    return move;
  }

  /** `QUIT` with the winner, the ending, the number of turns of both sides, and the material that each has left. */
  async leave({ winners, ending, plies }: MatchOutcome): Promise<void> {
    const [winner] = winners ?? [];
    const name = winner === undefined ? 'NOBODY' : winner === this.seat ? 'YOU' : this.#opponent;
    const rounds = Math.ceil(Math.max(0, plies - this.#rules.seats.length) / this.#rules.seats.length);
    const words = ['QUIT', name, winner?.toUpperCase() ?? 'NONE', ending, rounds, ...this.#rules.seats.map((_, seat) => this.#left(seat))];
    await this.#program.close(words.join(' '));
  }

  #left(seat: number): number {
    const { shadow } = this.#knowledge;
    return Array.from({ length: pieceCount(shadow) }, (_, piece) => piece).filter(
      (piece) => seatOf(shadow, piece) === seat && !isCaptured(shadow, piece),
    ).length;
  }
}
