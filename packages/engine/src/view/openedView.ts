/** The end of a game: everything is turned over. What was hidden from somebody is built up field by field, the same for every viewer. */

import { assert } from '../basics.ts';
import { cardsIn } from '../position/cards.ts';
import { cellOf, isCaptured, isRunning, kindOf, type Position, pieceCount, seatOf, undeployedSeats } from '../position/position.ts';
import { SEATS } from '../seats.ts';
import type { CapturedView, OpenedFields, OpenedView, PieceView, View } from '../types.ts';
import { mayKnowReturn } from './mayKnow.ts';
import { notesWhere, powersLeft, seenMarksFor } from './observe.ts';

/** Only for a game that was played to its end: after an aborted one, everybody keeps their secrets. */
export function openedViewOf(position: Position): OpenedView {
  assert(!isRunning(position) && undeployedSeats(position) === 0, 'only a game that is over is turned over');
  const { rules } = position;
  const captured = openCaptured(position);
  const fields: OpenedFields = {
    pieces: openPieces(position),
    captured,
    piles: (rules.decks?.piles ?? []).map(({ id, seat }, pile) => {
      const cards = cardsIn(position, pile).map((card) => rules.decks?.kindByCard[card] ?? '');
      return { id, ...(seat === undefined ? {} : { seat }), count: cards.length, cards };
    }),
    notes: notesWhere(position, () => true),
    powers: powersLeft(position, captured),
  };
  return fields as OpenedView;
}

/** What a viewer sees of a game that has been turned over. */
export function openView(view: View, opened: OpenedView): View {
  return { ...view, ...opened };
}

function openPieces(position: Position): readonly PieceView[] {
  const { board, kinds } = position.rules;
  return handlesOf(position)
    .filter((piece) => cellOf(position, piece) !== board.offBoard)
    .map((piece) => ({
      ...{ known: true, piece, seat: SEATS[seatOf(position, piece)], cell: board.cells[cellOf(position, piece)] },
      ...{ kind: kinds[kindOf(position, piece)].id, ...seenMarksFor(position, piece) },
    }));
}

/** A captured piece that came back in secret stands on the board under another handle: its owner knows that it is no longer captured. */
function openCaptured(position: Position): readonly CapturedView[] {
  return handlesOf(position)
    .map((piece) => ({ piece, seat: SEATS[seatOf(position, piece)] }))
    .filter(({ piece, seat }) => isCaptured(position, piece) && !mayKnowReturn(position, seat, piece))
    .map((captured) => ({ ...captured, kind: position.rules.kinds[kindOf(position, captured.piece)].id }));
}

function handlesOf(position: Position): readonly number[] {
  return Array.from({ length: pieceCount(position) }, (_, piece) => piece);
}
