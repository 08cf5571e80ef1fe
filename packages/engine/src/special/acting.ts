/** Plays what a seat does in an edition with powers or cards, and sees when a turn is over. */

import type { Chance } from '../chance.ts';
import { moveInPeace, openAction, recordDeed } from '../facts.ts';
import { At, actorOf, type Position, RUNNING, Square } from '../position.ts';
import { areAdjacent } from '../rules/tables.ts';
import { countTurn, endIfStuck, endTurn, fightPlainly, playMove, rememberMove, rememberPart } from '../rules/turn.ts';
import { bytesOf, DEED_SHIFT, deedOf, isOpen } from './deeds.ts';
import { specialOf } from './listing.ts';

const { SQUARE, TURN, ENDED, DECISION_COUNT } = At;

/** Plays an intent of the seat that acts next, or of another seat that is asked at the same time. */
export function playSpecially(position: Position, intent: number, chance: Chance, seat: number = actorOf(position)): void {
  if (isPlainStep(position, intent)) {
    playMove(position, intent & 255, (intent >>> 8) & 255);
    return;
  }
  openAction(position);
  if (intent >>> DEED_SHIFT === 0) {
    moveOrAttack(position, intent & 255, (intent >>> 8) & 255);
    position.rules.special?.afterMove?.(position);
    settle(position, true, chance);
    return;
  }
  const deed = deedOf(position.rules, intent);
  recordDeed(position, seat, intent);
  if (deed.isPart) rememberPart(position);
  deed.play(position, seat, bytesOf(intent), chance, isOpen(intent));
  settle(position, !deed.isPreparation, chance);
}

/** A move to an empty cell where nothing happens at the end of a turn goes the way of the plain games. */
function isPlainStep({ words, rules }: Position, intent: number): boolean {
  const isPlain = rules.special?.beforeTurnPasses === undefined && !rules.conductsTurns;
  return intent >>> DEED_SHIFT === 0 && words[SQUARE | (intent >>> 8)] === Square.EMPTY && isPlain;
}

function moveOrAttack(position: Position, from: number, to: number): void {
  const { words, rules } = position;
  const piece = words[SQUARE | from] & 255;
  const isAttack = words[SQUARE | to] !== Square.EMPTY;
  if (!isAttack) {
    moveInPeace(position, piece, from, to, !areAdjacent(rules.tables, from, to));
    rememberMove(position, piece, from, to, false);
    return;
  }
  // An attack is remembered before its battle is fought, which may wait for an answer; what is remembered does not depend on who wins.
  rememberMove(position, piece, from, to, true);
  if (rules.special?.attack !== undefined) rules.special.attack(position, from, to);
  else fightPlainly(position, from, to);
}

/** A turn is over when its action is done and nobody is asked anything. */
function settle(position: Position, isTurn: boolean, chance: Chance): void {
  const { words } = position;
  if (words[DECISION_COUNT] > 0) return;
  const { conduct } = specialOf(position);
  if (conduct !== undefined) {
    if (words[ENDED] === RUNNING) conduct(position, chance);
    return;
  }
  if (!isTurn) {
    endIfStuck(position);
    return;
  }
  if (words[ENDED] === RUNNING) specialOf(position).beforeTurnPasses?.(position, words[TURN]);
  countTurn(position);
  if (words[ENDED] === RUNNING) endTurn(position);
}
