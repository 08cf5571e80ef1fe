/** What happened, told to everybody: the event log, the table's news, and how games end. */

import type { Ending, SeenEvent } from '@flagfall/engine';
import type { News } from '../types.ts';

/** Where it is unknown whose piece it is, a text of its own: a sentence with a hole would be worse. */
const UNPLACED = {
  'event.unplaced.pieceMoved': '{ran, select, yes {A piece runs from {from} to {to}.} other {A piece moves from {from} to {to}.}}',
  'event.unplaced.piecesRevealed':
    '{outcome, select, attackerWins {{attacker} attacks {defender} and wins.} defenderWins {{attacker} attacks {defender} and loses.} nobodyCaptured {{attacker} attacks {defender} in vain.} other {{attacker} attacks {defender}, and both are captured.}}',
  'event.unplaced.pieceCaptured': 'The piece on {cell} is captured.',
  'event.unplaced.pieceShown': '{known, select, yes {A piece is shown: {kind}.} other {A piece is shown to {viewers}.}}',
  'event.unplaced.attackAnnounced': 'An attack is announced.',
} as const;

/** What a text of its own would only repeat: the machinery of a turn. */
export const SILENT = ['noted', 'decisionClosed', 'pileShuffled'] as const satisfies readonly SeenEvent['type'][];

/** The end of a game is told by its ending, a deed by the deed itself, a question by its own texts. */
type ToldEvent = Exclude<SeenEvent['type'], 'gameEnded' | 'deedDone' | 'decisionAsked' | (typeof SILENT)[number]>;

// English puts the owner before the piece: Red's Major, Templars' Major.
const OWNER = "{owner, select, many {{seat}''} other {{seat}''s}}";
const ATTACKER = "{attackerOwner, select, many {{attackerSeat}''} other {{attackerSeat}''s}} {attacker}";
const DEFENDER = "{defenderOwner, select, many {{defenderSeat}''} other {{defenderSeat}''s}} {defender}";
const DRAWS = '{owner, select, many {{seat} draw} other {{seat} draws}}';
const FIRST = '{count, plural, one {A card} other {# cards}}';
const SOME = '{count, plural, one {a card} other {# cards}}';

export const events = {
  'event.seatDeployed': 'The army of {seat} is ready.',
  'event.gameStarted': 'The game begins; first to move: {turn}.',
  'event.pieceMoved':
    '{ran, select, yes {A piece of {seat} runs from {from} to {to}.} other {A piece of {seat} moves from {from} to {to}.}}',
  'event.piecesRevealed': `${ATTACKER} on {from} attacks ${DEFENDER} on {to}{outcome, select, attackerWins { and wins} defenderWins { and loses} nobodyCaptured { in vain} other {, and both are captured}}.`,
  // The attack itself has been told: only who wins is news.
  'event.battleSettled': `{outcome, select, attackerWins {${ATTACKER} beats ${DEFENDER} on {to}.} defenderWins {${DEFENDER} on {to} beats ${ATTACKER}.} nobodyCaptured {${DEFENDER} on {to} withstands ${ATTACKER}.} other {${ATTACKER} and ${DEFENDER} on {to} fall together.}}`,
  'event.attackAnnounced': `{hasActor, select, yes {${OWNER} {actor} on {from} attacks} other {A piece of {seat} on {from} attacks}} the piece of {enemy} on {to}.`,
  'event.pieceShown': `{known, select, yes {${OWNER} {kind} on {cell}} other {The piece of {seat} on {cell}}} {stays, select, yes {stands open from now on} other {is shown}}{toAll, select, yes {} other { to {viewers}}}.`,
  'event.pieceReturned': `{known, select, yes {${OWNER} {kind} is back, on {cell}.} other {A captured piece of {seat} is back, on {cell}.}}`,
  'event.piecesSwapped': 'The pieces on {one} and {two} change places.',
  'event.cardMoved': `{way, select, drawn {${DRAWS} {known, select, yes {{cards}} other {${SOME}}}.} under {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {goes} other {go}} under the draw pile of {seat}.} announced {{known, select, yes {{cards} lies} other {An Attack card lies}} face down before {seat}.} disclosed {{cards} of {seat} is turned up.} spent {{cards} of {seat} is spent.} other {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {goes} other {go}} to another pile.}}`,
  'event.pieceCaptured': 'A piece of {seat} is captured on {cell}.',
  'event.turnPassed': '{turn} to move.',
  ...UNPLACED,
  'news.drawOffered': 'A draw is offered by {seat}.',
  'news.drawAccepted': '{seat} would accept the draw.',
  'news.drawDeclined': 'The draw is declined by {seat}.',
} as const satisfies Readonly<
  Record<`event.${ToldEvent}` | 'event.battleSettled' | keyof typeof UNPLACED | `news.${News['type']}`, string>
>;

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
