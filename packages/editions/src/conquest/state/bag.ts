/** CQ-34: captured pieces wait in the bag of their owner. */

import { assert, cellOf, isCaptured, kindOf, type Position, turnOf } from '@flagfall/engine';
import { mixPieces, questionName, shownTo } from '@flagfall/engine/edition';
import { ConquestKind } from '../army.ts';

/**
 * The pieces in a seat's bag by kind, so that the order tells nothing of handles; its flag is never among them. A piece that has been drawn and waits for
 * its place comes first: it has the lowest handle.
 */
export function bagOf(position: Position, seat: number): readonly number[] {
  const { armySize } = position.rules;
  const bag: number[] = [];
  for (let piece = seat * armySize; piece < (seat + 1) * armySize; piece++) if (isInBag(position, piece)) bag.push(piece);
  const drawn = questionName(position) === 'place' && turnOf(position) === seat ? bag.splice(0, 1) : [];
  return [...drawn, ...bag.sort((one, other) => rankInBag(position, one) - rankInBag(position, other))];
}

export function bagSize(position: Position, seat: number): number {
  const { armySize } = position.rules;
  let size = 0;
  for (let piece = seat * armySize; piece < (seat + 1) * armySize; piece++) if (isInBag(position, piece)) size++;
  return size;
}

/** The piece that has been drawn and waits for its place: the lowest handle of the bag. */
export function drawnPiece(position: Position, seat: number): number {
  return firstOf(position, seat, (piece) => isInBag(position, piece));
}

export function isInBag(position: Position, piece: number): boolean {
  return isCaptured(position, piece) && kindOf(position, piece) !== ConquestKind.FLAG;
}

function rankInBag(position: Position, piece: number): number {
  return kindOf(position, piece) * 16 + shownTo(position, piece);
}

/** How many pieces of a seat stand on the board. */
export function piecesOnBoard(position: Position, seat: number): number {
  const { armySize, board } = position.rules;
  let count = 0;
  for (let piece = seat * armySize; piece < (seat + 1) * armySize; piece++) if (cellOf(position, piece) !== board.offBoard) count++;
  return count;
}

/** The seat's only piece of a kind. */
export function pieceOfKind(position: Position, seat: number, kind: number): number {
  return firstOf(position, seat, (piece) => kindOf(position, piece) === kind);
}

function firstOf({ rules }: Position, seat: number, isIt: (piece: number) => boolean): number {
  const end = (seat + 1) * rules.armySize;
  let piece = seat * rules.armySize;
  while (piece < end && !isIt(piece)) piece++;
  // A position from outside may lack the piece.
  assert(piece < end, 'the army has such a piece');
  return piece;
}

/**
 * Takes the piece at a place of `bagOf` out of the bag and returns its handle. That is always the lowest of the bag, and the others are dealt anew among
 * the rest: a handle does not tell which piece came out.
 */
export function takeFromBag(position: Position, seat: number, place: number): number {
  const bag = bagOf(position, seat);
  const kinds = bag.map((piece) => kindOf(position, piece));
  const [taken] = kinds.splice(place, 1);
  const handles = bag.toSorted((one, other) => one - other);
  mixPieces(position, seat, handles, [taken, ...kinds]);
  return handles[0];
}
