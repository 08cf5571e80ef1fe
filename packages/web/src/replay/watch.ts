/** The way to the replay from other screens. */

import { goTo } from '../router/router.ts';
import { gameAddress } from './addresses.ts';

/** Looks again at a game that is over, of this device or of the server. */
export function watchAgain(where: 'game' | 'online', game: string): void {
  goTo('replay');
  history.replaceState(null, '', gameAddress(where, game));
}
