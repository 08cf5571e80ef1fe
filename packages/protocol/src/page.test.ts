/** The page of the protocol: every example on it can be read, and every message type has one. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientMessageSchema } from './clientMessages.ts';
import { decodeClientMessage, decodeServerMessage, encodeClientMessage, encodeServerMessage } from './codec.ts';
import { OFFER_TYPES, requestSchema } from './requests.ts';
import { CLOSE_REASONS, ERROR_CODES, serverMessageSchema } from './serverMessages.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const [, fromClient, fromServer] = page.split(/^## .*$/m);

/** The examples of a section: a message per line, or one over several lines. */
function examplesIn(part: string): readonly string[] {
  return [...part.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, text]) => (text.startsWith('{\n') ? [text] : text.trim().split('\n')));
}

/** The types that a schema knows. */
function typesOf(schema: {
  readonly options: readonly { readonly entries: { readonly type: { readonly literal: string } } }[];
}): readonly string[] {
  return schema.options.map(({ entries }) => entries.type.literal).sort();
}

const typeOf = ({ type }: { readonly type: string }): string => type;

test('client examples are read as written, and each type of message and request has one', () => {
  const messages = examplesIn(fromClient).map((text) => {
    const read = decodeClientMessage(text);
    if (!read.ok) throw new Error(`${read.error.path}: ${text}`);
    expect(JSON.parse(encodeClientMessage(read.value))).toEqual(JSON.parse(text));
    return read.value;
  });
  expect([...new Set(messages.map(typeOf))].sort()).toEqual(typesOf(clientMessageSchema));
  const requests = messages.flatMap((message) => (message.type === 'act' ? [message.request] : []));
  expect([...new Set(requests.map(typeOf))].sort()).toEqual(typesOf(requestSchema));
});

test('server examples are read as written, and each type of message has one', () => {
  const messages = examplesIn(fromServer).map((text) => {
    const read = decodeServerMessage(text);
    if (!read.ok) throw new Error(`${read.error.path}: ${text}`);
    expect(JSON.parse(encodeServerMessage(read.value))).toEqual(JSON.parse(text));
    return read.value;
  });
  const schema = serverMessageSchema as unknown as Parameters<typeof typesOf>[0];
  expect([...new Set(messages.map(typeOf))].sort()).toEqual(typesOf(schema));
});

test('the page names every offer, reason and code', () => {
  for (const word of [...OFFER_TYPES, ...CLOSE_REASONS, ...ERROR_CODES]) expect(page).toContain(`\`${word}\``);
});
