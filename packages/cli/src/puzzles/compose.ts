/**
 * Random positions: two camps, and a few pieces of both in close contact. In games of computers, cards and powers are used up long before few worlds are
 * left; here they are not.
 */

import {
  type Chance,
  formatPosition,
  type PieceKind,
  type Position,
  parsePosition,
  pick,
  type Rules,
  type Seat,
  seatLetter,
  shuffled,
} from '@flagfall/engine';

export interface ComposedPosition {
  readonly position: Position;
  readonly text: string;
  readonly seat: Seat;
}

/** The least number of movable pieces of each side, and the most that chance adds. */
const MOVERS_MIN = 3;
const MOVERS_MORE = 3;
const BOMBS_MAX = 3;
/** Their greatest distance from the centre of the fight. */
const NEAR = 2;

/** Undefined if the drawn pieces make no legal position. */
export function compose(rules: Rules, chance: Chance): ComposedPosition | undefined {
  const seat = chance.below(2);
  const placed = new Map<number, string>();
  const applesUsed = rules.extension?.notes.some(({ id }) => id === 'applesUsed') ? applesBy(seat, chance) : 0;
  const flags = [0, 1].map((side) =>
    camp(rules, chance, placed, { side, isAsked: side === seat, isExposed: ((applesUsed >> side) & 1) === 1 }),
  );
  const middle = pick(chance, [flags[1 - seat], flags[1 - seat], flags[seat], pick(chance, freeCells(rules, placed))]);
  const near = shuffled(
    chance,
    freeCells(rules, placed).filter((cell) => distance(rules, cell, middle) <= NEAR),
  );
  for (const side of [0, 1]) {
    for (const kind of movers(rules, side === seat, chance)) {
      const cell = near.pop();
      if (cell !== undefined)
        placed.set(cell, `${seatLetter(rules.seats[side])}${kind.symbol}'${side !== seat && chance.below(5) < 3 ? '!' : ''}`);
    }
  }
  const special = [applesUsed === 0 ? '-' : `applesUsed=${applesUsed}`, '-', pilesText(rules, seat, chance), '-'].join('|');
  const parsed = parsePosition(rules, [boardText(rules, placed), seatLetter(rules.seats[seat]), 60, 0, '-', special].join(' '));
  return parsed.ok ? { position: parsed.value, text: formatPosition(parsed.value), seat: rules.seats[seat] } : undefined;
}

/** The enemy's Apple is mostly used up, because it would answer everything; that of the asked seat is mostly not. */
function applesBy(seat: number, chance: Chance): number {
  return (chance.below(4) > 0 ? 1 << (1 - seat) : 0) | (chance.below(4) === 0 ? 1 << seat : 0);
}

/** A flag on the last row with bombs beside it; the cell of the flag. */
function camp(
  rules: Rules,
  chance: Chance,
  placed: Map<number, string>,
  { side, isAsked, isExposed }: { readonly side: number; readonly isAsked: boolean; readonly isExposed: boolean },
): number {
  const { board, homes } = rules;
  const isSouth = board.layout[homes[side][0]].row === 0;
  const flag = (isSouth ? 0 : board.rows - 1) * board.columns + chance.below(board.columns);
  const letter = seatLetter(rules.seats[side]);
  placed.set(flag, `${letter}F${isExposed ? '^' : ''}`);
  const beside = shuffled(
    chance,
    freeCells(rules, placed).filter((cell) => distance(rules, cell, flag) <= NEAR),
  );
  for (const cell of beside.slice(0, chance.below(BOMBS_MAX + 1)))
    placed.set(cell, `${letter}B${!isAsked && chance.below(5) < 2 ? '!' : ''}`);
  return flag;
}

/** Movable pieces, within the numbers of the army; the asked seat has at least one with a power. */
function movers({ kinds, army, extension }: Rules, isAsked: boolean, chance: Chance): readonly PieceKind[] {
  const all = shuffled(
    chance,
    kinds.flatMap((kind, number) => (kind.moves === 'never' ? [] : Array<PieceKind>(army[number]).fill(kind))),
  );
  const bearers = new Set(extension?.deeds.flatMap((deed) => deed.bearers ?? []));
  const able = isAsked ? all.find(({ id }) => bearers.has(id)) : undefined;
  const others = all.filter((kind) => kind !== able || chance.below(2) === 0);
  return [...(able === undefined ? [] : [able]), ...others].slice(0, MOVERS_MIN + chance.below(MOVERS_MORE));
}

/** With cards: the asked seat holds some and will draw none; the enemy holds few, from a small deck. */
function pilesText({ decks, seats }: Rules, seat: number, chance: Chance): string {
  if (decks === undefined) return '-';
  const dealt = seats.map((_, side) => {
    const cards = shuffled(chance, [...new Set(decks.kindByCard)]);
    const hand = cards.splice(0, side === seat ? 1 + chance.below(3) : chance.below(3));
    const draw = cards.splice(0, side === seat ? 0 : chance.below(3));
    return [draw, hand, cards, []].map((pile) => pile.join('.') || '-').join(';');
  });
  return dealt.join(';');
}

function freeCells({ board }: Rules, placed: ReadonlyMap<number, string>): number[] {
  return [...board.cells.keys()].filter((cell) => !board.obstacle[cell] && !placed.has(cell));
}

function distance({ board }: Rules, one: number, other: number): number {
  const [a, b] = [board.layout[one], board.layout[other]];
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}

/** Rows from the north, gaps as numbers. */
function boardText({ board }: Rules, placed: ReadonlyMap<number, string>): string {
  const rows = Array.from({ length: board.rows }, (_, north) => {
    const start = (board.rows - 1 - north) * board.columns;
    const cells = Array.from({ length: board.columns }, (_cell, column) =>
      board.obstacle[start + column] ? '#' : (placed.get(start + column) ?? ' '),
    );
    return cells.join('').replace(/ +/g, (gap) => String(gap.length));
  });
  return rows.join('/');
}
