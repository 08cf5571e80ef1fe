/** Games that have been begun on this device: go on with one, or throw it away. */

import { findEdition } from '@flagfall/editions';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { EditionPicture } from '../art/picture.tsx';
import { peopleIn, type Summary } from '../games/plan.ts';
import { listGames, removeGame } from '../games/shelf.ts';
import { Link } from '../router/link.tsx';
import { dateText } from '../words/dates.ts';
import { packOf } from '../words/packs.ts';
import { say } from '../words/words.ts';

export function Continue() {
  const [games, setGames] = useState<readonly Summary[]>([]);
  const load = (): void => {
    // A browser that keeps nothing has nothing to go on with.
    listGames().then(
      (all) => setGames(all.filter(({ result, plan }) => result === undefined && findEdition(plan.edition) !== undefined)),
      () => setGames([]),
    );
  };
  useEffect(load, []);
  if (games.length === 0) return null;
  return (
    <section class="front-part">
      <h2>{say('web.continue.title')}</h2>
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
              onClick={() => void removeGame(game.id).then(load)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ plan }: Summary): string {
  const edition = findEdition(plan.edition);
  return edition === undefined ? plan.edition : packOf(edition).title;
}

function aboutOf({ plan, actions, updatedAt }: Summary): string {
  const level = Object.values(plan.seats).find((sitter) => sitter.type === 'computer')?.level;
  const time = dateText(updatedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return say('web.continue.about', { people: peopleIn(plan).length, level: level ?? 0, actions, time });
}
