/** Twin worlds and imagined worlds: the two proofs that nothing leaks and that knowledge is right. */

import {
  actionCount,
  allSeenBy,
  type Chance,
  clonePosition,
  eventsSince,
  imagine,
  intentsMax,
  isRunning,
  Knowledge,
  kindOf,
  listIntents,
  observe,
  type Position,
  pieceOn,
  play,
  type Rules,
  seededChance,
  type Viewer,
} from '@flagfall/engine';
import { randomIntent, randomStart } from './randomGames.ts';

/** How often along a game worlds are imagined, in plies. */
const EVERY = 29;
/** How far twins are followed. */
const TWIN_PLIES = 12;

/** Plays a random game; at intervals each viewer's imagined world must look as the real one, and go on looking so. Says what is wrong. */
export function checkKnowledge(rules: Rules, seed: string): string | undefined {
  const chance = seededChance(seed);
  const position = randomStart(rules, chance);
  const viewers: readonly Viewer[] = [...rules.seats, 'audience'];
  const knowledge = viewers.map((viewer) => new Knowledge(rules, viewer));
  for (const known of knowledge) known.learnAll(allSeenBy(eventsSince(position, 0), known.viewer));
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; isRunning(position); ply++) {
    if (ply % EVERY === 0)
      for (const known of knowledge) {
        const world = imagine(known, chance);
        if (listIntents(world, buffer) === 0) return `ply ${ply}, ${known.viewer}: nobody can act in the imagined world`;
        const fault = sameLook(position, world, known.viewer) ?? followTwins(clonePosition(position), world, known.viewer, chance, buffer);
        if (fault !== undefined) return `ply ${ply}, ${known.viewer}: ${fault}`;
      }
    const intent = randomIntent(position, chance, buffer);
    if (intent === undefined) return `ply ${ply}: no legal intent`;
    const before = actionCount(position);
    play(position, intent);
    for (const known of knowledge) known.learnAll(allSeenBy(eventsSince(position, before), known.viewer));
  }
  return undefined;
}

/** The same intents in both worlds, until a rule reveals that they differ: the viewer must get the same bytes all the time. */
function followTwins(one: Position, other: Position, viewer: Viewer, chance: Chance, buffer: Int32Array): string | undefined {
  for (let step = 0; step < TWIN_PLIES && isRunning(one); step++) {
    const intent = commonIntent(one, other, chance, buffer);
    if (intent === undefined || revealsDifference(one, other, intent)) return undefined;
    const before = actionCount(one);
    play(one, intent);
    play(other, intent);
    // A side that cannot move shows what its pieces are.
    if (isRunning(one) !== isRunning(other)) return undefined;
    const [seenHere, seenThere] = [one, other].map((world) => JSON.stringify(allSeenBy(eventsSince(world, before), viewer)));
    if (seenHere !== seenThere) return `twins tell different events: ${seenHere} and ${seenThere}`;
    const fault = sameLook(one, other, viewer);
    if (fault !== undefined) return `after ${step + 1} twin plies: ${fault}`;
  }
  return undefined;
}

function sameLook(one: Position, other: Position, viewer: Viewer): string | undefined {
  const here = JSON.stringify(observe(one, viewer));
  const there = JSON.stringify(observe(other, viewer));
  return here === there ? undefined : `views differ: ${here} and ${there}`;
}

function commonIntent(one: Position, other: Position, chance: Chance, buffer: Int32Array): number | undefined {
  const here = buffer.slice(0, listIntents(one, buffer));
  const there = new Set(buffer.slice(0, listIntents(other, buffer)));
  const common = here.filter((intent) => there.has(intent));
  return common.length === 0 ? undefined : common[chance.below(common.length)];
}

/** An attack in which a piece is something else in the other world. */
function revealsDifference(one: Position, other: Position, intent: number): boolean {
  const [attacker, defender] = [pieceOn(one, intent & 255), pieceOn(one, (intent >>> 8) & 255)];
  if (defender < 0) return false;
  return kindOf(one, attacker) !== kindOf(other, attacker) || kindOf(one, defender) !== kindOf(other, defender);
}
