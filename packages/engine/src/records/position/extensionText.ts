/**
 * The state of powers and cards as one field of a position text: notes, questions, piles, and the moves before the last deed that the two-square rule
 * needs (streakText.ts); an empty part is `-`. Where there are bags, a fifth part lists what lies in each, seat by seat, with marks as on the board; a
 * piece that has been drawn and waits for its place comes first.
 *
 *     exchangedRed=1,attackFrom=34|defend:b|boat.jump;swap.armour;-;-;...|r:a4a5.a5a4
 *     moves=2,round=7,starter=1|-|blitz.regroup;-;traitor|-|2.2!.7!{b};-;K!
 */

import { fail, ok, type Result } from '../../basics.ts';
import type { ExtensionSpec } from '../../position/buildPosition.ts';
import { cardsIn } from '../../position/cards.ts';
import { ALL_SEATS, DecisionType, kindOf, noteOf, Offset, type Position } from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { seatIndex, seatsIn } from '../../seats.ts';
import { kindOfSymbol, seatLetter, seatOfLetter } from '../symbols.ts';
import { formatShown, parseShown } from './boardText.ts';
import type { PositionFault } from './positionFault.ts';
import { formatStreaks } from './streakText.ts';

export interface BagPiece {
  readonly kind: number;
  readonly shownTo: number;
}

type TextExtension = Omit<ExtensionSpec, 'streaks'> & {
  readonly streakTexts: readonly string[];
  /** Seat by seat, where there are bags. */
  readonly bags?: readonly (readonly BagPiece[])[];
};

const NONE = '-';
const NOTE_MAX = 1 << 20;

export function formatExtension(position: Position): string {
  const { extension, decks } = position.rules;
  const notes = (extension?.notes ?? []).flatMap(({ id }, number) =>
    noteOf(position, number) > 0 ? [`${id}=${noteOf(position, number)}`] : [],
  );
  const questions = Array.from(
    position.words.subarray(Offset.DECISIONS, Offset.DECISIONS + position.words[Offset.DECISION_COUNT]),
    (word) => {
      const name = extension?.questions[(word & 255) - DecisionType.FIRST_QUESTION];
      const detail = word >> 16;
      return `${name}:${seatsIn((word >> 8) & ALL_SEATS)
        .map(seatLetter)
        .join('')}${detail > 0 ? `:${detail}` : ''}`;
    },
  );
  const piles = (decks?.piles ?? []).map((_, pile) =>
    orNone(
      cardsIn(position, pile).map((card) => decks?.kindByCard[card] ?? ''),
      '.',
    ),
  );
  const parts = [orNone(notes, ','), orNone(questions, ','), orNone(piles, ';'), orNone(formatStreaks(position), ',')];
  return (position.rules.hasBags ? [...parts, formatBags(position)] : parts).join('|');
}

function formatBags(position: Position): string {
  const { seats, extension, kinds } = position.rules;
  const bags = seats.map((_, seat) => {
    const bag = extension?.bagOf?.(position, seat) ?? [];
    return orNone(
      bag.map((piece) => `${kinds[kindOf(position, piece)].symbol}${formatShown(position, piece)}`),
      '.',
    );
  });
  return bags.join(';');
}

/** The streaks stay texts: their seats are known only when the recent moves have been read. */
export function parseExtension(rules: Rules, text: string): Result<TextExtension, PositionFault> {
  const parts = text.split('|');
  if (parts.length !== (rules.hasBags ? 5 : 4)) return fail({ code: 'badSpecial', at: text.slice(0, 24) });
  const notes = parseNotes(rules, parts[0]);
  if (!notes.ok) return notes;
  const decisions = parseQuestions(rules, parts[1]);
  if (!decisions.ok) return decisions;
  const piles = parsePiles(rules, parts[2]);
  if (!piles.ok) return piles;
  const bags = rules.hasBags ? parseBags(rules, parts[4]) : ok(undefined);
  if (!bags.ok) return bags;
  const written = { notes: notes.value, decisions: decisions.value, piles: piles.value, streakTexts: listed(parts[3], ',') };
  return ok(bags.value === undefined ? written : { ...written, bags: bags.value });
}

function parseBags(rules: Rules, text: string): Result<readonly (readonly BagPiece[])[], PositionFault> {
  const written = text.split(';');
  if (written.length !== rules.seats.length) return fail({ code: 'badSpecial', at: `${written.length} bags` });
  const bags: BagPiece[][] = [];
  for (const [seat, bag] of written.entries()) {
    const pieces: BagPiece[] = [];
    for (const piece of listed(bag, '.')) {
      const found = /^(.)(!?)(?:\{([a-z]{1,4})\})?$/su.exec(piece);
      const kind = kindOfSymbol(rules, found?.[1] ?? '');
      const shownTo = found === null ? undefined : parseShown(rules, seat, found[2], found[3]);
      if (kind < 0 || shownTo === undefined) return fail({ code: 'badSpecial', at: piece.slice(0, 24) });
      pieces.push({ kind, shownTo });
    }
    bags.push(pieces);
  }
  return ok(bags);
}

function parseNotes(rules: Rules, text: string): Result<readonly number[], PositionFault> {
  const known = rules.extension?.notes ?? [];
  const notes = known.map(() => 0);
  for (const written of listed(text, ',')) {
    const found = /^([A-Za-z]{1,40})=([1-9]\d{0,6})$/.exec(written);
    const note = known.findIndex(({ id }) => id === found?.[1]);
    if (found === null || note < 0 || notes[note] > 0 || Number(found[2]) >= NOTE_MAX)
      return fail({ code: 'badSpecial', at: written.slice(0, 24) });
    notes[note] = Number(found[2]);
  }
  return ok(notes);
}

function parseQuestions(rules: Rules, text: string): Result<readonly number[], PositionFault> {
  const words: number[] = [];
  for (const written of listed(text, ',')) {
    const found = /^([A-Za-z]{1,40}):([rbgy]{1,4})(?::([1-9]\d{0,2}))?$/.exec(written);
    const question = rules.extension?.questions.indexOf(found?.[1] ?? '') ?? -1;
    const seats = [...(found?.[2] ?? '')].map(seatOfLetter).filter((seat) => seat !== undefined && rules.seats.includes(seat));
    const detail = Number(found?.[3] ?? 0);
    if (found === null || question < 0 || new Set(seats).size !== found[2].length || detail > 255 || words.length > 15)
      return fail({ code: 'badSpecial', at: written.slice(0, 24) });
    const mask = seats.reduce((sum, seat) => sum | (1 << seatIndex(seat!)), 0);
    words.push((DecisionType.FIRST_QUESTION + question) | (mask << 8) | (detail << 16));
  }
  return ok(words);
}

/** Every card of the game lies in one of the piles. */
function parsePiles(rules: Rules, text: string): Result<readonly (readonly number[])[], PositionFault> {
  const { decks } = rules;
  const written = listed(text, ';');
  if (written.length !== (decks?.piles.length ?? 0)) return fail({ code: 'badSpecial', at: `${written.length} piles` });
  const left = new Set((decks?.kindByCard ?? []).keys());
  const piles: number[][] = [];
  for (const [pile, cards] of written.entries()) {
    const numbers: number[] = [];
    for (const card of listed(cards, '.')) {
      // The card has no owner, or that of the pile.
      const owner = decks?.piles[pile].seat;
      const number = [...left].find((candidate) => decks?.kindByCard[candidate] === card && decks.ownerByCard[candidate] === owner);
      if (number === undefined) return fail({ code: 'badSpecial', at: card.slice(0, 24) });
      left.delete(number);
      numbers.push(number);
    }
    piles.push(numbers);
  }
  return left.size === 0 ? ok(piles) : fail({ code: 'badSpecial', at: `${left.size} cards are missing` });
}

function listed(text: string, separator: string): readonly string[] {
  return text === NONE ? [] : text.split(separator);
}

function orNone(parts: readonly string[], separator: string): string {
  return parts.length === 0 ? NONE : parts.join(separator);
}
