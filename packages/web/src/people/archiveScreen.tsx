/** Finished games: one's own and those that anybody may find, newest first. */

import { EDITIONS } from '@flagfall/editions';
import type { GameSummary } from '@flagfall/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import { GameLines } from '../lobby/gameLines.tsx';
import { Button } from '../shell/button.tsx';
import '../lobby/lobby.css';
import { titleOf } from '../lobby/wishes.ts';
import { api, enterAgain } from '../online/connection.ts';
import { faultText } from '../online/faults.ts';
import { say } from '../words/words.ts';
import { EditionSelect } from './editionSelect.tsx';
import { NoneYet } from './noneYet.tsx';
import './people.css';

/** Stands for all of them in the menu. */
const ANY = 'any';

export default function ArchiveScreen() {
  const [edition, setEdition] = useState(ANY);
  const [player, setPlayer] = useState('');
  const [games, setGames] = useState<readonly GameSummary[]>();
  const [next, setNext] = useState<string>();
  const [fault, setFault] = useState('');
  const load = async (after?: string): Promise<void> => {
    setFault('');
    await enterAgain();
    const given = { edition: edition === ANY ? undefined : edition, player: player.trim() === '' ? undefined : player.trim() };
    const page = await api.archive({ ...given, after });
    setGames((before = []) => (after === undefined ? page.games : [...before, ...page.games]));
    setNext(page.next);
  };
  const find = (after?: string): void => {
    load(after).catch((error: unknown) => {
      setGames([]);
      setFault(faultText(error));
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
        <NoneYet>{say('web.archive.none')}</NoneYet>
      ) : (
        <GameLines games={games} />
      )}
      {next === undefined ? null : <Button label={say('web.archive.more')} onPress={() => find(next)} />}
    </main>
  );
}
