/** Turns the facts of an action into events, only at the edge. */

import { assert } from './basics.ts';
import { seesPile } from './cards.ts';
import { Fact } from './facts.ts';
import { Action, At, actionCount, ENDINGS, Frame, kindOf, type Position, seatOf, turnOf } from './position.ts';
import { OUTCOMES } from './rules/battle.ts';
import { areAdjacent } from './rules/tables.ts';
import { SEATS, seatsIn, type Viewer } from './seats.ts';
import type { GameEvent, PlacedPiece, Revealed, StandingPiece } from './types.ts';

/** The events of the actions after the first `since`, in the order a spectator would tell them. */
export function eventsSince(position: Position, since: number): readonly GameEvent[] {
  return actionsSince(position, since).flat();
}

/** The same, action by action: what a store keeps and `retell` reads. */
export function actionsSince(position: Position, since: number): readonly (readonly GameEvent[])[] {
  const actions: (readonly GameEvent[])[] = [];
  for (let action = since + 1; action <= actionCount(position); action++) actions.push(eventsOf(position, action));
  return actions;
}

function eventsOf(position: Position, action: number): readonly GameEvent[] {
  const { history, journal } = position;
  const last = action === actionCount(position);
  const mark = history[action * Frame.SIZE + Frame.MARK];
  const markAfter = last
    ? position.words[At.JOURNAL_LENGTH] | (turnOf(position) << Frame.TURN_SHIFT)
    : history[(action + 1) * Frame.SIZE + Frame.MARK];
  const start = mark & Frame.LENGTH;
  const end = markAfter & Frame.LENGTH;
  const before = mark >>> Frame.TURN_SHIFT;
  const after = markAfter >>> Frame.TURN_SHIFT;
  const events: GameEvent[] = [];
  const word = history[action * Frame.SIZE + Frame.ACTION];
  if ((word & (Action.MOVE | Action.ATTACK)) === Action.MOVE)
    events.push(pieceMoved(position, (word >> 16) & 255, word & 255, (word >> 8) & 255));
  const placed: PlacedPiece[] = [];
  for (let at = start; at < end; at++) addEvent(position, journal[at], events, placed);
  if (after !== before) {
    // The turn passes before the game can end for want of a move.
    const passed: GameEvent = { type: 'turnPassed', turn: SEATS[after] };
    const ending = events.findIndex((event) => event.type === 'gameEnded');
    events.splice(ending < 0 ? events.length : ending, 0, passed);
  }
  return events;
}

function addEvent(position: Position, word: number, events: GameEvent[], placed: PlacedPiece[]): void {
  const { board, kinds } = position.rules;
  const a = (word >>> 8) & 255;
  const b = (word >>> 16) & 255;
  const c = word >>> 24;
  const revealed = (piece: number): Revealed => ({ piece, kind: kinds[kindOf(position, piece)].id });
  switch (word & Fact.TAG_MASK) {
    case Fact.PIECE_PLACED:
      placed.push({ piece: a, cell: board.cells[c], kind: kinds[b].id });
      break;
    case Fact.SEAT_DEPLOYED:
      events.push({ type: 'seatDeployed', seat: SEATS[a], pieces: [...placed] });
      break;
    case Fact.GAME_STARTED:
      events.push({ type: 'gameStarted', turn: SEATS[a], pieces: startingPieces(position, word) });
      break;
    case Fact.PIECE_MOVED:
      events.push(pieceMoved(position, a, b, c));
      break;
    case Fact.PIECES_REVEALED:
      events.push({ type: 'piecesRevealed', attacker: revealed(a), defender: revealed(b), outcome: OUTCOMES[c] });
      break;
    case Fact.PIECE_CAPTURED:
      events.push({ type: 'pieceCaptured', piece: a, cell: board.cells[b] });
      break;
    case Fact.GAME_ENDED:
      events.push({ type: 'gameEnded', ending: ENDINGS[a], winners: seatsIn(b) });
      break;
    case Fact.CARD_MOVED:
      events.push(cardMoved(position, a, b & 15, (word >>> 24) & 127, b >> 4, word < 0 ? 'bottom' : 'top'));
      break;
    // Who was shown a piece follows from the battle; decisions are asked and closed by the events around them.
    case Fact.PIECE_SHOWN:
    case Fact.DECISION_ASKED:
    case Fact.DECISION_CLOSED:
      break;
    default:
      assert(false, `the journal holds known facts: ${word & Fact.TAG_MASK}`);
  }
}

function pieceMoved(position: Position, piece: number, from: number, to: number): GameEvent {
  const { board, tables } = position.rules;
  return { type: 'pieceMoved', piece, from: board.cells[from], to: board.cells[to], ran: !areAdjacent(tables, from, to) };
}

/** Where every piece stood when the last seat was ready. */
function startingPieces(position: Position, started: number): readonly StandingPiece[] {
  const pieces: StandingPiece[] = [];
  const { journal, words } = position;
  for (let at = 0; at < words[At.JOURNAL_LENGTH] && journal[at] !== started; at++) {
    const word = journal[at];
    const piece = (word >>> 8) & 255;
    if ((word & Fact.TAG_MASK) === Fact.PIECE_PLACED)
      pieces.push({ piece, seat: SEATS[seatOf(position, piece)], cell: position.rules.board.cells[word >>> 24] });
  }
  return pieces.sort((one, other) => one.piece - other.piece);
}

function cardMoved(position: Position, card: number, from: number, place: number, to: number, end: 'top' | 'bottom'): GameEvent {
  const { decks, seats } = position.rules;
  assert(decks !== undefined, 'cards move where there are cards');
  const [one, other] = [decks.piles[from], decks.piles[to]];
  const viewers: readonly Viewer[] = [...seats, 'audience'];
  const seenBy = viewers.filter((viewer) => seesPile(one, viewer) || seesPile(other, viewer));
  return { type: 'cardMoved', card: decks.kinds[card], from: one.id, place, to: other.id, end, seenBy };
}
