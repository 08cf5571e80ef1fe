/** Chat over HTTP: lines, reports and blocks. */

import * as v from 'valibot';
import { CHAT_ROOMS } from '../clientMessages.ts';
import { maybe, seat } from '../schemas.ts';
import { id, text, time } from './schemas.ts';

/** Longer than any accepted reason, so that its own refusal can name the limit. */
const REASON_MAX = 2000;

const whom = v.variant('type', [
  v.strictObject({ type: v.literal('author'), line: id }),
  v.strictObject({ type: v.literal('sitter'), game: id, seat }),
]);
/** A person at a table, as others know them: by a chat line, or by their seat. */
export type PersonRef = v.InferOutput<typeof whom>;

/** Mute a person, or also avoid games with them. */
const aversion = v.picklist(['mute', 'block']);
export type BlockType = v.InferOutput<typeof aversion>;

export const blockSchema = v.strictObject({ whom, type: aversion });
export const reportSchema = v.strictObject({ whom, reason: text(0, REASON_MAX) });

const line = v.object({
  id: v.string(),
  from: v.string(),
  seat: maybe(seat),
  bot: maybe(v.literal(true)),
  text: v.string(),
  at: time,
  /** Written by the reader. */
  yours: v.boolean(),
  /** Hidden from everybody but operators. */
  hidden: maybe(v.literal(true)),
});
export const chatParamsSchema = v.strictObject({ id, room: v.picklist(CHAT_ROOMS) });
export const chatLinesSchema = v.object({ lines: v.array(line) });
