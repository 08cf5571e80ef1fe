/** The games that were finished on this device: watch one again, throw one away, or all of them; and how much room they take. */

import { findEdition } from '@flagfall/editions';
import { type LocalGameSummary, rulesFor } from '@flagfall/seat';
import { useEffect, useState } from 'preact/hooks';
import { EditionPicture } from '../../art/boards/editionPicture.tsx';
import { Icon } from '../../art/icons.tsx';
import { removeGame } from '../../games/localGames.ts';
import { Button } from '../../shell/button.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { dateText } from '../../words/dates.ts';
import { GameWords } from '../../words/gameWords.ts';
import { packOf } from '../../words/namePacks.ts';
import { localeTag, say } from '../../words/texts.ts';
import { finishedGames } from './finishedGames.ts';
import { storageUsed } from './storageUsed.ts';

interface FinishedProps {
  readonly onGame: (id: string) => void;
  /** The games are there, or it is clear that there are none. */
  readonly onFound: () => void;
}

export function FinishedPanel({ onGame, onFound }: FinishedProps) {
  const [games, setGames] = useState<readonly LocalGameSummary[]>();
  const [room, setRoom] = useState<string>();
  const [removed, setRemoved] = useState<readonly LocalGameSummary[]>([]);
  const load = (): void => {
    // A browser that keeps nothing has nothing to show.
    void finishedGames()
      .then(setGames, () => setGames([]))
      .then(onFound);
    void storageUsed(localeTag.value).then(setRoom);
  };
  useEffect(load, []);
  const remove = async (): Promise<void> => {
    setRemoved([]);
    for (const { id } of removed) await removeGame(id);
    load();
  };
  const count = games?.length ?? 0;
  return (
    <section class="panel">
      <h2>{say('web.replay.finished')}</h2>
      {games?.length === 0 ? <p>{say('web.replay.none')}</p> : null}
      <ul class="replay-games">
        {games?.map((game) => (
          <li key={game.id}>
            <button type="button" class="button replay-game" onClick={() => onGame(game.id)}>
              <span class="replay-thumb" aria-hidden="true">
                <EditionPicture edition={game.plan.edition} />
              </span>
              <span class="replay-gameText">
                <strong>{titleOf(game)}</strong>
                <small>{aboutOf(game)}</small>
              </span>
            </button>
            <button
              type="button"
              class="button-quiet button-icon replay-remove"
              aria-label={say('web.shelf.remove', { title: titleOf(game), time: timeOf(game) })}
              onClick={() => setRemoved([game])}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      {count === 0 ? null : (
        <div class="replay-shelf">
          <p>{say('web.shelf.room', { count, room: room ?? 'none' })}</p>
          <Button class="replay-removeAll" icon="trash" label={say('web.shelf.removeAll')} onPress={() => setRemoved(games ?? [])} />
        </div>
      )}
      {removed.length === 0 ? null : (
        <Dialog title={say('web.shelf.sure', { count: removed.length })} onClose={() => setRemoved([])}>
          <p>{removed.length === 1 ? `${titleOf(removed[0])}. ${aboutOf(removed[0])}` : say('web.shelf.sureAbout')}</p>
          <div class="dialog-ways">
            <Button look="danger" label={say('web.shelf.yes')} onPress={() => void remove()} />
            <Button label={say('web.shelf.no')} onPress={() => setRemoved([])} />
          </div>
        </Dialog>
      )}
    </section>
  );
}

function titleOf({ plan }: LocalGameSummary): string {
  return packOf(findEdition(plan.edition)!).title;
}

function timeOf({ updatedAt }: LocalGameSummary): string {
  return dateText(updatedAt, { dateStyle: 'medium', timeStyle: 'short' });
}

/** How it ended, where its rules are still known, and when. */
function aboutOf(game: LocalGameSummary): string {
  const rules = rulesFor(game.plan);
  if (game.result === undefined || rules === undefined) return timeOf(game);
  return `${new GameWords(rules).ending(game.result, rules.seats[0])} ${timeOf(game)}`;
}
