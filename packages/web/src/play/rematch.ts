/** The same game once more, with changed sides. */

import { type Plan, rematchOf } from '../games/plan.ts';
import { addGame } from '../games/shelf.ts';
import { goTo } from '../router/router.ts';

export async function newRematch(plan: Plan): Promise<void> {
  goTo('play', { game: await addGame(rematchOf(plan)) });
}
