/** What was shown and is covered again (CORE-23): where the game is played from memory, a second telling does not say what it was. */

import type { SeenEvent } from '@flagfall/engine';
import type { Context } from '@flagfall/messages';

export function veiled(
  event: SeenEvent,
  { actor: _, shown: __, ...context }: Context,
): { readonly event: SeenEvent; readonly context: Context } {
  const { kind: _kind, ...covered } = event as SeenEvent & { readonly kind?: string };
  const hasKind = (event.type === 'pieceShown' && !event.stays) || event.type === 'pieceReturned' || event.type === 'deedDone';
  return { event: hasKind ? (covered as SeenEvent) : event, context };
}
