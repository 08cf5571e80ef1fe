/** Lists the intents of the seat to act, in an edition with powers or cards. */

import { assert } from '../basics.ts';
import { actorOf, DecisionType, type Position, questionOf } from '../position/position.ts';
import { listReach } from '../rules/reach.ts';
import { forbiddenNow, removeForbidden } from '../rules/repetition.ts';
import { DEED_SHIFT, OPEN_SHIFT } from './deedCodec.ts';
import type { DeedSink, RuleExtension } from './extension.ts';

const { FIRST_QUESTION } = DecisionType;

/** The ordinary turn, named as the questions are. */
export const ORDINARY_TURN = 'act';

/** The name of the question the game is waiting on. */
export function questionName(position: Position): string {
  const question = questionOf(position);
  if (question === 0) return ORDINARY_TURN;
  return question < FIRST_QUESTION ? 'deploy' : (position.rules.extension?.questions[question - FIRST_QUESTION] ?? '');
}

/** All intents of the seat that acts next, or of another seat that is asked at the same time. */
export function listExtended(position: Position, out: Int32Array, seat: number = actorOf(position)): number {
  const question = questionOf(position);
  const moves = question === 0 ? listMoves(position, seat, out) : 0;
  return listDeeds(position, seat, question, out, moves, false);
}

function listMoves(position: Position, seat: number, out: Int32Array): number {
  const count = listReach(position, seat, out);
  return forbiddenNow(position.words) === 0 ? count : removeForbidden(position, seat, out, count);
}

/** One list, used again each time, so that listing allocates nothing. Listing never nests. */
class IntentAppender implements DeedSink {
  out: Int32Array = new Int32Array(0);
  count = 0;
  verb = 0;

  add(a: number, b = 0, c = 0, isOpen = false): void {
    this.out[this.count++] = a | (b << 8) | (c << 16) | this.verb | (isOpen ? 1 << OPEN_SHIFT : 0);
  }
}

const appender = new IntentAppender();

function listDeeds(position: Position, seat: number, question: number, out: Int32Array, start: number, savingOnly: boolean): number {
  const { deeds } = extensionOf(position);
  appender.out = out;
  appender.count = start;
  for (const number of position.rules.deedsByQuestion[question]) {
    const deed = deeds[number];
    if (savingOnly && !deed.isMove && !deed.savesFromImmobility) continue;
    appender.verb = (number + 1) << DEED_SHIFT;
    deed.list(position, seat, appender);
  }
  return appender.count;
}

const scratchIntents = new Int32Array(4096);

/** Whether a seat without a plain move has a deed that saves it from immobility. */
export function canActByDeed(position: Position, seat: number): boolean {
  return listDeeds(position, seat, 0, scratchIntents, 0, true) > 0;
}

export function extensionOf(position: Position): RuleExtension {
  const { extension } = position.rules;
  assert(extension !== undefined, 'the edition has powers or cards');
  return extension;
}
