/**
 * Scenarios: a rule as a drawing and a few moves. The drawing shows the south-west corner of the edition's board, its last line is row 1;
 * a piece is the letter of its seat and the symbol of its kind (`r9`, `bB`), `.` is empty, `#` an obstacle. Pieces that are not drawn have
 * been captured.
 */

import {
  type ArrangedPiece,
  type Arrangement,
  arrangePosition,
  clonePosition,
  compileRules,
  decodeMove,
  type Edition,
  type Ending,
  type GameEvent,
  hashOf,
  type Intent,
  intentsMax,
  kindOf,
  listIntents,
  type OptionValue,
  type Position,
  pieceOn,
  type Refusal,
  type Rules,
  resultOf,
  SEATS,
  type Seat,
  seatIndex,
  seatOf,
  submit,
  turnOf,
} from '@flagfall/engine';
import { expect, test } from 'vitest';

export interface ScenarioSetup {
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly turn?: Seat;
}

type Check = (position: Position) => void;

/** Registers a test; the calls that follow are its steps. */
export function scenario(title: string, edition: Edition, drawing: string, setup: ScenarioSetup = {}): Scenario {
  const steps = new Scenario();
  test(title, () => steps.run(drawnPosition(compileRules(edition, setup.options), drawing, setup.turn ?? 'red')));
  return steps;
}

export class Scenario {
  readonly #checks: Check[] = [];
  #events: readonly GameEvent[] = [];

  run(position: Position): void {
    for (const check of this.#checks) check(position);
  }

  /** A seat plays `a1-b1`, which must be legal. */
  when(seat: Seat, move: string): this {
    return this.#step((position) => {
      const played = submit(position, seat, intentOf(move));
      expect(played.ok ? 'played' : played.error, `${seat} ${move}`).toBe('played');
      if (played.ok) this.#events = played.value;
    });
  }

  /** Several moves in turn: `a1-a2 h8-h7 ...`, starting with the seat in turn. */
  after(moves: string): this {
    return this.#step((position) => {
      for (const move of moves.trim().split(/\s+/)) {
        const seat = SEATS[turnOf(position)];
        const played = submit(position, seat, intentOf(move));
        expect(played.ok ? 'played' : played.error, `${seat} ${move}`).toBe('played');
      }
    });
  }

  /** A seat asks for `a1-b1` and is refused with this code; nothing changes. */
  refuses(seat: Seat, move: string, refusal: Refusal['code'] | Refusal): this {
    return this.#step((position) => {
      const before = hashOf(position);
      const played = submit(position, seat, intentOf(move));
      expect(played.ok, `${seat} ${move} is refused`).toBe(false);
      if (!played.ok) expect(typeof refusal === 'string' ? played.error.code : played.error).toEqual(refusal);
      expect(hashOf(position)).toEqual(before);
    });
  }

  /** The types of the events of the last move, in order. */
  happens(...types: readonly GameEvent['type'][]): this {
    return this.#step(() => expect(this.#events.map((event) => event.type)).toEqual(types));
  }

  /** The last move led to an event like this. */
  tells(event: Partial<GameEvent>): this {
    return this.#step(() => expect(this.#events).toContainEqual(expect.objectContaining(event)));
  }

  /** The board now, drawn as at the start; rows above the drawing must be empty. */
  board(drawing: string): this {
    return this.#step((position) => expect(drawingOf(position, rowsOf(drawing))).toEqual(rowsOf(drawing)));
  }

  /** Where the piece on a cell may go, in alphabetical order. */
  reaches(from: string, targets: string): this {
    return this.#step((position) => expect(targetsFrom(position, from)).toEqual(targets.split(' ').filter(Boolean).sort()));
  }

  turn(seat: Seat): this {
    return this.#step((position) => expect(SEATS[turnOf(position)]).toBe(seat));
  }

  ends(ending: Ending, ...winners: readonly Seat[]): this {
    return this.#step((position) => expect(resultOf(position)).toEqual({ ending, winners }));
  }

  goesOn(): this {
    return this.#step((position) => expect(resultOf(position)).toBeUndefined());
  }

  /** Anything else there is to see. */
  check(look: Check): this {
    return this.#step(look);
  }

  #step(check: Check): this {
    this.#checks.push(check);
    return this;
  }
}

/** The position of a drawing, before its first move. */
export function drawnPosition(rules: Rules, drawing: string, turn: Seat): Position {
  const arrangement: Arrangement = {
    pieces: drawnPieces(rules, rowsOf(drawing)),
    turn: seatIndex(turn),
    actions: rules.seats.length,
    quiet: 0,
    recent: [],
  };
  const arranged = arrangePosition(rules, arrangement);
  if (!arranged.ok) throw new Error(`a drawing has no past: ${JSON.stringify(arranged.error)}`);
  return clonePosition(arranged.value);
}

function drawnPieces(rules: Rules, rows: readonly (readonly string[])[]): readonly ArrangedPiece[] {
  const { board, armySize, kinds } = rules;
  const left = rules.seats.map(() => Array.from(rules.army));
  const next = rules.seats.map((_, seat) => seat * armySize);
  const pieces: ArrangedPiece[] = [];
  const hidden = { moved: false, ran: false, shownTo: 0 };
  rows.toReversed().forEach((row, rowNumber) => {
    row.forEach((token, column) => {
      const cell = rowNumber * board.columns + column;
      if (token === '#' || board.obstacle[cell]) {
        if (token !== '#' || !board.obstacle[cell])
          throw new Error(`${board.cells[cell]}: the drawing says ${token}, the board ${board.obstacle[cell] ? 'an obstacle' : 'none'}`);
      } else if (token !== '.') {
        const seat = 'rbgy'.indexOf(token[0]);
        const kind = kinds.findIndex((candidate) => candidate.symbol === token.slice(1));
        if (seat < 0 || kind < 0) throw new Error(`${token} is no piece`);
        if (left[seat][kind]-- <= 0) throw new Error(`the army has no further ${kinds[kind].id} for ${token}`);
        pieces.push({ piece: next[seat]++, kind, cell, ...hidden });
      }
    });
  });
  left.forEach((counts, seat) => {
    counts.forEach((count, kind) => {
      for (let n = 0; n < count; n++) pieces.push({ piece: next[seat]++, kind, cell: undefined, ...hidden });
    });
  });
  return pieces;
}

function rowsOf(drawing: string): readonly (readonly string[])[] {
  return drawing
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((row) => row[0] !== '');
}

function drawingOf(position: Position, like: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const height = like.length;
  const width = Math.max(...like.map((row) => row.length));
  const rows: string[][] = [];
  for (let row = height - 1; row >= 0; row--) {
    const cells: string[] = [];
    for (let column = 0; column < width; column++) cells.push(tokenOn(position, row * position.rules.board.columns + column));
    rows.push(cells);
  }
  return rows;
}

function tokenOn(position: Position, cell: number): string {
  if (position.rules.board.obstacle[cell]) return '#';
  const piece = pieceOn(position, cell);
  return piece < 0 ? '.' : `${'rbgy'[seatOf(position, piece)]}${position.rules.kinds[kindOf(position, piece)].symbol}`;
}

export function targetsFrom(position: Position, from: string): readonly string[] {
  const buffer = new Int32Array(intentsMax(position));
  const count = listIntents(position, buffer);
  return Array.from(buffer.subarray(0, count), (word) => decodeMove(position.rules.board, word))
    .filter((move) => move.from === from)
    .map((move) => move.to)
    .sort();
}

function intentOf(move: string): Intent {
  const [from, to] = move.split('-');
  return { type: 'move', from, to };
}
