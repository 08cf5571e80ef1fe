/** Games that are worth watching, one button each. */

import { EditionPicture } from '../../art/boards/editionPicture.tsx';
import { packOf } from '../../words/namePacks.ts';
import { say } from '../../words/texts.ts';
import { EXAMPLES, type ExampleId, editionOfExample } from './examples.ts';

export function ExamplesPanel({ onExample }: { readonly onExample: (id: ExampleId) => void }) {
  return (
    <section class="panel">
      <h2>{say('web.replay.examples')}</h2>
      <ul class="replay-games">
        {EXAMPLES.map((id) => {
          const edition = editionOfExample(id);
          return (
            <li key={id}>
              <button type="button" class="button replay-example" onClick={() => onExample(id)}>
                <span class="replay-thumb" aria-hidden="true">
                  <EditionPicture edition={edition.id} />
                </span>
                <span class="replay-gameText">
                  <strong>{say(`web.replay.example.${id}`)}</strong>
                  <small>{say(`web.replay.exampleAbout.${id}`, { game: packOf(edition).title })}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
