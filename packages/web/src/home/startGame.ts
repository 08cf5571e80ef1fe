/** Begins a game and goes there. */

import type { Edition } from '@flagfall/engine';
import { addGame } from '../games/localGames.ts';
import { goTo } from '../router/router.ts';
import { lastEdition } from '../settings/settings.ts';
import { type NewGameChoices, specFor } from './newGame.ts';

export async function startGame(edition: Edition, wishes: NewGameChoices): Promise<void> {
  lastEdition.chosen.value = edition.id;
  goTo('play', { game: await addGame(specFor(edition, wishes)) });
}
