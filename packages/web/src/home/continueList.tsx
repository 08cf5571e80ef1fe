/** Games of this device: go on with one that has been begun, throw it away, or look at those that are over. */

import { findEdition } from '@flagfall/editions';
import { type LocalGameSummary, peopleIn } from '@flagfall/seat';
import { useEffect, useState } from 'preact/hooks';
import { EditionPicture } from '../art/boards/editionPicture.tsx';
import { Icon } from '../art/icons.tsx';
import { listGames, removeGame } from '../games/localGames.ts';
import { Link } from '../router/link.tsx';
import { Button } from '../shell/button.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { dateText } from '../words/dates.ts';
import { packOf } from '../words/namePacks.ts';
import { say } from '../words/texts.ts';

export function ContinueList() {
  const [all, setGames] = useState<readonly LocalGameSummary[]>([]);
  const [removed, setRemoved] = useState<LocalGameSummary>();
  const load = (): void => {
    // A browser that keeps nothing has nothing to go on with.
    listGames().then(
      (found) => setGames(found.filter(({ plan }) => findEdition(plan.edition) !== undefined)),
      () => setGames([]),
    );
  };
  useEffect(load, []);
  const games = all.filter(({ result }) => result === undefined);
  const finished = all.length - games.length;
  if (all.length === 0) return null;
  return (
    <section class="front-part">
      <h2>{say(games.length === 0 ? 'web.replay.finished' : 'web.continue.title')}</h2>
      <ul class="front-waiting">
        {games.map((game) => (
          <li key={game.id} class="continue">
            <Link to="play" given={{ game: game.id }}>
              <span class="front-thumb">
                <EditionPicture edition={game.plan.edition} />
              </span>
              <span>
                <strong>{titleOf(game)}</strong>
                <small>{aboutOf(game)}</small>
              </span>
              <Icon name="forward" />
            </Link>
            <button
              type="button"
              class="button-quiet button-icon"
              aria-label={say('web.continue.remove', { title: titleOf(game) })}
              onClick={() => setRemoved(game)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      {finished === 0 ? null : (
        <p>
          <Link to="replay" class="button continue-finished">
            <Icon name="list" />
            {say('web.shelf.way', { count: finished })}
          </Link>
        </p>
      )}
      {removed === undefined ? null : (
        <Dialog title={say('web.shelf.sure', { count: 1 })} onClose={() => setRemoved(undefined)}>
          <p>{`${titleOf(removed)}. ${aboutOf(removed)}`}</p>
          <div class="dialog-ways">
            <Button
              look="danger"
              label={say('web.shelf.yes')}
              onPress={() => {
                setRemoved(undefined);
                void removeGame(removed.id).then(load);
              }}
            />
            <Button label={say('web.shelf.no')} onPress={() => setRemoved(undefined)} />
          </div>
        </Dialog>
      )}
    </section>
  );
}

function titleOf({ plan }: LocalGameSummary): string {
  const edition = findEdition(plan.edition);
  return edition === undefined ? plan.edition : packOf(edition).title;
}

function aboutOf({ plan, actions, updatedAt }: LocalGameSummary): string {
  const level = Object.values(plan.seats).find((sitter) => sitter.type === 'computer')?.level;
  const time = dateText(updatedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return say('web.continue.about', { people: peopleIn(plan).length, level: level ?? 0, actions, time });
}
