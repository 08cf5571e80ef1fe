/** A view as it is sent, field by field, and what is turned over at the end. This is the second place that may brand them: the engine built what arrives here. */

import type { OpenedFields, OpenedView, View, ViewFields } from '@flagfall/engine';
import * as v from 'valibot';
import { bySeat, count, maybe, seat, viewer } from './schemas.ts';
import { resultSchema } from './seenEvents.ts';

const text = v.string();
const texts = v.array(text);
const seats = v.array(seat);

const seen = maybe(v.object({ moved: v.boolean(), ran: v.boolean(), shownTo: seats }));

const piece = v.variant('known', [
  v.object({ known: v.literal(true), piece: count, seat, cell: text, kind: text, seen }),
  v.object({ known: v.literal(false), piece: count, seat, cell: text, seen }),
]);

const pile = v.object({ id: text, seat: maybe(seat), count, cards: maybe(texts) });
const recent = v.object({ seat, piece: count, from: text, to: text, attack: v.boolean() });
const move = v.object({ type: v.literal('move'), from: text, to: text });
const deed = v.object({
  type: v.literal('deed'),
  deed: text,
  cells: maybe(texts),
  cards: maybe(texts),
  kind: maybe(text),
  yes: maybe(v.boolean()),
  order: maybe(v.array(count)),
  open: maybe(v.boolean()),
});

/** What lies open for everybody once the game is over. */
const openable = {
  pieces: v.array(piece),
  captured: v.array(v.object({ piece: count, seat, kind: maybe(text) })),
  piles: v.array(pile),
  notes: v.record(text, v.number()),
  powers: v.array(v.object({ seat, deed: text, left: count })),
};

export const openedViewSchema = v.pipe(
  v.object(openable),
  v.transform((read): OpenedView => {
    const opened: OpenedFields = read;
    return opened as OpenedView;
  }),
);

/** Absent fields of a view are `undefined` in memory, and not sent. */
const fields = v.object({
  edition: text,
  revision: count,
  options: v.record(text, v.union([text, v.number()])),
  viewer,
  version: count,
  turn: seat,
  waiting: v.optional(v.object({ decision: text, seats })),
  deployed: seats,
  homes: bySeat(texts),
  ...openable,
  quiet: v.number(),
  quietLimit: v.optional(count),
  recent: v.array(recent),
  announced: v.optional(v.object({ attacker: count, defender: count, kind: maybe(text) })),
  placing: v.optional(v.object({ piece: count, seat, kind: maybe(text) })),
  moves: v.array(move),
  deeds: v.array(deed),
  result: v.optional(resultSchema),
});

export const viewSchema = v.pipe(
  fields,
  v.transform((read): View => {
    // Restores the fields that a view always has, if only as undefined.
    const { waiting, quietLimit, announced, placing, result } = read;
    const whole: ViewFields = { ...read, waiting, quietLimit, announced, placing, result };
    return whole as View;
  }),
);
