/** What happened, told to everybody: the event log, the table's news, and how games end. */

import type { Ending, SeenEvent } from '@flagfall/engine';
import type { News } from '../types.ts';

/** Where it is unknown whose piece it is, a text of its own: a sentence with a hole would be worse. */
const UNPLACED = {
  'event.cardMoved': '{known, select, yes {{card} goes from {from} to {to}.} other {A card goes from {from} to {to}.}}',
  'event.unplaced.pieceMoved': '{ran, select, yes {A piece runs from {from} to {to}.} other {A piece moves from {from} to {to}.}}',
  'event.unplaced.piecesRevealed':
    '{outcome, select, attackerWins {{attacker} attacks {defender} and wins.} defenderWins {{attacker} attacks {defender} and loses.} other {{attacker} attacks {defender}, and both are captured.}}',
  'event.unplaced.pieceCaptured': 'The piece on {cell} is captured.',
} as const;

/** The end of a game is told by its ending. */
type ToldEvent = Exclude<SeenEvent['type'], 'gameEnded'>;

export const events = {
  'event.seatDeployed': 'The army of {seat} is ready.',
  'event.gameStarted': 'The game begins; first to move: {turn}.',
  'event.pieceMoved':
    '{ran, select, yes {A piece of {seat} runs from {from} to {to}.} other {A piece of {seat} moves from {from} to {to}.}}',
  // English puts the owner before the piece: Red's Major, Templars' Major.
  'event.piecesRevealed':
    "{attackerOwner, select, many {{attackerSeat}''} other {{attackerSeat}''s}} {attacker} on {from} attacks {defenderOwner, select, many {{defenderSeat}''} other {{defenderSeat}''s}} {defender} on {to}{outcome, select, attackerWins { and wins} defenderWins { and loses} other {, and both are captured}}.",
  'event.pieceCaptured': 'A piece of {seat} is captured on {cell}.',
  'event.turnPassed': '{turn} to move.',
  ...UNPLACED,
  'news.drawOffered': 'A draw is offered by {seat}.',
  'news.drawAccepted': '{seat} would accept the draw.',
  'news.drawDeclined': 'The draw is declined by {seat}.',
} as const satisfies Readonly<Record<`event.${ToldEvent}` | keyof typeof UNPLACED | `news.${News['type']}`, string>>;

/** Told to both sides alike, so the losers are named. The past tense, where it fits, goes with one loser and with many (Templars). */
export const endings = {
  'ending.flagCaptured':
    '{count, plural, =0 {The game is a draw: all flags are captured.} other {Victory for {winners}: the flag of {losers} is captured.}}',
  'ending.immobile': '{count, plural, =0 {The game is a draw: nobody can move.} other {Victory for {winners}: {losers} cannot move.}}',
  'ending.bothImmobile':
    '{count, plural, =0 {The game is a draw: neither side has a piece left that can move.} other {Victory for {winners}: neither side has a piece left that can move, and the turn is with {losers}.}}',
  'ending.quietLimit':
    '{count, plural, =0 {The game is a draw: nobody has attacked for too long.} other {Victory for {winners}: nobody has attacked for too long.}}',
  'ending.resigned': '{count, plural, =0 {The game is a draw: everybody has resigned.} other {Victory for {winners}: {losers} resigned.}}',
  'ending.agreed':
    '{count, plural, =0 {The game is a draw: both sides agreed to it.} other {Victory for {winners}: both sides agreed to it.}}',
  'ending.outOfTime':
    '{count, plural, =0 {The game is a draw: time has run out.} other {Victory for {winners}: {losers} ran out of time.}}',
  'ending.abandoned':
    '{count, plural, =0 {The game is a draw: everybody has left.} other {Victory for {winners}: {losers} left the game.}}',
} as const satisfies Readonly<Record<`ending.${Ending}`, string>>;
