// What somebody at a socket sees, by all that came over it.

import { Shadow, type Sight } from '@flagfall/client';
import { rulesOf } from '../games/rulesOf.ts';
import type { RawSocket } from './rawSocketForTests.ts';

export function sightOf({ heard }: RawSocket): Sight {
  let shadow: Shadow | undefined;
  for (const message of heard) {
    if (message.type === 'snapshot') shadow = new Shadow(rulesOf(message.about));
    if (message.type === 'snapshot' || message.type === 'update') shadow?.take(message);
  }
  if (shadow?.sight === undefined) throw new Error('nothing was told yet');
  return shadow.sight;
}
