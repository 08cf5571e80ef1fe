/** Looking for an opponent: choose, search, wait; or leave an open offer. */

import { useEffect, useState } from 'preact/hooks';
import { api, ensureVisitor, visitor } from '../online/connection.ts';
import { beginSearch, endSearch, lobbyContents, type PendingSearch, pendingSearch } from '../online/lobby.ts';
import { takePendingAction } from '../online/pendingAction.ts';
import { serverErrorText } from '../online/serverErrorText.ts';
import { dropDraft, keepDraft, readDraft } from '../settings/drafts.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import { clockName } from './clocks.ts';
import { chosenClock, chosenEdition, chosenOptions, ruleSetName, titleOf } from './gameChoices.ts';
import { GameForm } from './gameForm.tsx';

/** The name of the player to challenge. */
const CHALLENGED = 'challenge';

export function SearchPanel({ onFault }: { readonly onFault: (fault: string) => void }) {
  const [isRated, setRated] = useState(false);
  const [to, setTo] = useState(() => readDraft(CHALLENGED) ?? '');
  const isAccount = visitor.value?.type === 'account';
  const rated = isAccount && isRated;
  const wish = () => ({ edition: chosenEdition().id, options: chosenOptions(rated), clock: chosenClock(), rated });
  const run = (work: () => Promise<unknown>): void => {
    onFault('');
    ensureVisitor()
      .then(work)
      .catch((error: unknown) => onFault(serverErrorText(error)));
  };
  const search = (): void => run(() => beginSearch(wish()));
  const offer = (): void =>
    run(async () => {
      await api.makeOffer({ ...wish(), ...(to.trim() === '' ? {} : { to: to.trim() }) });
      name('');
    });
  const name = (text: string): void => {
    setTo(text);
    if (text === '') dropDraft(CHALLENGED);
    else keepDraft(CHALLENGED, text);
  };
  useEffect(() => {
    if (takePendingAction('search') && pendingSearch.peek() === undefined) search();
  }, []);
  if (pendingSearch.value !== undefined) return <Searching search={pendingSearch.value} onFault={onFault} />;
  return (
    <section class="panel lobby-panel">
      <h2>{say('web.search.title')}</h2>
      <GameForm hasSide={false} isRated={rated} />
      {isAccount ? (
        <label class="lobby-rated">
          <input type="checkbox" checked={isRated} onChange={({ currentTarget }) => setRated(currentTarget.checked)} />
          {say('web.search.rated')}
        </label>
      ) : null}
      <Button look="main" class="search-begin" label={say('web.search.begin')} onPress={search} />
      <p class="lobby-soft">{say('web.search.others', { count: lobbyContents.value?.searching ?? 0 })}</p>
      <details open={to !== ''}>
        <summary>{say('web.search.offer')}</summary>
        <div class="lobby-panel">
          <label class="lobby-to">
            {say('web.search.to')}
            <input value={to} maxLength={40} onInput={({ currentTarget }) => name(currentTarget.value)} />
          </label>
          <Button label={say('web.search.makeOffer', { direct: to.trim() === '' ? 'no' : 'yes' })} onPress={offer} />
        </div>
      </details>
    </section>
  );
}

/** The search lasts as long as the page is open: a player who searches must be there. */
function Searching({ search, onFault }: { readonly search: PendingSearch; readonly onFault: (fault: string) => void }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const stop = (): void => {
    endSearch().catch((error: unknown) => onFault(serverErrorText(error)));
  };
  return (
    <section class="panel lobby-panel lobby-searching">
      <h2>{say('web.search.searching', { title: titleOf(search.wish.edition) })}</h2>
      <p>
        {clockName(search.wish.clock)} · {ruleSetName(search.wish.edition, search.wish.options ?? {})}
      </p>
      <p class="figures lobby-wait" role="timer">
        {waited(now - search.since)}
      </p>
      <p class="lobby-soft">{say('web.search.stay')}</p>
      <Button label={say('web.search.stop')} onPress={stop} />
    </section>
  );
}

/** Minutes and seconds. */
function waited(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
