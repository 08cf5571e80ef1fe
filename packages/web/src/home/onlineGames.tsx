/** One's games on the server. For visitors who have never been there it shows nothing and does not ask the server. */

import type { OwnGame } from '@flagfall/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import { Link } from '../router/link.tsx';
import { visited } from '../settings/settings.ts';
import { say } from '../words/texts.ts';

interface Shown {
  readonly games: readonly OwnGame[];
  readonly Lines: typeof import('../lobby/gameList.tsx').GameList;
  readonly searching: typeof import('../online/lobby.ts').pendingSearch;
}

export function OnlineGames() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    // Without a server there is nothing to go on with there.
    if (visited.chosen.value === 'yes') load().then(setShown, () => {});
  }, []);
  const isSearching = shown?.searching.value !== undefined;
  if (shown === undefined || (shown.games.length === 0 && !isSearching)) return null;
  const { games, Lines } = shown;
  return (
    <section class="front-part">
      <h2>{say('web.home.online')}</h2>
      {isSearching ? (
        <p class="front-search">
          <Link to="lobby" class="button">
            {say('web.home.searching')}
          </Link>
        </p>
      ) : null}
      {games.length === 0 ? null : <Lines games={games} />}
    </section>
  );
}

/** The calls are loaded only here: solo players need none of them. News of searches and challenges arrive here too. */
async function load(): Promise<Shown> {
  const [{ api, ensureVisitor }, { GameList }, { joinLobby, resumeSearch, pendingSearch }] = await Promise.all([
    import('../online/connection.ts'),
    import('../lobby/gameList.tsx'),
    import('../online/lobby.ts'),
  ]);
  const { type } = await ensureVisitor();
  const [{ games }] = await Promise.all([api.myGames(), resumeSearch()]);
  if (type === 'account' || games.some(({ status }) => status === 'waiting')) joinLobby(false);
  return { games, Lines: GameList, searching: pendingSearch };
}
