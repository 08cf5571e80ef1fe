/** Requests and answers of operators over HTTP. */

import * as v from 'valibot';
import { maybe } from '../schemas.ts';
import { sanctionSchema } from './people.ts';
import { id, text, time } from './schemas.ts';

const person = v.variant('type', [
  v.strictObject({ type: v.literal('account'), account: id }),
  v.strictObject({ type: v.literal('guest'), guest: id }),
]);

const report = v.object({
  id: v.string(),
  at: time,
  reason: v.string(),
  game: maybe(v.string()),
  line: maybe(v.string()),
  by: maybe(person),
  about: maybe(person),
});
export const reportsSchema = v.object({ reports: v.array(report) });

export const sanctionedParamsSchema = v.strictObject({ who: text(1, 100) });
const bound = v.object({ id: v.string(), ...sanctionSchema.entries, byOperator: v.string(), at: time });
export const sanctionedSchema = v.object({ who: person, sanctions: v.array(bound) });

const hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(87_840));
export const sanctionRequestSchema = v.strictObject({
  type: v.picklist(['silence', 'ban']),
  who: person,
  reason: text(1, 500),
  hours: maybe(hours),
});
export const newSanctionSchema = v.object({ id: v.string(), until: maybe(time) });
