/** Determinizations with kinds from the caller, written into an existing position. */

import { EDITIONS } from '@flagfall/editions';
import {
  actionCount,
  actionsSeenBy,
  actionsSince,
  compileRules,
  determinize,
  formatPosition,
  Knowledge,
  kindOf,
  pieceCount,
  rewind,
  seededChance,
} from '@flagfall/engine';
import { determinizeWith, hashFromScratch, hashOf, Position, sampleKinds } from '@flagfall/engine/internal';
import { randomGame } from '@flagfall/testkit';
import { expect, test } from 'vitest';

const EVERY = 41;

test.each(EDITIONS)('$id: a world written into a used position is the world that was asked for', (edition) => {
  const rules = compileRules(edition);
  const into = new Position(rules);
  randomGame(edition, {}, `worlds ${edition.id}`, (position, _, ply) => {
    if (ply % EVERY !== 0) return;
    const knowledge = new Knowledge(rules, 'red');
    knowledge.learnAll(actionsSeenBy(actionsSince(position, 0), 'red'));
    const chance = seededChance(ply);
    let drawn: readonly number[] = [];
    const world = determinizeWith(
      knowledge,
      chance,
      () => {
        drawn = sampleKinds(knowledge, chance);
        return drawn;
      },
      into,
    );
    expect(world).toBe(into);
    expect(Array.from({ length: pieceCount(world) }, (__, piece) => kindOf(world, piece))).toEqual(drawn);
    expect(hashOf(world)).toEqual(hashFromScratch(world));
    expect(formatPosition(world)).toBe(formatPosition(determinize(knowledge, seededChance(ply))));
  });
});

test('the hashes of earlier actions are those of the determinization too', () => {
  const [edition] = EDITIONS;
  const rules = compileRules(edition);
  randomGame(edition, {}, 'earlier', (position, _, ply) => {
    if (ply !== 60) return;
    const knowledge = new Knowledge(rules, 'blue');
    knowledge.learnAll(actionsSeenBy(actionsSince(position, 0), 'blue'));
    const world = determinize(knowledge, seededChance('earlier'));
    for (let back = 0; back < 40; back++) {
      rewind(world, actionCount(world) - 1);
      expect(hashOf(world)).toEqual(hashFromScratch(world));
    }
  });
});
