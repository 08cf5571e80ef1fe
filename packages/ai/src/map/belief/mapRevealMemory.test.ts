/** A piece shown long ago is unknown again: in probabilities, in the shadow, and in determinizations. */

import { conquest } from '@flagfall/editions';
import {
  actionsSeenBy,
  actionsSince,
  compileRules,
  determinize,
  isRunning,
  Knowledge,
  kindOf,
  NO_KIND,
  type PieceId,
  type Position,
  type SeenEvent,
  seatOf,
  seededChance,
} from '@flagfall/engine';
import { hasMoved } from '@flagfall/engine/edition';
import { clonePosition, intentsMax, play } from '@flagfall/engine/internal';
import { randomIntent, randomStart } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { MapTables } from '../mapTables.ts';
import { MAP_WEIGHTS } from '../mapWeights.ts';
import { knowsPiece } from './exchangeTables.ts';
import { MapRevealMemory } from './mapRevealMemory.ts';

const RULES = compileRules(conquest, { players: 2 });
const REALM = new MapTables(RULES, MAP_WEIGHTS);
const RED = 0;

interface Moment {
  readonly knowledge: Knowledge;
  readonly seen: readonly (readonly SeenEvent[])[];
}

/** The middle of a random game, as red saw it. */
function middleOf(seed: number): Moment {
  const chance = seededChance(seed);
  const position = randomStart(RULES, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ply < 60 && isRunning(position); ply++) play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  const seen = actionsSeenBy(actionsSince(position, 0), 'red');
  const knowledge = new Knowledge(RULES, 'red');
  knowledge.learnAll(seen);
  return { knowledge, seen };
}

const MOMENTS = Array.from({ length: 20 }, (_, seed) => middleOf(seed)).filter(({ knowledge }) => knowledge.isInPlay);

function remembering(turns: number, { seen }: Moment): MapRevealMemory {
  const memory = new MapRevealMemory(REALM, 'red', turns);
  for (const action of seen) memory.learn(action);
  return memory;
}

/** Enemies on the board that red was shown. */
function shownEnemies(position: Position): readonly PieceId[] {
  return Array.from({ length: REALM.pieceCount }, (_, piece) => piece).filter(
    (piece) => seatOf(position, piece) !== RED && knowsPiece(position, RED, piece),
  );
}

test('a player that forgets nothing keeps every known kind', () => {
  for (const moment of MOMENTS) {
    const memory = remembering(Number.POSITIVE_INFINITY, moment);
    for (const piece of moment.knowledge.pieces) expect(memory.kindsOf(piece)).toBe(piece.kinds);
  }
});

test('for a player that forgets, a piece may be anything possible, and never less than is known', () => {
  let forgotten = 0;
  for (const moment of MOMENTS) {
    const memory = remembering(0, moment);
    for (const piece of moment.knowledge.pieces) {
      expect(memory.kindsOf(piece) & piece.kinds).toBe(piece.kinds);
      if (piece.seat === 'red') expect(memory.kindsOf(piece)).toBe(piece.kinds);
      else if (memory.kindsOf(piece) !== piece.kinds) forgotten++;
    }
  }
  expect(forgotten).toBeGreaterThan(10);
});

test('forgotten pieces are blank in the shadow, and mixed with the unknown in a determinization', () => {
  let [blank, mixed] = [0, 0];
  for (const [seed, moment] of MOMENTS.entries()) {
    const { knowledge } = moment;
    const memory = remembering(0, moment);
    const now = clonePosition(knowledge.shadow);
    memory.clearForgotten(now);
    blank += shownEnemies(knowledge.shadow).filter((piece) => kindOf(now, piece) === NO_KIND).length;
    const world = determinize(knowledge, seededChance(seed));
    const before = clonePosition(world);
    memory.resampleForgotten(world, knowledge, seededChance(seed));
    const kindsIn = (position: Position): readonly number[] =>
      Array.from({ length: RULES.armySize }, (_, n) => kindOf(position, RULES.armySize + n));
    expect(kindsIn(world).toSorted()).toEqual(kindsIn(before).toSorted());
    for (let piece = 0; piece < REALM.pieceCount; piece++) {
      if (hasMoved(before, piece)) expect(REALM.isMovable[kindOf(world, piece)]).toBe(true);
      if (kindOf(world, piece) !== kindOf(before, piece)) mixed++;
    }
  }
  expect(blank).toBeGreaterThan(10);
  expect(mixed).toBeGreaterThan(10);
});
