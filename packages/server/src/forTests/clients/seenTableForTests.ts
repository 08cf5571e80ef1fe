// The seen table of a socket, from all its messages.

import { type SeenTable, Shadow } from '@flagfall/client';
import { rulesOf } from '../../games/live/rulesOf.ts';
import type { RawSocket } from './rawSocketForTests.ts';

export function seenTableOf({ heard }: RawSocket): SeenTable {
  let shadow: Shadow | undefined;
  for (const message of heard) {
    if (message.type === 'snapshot') shadow = new Shadow(rulesOf(message.about));
    if (message.type === 'snapshot' || message.type === 'update') shadow?.take(message);
  }
  if (shadow?.seenTable === undefined) throw new Error('nothing was told yet');
  return shadow.seenTable;
}
