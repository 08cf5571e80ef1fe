/** Tokens of bots over HTTP. */

import * as v from 'valibot';
import { maybe } from '../schemas.ts';
import { label, time } from './schemas.ts';

/** What a bot token may be used for. */
export const BOT_SCOPES = ['play', 'challenge', 'chat'] as const;
export type BotScope = (typeof BOT_SCOPES)[number];

const scopes = v.pipe(v.array(v.picklist(BOT_SCOPES)), v.minLength(1), v.maxLength(BOT_SCOPES.length));
export const botTokenRequestSchema = v.strictObject({ label, scopes });
/** The token itself, told only this once. */
export const newBotTokenSchema = v.object({ id: v.string(), token: v.string() });

const token = v.object({
  id: v.string(),
  label: v.string(),
  scopes: v.array(v.string()),
  createdAt: time,
  usedAt: maybe(time),
});
export const botTokensSchema = v.object({ tokens: v.array(token) });
