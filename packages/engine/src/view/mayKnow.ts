/** What a viewer may know of a piece now, for views, snapshots and forgetting alike. */

import {
  cellOf,
  hasReturned,
  isCaptured,
  isExposed,
  kindOf,
  NO_KIND,
  type Position,
  reserveHandleOf,
  seatOf,
  shownTo,
  undeployedSeats,
} from '../position/position.ts';
import { SEATS, seatIndex, type Viewer } from '../seats.ts';

/** Own pieces always, and those that lie open; others where revealed pieces stay shown (CORE-23, U-8). */
export function mayKnow(position: Position, viewer: Viewer, piece: number): boolean {
  if (SEATS[seatOf(position, piece)] === viewer || isExposed(position, piece)) return true;
  return position.rules.remembersReveals && wasShown(position, viewer, piece);
}

/** Whether the viewer has ever been shown the kind of a piece. */
function wasShown(position: Position, viewer: Viewer, piece: number): boolean {
  const everyone = (1 << position.rules.seats.length) - 1;
  const shown = shownTo(position, piece) | (1 << seatOf(position, piece));
  return viewer === 'audience' ? (shown & everyone) === everyone : ((shown >> seatIndex(viewer)) & 1) === 1;
}

/** Which captured piece came back in secret shows while the viewer may know the piece that did. */
export function mayKnowReturn(position: Position, viewer: Viewer, piece: number): boolean {
  return hasReturned(position, piece) && mayKnow(position, viewer, reserveHandleOf(position.rules, seatOf(position, piece)));
}

/** The kind of a piece, wherever it is, or NO_KIND where the viewer may not know it now. */
export function visibleKind(position: Position, viewer: Viewer, piece: number): number {
  return isKindOpen(position, viewer, piece) ? kindOf(position, piece) : NO_KIND;
}

function isKindOpen(position: Position, viewer: Viewer, piece: number): boolean {
  if (mayKnow(position, viewer, piece)) return true;
  // CORE-21: before all are ready no seat sees anything of the others.
  if (undeployedSeats(position) > 0) return false;
  if (isOpenToAll(position, piece)) return true;
  return isBackAsReserve(position, piece) && (position.rules.remembersReveals || mayKnowReturn(position, viewer, piece));
}

/** Whether the kind of a piece is visible to all now, also in a game from memory. */
export function isOpenToAll(position: Position, piece: number): boolean {
  if (isExposed(position, piece)) return true;
  if (cellOf(position, piece) !== position.rules.board.offBoard) return isAttackingOpenly(position, piece);
  return isCaptured(position, piece) && !isInBag(position, piece);
}

/** Captured once, and openly back under another number. */
export function isBackAsReserve(position: Position, piece: number): boolean {
  return hasReturned(position, piece) && !isCaptured(position, piece);
}

/** BC-64: the player who has to answer knows what attacks. */
function isAttackingOpenly(position: Position, piece: number): boolean {
  const announced = position.rules.extension?.announcedAttack?.(position);
  return announced?.isOpen === true && announced.attacker === piece;
}

/** Captured pieces lie in the open (CORE-24), those in a bag apart (U-79). */
function isInBag(position: Position, piece: number): boolean {
  const { hasBags, extension, kinds } = position.rules;
  const kind = kindOf(position, piece);
  return hasBags && (kind === NO_KIND || !extension?.openWhenCaptured?.includes(kinds[kind].id));
}
