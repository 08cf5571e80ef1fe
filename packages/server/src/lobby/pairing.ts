// Pairs the players of a pool. The longest waiting comes first and gets the nearest opponents that accept each other; the longer a player
// waits, the wider their window.

import type { Seeker } from '../store/lobby/seekers.ts';
import { personKey } from '../store/rows.ts';

/** The rating window of a new searcher, in points. */
const RATING_WINDOW = 50;
/** The window doubles after each of these: 200 after half a minute, 800 after a minute. */
const WINDOW_DOUBLES_MS = 15_000;
/** A recent opponent counts as so much further away: others come first, and the two still meet when nobody else is there. */
const RECENT_OPPONENT_PENALTY = 200;
/** How much of the rating's deviation widens the window. */
const DEVIATION_WEIGHT = 0.5;

/** Groups of so many players, each a game. Players without a group wait on. */
export function pairingGroups(size: number, waiting: readonly Seeker[], now: number): readonly (readonly Seeker[])[] {
  const left = new Set(waiting.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)));
  const groups: (readonly Seeker[])[] = [];
  for (const seeker of left) {
    left.delete(seeker);
    const group = groupAround(seeker, size, left, now);
    if (group === undefined) continue;
    for (const one of group) left.delete(one);
    groups.push(group);
  }
  return groups;
}

/** The nearest who all accept each other; undefined when there are too few. */
function groupAround(first: Seeker, size: number, others: Iterable<Seeker>, now: number): readonly Seeker[] | undefined {
  const group = [first];
  const near = [...others]
    .filter((other) => accept(first, other, now))
    .map((other) => ({ other, distance: distance(first, other) }))
    .toSorted((a, b) => a.distance - b.distance);
  for (const { other } of near) {
    if (group.length === size) break;
    if (group.every((member) => accept(member, other, now))) group.push(other);
  }
  return group.length === size ? group : undefined;
}

function accept(a: Seeker, b: Seeker, now: number): boolean {
  const [keyOfA, keyOfB] = [personKey(a.person), personKey(b.person)];
  if (keyOfA === keyOfB || a.avoids.includes(keyOfB) || b.avoids.includes(keyOfA)) return false;
  // Half of each window: a new searcher must not meet a long-waiting one from the other end of the ratings.
  return distance(a, b) <= (windowOf(a, now) + windowOf(b, now)) / 2;
}

function distance(a: Seeker, b: Seeker): number {
  const haveMet = a.met.includes(personKey(b.person)) || b.met.includes(personKey(a.person));
  return Math.abs(a.rating - b.rating) + (haveMet ? RECENT_OPPONENT_PENALTY : 0);
}

function windowOf({ createdAt, deviation }: Seeker, now: number): number {
  return RATING_WINDOW * 2 ** (Math.max(0, now - createdAt) / WINDOW_DOUBLES_MS) + DEVIATION_WEIGHT * deviation;
}
