/** What fills the texts of refusals, faults and events: the names of things instead of their ids. */

import type { DeploymentFault, SeenEvent } from '@flagfall/engine';
import type { AnyRefusal, Names, Standing, Values } from './types.ts';

/** `firstFault` tells the first fault of a bad deployment. */
export function refusalValues(refusal: AnyRefusal, names: Names, firstFault: (fault: DeploymentFault) => string): Values {
  switch (refusal.code) {
    case 'gameOver':
    case 'deployFirst':
    case 'alreadyDeployed':
    case 'noOffer':
    case 'alreadyOffered':
    case 'unknownPiece':
      return {};
    case 'notYourTurn':
      return { turn: names.seatName(refusal.turn) };
    // What nobody knows has no name: it is quoted as it came.
    case 'unknownSeat':
      return { seat: refusal.seat };
    case 'unknownIntent':
    case 'unknownRequest':
      return { type: refusal.type };
    case 'unknownMark':
      return { kind: refusal.kind };
    case 'unknownCell':
      return { cell: refusal.cell };
    case 'noPiece':
    case 'notYourPiece':
    case 'samePlace':
    case 'obstacle':
    case 'ownPiece':
      return { cell: names.cellName(refusal.cell) };
    case 'immovable':
      return { cell: names.cellName(refusal.cell), kind: names.kindName(undefined, refusal.kind) };
    case 'notInLine':
    case 'chase':
      return { from: names.cellName(refusal.from), to: names.cellName(refusal.to) };
    case 'tooFar':
      return { from: names.cellName(refusal.from), to: names.cellName(refusal.to), kind: names.kindName(undefined, refusal.kind) };
    case 'wayBlocked':
      return { from: names.cellName(refusal.from), to: names.cellName(refusal.to), by: names.cellName(refusal.by) };
    case 'twoSquares':
      return { count: refusal.count, one: names.cellName(refusal.between[0]), other: names.cellName(refusal.between[1]) };
    case 'badDeployment':
      return { count: refusal.faults.length, first: refusal.faults.slice(0, 1).map(firstFault).join('') };
    case 'marksNotAllowed':
      return { memory: refusal.memory };
  }
}

export function deploymentValues(fault: DeploymentFault, names: Names): Values {
  switch (fault.code) {
    case 'unknownCell':
      return { cell: fault.cell };
    case 'outsideHome':
      return { cell: names.cellName(fault.cell) };
    case 'unknownKind':
      return { cell: fault.cell, kind: fault.kind };
    case 'tooMany':
      return { kind: names.kindName(undefined, fault.kind), extra: fault.placed - fault.allowed };
    case 'tooFew':
      return { kind: names.kindName(undefined, fault.kind), missing: fault.required - fault.placed };
  }
}

/** The id of the text that tells an event, and what fills it. */
export function eventText(
  event: Exclude<SeenEvent, { type: 'gameEnded' }>,
  names: Names,
): { readonly id: string; readonly values: Values } {
  const id = `event.${event.type}`;
  switch (event.type) {
    case 'seatDeployed':
      return { id, values: { seat: names.seatName(event.seat) } };
    case 'gameStarted':
    case 'turnPassed':
      return { id, values: { turn: names.seatName(event.turn) } };
    case 'cardMoved':
      return { id, values: { known: event.card === undefined ? 'no' : 'yes', card: event.card ?? '', from: event.from, to: event.to } };
    case 'pieceMoved': {
      const values = { from: names.cellName(event.from), to: names.cellName(event.to), ran: event.ran ? 'yes' : 'no' };
      return ownedText(event.type, names.standing?.(event.piece), values, names);
    }
    case 'pieceCaptured':
      return ownedText(event.type, names.standing?.(event.piece), { cell: names.cellName(event.cell) }, names);
    case 'piecesRevealed':
      return battleText(event, names);
  }
}

function ownedText(type: string, place: Standing | undefined, values: Values, names: Names): { id: string; values: Values } {
  if (place === undefined) return { id: `event.unplaced.${type}`, values };
  return { id: `event.${type}`, values: { ...values, seat: names.seatName(place.seat) } };
}

function battleText(event: Extract<SeenEvent, { type: 'piecesRevealed' }>, names: Names): { id: string; values: Values } {
  const one = names.standing?.(event.attacker.piece);
  const other = names.standing?.(event.defender.piece);
  const values = {
    outcome: event.outcome,
    attacker: names.kindName(one?.seat, event.attacker.kind),
    defender: names.kindName(other?.seat, event.defender.kind),
  };
  if (one === undefined || other === undefined) return { id: 'event.unplaced.piecesRevealed', values };
  const places = {
    attackerSeat: names.seatName(one.seat),
    attackerOwner: names.seatIsPlural?.(one.seat) ? 'many' : 'one',
    from: names.cellName(one.cell),
    defenderSeat: names.seatName(other.seat),
    defenderOwner: names.seatIsPlural?.(other.seat) ? 'many' : 'one',
    to: names.cellName(other.cell),
  };
  return { id: 'event.piecesRevealed', values: { ...values, ...places } };
}
