/** Events as a viewer saw them, as they are sent. One schema per event: a new event of the engine needs one here. */

import type { Ending, LeaveReason, Outcome, SeenEvent, SeenEventFields } from '@flagfall/engine';
import * as v from 'valibot';
import { count, maybe, seat } from './schemas.ts';

/** The names of the engine; a test compares these lists. */
export const OUTCOME_NAMES = ['attackerWins', 'defenderWins', 'bothCaptured', 'nobodyCaptured'] as const satisfies readonly Outcome[];
export const ENDING_NAMES = [
  'flagCaptured',
  'immobile',
  'bothImmobile',
  'quietLimit',
  'resigned',
  'agreed',
  'outOfTime',
  'abandoned',
  'turnLimit',
  'lengthLimit',
] as const satisfies readonly Ending[];
export const LEAVING_NAMES = ['resigned', 'outOfTime', 'abandoned'] as const satisfies readonly LeaveReason[];

const text = v.string();
const texts = v.array(text);
const seats = v.array(seat);
const piece = count;
const pieces = v.array(piece);
const revealed = v.object({ piece, kind: text });
const end = v.picklist(['top', 'bottom']);

export const resultSchema = v.object({ ending: v.picklist(ENDING_NAMES), winners: seats });

const faces = v.variant('type', [
  v.object({ type: v.literal('gameStarted'), turn: seat, pieces: v.array(v.object({ piece, seat, cell: text })) }),
  v.object({ type: v.literal('pieceMoved'), piece, from: text, to: text, ran: v.boolean() }),
  v.object({ type: v.literal('piecesRevealed'), attacker: revealed, defender: revealed, outcome: v.picklist(OUTCOME_NAMES) }),
  v.object({ type: v.literal('pieceCaptured'), piece, cell: text }),
  v.object({ type: v.literal('attackAnnounced'), attacker: piece, defender: piece, ran: v.boolean() }),
  v.object({ type: v.literal('piecesSwapped'), pieces: v.tuple([piece, piece]), cells: v.tuple([text, text]) }),
  v.object({ type: v.literal('lotsDrawn'), lots: v.array(v.object({ seat, kind: text })) }),
  v.object({ type: v.literal('pieceGuessed'), seat, piece, kind: text, isRight: v.boolean() }),
  v.object({ type: v.literal('movesSkipped'), seat }),
  v.object({ type: v.literal('seatLeft'), seat, why: v.picklist(LEAVING_NAMES) }),
  v.object({ type: v.literal('decisionAsked'), decision: text, seats, detail: count }),
  v.object({ type: v.literal('decisionClosed'), decision: text, seats }),
  v.object({ type: v.literal('turnPassed'), turn: seat }),
  v.object({ type: v.literal('gameEnded'), ...resultSchema.entries }),
  v.object({
    type: v.literal('deedDone'),
    seat,
    deed: text,
    cells: maybe(texts),
    cards: maybe(texts),
    kind: maybe(text),
    yes: maybe(v.boolean()),
    order: maybe(v.array(count)),
    open: maybe(v.boolean()),
  }),
  v.object({ type: v.literal('cardMoved'), card: maybe(text), from: text, place: maybe(count), to: text, end }),
  v.object({ type: v.literal('pieceShown'), piece, seat, kind: maybe(text), to: seats, stays: maybe(v.literal(true)) }),
  v.object({
    type: v.literal('pieceReturned'),
    piece,
    seat,
    cell: text,
    kind: maybe(text),
    captured: maybe(piece),
    isOpen: v.boolean(),
  }),
  v.object({ type: v.literal('piecesMixed'), seat, pieces, kinds: maybe(texts) }),
  v.object({ type: v.literal('pileShuffled'), pile: text, places: maybe(v.array(count)) }),
  v.object({ type: v.literal('noted'), note: text, value: v.number() }),
  v.object({
    type: v.literal('seatDeployed'),
    seat,
    pieces: maybe(v.array(v.object({ piece, cell: text, kind: text }))),
  }),
]);

export const seenEventSchema = v.pipe(
  faces,
  v.transform((face): SeenEvent => {
    const seen: SeenEventFields = face;
    return seen as SeenEvent;
  }),
);
