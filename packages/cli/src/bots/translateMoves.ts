/** Translates between moves of the bot protocol and events of our games. */

import {
  actionCount,
  type Cell,
  cellOf,
  type Deployment,
  type GameEvent,
  newPosition,
  type Outcome,
  type PieceId,
  type Position,
  pieceOn,
  type Rules,
  SEATS,
  type Seat,
  type SeenEvent,
  type StandingPiece,
  seatIndex,
  seatOf,
  submit,
  turnOf,
} from '@flagfall/engine';
import { cellAt, directedMove, moveEnd } from './coordinates.ts';
import { kindOfLetter, letterOf } from './letters.ts';
import type { BattleReport, BattleResult, ReportedMove } from './protocolLines.ts';

const OUTCOMES: Readonly<Record<BattleResult, Outcome>> = { KILLS: 'attackerWins', DIES: 'defenderWins', BOTHDIE: 'bothCaptured' };
const RESULTS = new Map(Object.entries(OUTCOMES).map(([result, outcome]) => [outcome, result as BattleResult]));

/**
 * The first two actions of a game, for a seat that knows its own deployment and the enemy's cells. Of an enemy's deployment no event
 * tells the kinds, so nothing else is needed.
 */
export function eventsOfStart(rules: Rules, seat: Seat, deployment: Deployment, enemies: readonly Cell[]): readonly GameEvent[][] {
  const drawn = newPosition(rules);
  const deployed = submit(drawn, seat, { type: 'deploy', deployment });
  const own = deployed.ok && deployed.value[0].type === 'seatDeployed' ? deployed.value[0].pieces : [];
  const enemy = rules.seats.find((other) => other !== seat) ?? seat;
  const cells = enemies.map((cell) => rules.board.indexOf.get(cell) ?? 0).sort((one, other) => one - other);
  const pieces: readonly StandingPiece[] = [
    ...own.map(({ piece, cell }) => ({ piece, seat, cell })),
    ...cells.map((cell, at) => ({ piece: seatIndex(enemy) * rules.armySize + at, seat: enemy, cell: rules.board.cells[cell] })),
  ];
  const actions = rules.seats.map((one): GameEvent[] => [{ type: 'seatDeployed', seat: one, pieces: one === seat ? own : [] }]);
  actions[actions.length - 1].push({
    type: 'gameStarted',
    turn: rules.seats[rules.starter],
    pieces: [...pieces].sort((one, other) => one.piece - other.piece),
  });
  return actions;
}

/** The events of a move that the manager reported; undefined if it does not fit the game as the bot knows it. */
export function eventsOfMove(shadow: Position, { way, battle }: ReportedMove): readonly GameEvent[] | undefined {
  const { board, seats } = shadow.rules;
  const [from, to] = [cellAt(way), cellAt(moveEnd(way))];
  if (from === undefined || to === undefined) return undefined;
  const [piece, target] = [pieceOn(shadow, board.indexOf.get(from) ?? 0), pieceOn(shadow, board.indexOf.get(to) ?? 0)];
  const turn = turnOf(shadow);
  if (piece < 0 || seatOf(shadow, piece) !== turn) return undefined;
  const moved: GameEvent = { type: 'pieceMoved', piece, from, to, ran: way.steps > 1 };
  const passed: GameEvent = { type: 'turnPassed', turn: seats[(turn + 1) % seats.length] };
  if (battle === undefined) return target < 0 ? [moved, passed] : undefined;
  if (target < 0 || seatOf(shadow, target) === turn) return undefined;
  const fallen = fallenIn(battle, { piece, cell: from }, { piece: target, cell: to });
  return [
    revealed(battle, piece, target),
    ...fallen.map((one): GameEvent => ({ type: 'pieceCaptured', ...one })),
    ...(battle.result === 'KILLS' ? [moved] : []),
    passed,
  ];
}

/** A turn without a move, from a manager that ignores an illegal move. */
export function eventsOfPass(shadow: Position): readonly GameEvent[] {
  const { seats } = shadow.rules;
  return [{ type: 'turnPassed', turn: seats[(turnOf(shadow) + 1) % seats.length] }];
}

/** The move of an action that the shadow has not followed yet; undefined if the action was no move. */
export function moveOfEvents(shadow: Position, events: readonly SeenEvent[]): ReportedMove | undefined {
  const { cells } = shadow.rules.board;
  const cell = (piece: PieceId): Cell => cells[cellOf(shadow, piece)];
  const [first] = events;
  if (actionCount(shadow) < shadow.rules.seats.length || first === undefined) return undefined;
  if (first.type === 'pieceMoved') return { way: directedMove(first.from, first.to), battle: undefined };
  if (first.type !== 'piecesRevealed') return undefined;
  const { attacker, defender, outcome } = first;
  const result = RESULTS.get(outcome) ?? 'DIES';
  return {
    way: directedMove(cell(attacker.piece), cell(defender.piece)),
    battle: { result, attacker: letterOf(attacker.kind), defender: letterOf(defender.kind) },
  };
}

/** The seat in turn. */
export function seatInTurn(shadow: Position): Seat {
  return SEATS[turnOf(shadow)];
}

interface Standing {
  readonly piece: PieceId;
  readonly cell: Cell;
}

function fallenIn({ result }: BattleReport, attacker: Standing, defender: Standing): readonly Standing[] {
  return [...(result === 'KILLS' ? [] : [attacker]), ...(result === 'DIES' ? [] : [defender])];
}

function revealed(battle: BattleReport, attacker: PieceId, defender: PieceId): GameEvent {
  const kind = (letter: string): string => kindOfLetter(letter) ?? '';
  return {
    type: 'piecesRevealed',
    attacker: { piece: attacker, kind: kind(battle.attacker) },
    defender: { piece: defender, kind: kind(battle.defender) },
    outcome: OUTCOMES[battle.result],
  };
}
