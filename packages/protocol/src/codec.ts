/** From text to messages and back. Reading never throws: a result says what is wrong. */

import type { Result } from '@flagfall/engine';
import * as v from 'valibot';
import { type ClientMessage, clientMessageSchema } from './clientMessages.ts';
import { type BadMessage, badMessage, type JsonLimits, readJson } from './json.ts';
import { CLIENT_LENGTH_MAX, CLIENT_VALUES_MAX, SERVER_LENGTH_MAX, SERVER_VALUES_MAX } from './limits.ts';
import { gameId } from './schemas.ts';
import { type ServerMessage, serverMessageSchema } from './serverMessages.ts';

/** The length of a request must not show which card or piece a player chose (docs/decisions/wire.md). */
const ACT_BLOCK = 256;
const CLIENT_LIMITS: JsonLimits = { length: CLIENT_LENGTH_MAX, values: CLIENT_VALUES_MAX };
const SERVER_LIMITS: JsonLimits = { length: SERVER_LENGTH_MAX, values: SERVER_VALUES_MAX };

const unreadStepsSchema = v.object({ type: v.picklist(['update', 'snapshot']), game: gameId });

export function decodeClientMessage(text: string): Result<ClientMessage, BadMessage> {
  const json = readJson(text, CLIENT_LIMITS);
  return json.ok ? decode(clientMessageSchema, json.value) : json;
}

export function encodeClientMessage(message: ClientMessage): string {
  const text = JSON.stringify(message);
  return message.type === 'act' ? padToBlock(ACT_BLOCK, text) : text;
}

/** Pads a text with spaces to a multiple of a block: its length alone says less about its content. */
export function padToBlock(block: number, text: string): string {
  return text.padEnd(Math.ceil(text.length / block) * block);
}

/** Why a client could not read a message. */
export interface UnreadableMessage extends BadMessage {
  /** The game whose steps it told: they are missing now. */
  readonly game?: string;
}

/** What a client reads: views and seen events are branded here, since only a server sends them. */
export function decodeServerMessage(text: string): Result<ServerMessage, UnreadableMessage> {
  const json = readJson(text, SERVER_LIMITS);
  if (!json.ok) return json;
  const read = decode(serverMessageSchema, json.value);
  const steps = read.ok ? undefined : decode(unreadStepsSchema, json.value);
  return read.ok || !steps?.ok ? read : { ok: false, error: { ...read.error, game: steps.value.game } };
}

/** Only the engine can make views and seen events, so nothing else goes out here. */
export function encodeServerMessage(message: ServerMessage): string {
  return JSON.stringify(message);
}

function decode<Message>(schema: v.GenericSchema<unknown, Message>, json: unknown): Result<Message, BadMessage> {
  const read = v.safeParse(schema, json, { abortEarly: true });
  if (read.success) return { ok: true, value: read.output };
  return badMessage(v.getDotPath(read.issues[0]) ?? 'message');
}
