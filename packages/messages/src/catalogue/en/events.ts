/** What happened, told to everybody: the event log, the table's news, and how games end. */

import type { Ending, SeenEvent } from '@flagfall/engine';
import type { TableNews } from '@flagfall/protocol';
import type { SilentEvent } from '../../telling/silentEvents.ts';

/** Where it is unknown whose piece it is, a text of its own: a sentence with a hole would be worse. */
const UNPLACED = {
  'event.unplaced.pieceMoved': '{ran, select, yes {A piece runs from {from} to {to}.} other {A piece moves from {from} to {to}.}}',
  'event.unplaced.piecesRevealed':
    '{outcome, select, attackerWins {{attacker} attacks {defender} and wins.} defenderWins {{attacker} attacks {defender} and loses.} nobodyCaptured {{attacker} attacks {defender} in vain.} other {{attacker} attacks {defender}, and both are captured.}}',
  'event.unplaced.pieceCaptured': 'The piece on {cell} is captured.',
  'event.unplaced.pieceShown': '{known, select, yes {A piece is shown: {kind}.} other {A piece is shown to {viewers}.}}',
  'event.unplaced.attackAnnounced': 'An attack is announced.',
  'event.unplaced.pieceGuessed': `{number, select, many {{seat} take} other {{seat} takes}} a piece for the {kind}: {right, select, yes {right, it is captured} other {wrong}}.`,
} as const;

/** What seats can agree on, as the beginning of a sentence. */
const OFFER =
  '{what, select, draw {A draw} undo {To take back} pause {A pause} resume {To go on} abort {To abort} rematch {Another game} other {Something}}';

/** The same once it has been offered. */
const THE_OFFER =
  '{what, select, draw {The draw} undo {Taking back} pause {The pause} resume {Going on} abort {Aborting} rematch {Another game} other {The offer}}';

/** The end of a game is told by its ending, a deed by the deed itself, a question by its own texts. */
type ToldEvent = Exclude<SeenEvent['type'], 'gameEnded' | 'deedDone' | 'decisionAsked' | SilentEvent>;

// English puts the owner before the piece: Red's Major, Templars' Major.
const OWNER = "{owner, select, many {{seat}''} other {{seat}''s}}";
const ATTACKER = "{attackerOwner, select, many {{attackerSeat}''} other {{attackerSeat}''s}} {attacker}";
const DEFENDER = "{defenderOwner, select, many {{defenderSeat}''} other {{defenderSeat}''s}} {defender}";
const DRAWS = '{owner, select, many {{seat} draw} other {{seat} draws}}';
/** The side has something: Red has, Templars have. */
const HAS = '{owner, select, many {{seat} have} other {{seat} has}}';
const FIRST = '{count, plural, one {A card} other {# cards}}';
const SOME = '{count, plural, one {a card} other {# cards}}';
const MORE =
  '{more, select, yes {{count, plural, one {one more card} other {# more cards}}} other {{count, plural, one {a card} other {# cards}}}}';

export const events = {
  'event.seatDeployed': 'The army of {seat} is ready.',
  'event.gameStarted': 'The game begins; first to move: {turn}.',
  'event.pieceMoved': '{known, select, yes {{seat}: {kind}} other {{seat}}} {from}-{to}{ran, select, yes { (run)} other {}}.',
  'event.piecesRevealed': `${ATTACKER} on {from} attacks ${DEFENDER} on {to}{outcome, select, attackerWins { and wins} defenderWins { and loses} nobodyCaptured { in vain} other {, and both are captured}}.`,
  // The attack itself has been told: only who wins is news.
  'event.battleSettled': `{outcome, select, attackerWins {${ATTACKER} beats ${DEFENDER} on {to}.} defenderWins {${DEFENDER} on {to} beats ${ATTACKER}.} nobodyCaptured {${DEFENDER} on {to} withstands ${ATTACKER}.} other {${ATTACKER} and ${DEFENDER} on {to} fall together.}}`,
  'event.attackAnnounced': `{hasActor, select, yes {${OWNER} {actor} on {from} attacks} other {A piece of {seat} on {from} attacks}} the piece of {enemy} on {to}.`,
  'event.pieceShown': `{known, select, yes {${OWNER} {kind} on {cell}} other {The piece of {seat} on {cell}}} {stays, select, yes {stands open from now on} other {is shown}}{toAll, select, yes {} other { to {viewers}}}.`,
  'event.pieceReturned': `{known, select, yes {${OWNER} {kind} is back, on {cell}.} other {A captured piece of {seat} is back, on {cell}.}}`,
  'event.piecesSwapped': 'The pieces on {one} and {two} change places.',
  'event.cardMoved': `{way, select, drawn {${DRAWS} {known, select, yes {{cards}} other {${SOME}}}.} laidOpen {{hasSeat, select, yes {${DRAWS} ${MORE}} other {Drawn from the pile}}: {cards}.} under {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {goes} other {go}} under the draw pile of {seat}.} announced {{known, select, yes {{cards} lies} other {An Attack card lies}} face down before {seat}.} disclosed {{cards} of {seat} is turned up.} spent {{cards} of {seat} is spent.} other {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {goes} other {go}} to another pile.}}`,
  'event.pieceCaptured': 'A piece of {seat} is captured on {cell}.',
  'event.lotsDrawn': '{more, select, yes {A tie, so once more: {lots}.} other {For the first turn, {lots}.}}',
  'event.lotsDrawn.first': '{owner, select, many {{seat} draw} other {{seat} draws}} the {kind}',
  'event.lotsDrawn.next': '{seat} the {kind}',
  'event.pieceGuessed': `{number, select, many {{seat} take} other {{seat} takes}} {enemyNumber, select, many {{enemy}''} other {{enemy}''s}} piece on {cell} for the {kind}: {right, select, yes {right, it is captured} other {wrong}}.`,
  'event.movesSkipped': `${HAS} no piece that can move.`,
  'event.seatLeft': `${HAS} {why, select, resigned {resigned} outOfTime {run out of time} other {left}}: {owner, select, many {their} other {its}} pieces stay as obstacles.`,
  'event.piecesMixed': 'Pieces of {seat} change what they are among each other, out of sight.',
  'event.pileShuffled':
    '{shuffled, select, all {All cards are shuffled into a new pile.} discards {The discarded cards are shuffled into a new pile.} other {A pile of cards is shuffled.}}',
  // Notes of Conquest.
  'event.flagHeld': `{count, plural, one {${OWNER} flag now stands} other {The flags of {flags} now stand}} before {holder}.`,
  'event.turnPassed': '{turn} to move.',
  ...UNPLACED,
  'news.seatTaken': '{seat} has sat down.',
  'news.begun': 'The game begins.',
  'news.offered': `${OFFER} is offered by {seat}.`,
  'news.accepted': `${THE_OFFER}: {seat} would accept.`,
  'news.declined': `${THE_OFFER} is declined by {seat}.`,
  'news.withdrawn': `${THE_OFFER} is no longer offered by {seat}.`,
  'news.paused': 'The game is paused: the clocks stand still.',
  'news.resumed': 'The game goes on.',
  'news.undone': '{count, plural, one {One action is taken back.} other {# actions are taken back.}}',
  'news.deployedByClock': 'The time is up: the army of {seat} has been set up by the host.',
  'news.aborted': 'The game was aborted by {seat}: nobody wins.',
  'news.claimed': 'The game was claimed by {seat}, since nobody came back.',
  'news.nobodyCame': 'Nobody came for the open seats: the game is called off.',
  'news.hostReturned': 'The table was out of reach for {count, plural, one {a second} other {# seconds}}; the clocks stood still.',
  'news.rematch': 'All agree to play again.',
  'news.unknown': 'Something happened that this version has no words for.',
} as const satisfies Readonly<
  Record<
    | `event.${ToldEvent}`
    | `event.lotsDrawn.${'first' | 'next'}`
    | 'event.battleSettled'
    | 'event.flagHeld'
    | keyof typeof UNPLACED
    | `news.${TableNews['type']}`,
    string
  >
>;

/**
 * Told to all sides alike, so the losers are named. The past tense, where it fits, goes with one loser and with many (Templars). Among more than
 * two, those who lost may have left in different ways.
 */
export const endings = {
  'ending.flagCaptured':
    '{count, plural, =0 {The game is a draw: all flags are captured.} other {{losing, plural, one {Victory for {winners}: the {prize, select, apple {Apple of Eden} base {base} other {flag}} of {losers} is captured.} other {Victory for {winners}: the flags of {losers} are captured.}}}}',
  'ending.immobile': '{count, plural, =0 {The game is a draw: nobody can move.} other {Victory for {winners}: {losers} cannot move.}}',
  'ending.bothImmobile':
    '{ground, select, zones {{count, plural, =0 {The game is a draw: nobody has a piece left that can move.} one {Victory for {winners}: nobody has a piece left that can move, and the lead in flags, then in territories, decides.} other {Victory for {winners}: nobody has a piece left that can move, and they lead together in flags and territories.}}} other {{count, plural, =0 {The game is a draw: neither side has a piece left that can move.} other {Victory for {winners}: neither side has a piece left that can move, and the turn is with {losers}.}}}}',
  'ending.quietLimit':
    '{count, plural, =0 {The game is a draw: nobody has been captured for too long.} other {Victory for {winners}: nobody has been captured for too long.}}',
  'ending.resigned':
    '{count, plural, =0 {The game is a draw: everybody has resigned.} other {{losing, plural, one {Victory for {winners}: {losers} resigned.} other {Victory for {winners}: everybody else has left the game.}}}}',
  'ending.agreed':
    '{sides, plural, =2 {{count, plural, =0 {The game is a draw: both sides agreed to it.} other {Victory for {winners}: both sides agreed to it.}}} other {{count, plural, =0 {The game is a draw: all sides agreed to it.} other {Victory for {winners}: all sides agreed to it.}}}}',
  'ending.outOfTime':
    '{count, plural, =0 {The game is a draw: time has run out.} other {{losing, plural, one {Victory for {winners}: {losers} ran out of time.} other {Victory for {winners}: everybody else has left the game.}}}}',
  'ending.abandoned':
    '{count, plural, =0 {Nobody wins: the game was left unfinished.} other {{losing, plural, one {Victory for {winners}: {losers} left the game.} other {Victory for {winners}: everybody else has left the game.}}}}',
  'ending.turnLimit':
    '{count, plural, =0 {The game is a draw: the last round is over.} one {Victory for {winners}: the last round is over, and the lead in flags, then in territories, decides.} other {Victory for {winners}: the last round is over, and they lead together in flags and territories.}}',
  'ending.lengthLimit':
    '{count, plural, =0 {The game is a draw: no game may be longer than this.} other {Victory for {winners}: no game may be longer than this.}}',
} as const satisfies Readonly<Record<`ending.${Ending}`, string>>;
