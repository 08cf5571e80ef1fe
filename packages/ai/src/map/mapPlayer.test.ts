/** The player for maps: its intents are legal, the same seed gives the same game, it uses only what it may know, and keeps its budget. */

import { conquest } from '@flagfall/editions';
import {
  actionCount,
  actionsSeenBy,
  actionsSince,
  compileRules,
  determinize,
  formatIntent,
  isRunning,
  Knowledge,
  newGame,
  type Options,
  observe,
  type Position,
  type Rules,
  resultOf,
  SEATS,
  type Seat,
  seededChance,
  submit,
} from '@flagfall/engine';
import { actorOf } from '@flagfall/engine/edition';
import { isDeploying } from '@flagfall/engine/internal';
import { describe, expect, test, vi } from 'vitest';
import type { Budget } from '../player.ts';
import { SearchClock } from '../searchClock.ts';
import { MapPlayer } from './mapPlayer.ts';
import { MAP_SKILLS, type MapSkill } from './mapSkill.ts';

interface Step {
  readonly position: Position;
  readonly player: MapPlayer;
  readonly text: string;
}

/** Plays until the game ends or `until` holds; a refusal fails the test. */
function playOut(rules: Rules, seed: string, skill: MapSkill, budget: Budget, until: (step: Step) => boolean = () => false): Position {
  const chance = seededChance(seed);
  const position = newGame(rules, chance);
  const players = rules.seats.map((seat) => new MapPlayer(rules, seat, seededChance(`${seed} ${seat}`), skill));
  for (let told = 0; isRunning(position); ) {
    for (const player of players) player.learn(actionsSeenBy(actionsSince(position, told), player.seat));
    told = actionCount(position);
    const player = players[actorOf(position)];
    const view = observe(position, player.seat);
    const intent = isDeploying(position) ? ({ type: 'deploy', deployment: player.deploy(view) } as const) : player.choose(view, budget);
    const text = intent.type === 'deploy' ? JSON.stringify(intent.deployment) : formatIntent(intent);
    if (until({ position, player, text })) break;
    expect(submit(position, player.seat, intent, chance)).toMatchObject({ ok: true });
  }
  return position;
}

const FULL = MAP_SKILLS[MAP_SKILLS.length - 1];

describe('whole games: no intent is refused, and every game ends', () => {
  const games: readonly Options[] = [
    { players: 4 },
    { players: 3 },
    { players: 2, scoutChargeAttack: 'off' },
    { players: 2, minOnePerTerritory: 'on', memory: 'strict' },
    { players: 3, turnLimit: 5 },
  ];
  test.each(games.map((options, number) => [options, MAP_SKILLS[number]] as const))('%o, %o', (options, skill) => {
    const rules = compileRules(conquest, { turnLimit: 25, ...options });
    for (const seed of ['one', 'two']) expect(resultOf(playOut(rules, seed, skill, { nodes: 100 }))).toBeDefined();
  });
});

test('the same seed and nodes give the same game, another seed another game', () => {
  const rules = compileRules(conquest, { players: 3 });
  const story = (seed: string): readonly string[] => {
    const texts: string[] = [];
    playOut(rules, seed, FULL, { nodes: 200 }, ({ text }) => texts.push(text) > 36);
    return texts;
  };
  expect(story('one')).toEqual(story('one'));
  expect(story('one')).not.toEqual(story('two'));
});

test('in twin worlds it makes the same choice with the same expectation', () => {
  const rules = compileRules(conquest, { players: 3 });
  let compared = 0;
  playOut(rules, 'twins', FULL, { nodes: 200 }, ({ position, player: { seat } }) => {
    if (isDeploying(position) || actionCount(position) % 9 !== 0) return false;
    const seen = actionsSeenBy(actionsSince(position, 0), seat);
    const knowledge = new Knowledge(rules, seat);
    knowledge.learnAll(seen);
    if (!knowledge.isInPlay) return false;
    const worlds = [position, determinize(knowledge, seededChance(compared))];
    for (const skill of [MAP_SKILLS[1], FULL]) {
      const [here, there] = worlds.map((world) => {
        const player = new MapPlayer(rules, seat, seededChance('twin'), skill);
        player.learn(seen);
        return [player.choose(observe(world, seat), { nodes: 300 }), player.expectation];
      });
      expect(there).toEqual(here);
    }
    return ++compared === 5;
  });
  expect(compared).toBe(5);
});

test('it keeps its time budget at every question', () => {
  const rules = compileRules(conquest, { players: 4 });
  // A clock that advances only with work: each step of a playout takes a millisecond, on every machine. Spied on, not mocked: the files of this package share
  // their modules, and a module that another file has loaded cannot be mocked any more.
  let steps = 0;
  const { add } = SearchClock.prototype;
  vi.spyOn(SearchClock.prototype, 'add').mockImplementation(function (this: SearchClock, tried) {
    steps += tried;
    add.call(this, tried);
  });
  vi.spyOn(performance, 'now').mockImplementation(() => steps);
  const took: number[] = [];
  let asked = 0;
  playOut(rules, 'late', { ...FULL, nodes: Number.POSITIVE_INFINITY }, { ms: 100 }, ({ position }) => {
    if (!isDeploying(position)) took.push(steps - asked);
    asked = steps;
    return took.length === 100;
  });
  vi.restoreAllMocks();
  expect(took.filter((tried) => tried >= 100).length).toBeGreaterThan(20);
  // A playout that has begun is finished, which takes a turn of each seat; all candidates would take twice the budget.
  expect(Math.max(...took)).toBeLessThan(140);
});

test('it expects to win when it can take the last flag, and takes it', () => {
  const rules = compileRules(conquest, { players: 2 });
  let last: MapPlayer | undefined;
  const position = playOut(rules, 'flag', FULL, { nodes: 400 }, ({ player }) => {
    last = player;
    return false;
  });
  expect(resultOf(position)).toEqual({ ending: 'flagCaptured', winners: [last?.seat] });
  expect(last?.expectation).toBeGreaterThan(0);
  expect(last?.expectation).toBeLessThanOrEqual(1);
});

test('it beats a player of the easiest skill', () => {
  const rules = compileRules(conquest, { players: 2 });
  let wins = 0;
  for (let game = 0; game < 6; game++) {
    const chance = seededChance(`easy ${game}`);
    const own: Seat = SEATS[game % 2];
    const position = newGame(rules, chance);
    const players = rules.seats.map(
      (seat) => new MapPlayer(rules, seat, seededChance(`${game} ${seat}`), seat === own ? FULL : MAP_SKILLS[0]),
    );
    for (let told = 0; isRunning(position); ) {
      for (const player of players) player.learn(actionsSeenBy(actionsSince(position, told), player.seat));
      told = actionCount(position);
      const player = players[actorOf(position)];
      const view = observe(position, player.seat);
      const intent = isDeploying(position)
        ? ({ type: 'deploy', deployment: player.deploy(view) } as const)
        : player.choose(view, { nodes: 150 });
      submit(position, player.seat, intent, chance);
    }
    if (resultOf(position)?.winners.includes(own)) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(5);
});
