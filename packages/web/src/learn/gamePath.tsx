/** With which game of each box to begin, and which comes next: each is one tap from a first game. */

import { bookletOf, EDITIONS } from '@flagfall/editions';
import type { Edition } from '@flagfall/engine';
import { packOf } from '../words/namePacks.ts';
import { say } from '../words/texts.ts';
import { startFirstGame } from './firstGame.ts';

export function GamePath() {
  return (
    <section class="course-chapter">
      <h2>{say('path.title')}</h2>
      <p>{say('path.about')}</p>
      <ul class="course-paths">
        {paths().map((path) => (
          <li key={path[0].id}>
            <ol class="course-path">
              {path.map((edition) => (
                <li key={edition.id}>
                  <button type="button" class="button" onClick={() => void startFirstGame(edition)}>
                    {packOf(edition).title}
                  </button>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** From a game that nothing comes before to the last one of its box; boxes that name a first game come first. */
function paths(): readonly (readonly Edition[])[] {
  const starts = EDITIONS.filter((edition) => bookletOf(edition).after === undefined);
  return starts.toSorted((one, other) => first(other) - first(one)).map(pathFrom);
}

function first(edition: Edition): number {
  return bookletOf(edition).isFirst ? 1 : 0;
}

function pathFrom(edition: Edition): readonly Edition[] {
  const next = EDITIONS.find((other) => bookletOf(other).after === edition.id);
  return next === undefined ? [edition] : [edition, ...pathFrom(next)];
}
