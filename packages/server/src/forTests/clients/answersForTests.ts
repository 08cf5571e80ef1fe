// Which request a message answers, for tests: `done`, `refused` and `error` name it, and so does the update to its sender.

import type { ServerMessage } from '@flagfall/protocol';

/** The id of the request that a message confirms, if it does. */
export function doneIn(message: ServerMessage): string | undefined {
  if (message.type === 'done') return message.id;
  return message.type === 'update' ? message.done : undefined;
}

/** The id of the request that the message answers, whatever the result. */
export function answeredIn(message: ServerMessage): string | undefined {
  return doneIn(message) ?? ('id' in message ? message.id : undefined);
}
