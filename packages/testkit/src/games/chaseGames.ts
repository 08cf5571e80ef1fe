/**
 * Games in the form of the chase archive (data/README.md), played by sides that hunt each other and ended by a move that breaks the chase rule. That
 * rule is written down here once more, as the archive defines it; the engine that plays the games has it switched off.
 */

import { isRunning, kindOf, type Position, pieceOn, type Rules, seatOf, seededChance, turnOf } from '@flagfall/engine';
import { intentsMax, listIntents, play } from '@flagfall/engine/internal';
import { huntingIntent, randomStart } from './randomGames.ts';

const PLIES_MAX = 3_000;
const KINDS_EACH = 12;
const SIDE = 10;

/** The archive's definition: what it remembers of a game, and which moves it forbids. */
export class ArchiveChase {
  /** The boards that stood, the start first: a piece and its side for each cell. */
  readonly #boards: string[][] = [];
  readonly #lengths = [0, 0];
  readonly #last: { from: number; to: number }[] = [];

  constructor(position: Position) {
    this.#boards.push(boardOf(position));
  }

  forbids(seat: number, from: number, to: number): boolean {
    const now = this.#boards.at(-1)!;
    const last = this.#last[seat];
    if (now[to] !== '' || this.#lengths[seat] < 2 || !nextToEnemy(now, seat, to)) return false;
    if (last !== undefined && last.from === to && last.to === from) return false;
    const after = now.with(to, now[from]).with(from, '');
    return this.#boards.slice(-this.#lengths[seat]).some((board) => board.every((piece, cell) => piece === after[cell]));
  }

  /** `position` is the one after the move. */
  follow(position: Position, seat: number, from: number, to: number): void {
    const before = this.#boards.at(-1)!;
    const other = 1 - seat;
    const pursuer = this.#last[other];
    this.#lengths[other] = pursuer !== undefined && areNext(from, pursuer.to) ? this.#lengths[other] + 1 : 0;
    if (before[to] !== '') this.#lengths.fill(0);
    this.#boards.push(boardOf(position));
    this.#lengths[seat] = nextToEnemy(this.#boards.at(-1)!, seat, to) ? this.#lengths[seat] + 1 : 0;
    this.#last[seat] = { from, to };
  }
}

function boardOf(position: Position): string[] {
  return position.rules.board.cells.map((_, cell) => {
    const piece = pieceOn(position, cell);
    return piece < 0 ? '' : `${seatOf(position, piece)}:${piece}`;
  });
}

function areNext(one: number, other: number): boolean {
  const [rows, columns] = [Math.floor(one / SIDE) - Math.floor(other / SIDE), (one % SIDE) - (other % SIDE)];
  return Math.abs(rows) + Math.abs(columns) === 1;
}

function nextToEnemy(board: readonly string[], seat: number, to: number): boolean {
  return board.some((piece, cell) => piece.startsWith(`${1 - seat}:`) && areNext(cell, to));
}

/** A game on the board of ten by ten whose last move the archive forbids; undefined when it came to none. The rules have no quiet limit. */
export function chaseGame(rules: Rules, seed: string): string | undefined {
  const chance = seededChance(seed);
  const position = randomStart({ ...rules, chaseRule: false }, chance);
  const archive = new ArchiveChase(position);
  const lines = [fieldOf(position)];
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ply < PLIES_MAX && isRunning(position); ply++) {
    const seat = turnOf(position);
    const intents = buffer.subarray(0, listIntents(position, buffer));
    const forbidden = intents.find((intent) => archive.forbids(seat, intent & 255, intent >>> 8));
    if (forbidden !== undefined) return [...lines, numberOf(forbidden, seat), ''].join('\n');
    const intent = huntingIntent(position, intents, chance);
    lines.push(numberOf(intent, seat));
    play(position, intent);
    archive.follow(position, seat, intent & 255, intent >>> 8);
  }
  return undefined;
}

function fieldOf(position: Position): string {
  const { board, kinds } = position.rules;
  return board.cells
    .map((_, cell) => {
      const piece = pieceOn(position, cell);
      if (piece < 0) return board.obstacle[cell] ? '_' : 'a';
      const { prize, rank = 0 } = kinds[kindOf(position, piece)];
      return String.fromCharCode('B'.charCodeAt(0) + seatOf(position, piece) * KINDS_EACH + (prize ? KINDS_EACH - 1 : rank));
    })
    .join('');
}

function numberOf(intent: number, seat: number): string {
  const [from, to] = [intent & 255, intent >>> 8].map((cell) => (seat === 0 ? cell : SIDE * SIDE - 1 - cell));
  const upright = from % SIDE === to % SIDE;
  const [own, target] = upright ? [Math.floor(from / SIDE), Math.floor(to / SIDE)] : [from % SIDE, to % SIDE];
  return String(from + SIDE * SIDE * ((upright ? 0 : SIDE - 1) + (target > own ? target - 1 : target)));
}
