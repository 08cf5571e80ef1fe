/** Begins a game and goes there. */

import type { Edition } from '@flagfall/engine';
import { addGame } from '../games/shelf.ts';
import { goTo } from '../router/router.ts';
import { lastEdition } from '../settings/settings.ts';
import { planFor, type Wishes } from './newGame.ts';

export async function startGame(edition: Edition, wishes: Wishes): Promise<void> {
  lastEdition.chosen.value = edition.id;
  goTo('play', { game: await addGame(planFor(edition, wishes)) });
}
