/**
 * Scenarios: a rule as a drawing and a few moves. The drawing shows the south-west corner of the edition's board, its last line is row 1;
 * a piece is the letter of its seat and the symbol of its kind (`r9`, `bB`), `.` is empty, `#` an obstacle. Pieces that are not drawn have
 * been captured. Moves are written `a1-b1`, deeds as `sword c4 c5 d4` (engine/src/extension/deedCodec.ts).
 */

import {
  type BySeat,
  type Chance,
  compileRules,
  type Edition,
  type Ending,
  formatDeed,
  type GameEvent,
  type Intent,
  kindOf,
  type OptionValue,
  observe,
  type Position,
  parseDeed,
  pendingDecision,
  pieceOn,
  type Refusal,
  type Rules,
  resultOf,
  SEATS,
  type Seat,
  seatIndex,
  seatOf,
  seededChance,
  submit,
  turnOf,
  type Viewer,
} from '@flagfall/engine';
import { cardsIn, moveCard, openAction } from '@flagfall/engine/edition';
import {
  buildPosition,
  clonePosition,
  decodeIntent,
  hashOf,
  intentsMax,
  listIntents,
  type PieceSpec,
  type PositionSpec,
} from '@flagfall/engine/internal';
import { expect, test } from 'vitest';

export interface ScenarioSetup {
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly turn?: Seat;
  /** Cards in hand, and those of the draw pile from the bottom up (all others when absent); what is in neither is spent. */
  readonly hands?: BySeat<string>;
  readonly draw?: BySeat<string>;
}

/** The chance of one action: these numbers, all of which must be used, or a seed. */
export type Luck = readonly number[] | string;

type Check = (position: Position) => void;

/** Registers a test; the calls that follow are its steps. */
export function scenario(title: string, edition: Edition, drawing: string, setup: ScenarioSetup = {}): Scenario {
  const steps = new Scenario();
  test(title, () => {
    const position = drawnPosition(compileRules(edition, setup.options), drawing, setup.turn ?? 'red');
    if (position.rules.decks !== undefined) dealCards(position, setup);
    steps.run(position);
  });
  return steps;
}

export class Scenario {
  readonly #checks: Check[] = [];
  #events: readonly GameEvent[] = [];

  run(position: Position): void {
    for (const check of this.#checks) check(position);
  }

  /** A seat plays `a1-b1`, which must be legal. */
  when(seat: Seat, move: string, luck: Luck = []): this {
    return this.#step((position) => {
      this.#events = playText(position, seat, move, luck);
    });
  }

  /** Several moves in turn: `a1-a2 h8-h7 ...`, starting with the seat in turn. */
  after(moves: string): this {
    return this.#step((position) => {
      for (const move of moves.trim().split(/\s+/)) {
        playText(position, SEATS[turnOf(position)], move);
      }
    });
  }

  /** A seat asks for `a1-b1`, or sends any object, and is refused with this code; neither position nor views change. */
  refuses(seat: Seat, move: string | object | null, refusal: Refusal['code'] | Refusal): this {
    return this.#step((position) => {
      const before = everythingSeen(position);
      const played = submit(position, seat, typeof move === 'string' ? intentOf(position.rules, move) : (move as Intent));
      expect(played.ok, `${seat} ${JSON.stringify(move)} is refused`).toBe(false);
      if (!played.ok) expect(typeof refusal === 'string' ? played.error.code : played.error).toEqual(refusal);
      expect(everythingSeen(position)).toEqual(before);
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

  /** The pending decision and its seats. */
  waits(decision: string, ...seats: readonly Seat[]): this {
    return this.#step((position) => expect(pendingDecision(position)).toEqual({ decision, seats }));
  }

  /** Every deed that a seat may do now and whose text begins so; one text a line or an empty text. */
  offers(seat: Seat, beginning: string, deeds: string): this {
    return this.#step((position) => {
      const texts = observe(position, seat).deeds.map(formatDeed);
      expect(texts.filter((text) => text.startsWith(beginning))).toEqual(
        deeds
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .sort(),
      );
    });
  }

  /** The kind that a viewer sees on a cell, or `undefined` for a piece it does not know. */
  sees(viewer: Viewer, cell: string, kind: string | undefined): this {
    return this.#step((position) => {
      const piece = observe(position, viewer).pieces.find((candidate) => candidate.cell === cell);
      expect(piece, `a piece is on ${cell}`).toBeDefined();
      expect(piece?.known ? piece.kind : undefined, `${viewer} looks at ${cell}`).toBe(kind);
    });
  }

  /** The cards of a pile such as `hand red`, from the bottom up. */
  pile(id: string, cards: string): this {
    return this.#step((position) => expect(cardsOf(position, id)).toEqual(cards.split(' ').filter(Boolean)));
  }

  /** Any other check. */
  check(look: Check): this {
    return this.#step(look);
  }

  #step(check: Check): this {
    this.#checks.push(check);
    return this;
  }
}

/** A seat plays `a1-b1` or a deed, which must be legal, with this luck. Returns what happened. */
export function playText(position: Position, seat: Seat, move: string, luck: Luck = []): readonly GameEvent[] {
  const { chance, isUsedUp } = chanceFrom(luck);
  const played = submit(position, seat, intentOf(position.rules, move), chance);
  expect(played.ok ? 'played' : played.error, `${seat} ${move}`).toBe('played');
  expect(isUsedUp(), `${seat} ${move}: all luck is used`).toBe(true);
  return played.ok ? played.value : [];
}

/** A chance that gives the ordered numbers. */
export function chanceFrom(luck: Luck): { readonly chance: Chance; readonly isUsedUp: () => boolean } {
  if (typeof luck === 'string') return { chance: seededChance(luck), isUsedUp: () => true };
  const left = [...luck];
  const below = (n: number): number => {
    const next = left.shift();
    if (next === undefined || next >= n) throw new Error(`chance is asked for one of ${n}, and ${next ?? 'nothing'} was ordered`);
    return next;
  };
  return { chance: { below }, isUsedUp: () => left.length === 0 };
}

function everythingSeen(position: Position): unknown {
  const viewers: readonly Viewer[] = [...position.rules.seats, 'audience'];
  return [hashOf(position), ...viewers.map((viewer) => JSON.stringify(observe(position, viewer)))];
}

/** The position of a drawing, before its first move. */
export function drawnPosition(rules: Rules, drawing: string, turn: Seat): Position {
  const arrangement: PositionSpec = {
    pieces: drawnPieces(rules, rowsOf(drawing)),
    turn: seatIndex(turn),
    actions: rules.seats.length,
    quiet: 0,
    recent: [],
  };
  const arranged = buildPosition(rules, arrangement);
  if (!arranged.ok) throw new Error(`a drawing has no earlier moves: ${JSON.stringify(arranged.error)}`);
  return clonePosition(arranged.value);
}

function drawnPieces(rules: Rules, rows: readonly (readonly string[])[]): readonly PieceSpec[] {
  const { board, armySize, kinds } = rules;
  const left = rules.seats.map(() => Array.from(rules.army));
  const next = rules.seats.map((_, seat) => seat * armySize);
  const pieces: PieceSpec[] = [];
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
  return Array.from(buffer.subarray(0, count), (word) => decodeIntent(position.rules, word))
    .filter((intent) => intent.type === 'move')
    .filter((move) => move.from === from)
    .map((move) => move.to)
    .sort();
}

function intentOf(rules: Rules, text: string): Intent {
  const deed = parseDeed(rules, text);
  if (deed !== undefined) return deed;
  const [from, to] = text.split('-');
  if (to === undefined) throw new Error(`${text} is neither a move nor a deed`);
  return { type: 'move', from, to };
}

/** Gives each seat its cards, as an action before the first. */
function dealCards(position: Position, { hands = {}, draw = {} }: ScenarioSetup): void {
  openAction(position);
  for (const seat of position.rules.seats) {
    const [drawPile, hand, spent] = ['draw', 'hand', 'spent'].map((name) => pileNumber(position, `${name} ${seat}`));
    const wanted = (hands[seat] ?? '').split(' ').filter(Boolean);
    const kept = draw[seat]?.split(' ').filter(Boolean);
    for (const card of wanted) moveCard(position, drawPile, placeOf(position, drawPile, card), hand, 'top');
    if (kept === undefined) continue;
    for (const card of cardsOf(position, `draw ${seat}`))
      if (!kept.includes(card)) moveCard(position, drawPile, placeOf(position, drawPile, card), spent, 'top');
    for (const card of kept) moveCard(position, drawPile, placeOf(position, drawPile, card), drawPile, 'top');
  }
}

export function pileNumber(position: Position, id: string): number {
  return position.rules.decks?.piles.findIndex((pile) => pile.id === id) ?? -1;
}

/** The kinds of the cards in a pile, from the bottom up. */
export function cardsOf(position: Position, id: string): readonly string[] {
  return cardsIn(position, pileNumber(position, id)).map((card) => position.rules.decks?.kindByCard[card] ?? '');
}

function placeOf(position: Position, pile: number, card: string): number {
  const place = cardsIn(position, pile).findIndex((candidate) => position.rules.decks?.kindByCard[candidate] === card);
  if (place < 0) throw new Error(`${card} does not lie there`);
  return place;
}
