/**
 * How the computer sets up its army on a board with rows and columns: several drafts as people would make them, and one of the better ones by chance. What makes a
 * draft likely is how people deploy, what makes it good are its traits; chance has the last word, so that nobody can learn the next one from the last ones.
 * On a map the player of the map settles its pieces itself: there the draft of territories decides where.
 */

import {
  assert,
  type Chance,
  type Deployment,
  deploymentFaults,
  deploymentOf,
  type HomeKinds,
  NO_KIND,
  pick,
  type Rules,
  type Seat,
  seatIndex,
} from '@flagfall/engine';
import { pickByWeight, sumOf } from '../belief/weights.ts';
import { drafterFor, flagLikings } from './drafts.ts';
import { type Ground, groundOf } from './ground.ts';
import { worthOf } from './worth.ts';

/** So many drafts are compared, and one of so many of the best is taken. */
const DRAFTS = 12;
const KEPT = 4;
/** People like a few cells for the flag so much that one would guess them: the power of their likings that evens them out. */
const EVENING = 0.5;
/** Drafts that cannot be played, or show their flag, are thrown away; a home where nearly all are like that is none we know. */
const TRIES_MAX = 10_000;

/** `home` has the cells of the seat's home by number, as `homeOf` gives them. */
export function deployFor(rules: Rules, seat: Seat, home: readonly number[], chance: Chance): Deployment {
  assert(rules.board.straight, 'on a map the player of the map settles');
  const ground = groundOf(rules, home);
  const flag = pickFlag(rules, ground, home, chance);
  const draw = drafterFor(rules, seatIndex(seat), home, flag);
  const drafts: { readonly draft: HomeKinds; readonly worth: number }[] = [];
  for (let tries = 0; drafts.length < DRAFTS; tries++) {
    assert(tries < TRIES_MAX, 'an army can be set up so that it can move and hides its flag');
    const draft = draw(chance);
    if (canMove(rules, ground, draft) && isCovered(ground, draft, flag)) drafts.push({ draft, worth: worthOf(rules, ground, draft) });
  }
  drafts.sort((one, other) => other.worth - one.worth);
  const deployment = deploymentOf(rules, seatIndex(seat), pick(chance, drafts.slice(0, KEPT)).draft, home);
  assert(deploymentFaults(rules, seatIndex(seat), deployment, home).length === 0, 'a draft is a legal deployment');
  return deployment;
}

/** The flag comes first, whatever else would suit it: were it chosen with the rest, the best places would be taken nearly always. Never in the front row. */
function pickFlag(rules: Rules, { before }: Ground, home: readonly number[], chance: Chance): number {
  const weights = flagLikings(rules, home).map((liking, at) => (before[at].length === 0 ? 0 : liking ** EVENING));
  return pickByWeight(weights, sumOf(weights), chance);
}

/** U-10: an army that cannot make a first move is legal, and lost. */
function canMove({ kinds }: Rules, { isExit, touching }: Ground, draft: HomeKinds): boolean {
  return draft.some(
    (kind, at) => kind !== NO_KIND && kinds[kind].moves !== 'never' && (isExit[at] || touching[at].some((next) => draft[next] === NO_KIND)),
  );
}

/** Whether somebody of the own army stands before the flag on its file, so that no runner can reach it in one go. */
function isCovered({ before }: Ground, draft: HomeKinds, flag: number): boolean {
  return before[flag].some((at) => draft[at] !== NO_KIND);
}
