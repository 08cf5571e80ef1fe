/**
 * The bot's side of the protocol: lines of the manager come in, answers go out. It knows of the game what a seat at our tables would have seen, so any
 * player can sit behind it. No I/O.
 */

import type { Budget, Player } from '@flagfall/ai';
import { allSeenBy, type Cell, type Chance, type Deployment, type GameEvent, type Rules, type Seat } from '@flagfall/engine';
import { BOT_BOARD_SIZE, cellAt, directedMove, moveEnd } from './coordinates.ts';
import { directedMoveText, type ManagerLine, type ReportedMove, readManagerLine } from './protocolLines.ts';
import { boardRows, deploymentRows, enemyCells } from './rows.ts';
import { RuleKeeper } from './ruleKeeper.ts';
import { eventsOfMove, eventsOfPass, eventsOfStart, seatInTurn } from './translateMoves.ts';

export interface BotGameSettings {
  readonly rules: Rules;
  readonly playerFor: (seat: Seat) => Player;
  readonly budget: Budget;
  readonly chance: Chance;
  /** The time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
  /** Reports input that does not fit; the game goes on. */
  readonly remark: (text: string) => void;
}

const NOTHING: readonly string[] = [];

export class BotGame {
  readonly #settings: BotGameSettings;
  #keeper: RuleKeeper | undefined;
  #deployment: Deployment = {};
  /** Whether it has seen a board, without which it does not know where the enemy began. */
  #hasBegun = false;
  /** The move that came before the first board. */
  #early: ReportedMove | undefined;
  #rows: readonly string[] = [];
  /** The time spent on the last line before the board. */
  #readingMs = 0;
  #isOver = false;

  constructor(settings: BotGameSettings) {
    this.#settings = settings;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Takes a line of the manager and returns the lines to send. */
  receive(text: string): readonly string[] {
    const line = readManagerLine(text);
    if (line === undefined) {
      this.#rows = [];
      if (text.trim() !== '') this.#settings.remark(`not understood: ${JSON.stringify(text)}`);
      return NOTHING;
    }
    if (line.type === 'row') return this.#readRow(line.row);
    const began = this.#settings.now();
    this.#rows = [];
    const answer = this.#answer(line);
    this.#readingMs = this.#settings.now() - began;
    return answer;
  }

  #readRow(row: string): readonly string[] {
    const rows = [...this.#rows, row];
    this.#rows = rows.length < BOT_BOARD_SIZE ? rows : [];
    return rows.length < BOT_BOARD_SIZE ? NOTHING : this.#takeTurn(rows);
  }

  #answer(line: Exclude<ManagerLine, { type: 'row' }>): readonly string[] {
    switch (line.type) {
      case 'colour':
        return this.#sitDown(line.seat);
      case 'move':
        if (this.#hasBegun) this.#tell(line.move);
        else this.#early = line.move;
        return NOTHING;
      case 'quit':
        this.#isOver = true;
        return NOTHING;
      case 'start':
        return NOTHING;
    }
  }

  #sitDown(seat: Seat): readonly string[] {
    const { rules, playerFor, chance } = this.#settings;
    this.#keeper = new RuleKeeper(rules, playerFor(seat), chance);
    this.#deployment = this.#keeper.deploy();
    this.#hasBegun = false;
    this.#early = undefined;
    return deploymentRows(seat, this.#deployment);
  }

  /** A board is sent only to the side whose turn it is. */
  #takeTurn(rows: readonly string[]): readonly string[] {
    const keeper = this.#keeper;
    if (keeper === undefined) return NOTHING;
    const asked = this.#settings.now();
    if (!this.#hasBegun) this.#begin(keeper, rows);
    if (seatInTurn(keeper.knowledge.shadow) !== keeper.seat) this.#learn(keeper, eventsOfPass(keeper.knowledge.shadow));
    if (boardRows(this.#settings.rules, keeper.view).join() !== rows.join()) this.#settings.remark('the board is not as it was told');
    const intent = keeper.choose(this.#budgetSince(asked));
    return [intent?.type === 'move' ? directedMoveText(directedMove(intent.from, intent.to)) : 'SURRENDER'];
  }

  /** The clock of a turn counts the time for the enemy's move and for the board, but not the manager's pauses in between. */
  #budgetSince(asked: number): Budget {
    const { budget, now } = this.#settings;
    return budget.ms === undefined ? budget : { ...budget, ms: Math.max(1, budget.ms - this.#readingMs - (now() - asked)) };
  }

  /** The enemy's pieces began where they stand on the first board, except for one that has moved since. */
  #begin(keeper: RuleKeeper, rows: readonly string[]): void {
    const { rules, remark } = this.#settings;
    const early = this.#early;
    const reached = early && cellAt(moveEnd(early.way));
    const left = early && cellAt(early.way);
    const enemies = new Set<Cell>(enemyCells(rows).filter((cell) => cell !== reached));
    if (left !== undefined) enemies.add(left);
    if (enemies.size !== rules.armySize) remark(`the enemy has ${enemies.size} pieces, in this edition an army has ${rules.armySize}`);
    const start = eventsOfStart(rules, keeper.seat, this.#deployment, [...enemies].slice(0, rules.armySize));
    for (const events of start) this.#learn(keeper, events);
    this.#hasBegun = true;
    if (early !== undefined) this.#tell(early);
  }

  #tell(move: ReportedMove): void {
    const keeper = this.#keeper;
    if (keeper === undefined) return;
    const events = eventsOfMove(keeper.knowledge.shadow, move);
    if (events === undefined) this.#settings.remark(`does not fit the game: ${directedMoveText(move.way)}`);
    else this.#learn(keeper, events);
  }

  #learn(keeper: RuleKeeper, events: readonly GameEvent[]): void {
    keeper.learn([allSeenBy(events, keeper.seat)]);
  }
}
