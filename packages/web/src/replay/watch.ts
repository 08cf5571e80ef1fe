/** The way to the replay from other screens. */

import { goTo } from '../router/router.ts';
import { gameAddress } from './addresses.ts';

/** Looks again at a game of this device that is over. */
export function watchAgain(game: string): void {
  goTo('replay');
  history.replaceState(null, '', gameAddress(game));
}
