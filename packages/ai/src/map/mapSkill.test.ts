/** Weaker players overlook and forget; they do not judge at random. */

import { conquest } from '@flagfall/editions';
import {
  actionsSeenBy,
  actionsSince,
  compileRules,
  formatIntent,
  isRunning,
  observe,
  type SeenEvent,
  seededChance,
  type View,
} from '@flagfall/engine';
import { actorOf, questionName } from '@flagfall/engine/edition';
import { intentsMax, play } from '@flagfall/engine/internal';
import { randomIntent, randomStart } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import { bestFirst } from './bestFirst.ts';
import { MapPlayer } from './mapPlayer.ts';
import { MAP_SKILLS, type MapSkill } from './mapSkill.ts';

const RULES = compileRules(conquest, { players: 2 });
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const PLAIN_SKILLS = MAP_SKILLS.filter(({ nodes }) => nodes === 0);

interface Moment {
  readonly seen: readonly (readonly SeenEvent[])[];
  readonly view: View;
  /** The cells of enemies that were never shown and never moved. */
  readonly strangers: ReadonlySet<string>;
}

/** Red's first choice in a random game, after so many actions, in which it may attack an unknown piece. */
function momentIn(seed: number, actions: number): Moment | undefined {
  const chance = seededChance(seed);
  const position = randomStart(RULES, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let action = 0; isRunning(position); action++) {
    if (action >= actions && actorOf(position) === 0 && questionName(position) === 'act') {
      const view = observe(position, 'red');
      const strangers = new Set<string>(view.pieces.filter(({ known, seen }) => !known && seen?.moved !== true).map(({ cell }) => cell));
      if (view.moves.some(({ to }) => strangers.has(to))) return { seen: actionsSeenBy(actionsSince(position, 0), 'red'), view, strangers };
    }
    play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  }
  return undefined;
}

const MOMENTS = Array.from({ length: 30 }, (_, seed) => momentIn(seed, 30)).filter((moment) => moment !== undefined);

function choiceOf(skill: MapSkill, { seen, view }: Moment, seed: number): ReturnType<MapPlayer['choose']> {
  const player = new MapPlayer(RULES, 'red', seededChance(seed), skill);
  player.learn(seen);
  return player.choose(view);
}

test('bestFirst sorts by weight, and each of two equals comes first equally often', () => {
  const firsts = [0, 0, 0];
  const chance = seededChance('equals');
  for (let n = 0; n < 600; n++) {
    const [first, second, third] = bestFirst(
      [0, 5, 5].map((worth, at) => ({ worth, at })),
      chance,
    );
    firsts[first.at]++;
    expect([first.worth, second.worth, third.worth]).toEqual([5, 5, 0]);
  }
  expect(firsts[0]).toBe(0);
  expect(Math.abs(firsts[1] - firsts[2])).toBeLessThan(100);
});

describe('a skill makes the same choice with every seed, apart from ties', () => {
  test.each(PLAIN_SKILLS.map((skill, at) => [at + 1, skill] as const))('skill %i', (_, skill) => {
    const choices = (moment: Moment): ReadonlySet<string> => new Set(SEEDS.map((seed) => formatIntent(choiceOf(skill, moment, seed))));
    const decided = MOMENTS.filter((moment) => choices(moment).size === 1);
    expect(decided.length).toBeGreaterThan(MOMENTS.length * 0.7);
  });
});

test('a skill with walls attacks unmoved unknown pieces with weak pieces, one without with strong pieces', () => {
  const rankIn = ({ view }: Moment, cell: string): number => {
    const piece = view.pieces.find((each) => each.cell === cell);
    return RULES.kinds.find(({ id }) => piece?.known === true && id === piece.kind)?.rank ?? 0;
  };
  const [thinking, careless] = [true, false].map((walls) => {
    const ranks = MOMENTS.flatMap((moment) => {
      const choice = choiceOf({ ...MAP_SKILLS[3], knowsBlockers: walls }, moment, 1);
      return choice.type === 'move' && moment.strangers.has(choice.to) ? [rankIn(moment, choice.from)] : [];
    });
    expect(ranks.length).toBeGreaterThan(5);
    return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  });
  expect(careless).toBeGreaterThan(thinking + 2);
});
