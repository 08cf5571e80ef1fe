/** What the seat that is waited for may do in an edition with powers or cards. */

import { assert } from '../basics.ts';
import { actorOf, Decision, type Position, questionOf } from '../position.ts';
import { listReach } from '../rules/reach.ts';
import { dropForbidden, forbiddenNow } from '../rules/repetition.ts';
import { DEED_SHIFT, OPEN_SHIFT } from './deeds.ts';
import type { DeedList, Special } from './special.ts';

const { FIRST_QUESTION } = Decision;

/** The ordinary turn, named as the questions are. */
export const ACT = 'act';

/** The name of the question the game is waiting on. */
export function questionName(position: Position): string {
  const question = questionOf(position);
  if (question === 0) return ACT;
  return question < FIRST_QUESTION ? 'deploy' : (position.rules.special?.questions[question - FIRST_QUESTION] ?? '');
}

/** Everything the seat that acts next may do, or another seat that is asked at the same time. */
export function listSpecially(position: Position, out: Int32Array, seat: number = actorOf(position)): number {
  const question = questionOf(position);
  const moves = question === 0 ? listMoves(position, seat, out) : 0;
  return listDeeds(position, seat, question, out, moves, false);
}

function listMoves(position: Position, seat: number, out: Int32Array): number {
  const count = listReach(position, seat, out);
  return forbiddenNow(position.words) === 0 ? count : dropForbidden(position, seat, out, count);
}

/** One list for all, so that listing makes no new one each time. Nothing lists while it is being filled. */
class Appender implements DeedList {
  out: Int32Array = new Int32Array(0);
  count = 0;
  verb = 0;

  add(a: number, b = 0, c = 0, isOpen = false): void {
    this.out[this.count++] = a | (b << 8) | (c << 16) | this.verb | (isOpen ? 1 << OPEN_SHIFT : 0);
  }
}

const appender = new Appender();

function listDeeds(position: Position, seat: number, question: number, out: Int32Array, start: number, savingOnly: boolean): number {
  const { deeds } = specialOf(position);
  appender.out = out;
  appender.count = start;
  for (const number of position.rules.deedsAt[question]) {
    const deed = deeds[number];
    if (savingOnly && !deed.isMove && !deed.saves) continue;
    appender.verb = (number + 1) << DEED_SHIFT;
    deed.list(position, seat, appender);
  }
  return appender.count;
}

const probe = new Int32Array(4096);

/** Whether a seat without a plain move can do something else that saves it from immobility. */
export function canActSpecially(position: Position, seat: number): boolean {
  return listDeeds(position, seat, 0, probe, 0, true) > 0;
}

export function specialOf(position: Position): Special {
  const { special } = position.rules;
  assert(special !== undefined, 'the edition has powers or cards');
  return special;
}
