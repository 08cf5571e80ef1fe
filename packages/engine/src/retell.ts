/** Tells a game again by its events alone. The events carry outcomes, so a rule that is corrected later leaves finished games as they were. */

import { neverHere } from './basics.ts';
import {
  capturePiece,
  closeDecision,
  confirmDeployment,
  endGame,
  moveCard,
  moveInPeace,
  movePiece,
  openAction,
  placePiece,
  revealBattle,
  startGame,
} from './facts.ts';
import { cellOf, ENDINGS, newPosition, type Position, turnOf } from './position.ts';
import { OUTCOMES } from './rules/battle.ts';
import type { Rules } from './rules/compile.ts';
import { areAdjacent } from './rules/tables.ts';
import { passTurn, rememberMove, rememberOther } from './rules/turn.ts';
import { maskOf, seatIndex } from './seats.ts';
import type { GameEvent } from './types.ts';

/**
 * `actions` holds the events of each action (`actionsSince`), as a store keeps them. The starter is needed only for a game in which the lot decides
 * and that has not started yet.
 */
export function retell(rules: Rules, actions: readonly (readonly GameEvent[])[], starter: number = Math.max(0, rules.starter)): Position {
  const start = actions.flat().find((event) => event.type === 'gameStarted');
  const position = newPosition(rules, start === undefined ? starter : seatIndex(start.turn));
  for (const action of actions) retellAction(position, action);
  return position;
}

function retellAction(position: Position, events: readonly GameEvent[]): void {
  openAction(position);
  const remember = memoryOf(position, events[0]);
  const passed = events.findIndex((event) => event.type === 'turnPassed');
  for (const event of passed < 0 ? events : events.slice(0, passed)) apply(position, event, event === events[0]);
  remember();
  if (passed >= 0) for (const event of events.slice(passed)) apply(position, event, false);
}

/** What writes the turn memory of an action, once its pieces have moved and before the turn passes. */
function memoryOf(position: Position, first: GameEvent): () => void {
  const { board } = position.rules;
  if (first.type === 'piecesRevealed') {
    const { piece } = first.attacker;
    const from = cellOf(position, piece);
    const to = cellOf(position, first.defender.piece);
    return () => rememberMove(position, piece, from, to, true);
  }
  if (first.type === 'pieceMoved') {
    const from = board.indexOf.get(first.from) ?? board.wall;
    const to = board.indexOf.get(first.to) ?? board.wall;
    return () => rememberMove(position, first.piece, from, to, false);
  }
  const seat = first.type === 'seatDeployed' ? seatIndex(first.seat) : turnOf(position);
  return () => rememberOther(position, seat);
}

function apply(position: Position, event: GameEvent, isFirst: boolean): void {
  const { board, kinds, tables } = position.rules;
  const cell = (name: string): number => board.indexOf.get(name) ?? board.wall;
  switch (event.type) {
    case 'seatDeployed':
      for (const placed of event.pieces)
        placePiece(
          position,
          placed.piece,
          kinds.findIndex((kind) => kind.id === placed.kind),
          cell(placed.cell),
        );
      confirmDeployment(position, seatIndex(event.seat));
      closeDecision(position, 1 << seatIndex(event.seat));
      break;
    case 'gameStarted':
      startGame(position);
      break;
    case 'piecesRevealed':
      revealBattle(position, event.attacker.piece, event.defender.piece, OUTCOMES.indexOf(event.outcome));
      break;
    case 'cardMoved': {
      const pile = (id: string): number => position.rules.decks?.piles.findIndex((candidate) => candidate.id === id) ?? -1;
      moveCard(position, pile(event.from), event.place, pile(event.to), event.end);
      break;
    }
    case 'pieceCaptured':
      capturePiece(position, event.piece);
      break;
    case 'pieceMoved':
      // A move that opens its action is told by the frame, one that follows a battle by the journal.
      (isFirst ? moveInPeace : movePiece)(
        position,
        event.piece,
        cell(event.from),
        cell(event.to),
        !areAdjacent(tables, cell(event.from), cell(event.to)),
      );
      break;
    case 'turnPassed':
      passTurn(position, seatIndex(event.turn));
      break;
    case 'gameEnded':
      endGame(position, ENDINGS.indexOf(event.ending), maskOf(event.winners));
      break;
    default:
      neverHere(event);
  }
}
