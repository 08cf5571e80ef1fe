/** Searches a game for puzzles, at most a few of each kind, because one game often offers the same idea again. */

import { type Chance, isRunning, type Position, type Seat } from '@flagfall/engine';
import { findLand } from './findLand.ts';
import { type FoundPuzzle, findCapture, findDeed, findGuard, findKeep, findWhich, findWin } from './findPuzzles.ts';
import type { CandidateGame, PuzzleCandidate } from './playForPositions.ts';
import { veil } from './veil.ts';

/** A puzzle without its number. */
export interface Draft extends FoundPuzzle {
  readonly seat: Seat;
  readonly position: string;
}

/** The number of decisions before the end that are searched for a forced win. */
const LAST = 10;
/** Proofs of two turns take long, so only this many positions of a game are tried. */
const TRAPS = 10;

export function searchGame({ moments, winners }: CandidateGame, chance: Chance): readonly Draft[] {
  const drafts: Draft[] = [];
  const take = (moment: PuzzleCandidate, find: (position: Position, seat: Seat) => readonly (FoundPuzzle | undefined)[]): boolean => {
    const veiled = veil(moment.position, moment.seat, chance);
    if (veiled === undefined || !isRunning(veiled.position)) return false;
    const found = find(veiled.position, moment.seat).filter((one) => one !== undefined);
    for (const one of found) drafts.push({ ...one, seat: moment.seat, position: veiled.text });
    return found.length > 0;
  };
  if (moments[0]?.position.rules.board.isGrid === false) {
    firstOf(moments.toReversed(), 8, (moment) => take(moment, findLand));
    firstOf(moments.toReversed(), 2, (moment) => take(moment, findWhich));
    return drafts;
  }
  const last = moments.filter(({ seat }) => winners.includes(seat)).slice(-LAST);
  for (const moment of last) take(moment, (position, seat) => [findWin(position, seat)]);
  const late = moments.slice(Math.floor(moments.length / 3)).reverse();
  firstOf(late, 2, (moment) => take(moment, findWhich));
  firstOf(late, 2, (moment) => take(moment, (position, seat) => [findCapture(position, seat, 1)]));
  if (moments[0]?.position.rules.extension !== undefined)
    firstOf(late, 2, (moment) => take(moment, (position, seat) => [findDeed(position, seat)]));
  firstOf(late, 1, (moment) => take(moment, (position, seat) => [findGuard(position, seat)]));
  firstOf(late, 1, (moment) => take(moment, (position, seat) => [findKeep(position, seat)]));
  if (moments[0]?.position.rules.decks === undefined) {
    const step = Math.max(1, Math.floor(late.length / TRAPS));
    const tried = late.filter((_, at) => at % step === 0);
    firstOf(tried, 1, (moment) => take(moment, (position, seat) => [findCapture(position, seat, 2)]));
  }
  return drafts;
}

/** Continues until it has found this many, and skips a few positions after each, because they look much the same. */
function firstOf(moments: readonly PuzzleCandidate[], most: number, does: (moment: PuzzleCandidate) => boolean): void {
  let left = most;
  for (let at = 0; at < moments.length && left > 0; at++) {
    if (!does(moments[at])) continue;
    left--;
    at += 12;
  }
}
