/** Plays intents in an edition with powers or cards, and ends turns. */

import type { Chance } from '../chance.ts';
import { openAction, recordDeed, recordQuietMove } from '../facts/facts.ts';
import { actorOf, NOT_ENDED, Offset, type Position, SquareWord } from '../position/position.ts';
import { areAdjacent } from '../rules/tables.ts';
import { countTurn, endIfImmobile, endTurn, markMidTurn, playMove, resolveAttack, writeMoveFrame } from '../rules/turn.ts';
import { DEED_SHIFT, deedOf, isOpen, packedArguments } from './deedCodec.ts';
import { extensionOf } from './listExtended.ts';

const { SQUARE, TURN, RESULT, DECISION_COUNT } = Offset;

/** Plays an intent of the seat that acts next, or of another seat that is asked at the same time. */
export function playExtended(position: Position, intent: number, chance: Chance, seat: number = actorOf(position)): void {
  if (isPlainStep(position, intent)) {
    playMove(position, intent & 255, (intent >>> 8) & 255);
    return;
  }
  openAction(position);
  if (intent >>> DEED_SHIFT === 0) {
    moveOrAttack(position, intent & 255, (intent >>> 8) & 255);
    position.rules.extension?.afterMove?.(position);
    finishAction(position, true, chance);
    return;
  }
  const deed = deedOf(position.rules, intent);
  recordDeed(position, seat, intent);
  if (deed.isMidTurn) markMidTurn(position);
  deed.play(position, seat, packedArguments(intent), chance, isOpen(intent));
  finishAction(position, !deed.isPreparation, chance);
}

/** A move to an empty cell is played as in the plain games where nothing happens at the end of a turn. */
function isPlainStep({ words, rules }: Position, intent: number): boolean {
  const isPlain = rules.extension?.beforeTurnPasses === undefined && !rules.managesTurns;
  return intent >>> DEED_SHIFT === 0 && words[SQUARE | (intent >>> 8)] === SquareWord.EMPTY && isPlain;
}

function moveOrAttack(position: Position, from: number, to: number): void {
  const { words, rules } = position;
  const piece = words[SQUARE | from] & 255;
  const isAttack = words[SQUARE | to] !== SquareWord.EMPTY;
  if (!isAttack) {
    recordQuietMove(position, piece, from, to, !areAdjacent(rules.tables, from, to));
    writeMoveFrame(position, piece, from, to, false);
    return;
  }
  // The turn memory is written before the battle, which may wait for an answer; it does not depend on the outcome.
  writeMoveFrame(position, piece, from, to, true);
  if (rules.extension?.attack !== undefined) rules.extension.attack(position, from, to);
  else resolveAttack(position, from, to);
}

/** A turn is over when its action is done and no question waits. */
function finishAction(position: Position, isTurn: boolean, chance: Chance): void {
  const { words } = position;
  if (words[DECISION_COUNT] > 0) return;
  const { manageTurn } = extensionOf(position);
  if (manageTurn !== undefined) {
    if (words[RESULT] === NOT_ENDED) manageTurn(position, chance);
    return;
  }
  if (!isTurn) {
    endIfImmobile(position);
    return;
  }
  if (words[RESULT] === NOT_ENDED) extensionOf(position).beforeTurnPasses?.(position, words[TURN]);
  countTurn(position);
  if (words[RESULT] === NOT_ENDED) endTurn(position);
}
