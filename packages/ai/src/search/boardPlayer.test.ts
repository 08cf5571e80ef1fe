/** The board player makes legal intents, the same ones in twin worlds, and keeps its budget. */

import { EDITIONS, original } from '@flagfall/editions';
import {
  actionCount,
  actionsSeenBy,
  actionsSince,
  compileRules,
  determinize,
  isRunning,
  Knowledge,
  observe,
  type Position,
  type Rules,
  SEATS,
  type Seat,
  seededChance,
} from '@flagfall/engine';
import { actorOf } from '@flagfall/engine/edition';
import { encodeIntent, intentsMax, play } from '@flagfall/engine/internal';
import { randomIntent, randomStart } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { computerAt, LEVEL_MAX } from '../levels.ts';
import { BoardPlayer } from './boardPlayer.ts';

const BOARDS = EDITIONS.filter((edition) => compileRules(edition).board.isGrid);
const SKILL = { worlds: 3, draws: 20, depthMax: 3 };
const NODES = { nodes: 300 };

test.each(BOARDS)('$id: whole games of what is allowed', (edition) => {
  const rules = compileRules(edition);
  const chance = seededChance(`games ${edition.id}`);
  const position = randomStart(rules, chance);
  const players = rules.seats.map((seat) => seated(rules, seat, position));
  while (isRunning(position) && actionCount(position) < 160) {
    const player = players[actorOf(position)];
    const view = observe(position, player.seat);
    const intent = player.choose(view, NODES);
    expect([...view.moves, ...view.deeds]).toContainEqual(intent);
    expect(player.expectation).toBeGreaterThanOrEqual(0);
    expect(player.expectation).toBeLessThanOrEqual(1);
    const before = actionCount(position);
    play(position, encodeIntent(rules, intent), chance);
    for (const other of players) other.learn(actionsSeenBy(actionsSince(position, before), other.seat));
  }
});

test.each(BOARDS)('$id: the same choice in a world that looks the same, by every level', (edition) => {
  const rules = compileRules(edition);
  const chance = seededChance(`twins ${edition.id}`);
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ply < 50 && isRunning(position); ply++) {
    if (ply % 12 === 0) {
      const seat = SEATS[actorOf(position)];
      const seen = actionsSeenBy(actionsSince(position, 0), seat);
      const knowledge = new Knowledge(rules, seat);
      knowledge.learnAll(seen);
      const level = 1 + (ply % LEVEL_MAX);
      const [here, there] = [position, determinize(knowledge, chance)].map((truth) => {
        const player = computerAt(level, rules, seat, seededChance(ply));
        player.learn(seen);
        return player.choose(observe(truth, seat), NODES);
      });
      expect(there).toEqual(here);
    }
    play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  }
});

test('thinking can be watched, and stopped with the best so far', () => {
  const rules = compileRules(original);
  const position = randomStart(rules, seededChance('watched'));
  const player = seated(rules, SEATS[actorOf(position)], position);
  const view = observe(position, player.seat);
  const thoughts = [];
  for (const thought of player.think(view, { nodes: 5000 })) {
    expect(view.moves).toContainEqual(thought.best);
    thoughts.push(thought);
    if (thoughts.length === 5) break;
  }
  expect(thoughts).toHaveLength(5);
  expect(thoughts[4].nodes).toBeGreaterThan(thoughts[0].nodes);
});

test('it beats the random player', () => {
  const rules = compileRules(original);
  const chance = seededChance('prize');
  let won = 0;
  for (let game = 0; game < 3; game++) {
    const position = randomStart(rules, chance);
    const strong = seated(rules, 'red', position);
    const buffer = new Int32Array(intentsMax(position));
    while (isRunning(position)) {
      const before = actionCount(position);
      const intent =
        actorOf(position) === 0
          ? encodeIntent(rules, strong.choose(observe(position, 'red'), { nodes: 200 }))
          : (randomIntent(position, chance, buffer) ?? 0);
      play(position, intent, chance);
      strong.learn(actionsSeenBy(actionsSince(position, before), 'red'));
    }
    if (observe(position, 'audience').result?.winners.includes('red')) won++;
  }
  // A random deployment may lose its flag to a random move.
  expect(won).toBeGreaterThanOrEqual(2);
});

function seated(rules: Rules, seat: Seat, position: Position): BoardPlayer {
  const player = new BoardPlayer(rules, seat, seededChance(`player ${seat}`), SKILL);
  player.learn(actionsSeenBy(actionsSince(position, 0), seat));
  return player;
}
