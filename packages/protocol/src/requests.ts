/** What a seat may ask of its table. Shapes only: whether it is allowed is the table's and the engine's to say. */

import type { Intent } from '@flagfall/engine';
import * as v from 'valibot';
import { DEED_ARGUMENTS_MAX, PIECES_MAX } from './limits.ts';
import { count, hash, id, name } from './schemas.ts';

/** What seats can agree on. */
export const OFFER_TYPES = ['draw', 'undo', 'pause', 'resume', 'abort', 'rematch'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** What can be claimed when a seat stays away. */
export const CLAIM_OUTCOMES = ['win', 'draw'] as const;
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

const names = v.pipe(v.array(name), v.maxLength(DEED_ARGUMENTS_MAX));

const deployment = v.pipe(
  v.record(name, name),
  v.check((pieces) => Object.keys(pieces).length <= PIECES_MAX),
);

export const intentSchema = v.variant('type', [
  v.strictObject({ type: v.literal('move'), from: name, to: name }),
  v.strictObject({ type: v.literal('deploy'), deployment }),
  v.strictObject({
    type: v.literal('deed'),
    deed: name,
    cells: v.exactOptional(names),
    cards: v.exactOptional(names),
    kind: v.exactOptional(name),
    yes: v.exactOptional(v.boolean()),
    order: v.exactOptional(v.pipe(v.array(count), v.maxLength(DEED_ARGUMENTS_MAX))),
    open: v.exactOptional(v.boolean()),
  }),
]);

const what = v.picklist(OFFER_TYPES);

export const requestSchema = v.variant('type', [
  v.strictObject({ type: v.literal('play'), id, intent: intentSchema }),
  v.strictObject({ type: v.literal('resign'), id }),
  v.strictObject({ type: v.literal('abort'), id }),
  v.strictObject({ type: v.literal('offer'), id, what }),
  v.strictObject({ type: v.literal('answer'), id, what, accept: v.boolean() }),
  v.strictObject({ type: v.literal('withdraw'), id, what }),
  v.strictObject({ type: v.literal('claim'), id, outcome: v.picklist(CLAIM_OUTCOMES) }),
  v.strictObject({ type: v.literal('mark'), id, piece: count, kind: v.exactOptional(name) }),
  v.strictObject({ type: v.literal('nonce'), id, nonce: hash }),
]);

export const REQUEST_TYPES = requestSchema.options.map(({ entries }) => entries.type.literal);
export const INTENT_TYPES = intentSchema.options.map(({ entries }) => entries.type.literal);

/** What a seat asks of its table, before the client gives it an id. */
export type RequestBody =
  | { readonly type: 'play'; readonly intent: Intent }
  | { readonly type: 'resign' }
  /** Before everybody has had a turn: nobody wins or loses. Later that needs consent (`offer`). */
  | { readonly type: 'abort' }
  | { readonly type: 'offer'; readonly what: OfferType }
  | { readonly type: 'answer'; readonly what: OfferType; readonly accept: boolean }
  | { readonly type: 'withdraw'; readonly what: OfferType }
  /** The seat that the game waits for has been away for longer than its grace. */
  | { readonly type: 'claim'; readonly outcome: ClaimOutcome }
  /** Pencil games: a note of one's own on an enemy piece; no kind rubs it out. */
  | { readonly type: 'mark'; readonly piece: number; readonly kind?: string | undefined }
  /** What the seat's client adds to the chance of the game, before it begins. */
  | { readonly type: 'nonce'; readonly nonce: string };

/** A request of a seat. `id` is the client's own: the same id is never carried out twice. */
export type Request = { readonly id: string } & RequestBody;
