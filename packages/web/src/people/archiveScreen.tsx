/** Finished games: one's own and those that anybody may find, newest first. */

import { EDITIONS } from '@flagfall/editions';
import type { GameSummary } from '@flagfall/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import { GameList } from '../lobby/gameList.tsx';
import { Button } from '../shell/button.tsx';
import '../lobby/lobby.css';
import { titleOf } from '../lobby/gameChoices.ts';
import { api, resumeVisit } from '../online/connection.ts';
import { serverErrorText } from '../online/serverErrorText.ts';
import { say } from '../words/texts.ts';
import { EditionSelect } from './editionSelect.tsx';
import { EmptyList } from './emptyList.tsx';
import './people.css';

/** The menu entry for all of them. */
const ANY = 'any';

export default function ArchiveScreen() {
  const [edition, setEdition] = useState(ANY);
  const [player, setPlayer] = useState('');
  const [games, setGames] = useState<readonly GameSummary[]>();
  const [next, setNext] = useState<string>();
  const [fault, setFault] = useState('');
  const load = async (after?: string): Promise<void> => {
    setFault('');
    await resumeVisit();
    const given = { edition: edition === ANY ? undefined : edition, player: player.trim() === '' ? undefined : player.trim() };
    const page = await api.archive({ ...given, after });
    setGames((before = []) => (after === undefined ? page.games : [...before, ...page.games]));
    setNext(page.next);
  };
  const find = (after?: string): void => {
    load(after).catch((error: unknown) => {
      setGames([]);
      setFault(serverErrorText(error));
    });
  };
  useEffect(() => find(), [edition]);
  return (
    <main class="lobby">
      <h1>{say('web.archive.title')}</h1>
      <form
        class="panel lobby-panel"
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <EditionSelect
          value={edition}
          values={[ANY, ...EDITIONS.map(({ id }) => id)]}
          nameOf={(one) => (one === ANY ? say('web.archive.anyEdition') : titleOf(one))}
          onChoose={setEdition}
        />
        <label class="people-select">
          <strong>{say('web.archive.player')}</strong>
          <input type="search" value={player} onInput={({ currentTarget }) => setPlayer(currentTarget.value)} />
        </label>
      </form>
      <p class="lobby-fault" role="alert">
        {fault}
      </p>
      {games === undefined || fault !== '' ? null : games.length === 0 ? (
        <EmptyList>{say('web.archive.none')}</EmptyList>
      ) : (
        <GameList games={games} />
      )}
      {next === undefined ? null : <Button label={say('web.archive.more')} onPress={() => find(next)} />}
    </main>
  );
}
