/** The values in the texts of events: names of things instead of their ids. */

import type { Seat, SeenEvent } from '@flagfall/engine';
import type { Format } from '../format.ts';
import type { Terms } from '../terms.ts';
import type { Names, PiecePlace, Values } from '../types.ts';
import { cardMoveOf } from './cardMoves.ts';
import type { SeenEventOf, TellingContext } from './context.ts';
import { deedValues } from './deedValues.ts';
import { heldFlag } from './flagNotes.ts';
import { SILENT_EVENTS, type SilentEvent } from './silentEvents.ts';

type Told = Exclude<SeenEvent, { type: 'gameEnded' }>;

/** One line of the event log; empty for internal events. */
export function tellEvent(event: Told, names: Names, context: TellingContext, terms: Terms, format: Format): string {
  if (event.type === 'noted') return tellNote(event, names, context, terms, format);
  if (isSilent(event)) return '';
  if (event.type === 'deedDone') return terms.deedText(event.deed, '.told', deedValues(event, names, context, terms));
  if (event.type === 'decisionAsked')
    return terms.questionWaiting(
      event.decision,
      event.seats.map((seat) => names.seatName(seat)),
    );
  if (event.type === 'lotsDrawn') return tellLots(event, names, context, terms, format);
  const { id, values } = eventText(event, names, context, terms);
  return format(id, values);
}

/** Of all notes only a flag that changes hands has a sentence. */
function tellNote(event: SeenEventOf<'noted'>, names: Names, { flags }: TellingContext, terms: Terms, format: Format): string {
  const held = heldFlag(event);
  if (held === undefined) return '';
  const all = flags ?? [held.flag];
  return format('event.flagHeld', {
    ...owner(held.flag, names),
    count: all.length,
    flags: terms.list(all.map((seat) => names.seatName(seat))),
    holder: names.seatName(held.holder),
  });
}

function tellLots({ lots }: SeenEventOf<'lotsDrawn'>, names: Names, { isMore }: TellingContext, terms: Terms, format: Format): string {
  const parts = lots.map(({ seat, kind }, at) =>
    format(at === 0 ? 'event.lotsDrawn.first' : 'event.lotsDrawn.next', { ...owner(seat, names), kind: names.kindName(seat, kind) }),
  );
  return format('event.lotsDrawn', { lots: terms.row(parts), more: isMore ? 'yes' : 'no' });
}

type Silent = Extract<Told, { type: SilentEvent }>;

function isSilent(event: Told): event is Silent {
  return (SILENT_EVENTS as readonly string[]).includes(event.type);
}

interface Text {
  readonly id: string;
  readonly values: Values;
}

function eventText(
  event: Exclude<Told, Silent | { type: 'deedDone' | 'decisionAsked' | 'lotsDrawn' }>,
  names: Names,
  context: TellingContext,
  terms: Terms,
): Text {
  const id = `event.${event.type}`;
  switch (event.type) {
    case 'seatDeployed':
    case 'piecesMixed':
      return { id, values: { seat: names.seatName(event.seat) } };
    case 'movesSkipped':
      return { id, values: owner(event.seat, names) };
    case 'seatLeft':
      return { id, values: { ...owner(event.seat, names), why: event.why } };
    case 'pileShuffled':
      return { id, values: { shuffled: context.shuffled ?? 'unknown' } };
    case 'gameStarted':
    case 'turnPassed':
      return { id, values: { turn: names.seatName(event.turn) } };
    case 'cardMoved':
      return { id, values: cardValues(event, names, context, terms) };
    case 'pieceMoved': {
      const place = names.placeOf?.(event.piece);
      const values = { from: names.cellName(event.from), to: names.cellName(event.to), ran: event.ran ? 'yes' : 'no' };
      return ownedText(
        event.type,
        place,
        place === undefined ? values : { ...values, ...kindValues(place.seat, context.actor, names) },
        names,
      );
    }
    case 'pieceCaptured':
      return ownedText(event.type, names.placeOf?.(event.piece), { cell: names.cellName(event.cell) }, names);
    case 'piecesSwapped':
      return { id, values: { one: names.cellName(event.cells[0]), two: names.cellName(event.cells[1]) } };
    case 'pieceReturned':
      return {
        id,
        values: { ...owner(event.seat, names), ...kindValues(event.seat, event.kind, names), cell: names.cellName(event.cell) },
      };
    case 'pieceShown':
      return shownText(event, names, terms);
    case 'pieceGuessed':
      return guessText(event, names);
    case 'attackAnnounced':
      return announcedText(event, names, context);
    case 'piecesRevealed':
      return battleText(event, names, context);
  }
}

function ownedText(type: string, place: PiecePlace | undefined, values: Values, names: Names): Text {
  if (place === undefined) return { id: `event.unplaced.${type}`, values };
  return { id: `event.${type}`, values: { ...values, seat: names.seatName(place.seat) } };
}

function owner(seat: Seat, names: Names): Values {
  return { seat: names.seatName(seat), owner: names.seatIsPlural?.(seat) ? 'many' : 'one' };
}

function kindValues(seat: Seat, kind: string | undefined, names: Names): Values {
  return { known: kind === undefined ? 'no' : 'yes', kind: kind === undefined ? '' : names.kindName(seat, kind) };
}

/** The name of a pile ends with its owner; from a pile without one the seat in turn draws. */
function cardValues(event: Extract<Told, { type: 'cardMoved' }>, names: Names, context: TellingContext, terms: Terms): Values {
  const cards = context.cards ?? [event.card];
  const known = cards.filter((card) => card !== undefined);
  const seat = names.seats.find((candidate) => event.from.endsWith(` ${candidate}`)) ?? context.seat;
  return {
    way: cardMoveOf(event.from, event.to),
    ...(seat === undefined ? { seat: '', owner: 'one' } : owner(seat, names)),
    hasSeat: seat === undefined ? 'no' : 'yes',
    more: context.isMore ? 'yes' : 'no',
    known: known.length === cards.length ? 'yes' : 'no',
    cards: terms.cards(known),
    count: cards.length,
  };
}

function shownText(event: Extract<Told, { type: 'pieceShown' }>, names: Names, terms: Terms): Text {
  const place = names.placeOf?.(event.piece);
  const values = {
    ...kindValues(event.seat, event.kind, names),
    viewers: terms.list(event.to.map((seat) => names.seatName(seat))),
    stays: event.stays ? 'yes' : 'no',
  };
  if (place === undefined) return { id: 'event.unplaced.pieceShown', values };
  const toAll = names.seats.every((seat) => seat === event.seat || event.to.includes(seat)) && event.kind !== undefined ? 'yes' : 'no';
  return { id: 'event.pieceShown', values: { ...values, ...owner(event.seat, names), cell: names.cellName(place.cell), toAll } };
}

function guessText(event: Extract<Told, { type: 'pieceGuessed' }>, names: Names): Text {
  const place = names.placeOf?.(event.piece);
  const { seat, owner: number } = owner(event.seat, names);
  const values = { seat, number, kind: names.kindName(place?.seat, event.kind), right: event.isRight ? 'yes' : 'no' };
  if (place === undefined) return { id: 'event.unplaced.pieceGuessed', values };
  const { seat: enemy, owner: enemyNumber } = owner(place.seat, names);
  return { id: 'event.pieceGuessed', values: { ...values, enemy, enemyNumber, cell: names.cellName(place.cell) } };
}

function announcedText(event: Extract<Told, { type: 'attackAnnounced' }>, names: Names, { actor }: TellingContext): Text {
  const one = names.placeOf?.(event.attacker);
  const other = names.placeOf?.(event.defender);
  if (one === undefined || other === undefined) return { id: 'event.unplaced.attackAnnounced', values: {} };
  return {
    id: 'event.attackAnnounced',
    values: {
      ...owner(one.seat, names),
      hasActor: actor === undefined ? 'no' : 'yes',
      actor: actor === undefined ? '' : names.kindName(one.seat, actor),
      from: names.cellName(one.cell),
      enemy: names.seatName(other.seat),
      to: names.cellName(other.cell),
    },
  };
}

function battleText(event: Extract<Told, { type: 'piecesRevealed' }>, names: Names, { isSettled }: TellingContext): Text {
  const one = names.placeOf?.(event.attacker.piece);
  const other = names.placeOf?.(event.defender.piece);
  const values = {
    outcome: event.outcome,
    attacker: names.kindName(one?.seat, event.attacker.kind),
    defender: names.kindName(other?.seat, event.defender.kind),
  };
  if (one === undefined || other === undefined) return { id: 'event.unplaced.piecesRevealed', values };
  const places = {
    attackerSeat: names.seatName(one.seat),
    attackerOwner: names.seatIsPlural?.(one.seat) ? 'many' : 'one',
    from: names.cellName(one.cell),
    defenderSeat: names.seatName(other.seat),
    defenderOwner: names.seatIsPlural?.(other.seat) ? 'many' : 'one',
    to: names.cellName(other.cell),
  };
  return { id: isSettled ? 'event.battleSettled' : 'event.piecesRevealed', values: { ...values, ...places } };
}
