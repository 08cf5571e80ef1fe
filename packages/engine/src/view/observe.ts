/** What one viewer may know of a position, built up field by field from nothing. */

import type { Cell } from '../board.ts';
import type { Note } from '../extension/extension.ts';
import { listExtended } from '../extension/listExtended.ts';
import { homeOf } from '../play/deployment.ts';
import { decodeIntent, formatIntent } from '../play/intents.ts';
import { intentsMax, listIntents } from '../play/play.ts';
import { pendingDecision, resultOf } from '../play/submit.ts';
import { earlierStreaks, recentMoves } from '../position/buildPosition.ts';
import { cardCount, cardsIn, seesPile } from '../position/cards.ts';
import {
  actionCount,
  awaitedSeats,
  cellOf,
  hasMoved,
  hasRun,
  isCaptured,
  isDeploying,
  isRunning,
  kindOf,
  noteOf,
  type Position,
  pieceCount,
  quietPlies,
  seatOf,
  shownTo,
  turnOf,
  undeployedSeats,
} from '../position/position.ts';
import { type BySeat, SEATS, seatIndex, seatsIn, type Viewer } from '../seats.ts';
import type { CapturedView, PieceView, PileView, PowerView, RecentMove, SeenMarks, View, ViewFields } from '../types.ts';
import { mayKnow, mayKnowReturn } from './mayKnow.ts';

/** A viewer's own shadow (`Knowledge.shadow`) gives that viewer the same view as the truth does. */
export function observe(position: Position, viewer: Viewer): View {
  const { rules } = position;
  const captured = capturedViews(position, viewer);
  const fields: ViewFields = {
    edition: rules.edition.id,
    revision: rules.edition.revision,
    options: rules.options,
    viewer,
    version: actionCount(position),
    turn: SEATS[turnOf(position)],
    waiting: pendingDecision(position),
    deployed: rules.seats.filter((seat) => !((undeployedSeats(position) >> seatIndex(seat)) & 1)),
    homes: homesNow(position),
    pieces: pieceViews(position, viewer),
    captured,
    piles: pileViews(position, viewer),
    quiet: quietPlies(position),
    quietLimit: typeof rules.options.quietLimit === 'number' ? rules.options.quietLimit : undefined,
    recent: [...earlierStreaks(position, 'withRecent'), ...recentMoves(position)].map((move) => publicMove(position, move)),
    notes: notesWhere(position, ({ only }) => only === undefined || only === viewer),
    powers: powersLeft(position, captured),
    announced: announcedAttack(position),
    placing: placingNow(position, viewer),
    ...intentsFor(position, viewer),
    result: resultOf(position),
  };
  return fields as View;
}

function homesNow(position: Position): BySeat<readonly Cell[]> {
  if (undeployedSeats(position) === 0) return {};
  const { seats, board } = position.rules;
  return Object.fromEntries(seats.map((seat, number) => [seat, homeOf(position, number).map((cell) => board.cells[cell])]));
}

/** Before all are ready a seat sees its own pieces and nothing of the others (CORE-21). Blank pieces of a shadow appear as unknown. */
function pieceViews(position: Position, viewer: Viewer): readonly PieceView[] {
  const { board, kinds } = position.rules;
  const views: PieceView[] = [];
  for (let piece = 0; piece < pieceCount(position); piece++) {
    if (cellOf(position, piece) === board.offBoard) continue;
    const seat = SEATS[seatOf(position, piece)];
    if (undeployedSeats(position) > 0 && seat !== viewer) continue;
    const place = { piece, seat, cell: board.cells[cellOf(position, piece)] };
    const marks = seenMarksFor(position, piece);
    if (mayKnow(position, viewer, piece)) views.push({ known: true, ...place, kind: kinds[kindOf(position, piece)].id, ...marks });
    else views.push({ known: false, ...place, ...marks });
  }
  return views;
}

/** What the table has seen of a piece; nothing in a game from memory. */
export function seenMarksFor(position: Position, piece: number): { readonly seen?: SeenMarks } {
  if (!position.rules.remembersReveals) return {};
  const others = ((1 << position.rules.seats.length) - 1) & ~(1 << seatOf(position, piece));
  const seen = { moved: hasMoved(position, piece), ran: hasRun(position, piece), shownTo: seatsIn(shownTo(position, piece) & others) };
  return { seen };
}

/** CORE-24: captured pieces lie in the open, those in a bag apart (U-79). Which of them came back in secret shows while the piece that did is known. */
function capturedViews(position: Position, viewer: Viewer): readonly CapturedView[] {
  const { rules } = position;
  const captured: CapturedView[] = [];
  for (let piece = 0; piece < pieceCount(position); piece++) {
    const seat = seatOf(position, piece);
    if (!isCaptured(position, piece) || mayKnowReturn(position, viewer, piece)) continue;
    const isOpen = !rules.hasBags || mayKnow(position, viewer, piece);
    captured.push({ piece, seat: SEATS[seat], ...(isOpen ? { kind: rules.kinds[kindOf(position, piece)].id } : {}) });
  }
  return captured;
}

/** Counted from the armies and the captured pieces, as far as these are known. */
export function powersLeft(position: Position, captured: readonly CapturedView[]): readonly PowerView[] {
  const { powers, seats, edition } = position.rules;
  return seats.flatMap((seat, number) =>
    powers.flatMap(({ id, bearers, spentIn }) => {
      if (spentIn !== undefined && (noteOf(position, spentIn) >> number) & 1) return [];
      const lost = captured.filter(({ seat: owner, kind }) => owner === seat && kind !== undefined && bearers.includes(kind)).length;
      const left = bearers.reduce((sum, kind) => sum + (edition.army[kind] ?? 0), 0) - lost;
      return left > 0 ? [{ seat, deed: id, left }] : [];
    }),
  );
}

/** How many cards lie in each pile is public; which ones, only where the pile shows it. */
function pileViews(position: Position, viewer: Viewer): readonly PileView[] {
  const { decks } = position.rules;
  if (decks === undefined) return [];
  return decks.piles.map((pile, number) => ({
    id: pile.id,
    ...(pile.seat === undefined ? {} : { seat: pile.seat }),
    count: cardCount(position, number),
    ...(seesPile(pile, viewer) ? { cards: cardsIn(position, number).map((card) => decks.kindByCard[card]) } : {}),
  }));
}

function publicMove(position: Position, move: ReturnType<typeof recentMoves>[number]): RecentMove {
  const { cells } = position.rules.board;
  return { seat: SEATS[move.seat], piece: move.piece, from: cells[move.from], to: cells[move.to], attack: move.attack };
}

/** BC-64: the player who has to answer knows what attacks, also in a game from memory. */
function announcedAttack(position: Position): ViewFields['announced'] {
  const announced = position.rules.extension?.announcedAttack?.(position);
  if (announced === undefined) return undefined;
  const { attacker, defender, isOpen } = announced;
  return { attacker, defender, ...(isOpen ? { kind: position.rules.kinds[kindOf(position, attacker)].id } : {}) };
}

function placingNow(position: Position, viewer: Viewer): ViewFields['placing'] {
  const { extension, kinds } = position.rules;
  const piece = extension?.pieceBeingPlaced?.(position);
  if (piece === undefined) return undefined;
  const seat = SEATS[seatOf(position, piece)];
  return { piece, seat, ...(mayKnow(position, viewer, piece) ? { kind: kinds[kindOf(position, piece)].id } : {}) };
}

export function notesWhere(position: Position, isVisible: (note: Note) => boolean): Readonly<Record<string, number>> {
  const notes = (position.rules.extension?.notes ?? []).map((note, number) => ({ ...note, value: noteOf(position, number) }));
  return Object.fromEntries(notes.filter((note) => note.value !== 0 && isVisible(note)).map(({ id, value }) => [id, value]));
}

/** What is legal never depends on hidden kinds of others; the twin-world test proves it. */
function intentsFor(position: Position, viewer: Viewer): Pick<ViewFields, 'moves' | 'deeds'> {
  const isAsked = viewer !== 'audience' && isRunning(position) && (awaitedSeats(position) >> seatIndex(viewer)) & 1;
  if (!isAsked || isDeploying(position)) return { moves: [], deeds: [] };
  const words = new Int32Array(intentsMax(position));
  const count = position.rules.extension === undefined ? listIntents(position, words) : listExtended(position, words, seatIndex(viewer));
  // Sorted by name: the engine's lists keep runners apart, so their order would tell them.
  const intents = Array.from(words.subarray(0, count), (word) => decodeIntent(position.rules, word));
  const named = intents.map((intent) => ({ intent, text: formatIntent(intent) })).sort((a, b) => (a.text < b.text ? -1 : 1));
  return {
    moves: named.map(({ intent }) => intent).filter((intent) => intent.type === 'move'),
    deeds: named.map(({ intent }) => intent).filter((intent) => intent.type === 'deed'),
  };
}
