/** The lobby: find an opponent at once, take or make an open offer, go on with a game, or watch one. */

import type { LobbyOffer } from '@flagfall/protocol';
import type { GameSummary, OwnGame } from '@flagfall/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import { api, connectionState, ensureVisitor } from '../online/connection.ts';
import { joinLobby, lobbyContents, resumeSearch } from '../online/lobby.ts';
import { serverErrorText } from '../online/serverErrorText.ts';
import { Link } from '../router/link.tsx';
import { goTo } from '../router/router.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import { clockName } from './clocks.ts';
import { GameList } from './gameList.tsx';
import './lobby.css';
import { ruleSetName, seatName, titleOf } from './gameChoices.ts';
import { SearchPanel } from './searchPanel.tsx';

export default function LobbyScreen() {
  const [fault, setFault] = useState('');
  const [own, setOwn] = useState<readonly OwnGame[]>([]);
  const [running, setRunning] = useState<readonly GameSummary[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      await ensureVisitor();
      joinLobby(true);
      const [mine, all] = await Promise.all([api.myGames(), api.runningGames(), resumeSearch()]);
      setOwn(mine.games);
      setRunning(all.games.filter(({ viewer }) => viewer === 'audience'));
    };
    load().catch((error: unknown) => setFault(serverErrorText(error)));
    return () => joinLobby(false);
  }, []);
  const offers = lobbyContents.value?.offers ?? [];
  return (
    <main class="lobby">
      <h1>{say('web.lobby.title')}</h1>
      <p class="lobby-fault" role="alert">
        {connectionState.value.type === 'lost' ? say('web.online.lost') : fault}
      </p>
      <SearchPanel onFault={setFault} />
      <section class="lobby-part">
        <h2>{say('web.lobby.offers')}</h2>
        {offers.length === 0 ? <p class="lobby-soft">{say('web.lobby.noOffers')}</p> : null}
        <ul class="lobby-offers">
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} onFault={setFault} />
          ))}
        </ul>
      </section>
      {own.length === 0 ? null : (
        <section class="lobby-part">
          <h2>{say('web.lobby.own')}</h2>
          <GameList games={own} />
        </section>
      )}
      <section class="lobby-part">
        <h2>{say('web.lobby.watch')}</h2>
        {running.length === 0 ? <p class="lobby-soft">{say('web.lobby.noWatch')}</p> : <GameList games={running} />}
      </section>
      <nav class="lobby-answers">
        <Link to="leaders" class="button">
          {say('web.leaders.title')}
        </Link>
        <Link to="archive" class="button">
          {say('web.archive.title')}
        </Link>
      </nav>
    </main>
  );
}

function Offer({ offer, onFault }: { readonly offer: LobbyOffer; onFault(fault: string): void }) {
  const { from, edition, options, clock, rated, seat, yours, forYou } = offer;
  const run = (work: Promise<unknown>): void => void work.catch((error: unknown) => onFault(serverErrorText(error)));
  const accept = (): void => run(api.acceptOffer(offer.id).then(({ game }) => goTo('online', { game })));
  return (
    <li class="panel lobby-offer" data-yours={yours}>
      <span>
        <strong>
          {say('web.lobby.offer', { title: titleOf(edition), name: from.name, rating: from.rating ?? 0, own: yours ? 'yes' : 'no' })}
        </strong>
        <small>
          {say('web.lobby.terms', {
            clock: clockName(clock),
            rated: rated ? 'yes' : 'no',
            side: seat === undefined ? 'none' : seatName(edition, seat),
            direct: forYou ? 'yes' : 'no',
          })}{' '}
          · {ruleSetName(edition, options)}
        </small>
      </span>
      {yours ? (
        <Button label={say('web.lobby.withdraw')} onPress={() => run(api.withdrawOffer(offer.id))} />
      ) : (
        <span class="lobby-answers">
          <Button look="main" label={say('web.offer.accept')} onPress={accept} />
          {forYou ? <Button label={say('web.offer.decline')} onPress={() => run(api.refuseOffer(offer.id))} /> : null}
        </span>
      )}
    </li>
  );
}
