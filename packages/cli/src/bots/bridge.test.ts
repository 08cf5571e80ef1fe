/** Whole games between two bots, over lines alone: at every turn each player is shown what its seat would be shown at one of our tables. */

import {
  allSeenBy,
  applyEvents,
  type Chance,
  isRunning,
  type MoveIntent,
  newPosition,
  observe,
  type Position,
  pick,
  type Rules,
  refusalFor,
  SEATS,
  type Seat,
  seededChance,
  submit,
  turnOf,
} from '@flagfall/engine';
import { expect, test } from 'vitest';
import { say, startTestBot, type TestBot } from '../forTests/botForTests.ts';
import { botRules } from './botRules.ts';
import { cellAt, moveEnd } from './coordinates.ts';
import { managerRules } from './managerRules.ts';
import { colourText, moveText, readBotMove } from './protocolLines.ts';
import { boardRows, readDeploymentRows } from './rows.ts';
import { moveOfEvents } from './translateMoves.ts';

interface Told {
  readonly plies: number;
  /** Moves that our rules against repetition forbid. */
  readonly broken: number;
  readonly results: ReadonlySet<string>;
}

/** A manager of the simplest kind. The truth is played by its rules, and told again by ours. */
class Manager {
  readonly #truth: Position;
  readonly #ours: Position;
  readonly #sittings: Readonly<Record<string, TestBot>>;

  constructor(rules: Rules, chance: Chance) {
    this.#truth = newPosition(managerRules(rules));
    this.#ours = newPosition(rules);
    const choose = (): MoveIntent => this.#restless(chance);
    this.#sittings = { red: startTestBot(rules, chance, choose), blue: startTestBot(rules, chance, choose) };
    for (const seat of rules.seats) this.#deploy(seat);
  }

  play(): Told {
    let [plies, broken] = [0, 0];
    const results = new Set<string>();
    for (; isRunning(this.#truth); plies++) {
      const seat = SEATS[turnOf(this.#truth)];
      const sitting = this.#sittings[seat];
      const shown = sitting.views.length;
      const rows = boardRows(this.#truth.rules, observe(this.#truth, seat));
      const [answer] = say(sitting, ...(plies === 0 ? ['START'] : []), ...rows);
      if (sitting.views.length > shown) expect(sitting.views.at(-1)).toEqual(observe(this.#ours, seat));
      const way = readBotMove(answer);
      if (way === undefined || way === 'SURRENDER') throw new Error(`${seat} answers ${answer}`);
      const intent: MoveIntent = { type: 'move', from: cellAt(way) ?? '', to: cellAt(moveEnd(way)) ?? '' };
      if (refusalFor(this.#ours, seat, intent) !== undefined) broken++;
      results.add(this.#carryOut(seat, intent));
    }
    expect([...this.#sittings.red.remarks, ...this.#sittings.blue.remarks]).toEqual([]);
    return { plies, broken, results };
  }

  #deploy(seat: Seat): void {
    const read = readDeploymentRows(seat, say(this.#sittings[seat], colourText(seat, 'x')));
    if (!read.ok) throw new Error(read.error);
    const deployed = submit(this.#truth, seat, { type: 'deploy', deployment: read.value });
    if (!deployed.ok) throw new Error(JSON.stringify(deployed.error));
    applyEvents(this.#ours, deployed.value);
  }

  #carryOut(seat: Seat, intent: MoveIntent): string {
    const played = submit(this.#truth, seat, intent);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    const move = moveOfEvents(this.#ours, allSeenBy(played.value, 'audience'));
    if (move === undefined) throw new Error('a move is told');
    applyEvents(this.#ours, played.value);
    if (isRunning(this.#truth)) for (const sitting of Object.values(this.#sittings)) say(sitting, moveText(move));
    return move.battle?.result ?? (move.way.steps > 1 ? 'RUN' : 'OK');
  }

  /** Goes back where it came from, more often than our rules allow; otherwise it attacks, or goes anywhere. */
  #restless(chance: Chance): MoveIntent {
    const { moves, pieces } = observe(this.#truth, SEATS[turnOf(this.#truth)]);
    const { recent } = observe(this.#ours, 'audience');
    const back = moves.filter(({ from, to }) => recent.some((move) => move.to === from && move.from === to));
    const attacks = moves.filter(({ to }) => pieces.some(({ cell }) => cell === to));
    const liked = [back, attacks, moves][chance.below(3)];
    return pick(chance, liked.length > 0 ? liked : moves);
  }
}

test.each([
  ['original', 1],
  ['barrage', 8],
  ['duel', 8],
])('%s: both see all the time what they may see, also when rules of ours are broken', (edition, games) => {
  let [plies, broken] = [0, 0];
  const results = new Set<string>();
  for (let game = 0; game < games; game++) {
    const told = new Manager(botRules(edition, ['quietLimit=120']), seededChance(`${edition} ${game}`)).play();
    plies += told.plies;
    broken += told.broken;
    for (const result of told.results) results.add(result);
  }
  expect(plies).toBeGreaterThan(100);
  expect(broken).toBeGreaterThan(0);
  for (const result of ['OK', 'RUN', 'KILLS', 'DIES']) expect(results).toContain(result);
});
