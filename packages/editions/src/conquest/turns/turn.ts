/** CQ-20 to CQ-26: turns, one after the other. */

import { type Chance, ENDINGS, isRunning, type Position, turnOf } from '@flagfall/engine';
import {
  closeDecision,
  endGame,
  giveTurn,
  hasReach,
  isAsking,
  noteOf,
  questionName,
  recordNote,
  skipMoves,
} from '@flagfall/engine/edition';
import { plantFlag } from '../deeds/plant.ts';
import { flagsOf, hasFlag } from '../state/flags.ts';
import { ask, hasDeparted, NoteNumber } from '../state/notes.ts';
import { discardDrawn, drawCards, hasDrawn } from '../state/piles.ts';
import { citiesOf, freeZones, territoriesOf } from '../state/zones.ts';
import { forgetClaims } from './draft.ts';

const [BOTH_IMMOBILE, TURN_LIMIT] = [ENDINGS.indexOf('bothImmobile'), ENDINGS.indexOf('turnLimit')];
const NO_LIMIT = Number.POSITIVE_INFINITY;

/** All seats have deployed: play begins. */
export function startPlay(position: Position, chance: Chance): void {
  forgetClaims(position);
  recordNote(position, NoteNumber.ROUND, 1);
  if (!beginTurn(position, noteOf(position, NoteNumber.STARTER) - 1, chance)) passTurn(position, chance);
}

/** CQ-23: the first move of a turn is the compulsory one. */
export function countMove(position: Position): void {
  recordNote(position, NoteNumber.MOVES, noteOf(position, NoteNumber.MOVES) - 1);
  recordNote(position, NoteNumber.MUST, 0);
}

/** Goes on when no question waits: from cards to moves, and from the last move to the next seat. */
export function manageTurn(position: Position, chance: Chance): void {
  if (hasDrawn(position)) {
    discardDrawn(position, chance);
    // U-80.
    if (hasReach(position, turnOf(position))) return;
    skipMoves(position, turnOf(position));
  } else if (noteOf(position, NoteNumber.MOVES) > 0) return;
  passTurn(position, chance);
}

/** U-64: clockwise. A round is over when the turn reaches or passes the start player; U-83 ends the game after `turnLimit` rounds. */
function passTurn(position: Position, chance: Chance): void {
  const { seats, options } = position.rules;
  const limit = typeof options.turnLimit === 'number' ? options.turnLimit : NO_LIMIT;
  let present = 0;
  for (let seat = 0; seat < seats.length; seat++) if (!hasDeparted(position, seat)) present++;
  let skipped = 0;
  for (let seat = (turnOf(position) + 1) % seats.length; ; seat = (seat + 1) % seats.length) {
    if (seat === noteOf(position, NoteNumber.STARTER) - 1) recordNote(position, NoteNumber.ROUND, noteOf(position, NoteNumber.ROUND) + 1);
    const isOver = noteOf(position, NoteNumber.ROUND) > limit;
    // U-81: a seat without cards and moves is passed over. When no seat has any, nothing can change any more.
    if (isOver || skipped === present) {
      endByCount(position, isOver ? TURN_LIMIT : BOTH_IMMOBILE);
      return;
    }
    if (hasDeparted(position, seat)) continue;
    if (beginTurn(position, seat, chance)) return;
    skipped++;
  }
}

/** CQ-20, CQ-22: counts cards and moves at the beginning of a turn (U-87). False when the seat has neither. */
function beginTurn(position: Position, seat: number, chance: Chance): boolean {
  giveTurn(position, seat);
  recordNote(position, NoteNumber.MOVES, 1 + citiesOf(position, seat));
  recordNote(position, NoteNumber.MUST, 1);
  // CQ-41.
  if (hasFlag(position, seat)) drawCards(position, territoriesOf(position, seat) >> 1, chance);
  if (hasDrawn(position)) ask(position, 'card', seat);
  else if (!hasReach(position, seat)) {
    skipMoves(position, seat);
    return false;
  }
  return true;
}

/** U-83: most flags, then most territories, then the win is shared. */
function endByCount(position: Position, ending: number): void {
  const present = [...position.rules.seats.keys()].filter((seat) => !hasDeparted(position, seat));
  const worth = (seat: number): number => flagsOf(position, seat) * 100 + territoriesOf(position, seat);
  const best = Math.max(...present.map(worth));
  endGame(
    position,
    ending,
    present.filter((seat) => worth(seat) === best).reduce((mask, seat) => mask | (1 << seat), 0),
  );
}

/** A seat leaves: its pieces stay as obstacles. Its question is dropped, and a flag it was about to plant goes to a random zone. */
export function afterLeaving(position: Position, seat: number, chance: Chance): void {
  recordNote(position, NoteNumber.GONE, noteOf(position, NoteNumber.GONE) | (1 << seat));
  if (turnOf(position) !== seat) return;
  const zones = freeZones(position);
  const isPlanting = questionName(position) === 'plant';
  while (isAsking(position)) closeDecision(position, 1 << seat);
  recordNote(position, NoteNumber.REGROUPED, 0);
  if (isPlanting) plantFlag(position, seat, zones[chance.below(zones.length)]);
  if (!isRunning(position)) return;
  discardDrawn(position, chance);
  passTurn(position, chance);
}
