/** What one viewer may know of a position, built up field by field from nothing. */

import { recentMoves } from '../arrange.ts';
import { cardCount, cardsIn, seesPile } from '../cards.ts';
import { decodeMove } from '../intents.ts';
import { intentsMax, listIntents } from '../play.ts';
import {
  At,
  actionCount,
  cellOf,
  hasMoved,
  hasRun,
  isCaptured,
  isRunning,
  kindOf,
  NO_KIND,
  type Position,
  pieceCount,
  quietPlies,
  seatOf,
  shownTo,
  turnOf,
  undeployed,
} from '../position.ts';
import { SEATS, type Seat, seatIndex, seatsIn, type Viewer } from '../seats.ts';
import { resultOf, waitingOf } from '../submit.ts';
import type { CapturedView, MoveIntent, PieceView, PileView, RecentMove, SeenMarks, View, ViewFields } from '../types.ts';

export function observe(position: Position, viewer: Viewer): View {
  const { rules } = position;
  const fields: ViewFields = {
    edition: rules.edition.id,
    revision: rules.edition.revision,
    options: rules.options,
    viewer,
    version: actionCount(position),
    turn: SEATS[turnOf(position)],
    waiting: waitingOf(position),
    deployed: rules.seats.filter((seat) => !((undeployed(position) >> seatIndex(seat)) & 1)),
    pieces: pieceViews(position, viewer),
    captured: capturedViews(position),
    piles: pileViews(position, viewer),
    quiet: quietPlies(position),
    quietLimit: typeof rules.options.quietLimit === 'number' ? rules.options.quietLimit : undefined,
    recent: recentMoves(position).map((move) => publicMove(position, move)),
    moves: movesFor(position, viewer),
    result: resultOf(position),
  };
  return fields as View;
}

/** Before everybody is ready a seat sees its own pieces and nothing of the others (CORE-21). */
function pieceViews(position: Position, viewer: Viewer): readonly PieceView[] {
  const { board, kinds } = position.rules;
  const views: PieceView[] = [];
  for (let piece = 0; piece < pieceCount(position); piece++) {
    if (cellOf(position, piece) === board.wall || kindOf(position, piece) === NO_KIND) continue;
    const seat = SEATS[seatOf(position, piece)];
    if (undeployed(position) > 0 && seat !== viewer) continue;
    const place = { piece, seat, cell: board.cells[cellOf(position, piece)] };
    const marks = position.rules.isAided ? { seen: marksOf(position, piece) } : {};
    if (mayKnow(position, viewer, piece)) views.push({ known: true, ...place, kind: kinds[kindOf(position, piece)].id, ...marks });
    else views.push({ known: false, ...place, ...marks });
  }
  return views;
}

/** Own pieces always; others where the game remembers for its players what they were shown (CORE-23, U-8). */
function mayKnow(position: Position, viewer: Viewer, piece: number): boolean {
  if (SEATS[seatOf(position, piece)] === viewer) return true;
  if (!position.rules.isAided) return false;
  const everyone = (1 << position.rules.seats.length) - 1;
  const shown = shownTo(position, piece) | (1 << seatOf(position, piece));
  return viewer === 'audience' ? (shown & everyone) === everyone : ((shown >> seatIndex(viewer)) & 1) === 1;
}

function marksOf(position: Position, piece: number): SeenMarks {
  const others = ((1 << position.rules.seats.length) - 1) & ~(1 << seatOf(position, piece));
  return { moved: hasMoved(position, piece), ran: hasRun(position, piece), shownTo: seatsIn(shownTo(position, piece) & others) };
}

/** CORE-24: captured pieces lie in the open. */
function capturedViews(position: Position): readonly CapturedView[] {
  const captured: CapturedView[] = [];
  for (let piece = 0; piece < pieceCount(position); piece++)
    if (isCaptured(position, piece))
      captured.push({ piece, seat: SEATS[seatOf(position, piece)], kind: position.rules.kinds[kindOf(position, piece)].id });
  return captured;
}

/** How many cards lie in each pile is public; which ones, only where the pile shows it. */
function pileViews(position: Position, viewer: Viewer): readonly PileView[] {
  const { decks } = position.rules;
  if (decks === undefined) return [];
  return decks.piles.map((pile, number) => ({
    id: pile.id,
    ...(pile.seat === undefined ? {} : { seat: pile.seat }),
    count: cardCount(position, number),
    ...(seesPile(pile, viewer) ? { cards: cardsIn(position, number).map((card) => decks.kinds[card]) } : {}),
  }));
}

function publicMove(position: Position, move: ReturnType<typeof recentMoves>[number]): RecentMove {
  const { cells } = position.rules.board;
  return { seat: SEATS[move.seat], piece: move.piece, from: cells[move.from], to: cells[move.to], attack: move.attack };
}

/** What is legal never depends on hidden kinds of others; the twin-world test watches over that. */
function movesFor(position: Position, viewer: Viewer): readonly MoveIntent[] {
  if (!isRunning(position) || position.words[At.DECISION_COUNT] > 0 || SEATS[turnOf(position)] !== (viewer as Seat)) return [];
  const words = new Int32Array(intentsMax(position));
  const count = listIntents(position, words);
  return Array.from(words.subarray(0, count), (word) => decodeMove(position.rules.board, word)).sort(byCells);
}

/** By cell and not in the order of the engine's lists, which hold runners apart and would tell them to a reader of bytes. */
function byCells(one: MoveIntent, other: MoveIntent): number {
  if (one.from !== other.from) return one.from < other.from ? -1 : 1;
  return one.to < other.to ? -1 : one.to > other.to ? 1 : 0;
}
