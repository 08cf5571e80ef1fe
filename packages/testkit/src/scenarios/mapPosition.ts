/**
 * Positions on a map: the pieces in zones, by name. `{ red: 'king key1, scout har1 har2, flag oxm3', blue: ... }`: as many seats play as are
 * named; pieces that are not named lie in the bag, and a flag that is not named must be held by a seat.
 */

import {
  type BySeat,
  compileRules,
  type Edition,
  newGame,
  type OptionValue,
  observe,
  type Position,
  pendingDecision,
  type Rules,
  type Seat,
  seatIndex,
  submit,
} from '@flagfall/engine';
import { DecisionType } from '@flagfall/engine/edition';
import { buildPosition, clonePosition, type PieceSpec } from '@flagfall/engine/internal';
import { expect } from 'vitest';
import { chanceFrom, playText } from './scenario.ts';

export interface MapSetup {
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly turn?: Seat;
  /** Moves left, one when absent; they include the compulsory one unless it has been made. */
  readonly moves?: number;
  readonly moved?: boolean;
  /** Cards on the table, from which the seat in turn is to choose. */
  readonly cards?: string;
  /** The draw pile from the bottom up: all other cards when absent, the Traitor lowest. */
  readonly draw?: string;
  /** The top of the discards, from below; cards in no other pile lie under it. */
  readonly discard?: string;
  /** The seat that holds the flag of a seat. */
  readonly held?: BySeat<Seat>;
  readonly round?: number;
  readonly starter?: Seat;
  readonly gone?: readonly Seat[];
}

export type MapPieces = BySeat<string>;

interface NamedPiece {
  readonly seat: number;
  readonly kind: number;
  readonly cell: number;
}

export const FLAG_NOTES: Readonly<Record<Seat, string>> = {
  red: 'flagOfRed',
  blue: 'flagOfBlue',
  green: 'flagOfGreen',
  gold: 'flagOfGold',
};

/** A position in the middle of a game. */
export function mapPosition(edition: Edition, pieces: MapPieces, setup: MapSetup = {}): Position {
  const rules = compileRules(edition, { players: Object.keys(pieces).length, ...setup.options });
  const turn = seatIndex(setup.turn ?? 'red');
  const cards = words(setup.cards ?? '');
  const asked =
    cards.length === 0 ? [] : [(DecisionType.FIRST_QUESTION + (rules.extension?.questions.indexOf('card') ?? -1)) | (1 << (8 + turn))];
  const arranged = buildPosition(rules, {
    pieces: arrangedPieces(rules, pieces, setup.held ?? {}),
    turn,
    actions: rules.seats.length,
    quiet: 0,
    recent: [],
    extension: { notes: notesFor(rules, setup), decisions: asked, piles: pilesFor(rules, setup, cards), streaks: [] },
  });
  if (!arranged.ok) throw new Error(`there is no such position: ${JSON.stringify(arranged.error)}`);
  return clonePosition(arranged.value);
}

/**
 * A game from its first event to the first turn, for tests that need its whole history. Red draws the flag as its lot and begins; each seat drafts
 * the territories of its named pieces and then any; the rest of its army is in the rest of its zones, in the order of the kinds.
 * `cards` are those that come from the draw pile first.
 */
export function startedMapGame(edition: Edition, pieces: MapPieces, cards: string, options: MapSetup['options'] = {}): Position {
  const rules = compileRules(edition, { players: Object.keys(pieces).length, ...options });
  const lots = rules.seats.map((_, seat) => (seat === 0 ? rules.armySize - 1 : 0));
  const { chance, isUsedUp } = chanceFrom([...lots, ...shuffleThatBrings(rules, words(cards))]);
  const position = newGame(rules, chance);
  expect(isUsedUp(), 'nothing else is left to chance').toBe(true);
  const named = namedPieces(rules, pieces);
  while (pendingDecision(position)?.decision === 'draft') draftNext(position, named);
  rules.seats.forEach((seat, number) => {
    const own = named.filter((piece) => piece.seat === number);
    const deployment = Object.fromEntries(own.map(({ cell, kind }) => [rules.board.cells[cell], rules.kinds[kind].id]));
    const free = (observe(position, seat).homes[seat] ?? []).filter((zone) => deployment[zone] === undefined);
    unnamedKinds(rules, own).forEach((kind, at) => {
      deployment[free[at]] = rules.kinds[kind].id;
    });
    expect(submit(position, seat, { type: 'deploy', deployment }), `${seat} deploys`).toMatchObject({ ok: true });
  });
  return position;
}

/** The seat that drafts takes a territory of its named pieces, or else one without named pieces. */
function draftNext(position: Position, named: readonly NamedPiece[]): void {
  const { board } = position.rules;
  const seat = turnOfDraft(position);
  const offered = observe(position, seat).deeds.map(({ cells = [] }) => cells[0]);
  const ownerOf = (zone: string): number | undefined =>
    named.find(({ cell }) => board.cells[cell].slice(0, -1) === zone.slice(0, -1))?.seat;
  const choice = offered.find((zone) => ownerOf(zone) === seatIndex(seat)) ?? offered.find((zone) => ownerOf(zone) === undefined);
  playText(position, seat, `draft ${choice}`);
}

function turnOfDraft(position: Position): Seat {
  return pendingDecision(position)?.seats[0] ?? 'red';
}

/** The numbers of a shuffle of the draw pile after which these cards lie on top, the first topmost. */
function shuffleThatBrings(rules: Rules, cards: readonly string[]): readonly number[] {
  const pile = [...(rules.decks?.piles[0].cards ?? [])].map((card, at) => ({ card, at }));
  const wanted: typeof pile = [];
  for (const card of cards) {
    const next = pile.find((candidate) => candidate.card === card && !wanted.includes(candidate));
    if (next === undefined) throw new Error(`there are not so many cards ${card}`);
    wanted.push(next);
  }
  // Cards not yet placed go on top, one after the other; the last one stays at the bottom.
  const [, ...placed] = [...pile.filter((candidate) => !wanted.includes(candidate)), ...wanted.toReversed()];
  return placed.map((card) => {
    const place = pile.indexOf(card);
    pile.splice(place, 1);
    return place;
  });
}

function arrangedPieces(rules: Rules, pieces: MapPieces, held: BySeat<Seat>): readonly PieceSpec[] {
  const named = namedPieces(rules, pieces);
  const marks = { moved: false, ran: false, shownTo: 0 };
  return rules.seats.flatMap((seat, number) => {
    const own = named.filter((piece) => piece.seat === number).toSorted((one, other) => one.cell - other.cell);
    const inBag = unnamedKinds(rules, own);
    if (inBag.some((kind) => rules.kinds[kind].id === 'flag') !== (held[seat] !== undefined))
      throw new Error(`the flag of ${seat} is on the board or held by a seat`);
    return [...own, ...inBag.map((kind) => ({ kind, cell: undefined }))].map(({ kind, cell }, n) => ({
      piece: number * rules.armySize + n,
      kind,
      cell,
      ...marks,
      // All have seen a captured flag.
      ...(cell === undefined && rules.kinds[kind].id === 'flag' ? { shownTo: 15 } : {}),
    }));
  });
}

function namedPieces(rules: Rules, pieces: MapPieces): readonly NamedPiece[] {
  return rules.seats.flatMap((seat, number) =>
    (pieces[seat] ?? '')
      .split(',')
      .filter((part) => part.trim() !== '')
      .flatMap((part) => {
        const [id, ...zones] = words(part);
        const kind = rules.kinds.findIndex((candidate) => candidate.id === id);
        return zones.map((zone) => {
          const cell = rules.board.indexOf.get(zone);
          if (kind < 0 || cell === undefined) throw new Error(`${id} in ${zone}: there is no such piece or zone`);
          return { seat: number, kind, cell };
        });
      }),
  );
}

/** The rest of the army, by kind. */
function unnamedKinds(rules: Rules, own: readonly NamedPiece[]): readonly number[] {
  return Array.from(rules.army).flatMap((count, kind) => {
    const left = count - own.filter((piece) => piece.kind === kind).length;
    if (left < 0) throw new Error(`an army has only ${count} of ${rules.kinds[kind].id}`);
    return Array<number>(left).fill(kind);
  });
}

function notesFor(
  rules: Rules,
  { moves = 1, moved = false, held = {}, round = 1, starter = 'red', gone = [] }: MapSetup,
): readonly number[] {
  const values: Readonly<Record<string, number>> = {
    ...Object.fromEntries(Object.entries(held).map(([seat, holder]) => [FLAG_NOTES[seat as Seat], seatIndex(holder) + 1])),
    moves,
    mustMove: moved ? 0 : 1,
    round,
    starter: seatIndex(starter) + 1,
    gone: gone.reduce((mask, seat) => mask | (1 << seatIndex(seat)), 0),
  };
  return (rules.extension?.notes ?? []).map(({ id }) => values[id] ?? 0);
}

/** The cards of the three piles, by number. */
function pilesFor(rules: Rules, { draw, discard = '' }: MapSetup, onTable: readonly string[]): readonly (readonly number[])[] {
  const kinds = rules.decks?.kindByCard ?? [];
  const left = [...kinds.keys()];
  const take = (cards: readonly string[]): readonly number[] =>
    cards.map((card) => {
      const place = left.findIndex((number) => kinds[number] === card);
      if (place < 0) throw new Error(`there are not so many cards ${card}`);
      return left.splice(place, 1)[0];
    });
  const table = take(onTable);
  const top = take(words(discard));
  const pile = draw === undefined ? undefined : take(words(draw));
  const rest = left.toSorted((one, other) => Number(kinds[other] === 'traitor') - Number(kinds[one] === 'traitor') || one - other);
  return [pile ?? rest, table, pile === undefined ? top : [...rest, ...top]];
}

export function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}
