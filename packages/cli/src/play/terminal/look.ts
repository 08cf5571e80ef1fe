/** The look: the colours of seats and squares, their letters for terminals without colour, and the glyphs of pieces. */

import type { NamePack } from '@flagfall/editions';
import { type PieceKind, type Rules, type Seat, seatLetter } from '@flagfall/engine';
import type { CellStyle, ColourMode } from './canvas.ts';

/** Papers of the 256-colour palette by the colour that a name pack gives a seat; all of them carry white letters. */
const SEAT_PAPERS: Readonly<Record<string, number>> = { red: 124, blue: 26, orange: 166, green: 28, gold: 136 };

/** The characters of obstacles. */
const OBSTACLES: Readonly<Record<NamePack['obstacleKind'], { readonly character: string; readonly style: CellStyle }>> = {
  lake: { character: '~', style: { ink: 80, paper: 30 } },
  mountain: { character: '^', style: { ink: 252, paper: 242 } },
  planet: { character: 'o', style: { ink: 183, paper: 54 } },
};

/** The backgrounds of a square, by its marks. */
export const SQUARE_GROUNDS = { light: 238, dark: 236, last: 101, target: 34, chosen: 208, cursor: 226 } as const;
export type SquareGround = keyof typeof SQUARE_GROUNDS;

export const STYLES = {
  bar: { inverse: true, bold: true },
  heading: { bold: true },
  faint: { dim: true },
  chosen: { inverse: true },
  warning: { bold: true, ink: 214 },
  good: { bold: true, ink: 40 },
} as const satisfies Record<string, CellStyle>;

export class TerminalTheme {
  readonly paint: ColourMode;
  readonly #pack: NamePack;

  constructor(paint: ColourMode, pack: NamePack) {
    this.paint = paint;
    this.#pack = pack;
  }

  get obstacle(): { readonly character: string; readonly style: CellStyle } {
    return OBSTACLES[this.#pack.obstacleKind];
  }

  paperOf(seat: Seat): number {
    return SEAT_PAPERS[this.#pack.seats[seat]?.colour ?? seat] ?? SEAT_PAPERS[seat];
  }

  seatStyle(seat: Seat): CellStyle {
    return { ink: 231, paper: this.paperOf(seat), bold: true };
  }

  /** The letter of a seat, for terminals without colour. */
  letterOf(seat: Seat): string {
    return this.paint === 'colour' ? '' : seatLetter(seat);
  }
}

/** A piece in at most two characters: its rank, or its letter if the rank says little; both if it has a power that others of its rank lack. */
export function glyphOf({ powers, kinds, army }: Rules, kind: PieceKind): string {
  if (kind.rank === undefined || kind.rank < 2) return kind.symbol;
  const isPlain = kinds.every(
    ({ id, rank }, at) =>
      rank !== kind.rank || army[at] === 0 || powers.every(({ bearers }) => bearers.includes(id) || !bearers.includes(kind.id)),
  );
  return kind.rank > 9 || isPlain ? String(kind.rank) : `${kind.rank}${kind.symbol}`;
}

/** The same in little more than one character. */
export function shortGlyphOf(rules: Rules, kind: PieceKind): string {
  const glyph = glyphOf(rules, kind);
  return /^\d\D$/.test(glyph) ? kind.symbol : glyph;
}

/** The kind that a key places or marks: its symbol or its rank's last digit. */
export function kindForKey(kinds: readonly PieceKind[], key: string): PieceKind | undefined {
  return (
    kinds.find((kind) => kind.symbol.toLowerCase() === key.toLowerCase()) ??
    kinds.find((kind) => /^\d$/.test(key) && kind.rank !== undefined && kind.rank % 10 === Number(key))
  );
}
