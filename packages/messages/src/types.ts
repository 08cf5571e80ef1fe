/** What the sentences are about, and what the host must know to name it. */

import type { Cell, PieceId, Seat } from '@flagfall/engine';

/** The languages of the rulebooks, in the order in which they are offered. */
export const LOCALES = ['nl', 'fr', 'de', 'en', 'es', 'it', 'pt', 'da'] as const;
export type Locale = (typeof LOCALES)[number];

/** What each language calls itself, for whoever cannot read the others. */
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

/** The country whose habits a language follows, where the bare name of the language would mean another: our Portuguese is that of Portugal, while `Intl` takes Brazil's. */
const COUNTRIES: Readonly<Partial<Record<Locale, string>>> = { pt: 'PT' };

/** A language as `Intl` and a document want to hear it: `de`, `pt-PT`. */
export function languageTag(locale: Locale): string {
  const country = COUNTRIES[locale];
  return country === undefined ? locale : `${locale}-${country}`;
}

/** What fills the placeholders of a text. */
export type Values = Readonly<Record<string, string | number>>;

/** A piece's side and place, as far as the reader can follow it on the board. */
export interface PiecePlace {
  readonly seat: Seat;
  readonly cell: Cell;
}

/** What the host calls things, from the name pack of the edition. */
export interface Names {
  /** Without a seat: the reader's own piece, as in a refusal. */
  kindName(seat: Seat | undefined, kind: string): string;
  seatName(seat: Seat): string;
  /** Everybody in the game: whoever is not among the winners has lost. */
  readonly seats: readonly Seat[];
  cellName(cell: Cell): string;
  /** Whether the board is a map: its cells are zones and not squares, and territories count. */
  readonly isMap?: boolean;
  /** What is captured to win, as the booklet of the game has it; without it, a flag. */
  readonly prize?: 'flag' | 'apple' | 'base';
  /** Whether the name of a side is a plural ("Templars"); without it, none is. */
  seatIsPlural?(seat: Seat): boolean;
  /** Where a piece stood before the event and whose it is; without it, events tell neither. `followPieces` keeps track. */
  placeOf?(piece: PieceId): PiecePlace | undefined;
}
