/** The subjects of sentences, and what the host must know to name them. */

import type { Cell, PieceId, Seat } from '@flagfall/engine';

/** The languages of the rulebooks, in the order in which they are offered. */
export const LOCALES = ['nl', 'fr', 'de', 'en', 'es', 'it', 'pt', 'da'] as const;
export type Locale = (typeof LOCALES)[number];

/** The name of each language in itself, for readers who know no other. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  nl: 'Nederlands',
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  da: 'Dansk',
};

/** The country of a language where the bare tag would mean another: `Intl` takes `pt` for Brazilian, and ours is the Portuguese of Portugal. */
const COUNTRIES: Readonly<Partial<Record<Locale, string>>> = { pt: 'PT' };

/** A language as a tag for `Intl` and the document: `de`, `pt-PT`. */
export function languageTag(locale: Locale): string {
  const country = COUNTRIES[locale];
  return country === undefined ? locale : `${locale}-${country}`;
}

/** The values of a text's placeholders. */
export type Values = Readonly<Record<string, string | number>>;

/** A piece's side and place, as far as the reader can follow it on the board. */
export interface PiecePlace {
  readonly seat: Seat;
  readonly cell: Cell;
}

/** The names that the host gives to things, from the name pack of the edition. */
export interface Names {
  /** Without a seat: the reader's own piece, as in a refusal. */
  kindName(seat: Seat | undefined, kind: string): string;
  seatName(seat: Seat): string;
  /** All seats of the game: those that are not among the winners have lost. */
  readonly seats: readonly Seat[];
  cellName(cell: Cell): string;
  /** Whether the board is a map: its cells are zones and not squares, and territories count. */
  readonly isMap?: boolean;
  /** The piece whose capture wins, by the booklet of the game; a flag by default. */
  readonly prize?: 'flag' | 'apple' | 'base';
  /** Whether the name of a side is a plural ("Templars"); without it, none is. */
  seatIsPlural?(seat: Seat): boolean;
  /** Where a piece stood before the event and whose it is; without it, events tell neither. `followPieces` keeps track. */
  placeOf?(piece: PieceId): PiecePlace | undefined;
}
