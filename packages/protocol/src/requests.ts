/** What a seat may ask of its table. Shapes only: table and engine decide whether it is allowed. */

import type { Intent } from '@flagfall/engine';
import * as v from 'valibot';
import { DEED_ARGUMENTS_MAX, PIECES_MAX } from './limits.ts';
import { count, hash, id, maybe, name } from './schemas.ts';

/** What seats can agree on. */
export const OFFER_TYPES = ['draw', 'undo', 'pause', 'resume', 'abort', 'rematch'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** What a seat can claim when another stays away. */
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
    cells: maybe(names),
    cards: maybe(names),
    kind: maybe(name),
    yes: maybe(v.boolean()),
    order: maybe(v.pipe(v.array(count), v.maxLength(DEED_ARGUMENTS_MAX))),
    open: maybe(v.boolean()),
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
  v.strictObject({ type: v.literal('mark'), id, piece: count, kind: maybe(name) }),
  v.strictObject({ type: v.literal('nonce'), id, nonce: hash }),
]);

export const REQUEST_TYPES = requestSchema.options.map(({ entries }) => entries.type.literal);
export const INTENT_TYPES = intentSchema.options.map(({ entries }) => entries.type.literal);

/** A request before the client gives it an id. */
export type RequestBody =
  | { readonly type: 'play'; readonly intent: Intent }
  | { readonly type: 'resign' }
  /** Before all seats have had a turn: the game has no result. Later it needs consent (`offer`). */
  | { readonly type: 'abort' }
  | { readonly type: 'offer'; readonly what: OfferType }
  | { readonly type: 'answer'; readonly what: OfferType; readonly accept: boolean }
  | { readonly type: 'withdraw'; readonly what: OfferType }
  /** The seat that the game waits for has been away longer than its grace. */
  | { readonly type: 'claim'; readonly outcome: ClaimOutcome }
  /** Pencil games: a mark on an enemy piece; without a kind it is erased. */
  | { readonly type: 'mark'; readonly piece: number; readonly kind?: string | undefined }
  /** The nonce that the seat's client adds to the luck of the game, before it begins. */
  | { readonly type: 'nonce'; readonly nonce: string };

/** A request of a seat. The client makes the `id`; the same id is carried out once. */
export type Request = { readonly id: string } & RequestBody;
