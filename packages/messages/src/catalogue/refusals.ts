/** Why a request is not allowed: one plain sentence each, with what to do instead where that helps. */

import type { RefusalCode } from '../types.ts';

/** What the board consists of. */
const PLACE = '{ground, select, zones {zone} other {square}}';

export const refusals = {
  'refusal.gameOver': 'The game is over.',
  'refusal.notYourTurn': 'It is not your turn: wait for {turn} to move.',
  'refusal.deployFirst': 'The game has not begun: every army must be set up first.',
  'refusal.unknownSeat': 'Nobody plays "{seat}" in this game.',
  'refusal.unknownIntent': 'This game does not know the action "{type}".',
  'refusal.unknownCell': `There is no ${PLACE} "{cell}" on this board.`,
  'refusal.noPiece': 'There is no piece on {cell}: choose one of your own pieces.',
  'refusal.notYourPiece': 'The piece on {cell} is not yours: choose one of your own.',
  'refusal.immovable': 'The piece on {cell} ({kind}) never moves: choose another piece.',
  'refusal.samePlace': `The piece stands on {cell} already: choose another ${PLACE} to go to.`,
  'refusal.obstacle': `Nobody can enter {cell}: choose another ${PLACE}.`,
  'refusal.ownPiece': `Your own piece stands on {cell}: choose an empty ${PLACE} or an enemy.`,
  'refusal.notInLine': 'Pieces move straight, so nothing goes from {from} to {to}: move forward, back, left or right.',
  'refusal.tooFar': `From {from} to {to} is too far: this piece ({kind}) moves one ${PLACE} at a time.`,
  'refusal.noWay': 'No free way leads from {from} to {to}: every zone in between must be empty.',
  'refusal.noCharge': 'From {from} to {to} is too far for an attack: this piece ({kind}) attacks only its neighbours.',
  'refusal.wayBlocked': 'The way from {from} to {to} is blocked on {by}: every square in between must be empty.',
  'refusal.twoSquares':
    'This would be the {count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} move in a row between {one} and {other}: go somewhere else or move another piece.',
  'refusal.chase': 'Moving from {from} to {to} would repeat this chase for ever: go somewhere else or move another piece.',
  'refusal.notYourDecision': 'Somebody else is asked now: wait for the answer of {seats}.',
  'refusal.answerFirst': 'You are asked something first ({question}): answer that.',
  'refusal.notNow': 'This is not the time for it ({deed}).',
  'refusal.badDeed':
    '{wants, select, cells {Name the {ground, select, zones {zones} other {squares}} it is for ({deed}).} cards {Name the card it is for ({deed}).} yes {Say yes or no ({deed}).} other {Something is missing ({deed}).}}',
  'refusal.notPossible': 'That cannot be done now ({deed}): choose something else.',
  'refusal.unknownCard': 'There is no card "{card}" in this game.',
  'refusal.unknownKind': 'There is no piece called "{kind}" in this game.',
  'refusal.cardSpent': '{card} is spent already: each card serves once.',
  'refusal.notInHand': '{card} is not in your hand.',
  'refusal.wrongCard': '{card} does not serve here ({deed}): choose another card, or none.',
  'refusal.emptyPile': 'Your draw pile is empty, so no card can be exchanged.',
  'refusal.twiceRunning': 'Not twice running ({deed}): move or attack this turn.',
  'refusal.powerUsed': 'This power ({deed}) can be used once a game, and you have used it.',
  'refusal.noSuchPower': 'The piece on {cell} ({kind}) does not have this power ({deed}): choose another piece.',
  'refusal.noEnemy': 'No enemy stands on {cell}: choose an enemy piece.',
  'refusal.outOfReach': `From {from} to {to} is out of reach ({deed}): choose another ${PLACE}.`,
  'refusal.noAttack': '{card} helps in an attack only: choose an enemy to attack.',
  'refusal.notHealable': 'That piece ({kind}) cannot come back: choose a captured piece of rank 2 to 10.',
  'refusal.notFree':
    '{ground, select, zones {A piece stands on {cell} already: choose an empty zone.} other {A piece cannot come back on {cell}: choose a free square of the first row that has one.}}',
  'refusal.emptyBag': 'Your bag is empty, so nobody can come out of it: play another card, or none.',
  'refusal.notDrawn': '{card} is not among the cards you have drawn.',
  'refusal.noRoom': 'There is no free zone for a piece from your bag ({card}): play another card, or none.',
  'refusal.noPair': 'No two enemy pieces stand side by side ({card}): play another card, or none.',
  'refusal.tooFewPieces': 'You have too few pieces on the board ({card}): play another card, or none.',
  'refusal.notBeside': 'None of your pieces stands beside {cell}: choose a free zone next to one of them.',
  'refusal.moveFirst': 'One move a turn is due: move a piece before you end the turn.',
  'refusal.notInBag': 'This piece ({kind}) is not in your bag: play another card, or none.',
  'refusal.notOnBoard': 'This piece ({kind}) must be on the board, and yours is not: play another card, or none.',
  'refusal.taken': 'Somebody has {cell} already: choose a territory that nobody has.',
  'refusal.notNeighbours': 'The zones {from} and {to} are not neighbours: choose two enemy pieces side by side.',
  'refusal.alreadyDeployed': 'Your army is set up already and stays as it is.',
  'refusal.badDeployment':
    '{count, plural, one {Your army is not set up right: {first}} other {# things are wrong with your army, and this is the first: {first}}}',
  'refusal.unknownRequest': 'The table does not understand the request "{type}".',
  'refusal.unknownMark': 'There is no piece called "{kind}" in this game.',
  'refusal.noOffer': 'Nobody has offered you a draw.',
  'refusal.alreadyOffered': 'A draw has been offered already: wait for the answer.',
  'refusal.marksNotAllowed':
    '{memory, select, strict {You cannot mark pieces in this game: remember what you have seen.} other {You need no marks in this game: the board shows what you have seen.}}',
  'refusal.unknownPiece': 'There is no such enemy piece on the board: choose one that you can see.',
} as const satisfies Readonly<Record<`refusal.${RefusalCode}`, string>>;
