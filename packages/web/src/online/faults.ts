/** What went wrong with the server, in a sentence. */

import { ServerRefused, ServerUnreachable, StrangeAnswer } from '@flagfall/client';
import { messages, say } from '../words/words.ts';

export function faultText(error: unknown): string {
  if (error instanceof ServerRefused) return messages().doorRefusal(error.refusal);
  if (error instanceof ServerUnreachable) return say('web.online.unreachable');
  if (error instanceof StrangeAnswer) return say('web.online.outdated');
  return error instanceof Error ? error.message : String(error);
}
