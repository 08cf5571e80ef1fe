/** What can be played on a server, for programs without edition tables. */

import * as v from 'valibot';
import { seat } from '../schemas.ts';

const option = v.variant('type', [
  v.object({ key: v.string(), type: v.literal('choice'), values: v.array(v.string()), default: v.string() }),
  v.object({
    key: v.string(),
    type: v.literal('count'),
    from: v.number(),
    to: v.number(),
    /** The option can be switched off: then its value is `off`. */
    off: v.boolean(),
    default: v.number(),
  }),
]);

const edition = v.object({
  id: v.string(),
  revision: v.number(),
  seats: v.array(seat),
  /** How many of each kind a seat deploys. */
  army: v.record(v.string(), v.number()),
  options: v.array(option),
});
export const editionsSchema = v.object({ editions: v.array(edition) });
