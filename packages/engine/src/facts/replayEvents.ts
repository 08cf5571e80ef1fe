/**
 * Replays a game from its events alone. The events carry outcomes, so a rule that is corrected later leaves finished games as they were.
 * Seen events of one viewer are enough: what it does not know stays blank (view/knowledge/knowledge.ts).
 */

import { assert, neverHere } from '../basics.ts';
import { isGivenOpenly, packArguments, packDeed } from '../extension/deedCodec.ts';
import { assignCard, assignKind } from '../position/assignKinds.ts';
import { cellOf, DecisionType, ENDINGS, LEAVE_REASONS, NO_KIND, newPosition, Offset, type Position, turnOf } from '../position/position.ts';
import { OUTCOMES } from '../rules/outcome.ts';
import type { Rules } from '../rules/rules.ts';
import { countTurn, markMidTurn, passTurn, writeMoveFrame, writeNonMoveFrame } from '../rules/turn.ts';
import { seatIndex, seatMask } from '../seats.ts';
import type { DeedDone, GameEvent, SeenEventFields } from '../types.ts';
import {
  announceAttack,
  askDecision,
  capturePiece,
  closeDecision,
  confirmDeployment,
  drawLot,
  endGame,
  exposePiece,
  giveTurn,
  markShuffled,
  mixPieces,
  moveCard,
  movePiece,
  openAction,
  placePiece,
  recordDeed,
  recordGuess,
  recordLeaving,
  recordNote,
  recordQuietMove,
  returnAsReserve,
  returnToBoard,
  revealBattle,
  showPiece,
  skipMoves,
  startGame,
  swapPieces,
} from './facts.ts';

/**
 * `actions` holds the events of each action (`actionsSince`), as a store keeps them. The starter is needed only where the lot decides it and
 * the game has not started yet.
 */
export function replayEvents(
  rules: Rules,
  actions: readonly (readonly GameEvent[])[],
  starter: number = Math.max(0, rules.starter),
): Position {
  const start = rules.actsBeforeDeployment ? undefined : actions.flat().find((event) => event.type === 'gameStarted');
  const position = newPosition(rules, start === undefined ? starter : seatIndex(start.turn));
  for (const action of actions) applyEvents(position, action);
  return position;
}

/** Applies the events of the next action, or as much of them as a viewer saw. */
export function applyEvents(position: Position, events: readonly SeenEventFields[]): void {
  openAction(position);
  const remember = turnMemoryOf(position, events[0]);
  const passed = events.findIndex((event) => event.type === 'turnPassed');
  for (const event of passed < 0 ? events : events.slice(0, passed)) applyEvent(position, event, event === events[0]);
  remember();
  const isTurnOver = passed >= 0 || events.some((event) => event.type === 'gameEnded' && event.ending === 'flagCaptured');
  if (isTurnOver && !position.rules.managesTurns) countTurn(position);
  if (passed >= 0) for (const event of events.slice(passed)) applyEvent(position, event, false);
}

/** Writes the turn memory of an action, once its pieces have moved and before the turn passes. */
function turnMemoryOf(position: Position, first: SeenEventFields): () => void {
  const { board, extension } = position.rules;
  const attack = (piece: number, defender: number): (() => void) => {
    const [from, to] = [cellOf(position, piece), cellOf(position, defender)];
    return () => writeMoveFrame(position, piece, from, to, true);
  };
  switch (first.type) {
    case 'piecesRevealed':
      return attack(first.attacker.piece, first.defender.piece);
    case 'attackAnnounced':
      return attack(first.attacker, first.defender);
    case 'pieceMoved': {
      const from = board.indexOf.get(first.from) ?? board.offBoard;
      const to = board.indexOf.get(first.to) ?? board.offBoard;
      return () => writeMoveFrame(position, first.piece, from, to, false);
    }
    case 'deedDone': {
      const isPart = extension?.deeds.find((deed) => deed.id === first.deed)?.isMidTurn ?? false;
      const turn = turnOf(position);
      return () => (isPart ? markMidTurn(position) : writeNonMoveFrame(position, turn));
    }
    default: {
      const seat = first.type === 'seatDeployed' ? seatIndex(first.seat) : turnOf(position);
      return () => writeNonMoveFrame(position, seat);
    }
  }
}

function applyEvent(position: Position, event: SeenEventFields, isFirst: boolean): void {
  const { board, kinds, extension } = position.rules;
  const cell = (name: string): number => board.indexOf.get(name) ?? board.offBoard;
  const kindNumber = (id: string): number => kinds.findIndex((kind) => kind.id === id);
  switch (event.type) {
    case 'seatDeployed':
      for (const placed of event.pieces ?? []) placePiece(position, placed.piece, kindNumber(placed.kind), cell(placed.cell));
      confirmDeployment(position, seatIndex(event.seat));
      closeDecision(position, 1 << seatIndex(event.seat));
      break;
    case 'gameStarted':
      for (const { piece, cell: at } of event.pieces)
        if (cellOf(position, piece) === board.offBoard) placePiece(position, piece, NO_KIND, cell(at));
      position.words[Offset.TURN] = seatIndex(event.turn);
      startGame(position);
      break;
    case 'piecesRevealed':
      for (const { piece, kind } of [event.attacker, event.defender]) assignKind(position, piece, kindNumber(kind));
      revealBattle(position, event.attacker.piece, event.defender.piece, OUTCOMES.indexOf(event.outcome));
      break;
    case 'pieceShown':
      if (event.kind !== undefined) assignKind(position, event.piece, kindNumber(event.kind));
      if (event.stays) exposePiece(position, event.piece);
      else showPiece(position, event.piece, seatMask(event.to));
      break;
    case 'attackAnnounced':
      announceAttack(position, event.attacker, event.defender, event.ran);
      break;
    case 'pieceCaptured':
      capturePiece(position, event.piece);
      break;
    case 'pieceReturned':
      if (position.rules.hasBags) returnToBoard(position, event.piece, cell(event.cell), event.isOpen);
      else returnAsReserve(position, event.piece, event.captured ?? NO_KIND, cell(event.cell), event.isOpen);
      break;
    case 'piecesMixed': {
      const dealt = event.kinds?.map(kindNumber) ?? event.pieces.map(() => NO_KIND);
      mixPieces(position, seatIndex(event.seat), event.pieces, dealt);
      break;
    }
    case 'pieceGuessed':
      recordGuess(position, seatIndex(event.seat), event.piece, kindNumber(event.kind), event.isRight);
      break;
    case 'lotsDrawn':
      event.lots.forEach(({ seat, kind }, at) => {
        drawLot(position, seatIndex(seat), kindNumber(kind), at === event.lots.length - 1);
      });
      break;
    case 'movesSkipped':
      skipMoves(position, seatIndex(event.seat));
      break;
    case 'seatLeft':
      recordLeaving(position, seatIndex(event.seat), LEAVE_REASONS.indexOf(event.why));
      break;
    case 'pieceMoved':
      // The frame holds a move that opens its action; the journal holds any other.
      (isFirst ? recordQuietMove : movePiece)(position, event.piece, cell(event.from), cell(event.to), event.ran);
      break;
    case 'piecesSwapped':
      swapPieces(position, ...event.pieces);
      break;
    case 'deedDone':
      applyDeed(position, event);
      break;
    case 'cardMoved':
      applyCard(position, event);
      break;
    case 'pileShuffled':
      for (const place of event.places ?? [])
        moveCard(position, pileNumber(position, event.pile), place, pileNumber(position, event.pile), 'top');
      markShuffled(position, pileNumber(position, event.pile));
      break;
    case 'noted':
      recordNote(position, extension?.notes.findIndex((note) => note.id === event.note) ?? 0, event.value);
      break;
    case 'decisionAsked': {
      const type = DecisionType.FIRST_QUESTION + (extension?.questions.indexOf(event.decision) ?? 0);
      askDecision(position, type, seatMask(event.seats), event.detail);
      break;
    }
    case 'decisionClosed':
      closeDecision(position, seatMask(event.seats));
      break;
    case 'turnPassed':
      if (position.rules.managesTurns) giveTurn(position, seatIndex(event.turn));
      else passTurn(position, seatIndex(event.turn));
      break;
    case 'gameEnded':
      endGame(position, ENDINGS.indexOf(event.ending), seatMask(event.winners));
      break;
    default:
      neverHere(event);
  }
}

function applyDeed(position: Position, event: DeedDone): void {
  const { rules } = position;
  const index = rules.extension?.deeds.findIndex((deed) => deed.id === event.deed) ?? -1;
  const deed = rules.extension?.deeds[index];
  assert(deed !== undefined, `${event.deed} is a deed of this edition`);
  const bytes = packArguments(rules, deed, event, deed.secret ?? []);
  assert(!('code' in bytes), `the deed can be done: ${JSON.stringify(event)}`);
  recordDeed(position, seatIndex(event.seat), packDeed(index, bytes, isGivenOpenly(deed, event)));
}

function applyCard(position: Position, event: Extract<SeenEventFields, { type: 'cardMoved' }>): void {
  const [from, to] = [pileNumber(position, event.from), pileNumber(position, event.to)];
  // Hidden cards of another seat's hand are all alike to this viewer.
  const place = event.place ?? 0;
  if (event.card !== undefined) assignCard(position, from, place, event.card);
  moveCard(position, from, place, to, event.end);
}

function pileNumber(position: Position, id: string): number {
  return position.rules.decks?.piles.findIndex((pile) => pile.id === id) ?? -1;
}
