/** One's games on the server; whoever has never been there is shown nothing, and the server is not asked. */

import type { OwnGame } from '@flagfall/client';
import { useEffect, useState } from 'preact/hooks';
import { visited } from '../settings/settings.ts';
import { say } from '../words/words.ts';

type Shown = { readonly games: readonly OwnGame[]; readonly Lines: typeof import('../lobby/gameLines.tsx').GameLines };

export function OnlineContinue() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    // Without a server there is nothing to go on with there.
    if (visited.chosen.value === 'yes') load().then(setShown, () => {});
  }, []);
  if (shown === undefined || shown.games.length === 0) return null;
  const { games, Lines } = shown;
  return (
    <section class="front-part">
      <h2>{say('web.home.online')}</h2>
      <Lines games={games} />
    </section>
  );
}

/** The calls are loaded only here: who plays alone needs none of it. */
async function load(): Promise<Shown> {
  const [{ api, enter }, { GameLines }] = await Promise.all([import('../online/connection.ts'), import('../lobby/gameLines.tsx')]);
  await enter();
  return { games: (await api.myGames()).games, Lines: GameLines };
}
