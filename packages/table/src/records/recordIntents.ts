/** Turns events back into the intents that lead through a record. */

import {
  applyEvents,
  cellOf,
  fail,
  type GameEvent,
  type GameRecord,
  type Intent,
  newPosition,
  ok,
  type Position,
  type RecordFault,
  type Result,
  type Rules,
  replayRecord,
  SEATS,
  type Seat,
  seatIndex,
  seatOf,
} from '@flagfall/engine';

/** The intent of a seat. */
export interface SeatIntent {
  readonly seat: Seat;
  readonly intent: Intent;
}

/** The intents of a recorded game, in order. A seat that left has none to repeat. */
export function recordIntents(rules: Rules, record: GameRecord): Result<readonly SeatIntent[], RecordFault> {
  const steps: (readonly GameEvent[])[] = [];
  const replayed = replayRecord(rules, record, ({ events }) => steps.push(events));
  if (!replayed.ok) return replayed;
  if (record.actions.some(({ type }) => type === 'left')) return fail({ code: 'badGame', line: 0, what: 'a seat has left this game' });
  const position = newPosition(rules, record.starter === undefined ? Math.max(0, rules.starter) : seatIndex(record.starter));
  const all: SeatIntent[] = [];
  for (const events of steps) {
    const asked = intentBehind(position, events[0]);
    if (asked !== undefined) all.push(asked);
    applyEvents(position, events);
  }
  return ok(all);
}

/** The intent an action began with; undefined for an action without one. */
export function intentBehind(position: Position, first: GameEvent): SeatIntent | undefined {
  const attack = (attacker: number, defender: number): SeatIntent => {
    const { cells } = position.rules.board;
    const [from, to] = [cells[cellOf(position, attacker)], cells[cellOf(position, defender)]];
    return { seat: SEATS[seatOf(position, attacker)], intent: { type: 'move', from, to } };
  };
  switch (first.type) {
    case 'seatDeployed': {
      const deployment = Object.fromEntries(first.pieces.map(({ cell, kind }) => [cell, kind]));
      return { seat: first.seat, intent: { type: 'deploy', deployment } };
    }
    case 'pieceMoved':
      return { seat: SEATS[seatOf(position, first.piece)], intent: { type: 'move', from: first.from, to: first.to } };
    case 'piecesRevealed':
      return attack(first.attacker.piece, first.defender.piece);
    case 'attackAnnounced':
      return attack(first.attacker, first.defender);
    case 'deedDone': {
      const { type, seat, secret, ...given } = first;
      return { seat, intent: { type: 'deed', ...given } };
    }
    default:
      return undefined;
  }
}
