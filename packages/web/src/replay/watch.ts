/** Ways to the replay from other screens. */

import { goTo } from '../router/router.ts';
import { gameAddress, recordAddress } from './addresses.ts';

/** Looks again at a game of this device that is over. */
export function watchAgain(game: string): void {
  goTo('replay');
  history.replaceState(null, '', gameAddress(game));
}

/** Looks at the game of a record, wherever it was played. */
export async function watchRecord(text: string): Promise<void> {
  const address = await recordAddress(text);
  goTo('replay');
  history.replaceState(null, '', address);
}
