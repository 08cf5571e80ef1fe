/** Compiles one text for formatting. The pages are built without this module: their texts are compiled ahead (`ahead.ts`), and the parser stays out. */

import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

export function compiledText(text: string): CompiledMessage {
  return compileMessageOrThrow(text);
}
