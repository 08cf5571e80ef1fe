/** A sentence for a failed call to the server. Other errors are ours, and are logged. */

import { ServerRefused, ServerUnreachable, UnreadableAnswer } from '@flagfall/client';
import { messages, say } from '../words/texts.ts';

export function serverErrorText(error: unknown): string {
  if (error instanceof ServerRefused) return messages().httpRefusal(error.refusal);
  if (error instanceof ServerUnreachable) return say('web.online.unreachable');
  if (error instanceof UnreadableAnswer) return say('web.online.outdated');
  console.error(error);
  return say('web.trouble.title');
}
