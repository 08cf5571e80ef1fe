/** The values in the texts of refusals, faults and news: names of things instead of their ids. */

import type { DeploymentFault } from '@flagfall/engine';
import type { TableNews, TableRefusal } from '@flagfall/protocol';
import type { Terms } from '../terms.ts';
import type { Names, Values } from '../types.ts';

/** `firstFault` words the first fault of a bad deployment. */
export function refusalValues(refusal: TableRefusal, names: Names, terms: Terms, firstFault: (fault: DeploymentFault) => string): Values {
  switch (refusal.code) {
    case 'gameOver':
    case 'deployFirst':
    case 'alreadyDeployed':
    case 'noOffer':
    case 'notBegun':
    case 'alreadyBegun':
    case 'alreadyGiven':
    case 'isPaused':
    case 'notPaused':
    case 'notOver':
    case 'outOfTime':
    case 'tooLateToAbort':
    case 'notAway':
    case 'drawNeedsAll':
    case 'playerGone':
    case 'ratedNeedsClub':
    case 'tooOften':
    case 'notFriendly':
    case 'nothingToUndo':
    case 'alreadyRevealed':
    case 'alreadyOffered':
    case 'unknownPiece':
    case 'emptyPile':
    case 'emptyBag':
    case 'moveFirst':
      return {};
    case 'tooManyGames':
      return { most: refusal.most };
    case 'notYourTurn':
      return { turn: names.seatName(refusal.turn) };
    // An unknown id has no name, so it is quoted as it came.
    case 'unknownSeat':
      return { seat: refusal.seat };
    case 'unknownIntent':
    case 'unknownRequest':
      return { type: refusal.type };
    case 'unknownMark':
    case 'unknownKind':
      return { kind: refusal.kind };
    case 'unknownCard':
      return { card: refusal.card };
    case 'unknownCell':
      return { cell: refusal.cell };
    case 'noPiece':
    case 'notYourPiece':
    case 'samePlace':
    case 'obstacle':
    case 'ownPiece':
    case 'noEnemy':
    case 'notFree':
    case 'notBeside':
    case 'taken':
      return { cell: names.cellName(refusal.cell) };
    case 'immovable':
      return { cell: names.cellName(refusal.cell), kind: names.kindName(undefined, refusal.kind) };
    case 'notInLine':
    case 'chase':
    case 'noWay':
    case 'notNeighbours':
      return { from: names.cellName(refusal.from), to: names.cellName(refusal.to) };
    case 'tooFar':
    case 'noCharge':
      return { from: names.cellName(refusal.from), to: names.cellName(refusal.to), kind: names.kindName(undefined, refusal.kind) };
    case 'wayBlocked':
      return { from: names.cellName(refusal.from), to: names.cellName(refusal.to), by: names.cellName(refusal.by) };
    case 'twoSquares':
      return { count: refusal.count, one: names.cellName(refusal.between[0]), other: names.cellName(refusal.between[1]) };
    case 'notYourDecision':
      return { seats: terms.list(refusal.seats.map((seat) => names.seatName(seat))) };
    case 'answerFirst':
      return { question: terms.question(refusal.decision) };
    case 'notNow':
    case 'notPossible':
    case 'twiceRunning':
    case 'powerUsed':
      return { deed: terms.deed(refusal.deed) };
    case 'badDeed':
      return { deed: terms.deed(refusal.deed), wants: refusal.wants };
    case 'cardSpent':
    case 'notInHand':
    case 'noAttack':
    case 'notDrawn':
    case 'noRoom':
    case 'noPair':
    case 'tooFewPieces':
      return { card: terms.card(refusal.card) };
    case 'wrongCard':
      return { card: terms.card(refusal.card), deed: terms.deed(refusal.deed) };
    case 'noSuchPower':
      return { deed: terms.deed(refusal.deed), cell: names.cellName(refusal.cell), kind: names.kindName(undefined, refusal.kind) };
    case 'outOfReach':
      return { deed: terms.deed(refusal.deed), from: names.cellName(refusal.from), to: names.cellName(refusal.to) };
    case 'notHealable':
    case 'notInBag':
    case 'notOnBoard':
      return { kind: names.kindName(undefined, refusal.kind) };
    case 'badDeployment':
      return { count: refusal.faults.length, first: refusal.faults.slice(0, 1).map(firstFault).join('') };
    case 'marksNotAllowed':
      return { memory: refusal.memory };
  }
}

export function newsValues(news: TableNews, names: Names): Values {
  return {
    ...('by' in news ? { seat: names.seatName(news.by) } : {}),
    ...('what' in news ? { what: news.what } : {}),
    ...('actions' in news ? { count: news.actions } : {}),
    ...('downMs' in news ? { count: Math.ceil(news.downMs / 1000) } : {}),
  };
}

export function deploymentValues(fault: DeploymentFault, names: Names): Values {
  switch (fault.code) {
    case 'unknownCell':
      return { cell: fault.cell };
    case 'outsideHome':
    case 'emptyTerritory':
      return { cell: names.cellName(fault.cell) };
    case 'unknownKind':
      return { cell: fault.cell, kind: fault.kind };
    case 'tooMany':
      return { kind: names.kindName(undefined, fault.kind), extra: fault.placed - fault.allowed };
    case 'tooFew':
      return { kind: names.kindName(undefined, fault.kind), missing: fault.required - fault.placed };
  }
}
